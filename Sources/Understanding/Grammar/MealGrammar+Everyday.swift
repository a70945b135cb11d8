import Foods
import ToolCalls

/// Words of the scene that the catalogue has in some name: the church of a potluck, the machine that sold the crisps.
extension MealGrammar {
  /// A name that the catalogue has as it is said this surely is meant, whatever its words mean elsewhere.
  private static let sureName = 0.95

  /// The parts without those of no amount that only everyday words make a food of.
  func withoutEverydayWords(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    parts.filter { part in
      guard !Self.isMeasured(part), part.confidence < Self.sureName, part.match != nil,
        part.tokens.upperBound <= tokens.count
      else { return true }
      let words = tokens[part.tokens].filter { $0.kind == .word }
      let rest = words.filter { !Self.isEveryday($0) }
      guard rest.count < words.count else { return true }
      return rest.contains { !Self.isSmall($0) && catalog.knows(word: $0.folded) }
    }
  }

  /// "a" measures nothing.
  private static func isMeasured(_ part: MealReading.Part) -> Bool {
    (part.item.quantity ?? 1) != 1 || part.item.unit != nil || part.item.grams != nil || part.item.calories != nil
      || part.isPicture
  }

  private static func isEveryday(_ token: Token) -> Bool {
    EverydayWords.contains(token.folded) || EverydayWords.contains(EnglishPlural.singular(of: token.folded))
  }

  /// Joins others, and says nothing alone.
  private static func isSmall(_ token: Token) -> Bool {
    MealWords.softJoiners[token.folded] != nil || NumberWords.articles.contains(token)
      || MealWords.prepositions.contains(token) || token.isWord("of")
  }
}
