import Nutrition
import ToolCalls

/// What was logged and eaten by several.
extension CorrectionReader {
  private static let beforeSharing: WordSet = [
    "i", "we", "actually", "and", "but", "oh", "wait", "sorry", "just", "though", "also", "ended", "up", "so", "then",
  ]
  private static let wholes: WordSet = ["it", "that", "them", "this", "everything", "all", "both"]

  /// "Split the nachos with Jo", "shared it between three": the person's part of what was logged last. "Shared a curry" is
  /// another one.
  func eatenTogether(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 12, tokens.contains(where: { EatingWords.sharing.contains($0) || $0.isWord("halves") }),
      let meal = lastMeal, var start = endOfSharing(tokens)
    else { return nil }
    let object = start
    while start < tokens.count, tokens[start].kind == .word, party(at: start, in: tokens) == nil,
      start == object || ownPart(behind: start, in: tokens) == nil
    { start += 1 }
    let party = start < tokens.count ? party(at: start, in: tokens) : nil
    let end = party?.end ?? start
    let people: Double
    if let told = ownPart(behind: end, in: tokens) {
      people = 1 / told
    } else {
      guard tokens[end...].allSatisfy({ $0.kind == .punctuation }), party != nil || start > object else { return nil }
      people = party?.people ?? 2
    }
    let name = Array(tokens[object..<start])
    let part = Amount(factor: 1 / people)
    if name.allSatisfy({ Self.wholes.contains($0) }) {
      return all(of: meal, by: part)
    }
    return item(name, of: meal).map { replacing($0, of: meal, by: part) }
  }

  private static let beforePart = beforeSharing.union(EatingWords.ongoing).union(["had", "ate", "only", "took", "got"])

  /// A third of "split it with Jo, I only had a third".
  private func ownPart(behind end: Int, in tokens: [Token]) -> Double? {
    var at = end
    while at < tokens.count, tokens[at].kind == .punctuation || Self.beforePart.contains(tokens[at]) { at += 1 }
    guard at > end, let share = share(at: at, in: tokens) else { return nil }
    let rest = tokens[share.end...].drop { Self.wholes.contains($0) }
    return rest.allSatisfy { $0.kind == .punctuation } ? share.value : nil
  }

  private func party(at index: Int, in tokens: [Token]) -> SharingParty? {
    SharingParty.read(at: index, in: tokens, catalog: foods.catalog)
  }

  /// Behind "I actually shared", "went halves on".
  private func endOfSharing(_ tokens: [Token]) -> Int? {
    guard let verb = tokens.firstIndex(where: { $0.kind == .word && !Self.beforeSharing.contains($0) }),
      verb + 1 < tokens.count
    else { return nil }
    if EatingWords.sharing.contains(tokens[verb]) { return verb + 1 }
    guard tokens[verb].isWord("went"), tokens[verb + 1].isWord("halves"), verb + 3 < tokens.count,
      tokens[verb + 2].isOne(of: "on", "with")
    else { return nil }
    return verb + 3
  }

  /// All that a meal holds in that amount.
  func all(of meal: Meal, by amount: Amount) -> Reading {
    let changes = meal.items.map {
      CorrectEntry.ItemChange(action: .replace, itemName: $0.name, item: amount.applied(to: $0))
    }
    return Reading(CorrectEntry(entryId: meal.id, items: changes))
  }
}
