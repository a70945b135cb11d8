import Nutrition

/// A drink that a weighing came before: it was still to come.
extension WeightReader {
  private static let leads: WordSet = ["before", "pre"]
  private static let drinks = WordList.words(
    """
    coffee tea cuppa brew espresso latte cappuccino americano food eating drinking water juice smoothie porridge anything
    """)
  private static let owning: WordSet = ["my", "the", "any", "a", "first", "morning", "drinking", "having"]
  private static let undressed: WordSet = ["undressed", "naked", "dressed", "clothed", "barefoot", "fasted", "nude"]

  /// "The scales showed 77.4" for "before tea, barefoot, the scales showed 77.4": what was not had yet. Nothing is left out
  /// where no weight is told.
  static func withoutDrinkToCome(_ tokens: [Token]) -> [Token] {
    guard let before = leads.firstIndex(in: tokens),
      case let drink = tokens[(before + 1)...].firstIndex(where: { !owning.contains($0) }) ?? tokens.count,
      drinks.contains(at: drink, in: tokens),
      tokens.indices.contains(where: { isWeight($0, in: tokens) })
    else { return tokens }
    var end = drink + 1
    var start = before
    guard end == tokens.count || tokens[end].kind != .word || end < tokens.count && isFollowed(end, in: tokens) else {
      return tokens
    }
    while end < tokens.count, tokens[end].kind == .punctuation { end += 1 }
    while start > 0, tokens[start - 1].isSign(",") { start -= 1 }
    // How somebody is dressed is no news.
    while end + 1 < tokens.count, undressed.contains(tokens[end]), tokens[end + 1].isSign(",") { end += 2 }
    let rest = Array(tokens[..<start] + tokens[end...])
    return rest.isEmpty ? tokens : rest
  }

  private static func isFollowed(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isOne(
      of: "i", "the", "and", "at", "scale", "scales", "was", "today", "this", "weighed", "naked", "undressed")
  }

  /// A figure that somebody may weigh, with its unit, with a decimal and no unit, or beside a word of weighing.
  private static func isWeight(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .number, let value = tokens[index].value, (30...400).contains(value) else {
      return false
    }
    let unit = UnitTable.unit(at: index + 1, in: tokens)?.unit
    if let unit { return unit.weighsPeople }
    return tokens[index].hasDecimals && !tokens.contains { $0.isWord("km") } || weighing.occurs(in: tokens)
  }
}
