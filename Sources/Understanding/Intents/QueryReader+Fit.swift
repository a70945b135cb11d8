import Foods
import ToolCalls

/// Questions whether there is room for a food in the day.
extension QueryReader {
  private static let verbs: WordSet = ["fit", "fits", "afford", "room"]
  private static let leads: WordSet = ["in", "into", "for", "to", "have", "eat"]
  private static let ends: WordSet = ["in", "into", "within", "today", "tonight", "my", "if", "still"]

  /// "Would a burger fit my macros?", "can I fit in a pizza?", "is there room for a beer?": the foods that are asked about.
  func fitting(in tokens: [Token]) -> [AddMeal.Item] {
    guard let verb = tokens.firstIndex(where: { Self.verbs.contains($0) }) else { return [] }
    let subject = known(in: tokens[..<verb])
    if !subject.isEmpty { return subject }
    let object = tokens[(verb + 1)...].drop { Self.leads.contains($0) }
    return known(in: object.prefix { !Self.ends.contains($0) })
  }

  /// Jeans may fit too.
  private func known(in tokens: ArraySlice<Token>) -> [AddMeal.Item] {
    items(in: Array(tokens)).filter { foods.catalog.link($0.name)?.confidence ?? 0 > 0.5 }
  }
}
