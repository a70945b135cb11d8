import Foundation
import Nutrition
import ToolCalls

/// Items taken out of what was logged last.
extension CorrectionReader {
  private static let putting: WordSet = ["add", "put", "log", "have", "make"]

  /// "Remove the crisps", "no ham, it was turkey", "I never had the soup": what takes something out of what was logged;
  /// a question back where it is not found. Nil where nothing is taken out.
  /// `isOfPart` where the words before said already of what there was none in it.
  func removal(_ tokens: [Token], isOfPart: Bool = false) -> Reading? {
    guard let removal = told(tokens, isOfPart: isOfPart) else { return nil }
    let (start, object) = (removal.start, removal.object)
    let held = reachesBack(removal, in: tokens) ? holding(object) : context
    if let meal = held.lastMeal {
      let matcher = ItemMatcher(meal: meal, foods: foods)
      if let parts = replacing(object, in: tokens, from: start + removal.count, to: removal.end, matcher: matcher) {
        return ItemCorrection(context: held, foods: foods).reading(of: parts)
      }
      if let changes = without(removal.said, in: meal, matcher: matcher, isOfPart: removal.isOfPart) {
        if removal.added.isEmpty, changes.allSatisfy({ $0.action == .remove }), changes.count == meal.items.count {
          return Reading(calls: [.removeEntry(RemoveEntry(entryId: meal.id))])
        }
        return Reading(CorrectEntry(entryId: meal.id, items: changes + removal.added))
      }
    }
    if let plain = madeWithout(object, in: tokens, from: start) { return plain }
    if tokens[start].isWord("no") || tokens[start].isWord("skip")
      || tokens[start].isWord("forget") && !ListWords.definite.contains(at: start + 1, in: tokens)
      || CorrectionWords.loose.contains(tokens[start])
      || tellsNothingHad(tokens, at: start, count: removal.count, of: object)
    {
      return nil
    }
    if let entry = entry(named: object.map(\.folded)) {
      return Reading(calls: [.removeEntry(RemoveEntry(entryId: entry.id))])
    }
    if tellsOther(behind: removal, in: tokens) { return nil }
    return Reading(
      clarification: Clarification(question: "I don't see that in what was logged last. Which entry should I remove?"),
      confidence: 0.4)
  }

  /// "I didn't have the fries, only the burger" where no fries were logged: news of a burger.
  private func tellsOther(behind removal: Removal, in tokens: [Token]) -> Bool {
    guard removal.end < tokens.count, tokens[removal.end].kind == .punctuation,
      Self.denying.contains(tokens[removal.start])
    else { return false }
    return foods.holdsFood(Array(tokens[(removal.end + 1)...].drop { Self.only.contains($0) }))
  }

  private static let denying: WordSet = [
    "i", "didn't", "didnt", "did", "haven't", "hadn't", "never", "no", "not", "wasn't", "there",
  ]
  private static let only: WordSet = ["only", "just", "but", "i", "had", "ate", "instead"]

  /// What a line takes out, and how it says so.
  private struct Removal {
    /// Where the order or the denial begins, and how many tokens it is.
    let start: Int
    let count: Int
    /// Where what it is of ends.
    let end: Int
    /// What is named, with the signs between, and its words alone.
    let said: [Token]
    let object: [Token]
    /// What is put in beside: the salad of "remove the chips and add a salad".
    let added: [CorrectEntry.ItemChange]
    /// What had none of it stays: "there was no cheese" of a cheese roll, which was a roll.
    let isOfPart: Bool
  }

  private func told(_ tokens: [Token], isOfPart: Bool) -> Removal? {
    let start = startOfRemoval(tokens)
    guard start < tokens.count, case (let count, var end)? = removing(tokens, at: start), start + count <= end else {
      return nil
    }
    var added: [CorrectEntry.ItemChange] = []
    if let add = Self.putting.firstIndex(in: tokens[start..<end].dropFirst(count + 1)) {
      added = foods.items(in: trimmed(Array(tokens[(add + 1)..<end]))).map {
        CorrectEntry.ItemChange(action: .add, item: $0)
      }
      end = tokens[add - 1].isWord("and") ? add - 1 : add
    }
    // "No fries, only the fish burger": there was none of what stands before.
    let stop = tokens[(start + count)..<end].indices.first {
      tokens[$0].isSign(",") && tokens.word($0 + 1).isOne(of: "only", "just")
    }
    if let stop { end = stop }
    // "No sugar in the coffee": what it was in stays.
    let within = tokens[..<end].indices.dropLast().first {
      $0 > start + count && tokens[$0].isOne(of: "in", "on", "from")
        && tokens[$0 + 1].isOne(of: "the", "my", "that", "it")
    }
    let said = tokens[(start + count)..<(within ?? end)].filter { !Self.besides.contains($0) }
    let object = said.filter { $0.kind == .word }
    guard !object.isEmpty else { return nil }
    let isTold = isOfPart || within != nil || count > 1 && CorrectionWords.wholes.contains(tokens[start])
    // "There was no queue".
    if isTold, !isOfPart, within == nil, !foods.holdsFood(object) { return nil }
    return Removal(start: start, count: count, end: end, said: said, object: object, added: added, isOfPart: isTold)
  }

