import Foods
import Nutrition
import ToolCalls

/// "A protein shake with 2 scoops of whey and 300 ml of milk": a shake is its powder and what it is stirred into.
extension MealGrammar {
  /// What a shake is stirred from; a milk shake is none of them.
  private static let kinds: WordSet = ["protein", "whey", "casein", "recovery", "workout", "gym"]
  private static let powders: WordSet = ["whey", "casein", "powder", "isolate", "protein", "scoop", "scoops"]
  private static let liquids: WordSet = ["milk", "water"]
  /// Less than half a cup is a splash.
  private static let leastLiquid = 100.0
  private static let powderName = "Nutritional powder mix, whey based, NFS"
  /// Grams in a shake where nobody said: one scoop as makers pack it.
  private static let scoop = 30.0

  /// The parts, without a shake whose powder was measured behind it; where only its milk or water was, the shake is a
  /// scoop of powder besides.
  func withPowderOfShakes(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, ListWords.shakes.occurs(in: tokens), let powder = catalog.link(Self.powderName) else {
      return parts
    }
    var result = parts
    for index in parts.indices.dropLast().reversed() where isPowderShake(parts[index], tokens) {
      guard isJoined(parts[index + 1], to: parts[index], tokens) else { continue }
      let contents = parts[(index + 1)...].prefix { Self.isMeasured($0.item) || $0.item.quantity != nil }
      if let place = contents.firstIndex(where: { isPowder($0, tokens) }) {
        if parts[place].tokens.allSatisfy({ !Self.kinds.contains(tokens[$0]) }) {
          result[place].link(to: powder)
          result[place].item.foodType = .food
        }
        result.remove(at: index)
      } else if contents.contains(where: { isLiquid($0, tokens) }) {
        result[index].link(to: powder)
        result[index].item.foodType = .food
        (result[index].item.quantity, result[index].item.unit) = (Self.scoop, "g")
        result[index].item.grams = Self.scoop
        result[index].item.assumptions.append("powder in a shake = \(NumberPhrase.plain(Self.scoop)) g")
      }
    }
    return result
  }

  /// A shake stirred from powder, of which no amount was said.
  private func isPowderShake(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    part.item.grams == nil && part.item.calories == nil && part.item.unit == nil && part.item.quantity ?? 1 == 1
      && part.tokens.upperBound <= tokens.count && ListWords.shakes.occurs(in: tokens[part.tokens])
      && Self.kinds.occurs(in: tokens[part.tokens])
  }

  private static let joints: WordSet = ["with", "w", "made", "using", "from", "of", ":", "-", ",", "("]

  /// "with", "made with", ":" or a comma right behind the shake.
  private func isJoined(_ next: MealReading.Part, to shake: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard shake.tokens.upperBound < next.tokens.lowerBound, next.tokens.lowerBound <= tokens.count else { return false }
    return Self.joints.contains(tokens[shake.tokens.upperBound])
  }

  private static func isMeasured(_ item: AddMeal.Item) -> Bool { item.grams != nil || item.unit != nil }

  private func isPowder(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard Self.isMeasured(part.item), part.tokens.upperBound <= tokens.count else { return false }
    return part.item.unit == "scoop" || tokens[part.tokens].last.map { Self.powders.contains($0) } ?? false
  }

  private func isLiquid(_ part: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard part.tokens.upperBound <= tokens.count, tokens[part.tokens].last.map({ Self.liquids.contains($0) }) ?? false
    else { return false }
    return part.item.grams ?? part.item.quantity ?? 0 >= Self.leastLiquid || part.item.unit == "cup"
      || part.item.unit == "glass"
  }
}
