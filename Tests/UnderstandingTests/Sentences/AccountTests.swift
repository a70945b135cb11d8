import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sentences without a plain "I had": a measured amount makes a taste or a habit an account of what was eaten.
@Suite struct AccountTests {
  @Test(
    arguments: [
      "a bowl of barley soup is what I like best at noon", "I love 60 g of walnuts with my tea",
      "a glass of oat milk is my favorite start", "I always keep 30 g of almonds at my desk",
      "when I need a lift I reach for 25 g of raisins", "dinner tonight is 3 potatoes",
      "tonight's supper includes 200 g of trout", "nothing beats a slice of apple pie",
      "to start my day off well, a cup of porridge", "for happy hour I have a glass of cider",
      "2 peppers stuffed with rice", "my go-to supper is 150 g of cod",
    ])
  func `a measured amount is eaten, however it is put`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      "I love walnuts", "I always have tea in the morning", "nothing beats apple pie", "pie is my guilty pleasure",
      "I usually have a bowl of porridge", "I'll have 200 g of trout tonight", "would 30 g of almonds be too much?",
      "my sister loves 60 g of walnuts with her tea", "I didn't have a slice of pie", "trout tonight",
      "I like a bit of chocolate", "I'm stuffed", "I need 2 peppers",
      "planning on a cup of porridge tomorrow",
    ])
  func `a taste, a habit, a plan or another's meal stays unlogged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `where nobody can be asked the nearest food of a stated amount is taken`() {
    let sentence = "I had 90 g of zorbly quince drops"
    var context = OfflineReading.context()
    context.asksBack = false
    let read = OfflineReading.engine.read(sentence, in: context)
    #expect(OfflineReading.kinds(read) == [.addMeal])
    #expect(OfflineReading.engine.read("zorbly", in: context).calls.isEmpty)
  }

  @Test(arguments: ["40 g of WOW! CRISPS with a pear", "two servings of A.B.C. DINER mac and cheese"])
  func `a sign inside a label's name ends no sentence`(sentence: String) {
    // Of a diner nobody knows it is asked which it was.
    let reading = OfflineReading.read(sentence)
    #expect(OfflineReading.meals(reading).count + (reading.clarification == nil ? 0 : 1) == 1)
    #expect(SentenceSplitter.sentences(of: Lexer.tokens(of: sentence)).count == 1)
  }
}

/// Amounts and descriptions that stand apart from their food.
@Suite struct ApartTests {
  private static func item(_ sentence: String) throws -> AddMeal.Item {
    let items = OfflineReading.meals(OfflineReading.read(sentence)).flatMap(\.items)
    return try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
  }

  @Test(
    arguments: [
      ("a boneless 90 g veal chop", 90, "g"),
      ("a plate of 4 dumplings", 4, nil), ("fried trout with 3 fillets", 3, "fillet"),
      ("a big glass of cider, 330 ml", 330, "ml"), ("a half regular/large calzone", 0.5, "regular"),
      ("tsp honey", 1, "tsp"), ("a 60 ml (with ice) glass of guava nectar", 60, "ml"),
      ("6 fl oz of ginger ale with ice", 6, "fl oz (with ice)"),
    ] as [(String, Double, String?)])
  func `an amount finds its food`(sentence: String, quantity: Double, unit: String?) throws {
    let item = try Self.item(sentence)
    #expect(item.quantity == quantity)
    #expect(item.unit == unit)
  }

  @Test(
    arguments: [
      ("90 g veal rib, separable lean and fat, braised", "lean and fat"),
      ("60 g pork loin trimmed to 1/4\" fat", "fat"),
      ("a cheeseburger with 3 patties", "patties"), ("a piece of roasted duck, skin not eaten", "eaten"),
      ("2 jars of Baby Toddler peas, Stage 2", "Stage 2"), ("a cup of cooked kale with a bit of fat", "fat"),
    ])
  func `what describes a food parts no other from it`(sentence: String, words: String) throws {
    #expect(try Self.item(sentence).name.contains(words))
  }

  @Test(arguments: [(UnitSystem.imperial, 568.0), (.us, 473.0)])
  func `a pint is the person's own`(units: UnitSystem, millilitres: Double) throws {
    let meal = OfflineReading.meals(OfflineReading.read("a pint of stout", units: units)).first
    let quantity = try #require(meal?.items.first?.quantity)
    #expect(abs(quantity - millilitres) < 1)
    #expect(meal?.items.first?.unit == "ml")
  }

  @Test(arguments: ["body fat 21%", "21% body fat today", "bf 21 %"])
  func `body fat alone goes with the weight that is known`(sentence: String) throws {
    let reading = OfflineReading.read(sentence)
    let weight = try #require(OfflineReading.weights(reading).first)
    #expect(weight.bodyFatPercentage == 21)
    #expect(weight.weightKg == 80)
    #expect(!reading.assumptions.isEmpty)
    #expect(OfflineReading.read(sentence, weightKg: nil).calls.isEmpty)
  }

  @Test(
    arguments: [
      ("my usual lunch minus the pear", "recall:usual/lunch/pear"),
      ("usual breakfast, hold the jam and the butter", "recall:usual/breakfast/jam+butter"),
      ("same as yesterday without rye bread", "recall:1/any/rye_bread"),
    ])
  func `a habitual meal is told with what was left out`(sentence: String, id: String) throws {
    #expect(try Self.item(sentence).catalogId == id)
  }
}
