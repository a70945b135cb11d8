import Testing

@testable import Understanding

struct GrammarQuantityTests {
  /// What is expected of the amount at the beginning of `text`.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var value: Double?
    var unit: String?
    /// In grams, millilitres, metres, seconds or kilocalories, whichever the unit measures.
    var total: Double?
    /// What follows the amount.
    var rest: String

    init(_ text: String, _ value: Double?, _ unit: String?, _ total: Double?, _ rest: String) {
      self.text = text
      self.value = value
      self.unit = unit
      self.total = total
      self.rest = rest
    }

    init(_ text: String, _ value: Double?, _ unit: String?, _ rest: String) {
      self.init(text, value, unit, nil, rest)
    }

    var testDescription: String { text.debugDescription }
  }

  static let sizes: [Case] = [
    Case("a small or medium wedge of brie", 1, "small wedge", "brie"),
    Case("a small or thin/very thin slice of soda bread", 1, "small slice", "soda bread"),
    Case("two regular/large rolls", 2, "regular", "rolls"),
    Case("1 large or thick slice of ham", 1, "large slice", "ham"),
  ]

  static let counts: [Case] = [
    Case("2 eggs", 2, nil, "eggs"), Case("two eggs", 2, nil, "eggs"), Case("an egg", 1, nil, "egg"),
    Case("half an egg", 0.5, nil, "egg"), Case("half a dozen eggs", 6, nil, "eggs"),
    Case("a dozen eggs", 12, nil, "eggs"),
    Case("half dozen eggs", 6, nil, "eggs"), Case("two dozen oysters", 24, nil, "oysters"),
    Case("a couple of figs", 2, nil, "figs"), Case("a few figs", 3, nil, "figs"), Case("several figs", 4, nil, "figs"),
    Case("a pair of kippers", 2, nil, "kippers"), Case("one and a half pies", 1.5, nil, "pies"),
    Case("1 and 1/2 pies", 1.5, nil, "pies"), Case("1 1/2 pies", 1.5, nil, "pies"), Case("1½ pies", 1.5, nil, "pies"),
    Case("1-1/2 pies", 1.5, nil, "pies"), Case("2-3 plums", 2.5, nil, "plums"), Case("2 to 4 plums", 3, nil, "plums"),
    Case("two or three plums", 2.5, nil, "plums"), Case("between 2 and 4 plums", 3, nil, "plums"),
    Case("twenty-five grapes", 25, nil, "grapes"), Case("a hundred peanuts", 100, nil, "peanuts"),
    Case("two hundred and fifty peas", 250, nil, "peas"), Case("3x Apples", 3, nil, "Apples"),
    Case("3 x apples", 3, nil, "apples"),
    Case("about 5 olives", 5, nil, "olives"), Case("~5 olives", 5, nil, "olives"),
    Case("like 5 olives", 5, nil, "olives"),
    Case("a third of a melon", 1.0 / 3, nil, "melon"), Case("two thirds of a melon", 2.0 / 3, nil, "melon"),
    Case("a quarter of a melon", 0.25, nil, "melon"), Case("three quarters of a melon", 0.75, nil, "melon"),
    Case("half of the melon", 0.5, nil, "melon"), Case("a single prune", 1, nil, "prune"),
    Case("2 delicious pies", 2, nil, "delicious pies"), Case("2 steaks", 2, nil, "steaks"),
  ]

  static let measures: [Case] = [
    Case("250g ham", 250, "g", 250, "ham"), Case("250 grams of ham", 250, "g", 250, "ham"),
    Case("a kilo of plums", 1, "kg", 1000, "plums"), Case("1,5 kg plums", 1.5, "kg", 1500, "plums"),
    Case("quarter litre milk", 0.25, "l", 250, "milk"), Case("a quarter pound of veal", 0.25, "lb", 113.4, "veal"),
    Case("half a pound of veal", 0.5, "lb", 226.8, "veal"), Case("half-pound veal", 0.5, "lb", 226.8, "veal"),
    Case("1 lb 4 oz veal", 1.25, "lb", 566.99, "veal"), Case("12 oz. veal", 12, "oz", 340.19, "veal"),
    Case("2 cups of rice", 2, "cup", 473.18, "rice"), Case("half a cup of rice", 0.5, "cup", 118.29, "rice"),
    Case("half cup rice", 0.5, "cup", 118.29, "rice"), Case("a cup and a half of rice", 1.5, "cup", 354.88, "rice"),
    Case("two and a half cups rice", 2.5, "cup", 591.47, "rice"), Case("1/4 tsp salt", 0.25, "tsp", 1.232, "salt"),
    Case("a heaping tablespoon of jam", 1.5, "tbsp", 22.18, "jam"),
    Case("one fluid ounce of rum", 1, "fl oz", 29.574, "rum"),
    Case("16oz stout", 16, "oz", 453.59, "stout"), Case("20 fl oz of squash", 20, "fl oz", 591.47, "squash"),
    Case("3 cubic inches of pie", 3, "cubic inch", 49.161, "pie"),
    Case("2 imperial pints of ale", 2, "imperial pint", 1136.52, "ale"),
    Case("1.5L juice", 1.5, "l", 1500, "juice"), Case("3 slices of ham", 3, "slice", "ham"),
    Case("slice of ham", nil, "slice", "ham"), Case("a large slice of ham", 1, "large slice", "ham"),
    Case("two thick slices ham", 2, "thick slice", "ham"), Case("a handful of nuts", 1, "handful", "nuts"),
    Case("a bite of pie", 1, "bite", "pie"), Case("large plum", nil, "large", "plum"),
    Case("3 medium plums", 3, "medium", "plums"), Case("an extra large latte", 1, "extra large", "latte"),
    Case("medium-sized plum", nil, "medium", "plum"), Case("a steak of veal", 1, "steak", "veal"),
    Case("a generous bowl of soup", 1, "bowl", "soup"), Case("a tall glass of milk", 1, "tall glass", "milk"),
    Case("a 12 oz can of stout", 1, "can", 340.19, "stout"), Case("two 12-oz cans of stout", 2, "can", 680.39, "stout"),
    Case("2 cans of 330 ml stout", 2, "can", 660, "stout"), Case("2 x 330ml cans of stout", 2, "can", 660, "stout"),
    Case("2 cans (330 ml) of stout", 2, "can", 660, "stout"), Case("330 ml can of stout", nil, "can", 330, "stout"),
    Case("a 45 g portion of ham", 1, "portion", 45, "ham"), Case("a 9 oz veal", 1, nil, 255.15, "veal"),
    Case("two 6 oz pork chops", 2, nil, 340.19, "pork chops"), Case("0.5 serving of pie", 0.5, "serving", "pie"),
    Case("1 medium single serving bag crisps", 1, "medium single serving bag", "crisps"),
    Case("310 kcal", 310, "kcal", 310, ""), Case("1 hour 20 minutes", 4.0 / 3, "h", 4800, ""),
    Case("an hour and a half", 1.5, "h", 5400, ""), Case("5 ft 10 in", 5, "foot", 1.524, "10 in"),
  ]

  @Test(arguments: counts + sizes + measures) func `an amount is read`(_ item: Case) throws {
    let tokens = Lexer.tokens(of: item.text)
    let quantity = try #require(QuantityParser(tokens).quantity(at: 0))
    #expect(quantity.unitName == item.unit)
    #expect(quantity.value.map { ($0 * 1000).rounded() } == item.value.map { ($0 * 1000).rounded() })
    let total =
      quantity.grams ?? quantity.milliliters ?? quantity.meters ?? quantity.seconds ?? quantity.kilocalories
    if let expected = item.total {
      #expect(abs((total ?? 0) - expected) < 0.01 * max(expected, 1))
    } else {
      #expect(total == nil)
    }
    #expect(tokens[quantity.tokens.upperBound...].map(\.text).joined(separator: " ") == item.rest)
  }

  @Test(arguments: [
    "half and half", "85% lean beef", "quarter pounder", "eggs", "with milk", "medium rare steak", "", "of",
  ])
  func `what is no amount is left alone`(_ text: String) {
    #expect(QuantityParser(Lexer.tokens(of: text)).quantity(at: 0) == nil)
  }

  @Test func `a range says that its middle was taken`() {
    let quantity = QuantityParser(Lexer.tokens(of: "2-3 plums")).quantity(at: 0)
    #expect(quantity?.assumptions == ["2-3 read as 2.5"])
  }
}