  /// Whether an earlier meal may be meant: "remove the wrap", "I didn't have the wrap". "No breakfast, but a wrap for lunch"
  /// is about no earlier wrap.
  private func reachesBack(_ removal: Removal, in tokens: [Token]) -> Bool {
    guard removal.object.count <= 5 else { return false }
    let (start, count) = (removal.start, removal.count)
    if tokens[start].kind == .word, CorrectionWords.orders.contains(tokens[start]) { return true }
    return count > 1 && ListWords.definite.occurs(in: tokens[(start + count - 1)...(start + count)])
  }

  /// What an item is replaced by where it is taken out for something else: "no crisps, a pear instead", "no ham, it was
  /// turkey".
  private func replacing(
    _ object: [Token], in tokens: [Token], from start: Int, to end: Int, matcher: ItemMatcher
  ) -> ItemCorrection.Parts? {
    if let put = putInstead(tokens, from: start), let index = matcher.index(of: put.old),
      matcher.namesWhole(put.old, of: index)
    {
      return .init(new: put.new, old: matcher.saidNames[index].map { Lexer.tokens(of: $0) } ?? put.old, isDenied: true)
    }
    guard let index = matcher.index(of: object),
      let new = replacement(in: tokens[end...].drop { CorrectionWords.away.contains($0) })
    else { return nil }
    let old = matcher.saidNames[index].map { Lexer.tokens(of: $0) } ?? object
    return .init(new: new, old: matcher.namesWhole(object, of: index) ? old : object, isDenied: true)
  }

  /// Say nothing of what is taken out.
  private static let besides = WordList.words(
    "the my a an from that please entry last it of also any actually too log one today in")

  /// "crisps, a pear instead" behind "no": what is taken out, and what was had for it.
  private func putInstead(_ tokens: [Token], from start: Int) -> (old: [Token], new: [Token])? {
    guard let comma = tokens[start...].firstIndex(where: { $0.isSign(",") }), comma > start,
      case let new = trimmed(Array(tokens[(comma + 1)...])),
      tokens.last(where: { $0.kind == .word })?.isWord("instead") == true
        || start > 0 && tokens[start - 1].isWord("no") && isBareFood(new)
    else { return nil }
    let old = tokens[start..<comma].filter { $0.kind == .word && !Self.besides.contains($0) }
    return old.isEmpty || !foods.holdsFood(new) ? nil : (old, new)
  }

  /// "Yoghurt" behind "no milk": one food and nothing else, which is not logged already.
  private func isBareFood(_ tokens: [Token]) -> Bool {
    guard (1...3).contains(tokens.count),
      tokens.allSatisfy({ $0.kind == .word && !Self.openingsOfReasons.contains($0) }),
      !tokens[0].isWord("no"), !tokens[0].isCount, !namesLogged(tokens)
    else { return false }
    let parts = foods.parts(in: tokens)
    return parts.count == 1 && parts[0].confidence >= 0.6
  }

  /// What a reason says it was instead: "it was turkey" behind "no ham".
  private func replacement(in reason: ArraySlice<Token>) -> [Token]? {
    let words = Array(reason.drop { $0.kind == .punctuation })
    guard let first = words.first else { return nil }
    let isOfVerb = Self.havingGot.contains(first)
    guard words.count > 2 || isOfVerb && words.count > 1,
      isOfVerb
        || first.isOne(of: "it", "they", "i") && words[1].isOne(of: "was", "were", "had", "ate"),
      case let new = trimmed(Array(words[(isOfVerb ? 1 : 2)...])), foods.holdsFood(new), !isReason(words)
    else { return nil }
    return new
  }
}
