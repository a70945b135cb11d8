import Foods
import Nutrition
import ToolCalls

/// "A latte with 200 ml of oat milk": the coffee and the milk it is made with, and not a whole latte besides.
extension MealGrammar {
  /// What a milky drink is without its milk, by its first or last word, and grams of it in one: two shots of espresso, or
  /// a spoon of powder.
  private static let bases: WordTable<(name: String, grams: Double)> = {
    let espresso = (name: "Coffee, espresso", grams: 60.0)
    var bases = ["matcha": (name: "matcha powder", grams: 3.0), "turmeric": (name: "turmeric", grams: 2.0)]
    for word in WordList.words("latte cappuccino cortado macchiato") { bases[word] = espresso }
    return WordTable(bases)
  }()
  private static let milks: WordSet = ["milk"]
  private static let coffees: WordSet = ["espresso", "coffee", "shot", "shots"]
  private static let vessels: WordSet = ["cup", "mug", "glass"]

  /// The parts with what the drink is without milk, where that was measured: nothing, where its coffee was told too.
  func withoutMilkTwice(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.milks.occurs(in: tokens) else { return parts }
    return parts.enumerated().compactMap { index, drink in
      guard index + 1 < parts.count, let base = base(of: drink, tokens), isItsMilk(parts[index + 1], of: drink, tokens)
      else { return drink }
      let hasCoffee = parts.contains { part in
        part.tokens != drink.tokens && part.tokens.contains { Self.coffees.contains(tokens[$0]) }
      }
      guard !hasCoffee else { return nil }
      guard let match = catalog.link(base.name) else { return drink }
      var drink = drink
      drink.link(to: match)
      drink.item.foodType = match.food.foodType
      (drink.item.quantity, drink.item.unit, drink.item.grams) = (base.grams, "g", base.grams)
      drink.item.assumptions.append("\(drink.item.name) without its milk = \(NumberPhrase.plain(base.grams)) g")
      return drink
    }
  }

  private func base(of drink: MealReading.Part, _ tokens: [Token]) -> (name: String, grams: Double)? {
    guard drink.item.grams == nil, drink.item.calories == nil, drink.item.quantity ?? 1 == 1,
      drink.item.unit.map({ Self.vessels.contains($0) }) ?? true, drink.tokens.upperBound <= tokens.count
    else { return nil }
    let words = tokens[drink.tokens]
    if words.count == 2, words.first?.isWord("flat") == true, words.last?.isWord("white") == true {
      return Self.bases["latte"]
    }
    return words.last.flatMap { Self.bases[$0] } == nil ? nil : words.lazy.compactMap { Self.bases[$0] }.first
  }
}

/// What goes into each of several cups.
extension MealGrammar {
  private static let cups = CoffeeWords.cups
  private static let spoons: Set<String> = [
    "splash", "dash", "tsp", "tbsp", "spoon", "spoonful", "pump", "lump", "cube", "drop",
  ]
  /// Words with which as much in each was said, and counted already.
  private static let toldEach: WordSet = ["each", "apiece", "per", "every"]
  private static let mostCups = 12.0

  /// "4 teas with a splash of milk and 2 sugars" have so much in each of them; what is measured in millilitres is all.
  func stirredIntoEach(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, CoffeeWords.stirred.occurs(in: tokens), !Self.toldEach.occurs(in: tokens) else {
      return parts
    }
    var result = parts
    var cups: Double?
    for (index, part) in parts.enumerated() {
      guard part.tokens.upperBound <= tokens.count else { return parts }
      if let held = cups, isStirred(part, behind: parts[index - 1], tokens) {
        guard part.item.unit.map({ Self.spoons.contains($0) }) ?? (part.item.quantity != nil) else { continue }
        result[index].item.quantity = (part.item.quantity ?? 1) * held
        result[index].item.grams = part.item.grams.map { $0 * held }
        result[index].item.assumptions.append("as much in each of \(Int(held))")
      } else {
        cups = count(part, tokens)
      }
    }
    return result
  }

  private func count(_ part: MealReading.Part, _ tokens: [Token]) -> Double? {
    guard let count = part.item.quantity, (2...Self.mostCups).contains(count), count == count.rounded(),
      part.item.unit.map({ ["cup", "mug"].contains($0) }) ?? true, Self.cups.occurs(in: tokens[part.tokens])
    else { return nil }
    return count
  }

  private func isStirred(_ part: MealReading.Part, behind last: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard CoffeeWords.stirred.occurs(in: tokens[part.tokens]), last.tokens.upperBound <= part.tokens.lowerBound else {
      return false
    }
    return !tokens[last.tokens.upperBound..<part.tokens.lowerBound].contains {
      $0.kind == .punctuation && !$0.isSign("&") || $0.isOne(of: "then", "plus")
    }
  }
}
