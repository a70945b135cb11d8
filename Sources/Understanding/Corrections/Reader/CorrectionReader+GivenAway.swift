import Nutrition
import ToolCalls

/// What was logged and then given away, dropped or thrown out.
extension CorrectionReader {
  private static let giving: WordSet = [
    "gave", "giving", "given", "fed", "feeding", "dropped", "dropping", "threw", "throwing", "binned", "spilled",
    "spilt", "handed", "tossed", "chucked", "passed", "donated", "returned", "sent", "trashed",
  ]
  private static let beforeGiving: WordSet = [
    "i", "we", "actually", "ended", "up", "just", "had", "have", "to", "and", "but", "so", "then", "oh", "wait",
    "sorry", "oops", "whoops", "in", "the", "end", "i've", "accidentally", "because", "as", "since", "cos",
  ]

  /// "Gave" at `index` behind "I", or of "it" and "the" things that were logged: "oops, spilled half of it".
  private static func givesAway(at index: Int, in tokens: [Token]) -> Bool {
    guard giving.contains(tokens[index]) else { return false }
    return tokens[..<index].contains { $0.isOne(of: "i", "we", "i've") }
      || definiteOrPronoun.occurs(in: tokens[index...].dropFirst().prefix(5))
  }

  /// Where what was given away begins: behind "I actually gave".
  static func givenAway(_ tokens: [Token]) -> Int? {
    guard let verb = tokens.firstIndex(where: { $0.kind == .word && !beforeGiving.contains($0) }),
      givesAway(at: verb, in: tokens), verb + 1 < tokens.count
    else { return nil }
    return tokens[verb + 1].isWord("away") ? verb + 2 : verb + 1
  }

  /// What of the last meal `tokens` say was given away: nil for something else, an empty index for all of it.
  private func given(_ tokens: [Token]) -> (index: Int?, share: Double)? {
    guard let start = Self.givenAway(tokens), start < tokens.count, let meal = lastMeal else { return nil }
    let share = share(at: start, in: tokens)
    let object = Array(
      tokens[(share?.end ?? start)...].prefix {
        $0.kind == .word && !$0.isOne(of: "to", "away", "on", "in", "before", "all", "out", "back")
      })
    guard let first = object.first, Self.definiteOrPronoun.contains(first) else { return nil }
    if object.count == 1 { return (meal.items.count == 1 ? 0 : nil, share?.value ?? 1) }
    return item(object, of: meal).map { ($0, share?.value ?? 1) }
  }

  /// "I gave the apple to my kid", "gave half of it to the dog": what was not eaten after all.
  func gaveAway(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, let (index, share) = given(tokens) else { return nil }
    guard let index, meal.items.count > 1 || share < 1 else {
      guard share < 1 else { return Reading(calls: [.removeEntry(RemoveEntry(entryId: meal.id))]) }
      return all(of: meal, by: Amount(factor: 1 - share))
    }
    if share < 1 { return replacing(index, of: meal, by: Amount(factor: 1 - share)) }
    let change = CorrectEntry.ItemChange(action: .remove, itemName: meal.items[index].name)
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }

  /// "Spilled a cola on the rug", where no cola is logged.
  func isSpilled(_ tokens: [Token]) -> Bool {
    guard let verb = tokens.first(where: { $0.kind == .word && !Self.beforeGiving.contains($0) }) else { return false }
    return Self.giving.contains(verb) && !namesLogged(tokens)
  }

  /// "Scrap that last one, I gave the biscuit to my son" of tea and a biscuit: the one that the reason names. An entry that
  /// is called one goes as a whole.
  func givenBehind(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, meal.items.count > 1,
      let comma = tokens.firstIndex(where: { $0.kind == .punctuation }), comma > 0,
      !tokens[..<comma].contains(where: { $0.isOne(of: "entry", "meal", "log", "all", "whole", "everything") }),
      IntentWords.undo.match(at: 0, in: tokens) != nil,
      case let reason = Array(tokens[(comma + 1)...]), given(reason)?.index != nil
    else { return nil }
    return gaveAway(reason)
  }
}
