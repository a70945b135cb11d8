import Foods
import Nutrition
import ToolCalls

/// "A latte, oat milk", "tea with sugar and skimmed", "cornflakes and milk": milk that nobody measured is no glass of it.
extension MealGrammar {
  /// Foods and drinks that milk is put in, and how many millilitres of it; 0 where they hold it already. The makers of
  /// breakfast cereals reckon with 125 ml.
  private static let milkIn: WordTable<Double> = {
    var milk: [String: Double] = [:]
    for word in WordList.words(
      """
      latte lattes cappuccino cappuccinos mocha mochas macchiato cortado frappuccino chai cocoa chocolate milo ovaltine horlicks
      nesquik
      """)
    {
      milk[word] = 0
    }
    for word in WordList.words(
      "coffee coffees tea teas americano americanos espresso nescafe brew cuppa decaf filter grey assam darjeeling rooibos"
    ) {
      milk[word] = 30
    }
    for word in WordList.words(
      "cereal cornflakes flakes muesli granola weetabix shreddies cheerios bran krispies crispies wheats frosties porridge oatmeal"
    ) {
      milk[word] = 125
    }
    return WordTable(milk)
  }()

  /// Millilitres.
  private static let dash = 15.0
  private static let onCereal = 125.0
  private static let milks: WordSet = ["milk", "skimmed", "skim", "semi", "oat", "soy", "soya", "almond", "oatly"]
  private static let milkWords = milks.union(
    WordList.words(
      """
      little full fat whole low nonfat reduced coconut cashew dairy free barista no sugar whip whipped cream foam 1 2 % - ,
      """))
  private static let sweet = CoffeeWords.sweeteners.union(["syrup", "stevia", "sucralose"])
  private static let joints: WordSet = [
    ",", "and", "with", "&", "+", "w", "/", "a", "some", "in", "it", "of", "(", ")", "no", "just", "only", "but",
    "sugar",
  ]

  private func milkTaken(by part: MealReading.Part, _ words: [String]) -> Double? {
    // "Decaf cappuccino" is a cappuccino, "chocolate granola" a cereal: the last word says which.
    if let milliliters = words.lazy.compactMap({ Self.milkIn[$0] }).last { return milliliters }
    return part.match?.food.category.hasPrefix("Ready-to-eat cereal") ?? false ? Self.onCereal : nil
  }

  /// "white tea with a dash of milk": the tables' tea has it already.
  private func holdsMilk(_ drink: MealReading.Part?) -> Bool { drink?.match?.food.name.hasSuffix("milk") ?? false }

  private static func isMilk(_ words: [String]) -> Bool {
    words.contains(where: milks.contains) && words.allSatisfy(milkWords.contains)
  }

  /// "oat milk in my coffee", "milk on my cereal": the milk is named before what it is put in.
  private func withMilkPutIn(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    var result: [MealReading.Part] = []
    for (index, part) in parts.enumerated() {
      var milk = part
      if let drink = parts.dropFirst(index + 1).first, part.item.quantity == nil, part.item.unit == nil,
        part.tokens.upperBound < tokens.count, tokens[part.tokens.upperBound].isOne(of: "in", "on"),
        Self.isMilk(part.tokens.map { tokens[$0].folded }),
        let taken = milkTaken(by: drink, drink.tokens.map { tokens[$0].folded })
      {
        if taken == 0 { continue }
        putIn(taken, &milk)
      }
      result.append(milk)
    }
    return result
  }

  private func putIn(_ milliliters: Double, _ milk: inout MealReading.Part) {
    milk.item.quantity = milliliters
    milk.item.unit = "ml"
    milk.item.assumptions.append("milk put in = \(NumberPhrase.plain(milliliters)) ml")
  }

  /// "A latte, skim milk" is the latte that tables have with it.
  private func made(_ drink: MealReading.Part, with milk: [String]) -> MealReading.Part {
    let kind = milk.filter { $0 != "milk" }.joined(separator: " ")
    guard !kind.isEmpty, let match = catalog.link(kind + " " + drink.item.name), match.confidence >= Self.sureOfDrink,
      match.food.foodType == .drink
    else { return drink }
    var drink = drink
    drink.link(to: match)
    return drink
  }

  private static let sureOfDrink = 0.85

  private func isFruit(_ food: Food) -> Bool { Self.fruit.contains { food.category.hasPrefix($0) } }

  /// Categories of USDA's.
  private static let fruit = fruits + ["Nuts and seeds"]

  /// The parts with no more milk than their drink or cereal takes.
  func withMilkTheyTake(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, tokens.contains(where: { Self.milks.contains($0) || $0.isWord("cream") }) else {
      return parts
    }
    var result: [MealReading.Part] = []
    var taken: Double?
    var times = 1.0
    var end = 0
    for var part in withMilkPutIn(parts, tokens: tokens) {
      let words = part.tokens.map { tokens[$0].folded }
      let isBeside =
        end <= part.tokens.lowerBound
        && tokens[end..<part.tokens.lowerBound].allSatisfy {
          Self.joints.contains($0) || $0.isCount || UnitTable.unit(named: $0.folded) != nil
            || QuantityWords.sizes[$0] != nil
        }
      let isFlatWhite = words.contains("flat") && words.contains("white")
      let isMilk = Self.isMilk(words)
      end = part.tokens.upperBound
      if isMilk, isBeside, part.item.unit == "splash", part.item.quantity ?? 1 == 1, holdsMilk(result.last) { continue }
      // "a dash of milk": somewhat more than a cook's dash.
      let isCream = words.last == "cream" && words.count < 3
      if let milliliters = taken, milliliters > 0, isBeside, isMilk || isCream, part.item.quantity ?? 1 == 1,
        part.item.unit == "dash" || part.item.unit == "drop" || part.item.unit == "bit"
      {
        if isMilk, holdsMilk(result.last) { continue }
        part.item.quantity = Self.dash * times
        part.item.unit = "ml"
      } else if let milliliters = taken, isBeside, isMilk, part.item.quantity == nil, part.item.unit == nil {
        if holdsMilk(result.last) { continue }
        if milliliters == 0 {
          if let drink = result.popLast() { result.append(made(drink, with: words)) }
          continue
        }
        putIn(milliliters * times, &part)
      } else if isBeside, part.item.unit == "pump" || words.last == "syrup" {
        // "Two pumps of vanilla and oat milk": both are in the coffee.
      } else if isBeside, taken == Self.onCereal, part.match.map({ isFruit($0.food) }) ?? false {
        // "Bran flakes with a sliced banana and milk": the milk is still the cereal's.
      } else if !isBeside || !words.allSatisfy(Self.sweet.contains) {
        taken = isFlatWhite ? 0 : milkTaken(by: part, words)
        // "Two bowls of cereal with milk" take it twice.
        let isServed = part.item.unit.map { $0.isOne(of: "bowl", "cup", "mug") } ?? (part.item.foodType != .food)
        times = isServed ? max(1, part.item.quantity ?? 1) : 1
      }
      result.append(part)
    }
    return result
  }
}
