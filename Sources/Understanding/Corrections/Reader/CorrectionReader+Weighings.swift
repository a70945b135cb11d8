import Nutrition
import ToolCalls

/// A weighing that is taken back.
extension CorrectionReader {
  private static let orders = CorrectionWords.removing
  private static let pointing: WordSet = ["that", "the", "my", "this", "it", "last", "today's", "todays"]
  private static let names: WordSet = [
    "weight", "weighing", "weigh", "weighin", "in", "reading", "one", "entry", "number",
  ]
  private static let courtesies: WordSet = ["please", "pls", "sorry", "again", "thanks", "for", "today"]

  /// "Delete that, the scale was off", "ignore that weight, I had my shoes on" right after one: it goes, unless the figure
  /// that is right stands behind.
  func weighingTakenBack(_ said: [Token]) -> Reading? {
    guard case .weight(let last)? = context.lastEntries.last, (2...20).contains(said.count),
      !said.contains(where: { $0.isCount && !$0.isWord("one") }),
      case let tokens = Array(said.drop { $0.kind == .punctuation || Self.interjections.contains($0) }),
      let first = tokens.first, Self.orders.contains(first)
    else { return nil }
    let object = tokens.dropFirst().prefix { Self.pointing.contains($0) || Self.names.contains($0) }
    let rest = tokens[(1 + object.count)...].drop { Self.courtesies.contains($0) }
    guard !object.isEmpty, rest.first.map({ $0.kind == .punctuation || Self.becauses.contains($0) }) ?? true,
      !foods.holdsFood(Array(rest)) || Self.scalesAndClothes.occurs(in: rest)
    else { return nil }
    return Reading(calls: [.removeEntry(RemoveEntry(entryId: last.id))])
  }

  private static let becauses: WordSet = ["because", "cos", "as", "since", "i", "it", "the", "my"]
  private static let scalesAndClothes: WordSet = [
    "scale", "scales", "battery", "batteries", "shoes", "boots", "clothes", "dressed", "coat", "jeans", "floor",
    "carpet", "someone", "wrong",
  ]
}
