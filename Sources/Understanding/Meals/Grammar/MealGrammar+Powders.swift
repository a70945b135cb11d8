import Foods
import Nutrition
import ToolCalls

/// "Horlicks made with 250 ml of milk", "2 tbsp of Nesquik": the powder of a drink, whose milk is told of besides.
extension MealGrammar {
  /// Drinks stirred from powder by the word that names them, what the powder is in the tables, and grams of it in a mug as
  /// makers reckon.
  private static let powders: WordTable<(name: String, grams: Double)> = {
    let malted = (name: "Milk, malted, dry mix, not reconstituted", grams: 20.0)
    let chocolate = (name: "Chocolate beverage powder, dry mix, not reconstituted", grams: 25.0)
    return WordTable([
      "milo": malted, "horlicks": malted, "ovaltine": malted, "nesquik": chocolate, "cocoa": chocolate,
      "chocolate": chocolate,
    ])
  }()
  /// Words that may stand beside those in the name of a hot drink.
  private static let beside: WordSet = ["hot", "drinking", "mug", "instant", "powder"]
  private static let milks: WordSet = ["milk"]
  private static let spoons: WordSet = ["tsp", "tbsp", "scoop", "spoon"]
  /// Less than a quarter of a mug is a splash.
  private static let leastMilk = 60.0
  private static let making: WordSet = ["with", "w", "in", "made", "using", "from"]
  private static let joints = making.union(["of", "a", "some"])

  /// The parts, with the powder in place of the drink where its milk was measured or the powder spooned.
  func withPowders(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard Self.powders.occurs(in: tokens) else { return parts }
    return withPowderTold(parts, tokens: tokens).enumerated().map { index, part in
      guard let powder = powder(of: part, tokens) else { return part }
      let isSpooned =
        part.item.unit.map { Self.spoons.contains($0) } ?? false
        && !tokens[part.tokens].contains {
          $0.isWord("cocoa") || $0.isWord("chocolate")
        }
      let isMade =
        (part.item.unit == nil || part.item.unit == "mug" || part.item.unit == "cup") && index + 1 < parts.count
        && isItsMilk(parts[index + 1], of: part, tokens)
      guard isSpooned || isMade, let match = catalog.link(powder.name) else { return part }
      var part = part
      part.link(to: match)
      part.item.foodType = .food
      guard isMade else { return part }
      part.item.grams = (part.item.quantity ?? 1) * powder.grams
      part.item.quantity = part.item.grams
      part.item.unit = "g"
      part.item.assumptions.append("powder in a mug = \(NumberPhrase.plain(powder.grams)) g")
      return part
    }
  }

  /// "Hot chocolate made with 250 ml of milk and 3 tsp of powder": so much of that powder, and no mug of it besides.
  private func withPowderTold(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard
      let drink = parts.indices.dropLast().first(where: { index in
        powder(of: parts[index], tokens) != nil && parts[index].item.quantity ?? 1 == 1
          && parts[index + 1].tokens.lowerBound > parts[index].tokens.upperBound
          && Self.making.contains(tokens[parts[index].tokens.upperBound])
      }), let name = powder(of: parts[drink], tokens)?.name, let match = catalog.link(name),
      let place = parts.indices.dropFirst(drink + 1).first(where: { index in
        parts[index].tokens.count == 1 && Self.powderNames.occurs(in: tokens[parts[index].tokens])
          && (parts[index].item.unit.map { Self.spoons.contains($0) } ?? false || parts[index].item.grams != nil)
      })
    else { return parts }
    var told = parts
    // "2 tbsp of cocoa" is the unsweetened one.
    if !tokens[parts[place].tokens].contains(where: { $0.isWord("cocoa") || $0.isWord("cacao") }) {
      told[place].link(to: match)
      told[place].item.foodType = .food
    }
    told.remove(at: drink)
    return told
  }

  private static let powderNames: WordSet = ["powder", "chocolate", "cocoa", "cacao"]

  private func powder(of part: MealReading.Part, _ tokens: [Token]) -> (name: String, grams: Double)? {
    guard part.item.grams == nil, part.item.calories == nil, part.tokens.upperBound <= tokens.count else { return nil }
    let words = tokens[part.tokens]
    // A chocolate bar is no drink.
    guard words.allSatisfy({ Self.powders[$0] != nil || Self.beside.contains($0) }),
      !(words.count == 1 && words.first.map { $0.isWord("chocolate") } ?? false)
    else { return nil }
    return words.lazy.compactMap { Self.powders[$0] }.first
  }

  /// "made with 250 ml of oat milk" right behind the drink.
  func isItsMilk(_ milk: MealReading.Part, of drink: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard milk.tokens.upperBound <= tokens.count, drink.tokens.upperBound < milk.tokens.lowerBound,
      tokens[milk.tokens].last.map({ Self.milks.contains($0) }) ?? false, let quantity = milk.item.quantity,
      milk.item.unit == "ml" || milk.item.unit == "g" ? quantity >= Self.leastMilk : milk.item.unit == "cup"
    else { return false }
    let between = tokens[drink.tokens.upperBound..<milk.tokens.lowerBound]
    return Self.making.occurs(in: between)
      && between.allSatisfy { Self.joints.contains($0) || $0.isCount || UnitTable.unit(named: $0.folded) != nil }
  }
}
