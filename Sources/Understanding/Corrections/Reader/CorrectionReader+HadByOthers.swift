import Nutrition
import ToolCalls

/// What somebody else had of the last meal.
extension CorrectionReader {
  private static let taking = EatingWords.taking
  private static let behind: WordSet = [
    "in", "the", "end", "actually", "though", "not", "me", "off", "all", "lol", "instead",
  ]

  /// "My mate ate the fries" of a burger and fries: the one that is named is taken out.
  func hadByOthers(_ tokens: [Token]) -> Reading? {
    guard (3...12).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last,
      let verb = Self.taking.firstIndex(in: tokens.prefix(6)), verb > 0,
      FrameReader.frame(of: tokens, isFirst: true) == .someoneElse
    else { return nil }
    var start = verb + 1
    if start < tokens.count, tokens[start].isWord("off") { start += 1 }
    let rest = tokens[start...].prefix { $0.kind == .word }
    let name = Array(rest.dropLast(while: { Self.behind.contains($0) }))
    let tail = tokens[(start + rest.count)...]
    guard name.count > 1 || name.first?.isOne(of: "it", "that", "them") == true, name.count <= 5,
      tail.allSatisfy({ $0.kind == .punctuation || Self.behind.contains($0) }),
      let index = item(name, of: meal),
      // "The birds ate the bread" is of no toast.
      name.count == 1 || ItemMatcher(meal: meal, foods: foods).isSaid(Array(name.dropFirst()), of: index)
    else { return nil }
    guard meal.items.count > 1 else { return Reading(calls: [.removeEntry(RemoveEntry(entryId: meal.id))]) }
    let change = CorrectEntry.ItemChange(action: .remove, itemName: meal.items[index].name)
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }
}
