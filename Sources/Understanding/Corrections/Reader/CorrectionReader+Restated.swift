import Nutrition
import ToolCalls

/// Corrections that are put like a note, a statement or an order to somebody who keeps the list, as they are put plainly.
extension CorrectionReader {
  private static let notes = PhraseTable(list: "update,n.b.,nb,amendment,amended,revision,revised,my mistake,erratum")
  private static let amounts: WordSet = ["amount", "number", "count", "quantity", "total"]

  /// `said` in the words that corrections are read in; nil where it is put in none of these ways.
  func restated(_ said: [Token]) -> [Token]? {
    guard said.count > 2, case .meal(let meal)? = context.lastEntries.last else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    func isLogged(_ words: some Sequence<Token>) -> Bool { matcher.index(named: Array(words)) != nil }
    return Self.behindNote(said, isLogged) ?? Self.amountSet(said) ?? countedAnew(said, isLogged)
      ?? Self.insteadOf(said, isLogged) ?? Self.takenOut(said, isLogged)
      ?? (isFresh(meal) ? Self.supposed(said, isLogged) : nil)
  }

  /// "Actually toast with jam" for "I think toast with jam" right behind toast: the same, and what was with it.
  private static func supposed(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    guard said.count > 4, said[0].isWord("i"), said[1].isWord("think"),
      case let rest = said[2...].drop(while: { NumberWords.articles.contains($0) || $0.isOne(of: "it", "was") }),
      let joint = rest.firstIndex(where: { $0.isOne(of: "with", "and", "on") }), joint > rest.startIndex,
      joint + 1 < said.count, isLogged(rest[..<joint])
    else { return nil }
    return [Token.word("actually", at: said[0].range)] + rest
  }

  /// "Sorry, 4 plums" for "update: 4 plums", "my mistake, 4" and "n.b. 4 plums".
  private static func behindNote(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    guard let note = notes.match(at: 0, in: said),
      case let rest = said[note.count...].drop(while: { $0.kind == .punctuation }), let first = rest.first,
      first.isCount, rest.count == 1 || isLogged(rest.dropFirst())
    else { return nil }
    return [Token.word("sorry", at: said[0].range), Token.sign(",", at: said[0].range)] + rest
  }

  /// "Make it 4" for "set the amount to 4" and "the number was 4".
  private static func amountSet(_ said: [Token]) -> [Token]? {
    guard let amount = amounts.firstIndex(in: said.prefix(4)), amount > 0,
      said[amount - 1].isOne(of: "the", "that"), amount + 2 < said.count, said[amount + 1].isOne(of: "to", "was", "is"),
      said[(amount + 2)...].first?.isCount == true, said[..<amount].allSatisfy({ $0.kind == .word && !$0.isCount })
    else { return nil }
    return Token.words(["make", "it"], at: said[0].range) + said[(amount + 2)...]
  }

  /// "Sorry, 4 plums" for "I actually ate 4 plums" and "the plums: 4 of them", right behind plums; "make the plums 4"
  /// without its "actually".
  private func countedAnew(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    let sorry = [Token.word("sorry", at: said[0].range), Token.sign(",", at: said[0].range)]
    if said.count > 4, said[0].isWord("i"), said[1].isWord("actually"), EatingWords.plain.contains(said[2]),
      said[3].isCount,
      isLogged(said[4...])
    {
      return sorry + said[3...]
    }
    if said[0].isWord("actually"), case let rest = said.dropFirst().drop(while: { $0.isSign(",") }),
      rest.first?.isWord("make") == true, rest.count > 2, rest.last?.isCount == true,
      isLogged(rest.dropFirst().dropLast())
    {
      return Array(rest)
    }
    guard let colon = said.firstIndex(where: { $0.isSign(":") }), colon > 0, said.count == colon + 4,
      said[colon + 1].isCount, said[colon + 2].isWord("of"), said[colon + 3].isOne(of: "them", "those"),
      isLogged(said[..<colon])
    else { return nil }
    return sorry + [said[colon + 1]] + said[..<colon].drop { $0.isWord("the") }
  }

  private static func opening(_ said: [Token]) -> Int {
    said.firstIndex { !isInterjection($0) } ?? 0
  }

  private static let naming: WordSet = ["said", "wrote", "typed", "put", "logged"]

  /// "Not a plum, a pear" for "instead of a plum it was a pear", "it wasn't a plum, it was a pear" and "I said a plum but
  /// meant a pear"; "make that a pear" for "rename that: a pear".
  private static func insteadOf(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    let start = opening(said)
    guard start + 3 < said.count else { return nil }
    if said[start].isWord("rename"), said[start + 1].isOne(of: "that", "it", "this") {
      let new = said[(start + 2)...].drop { $0.kind == .punctuation || $0.isWord("to") }
      return Token.words(["make", "that"], at: said[0].range) + new
    }
    if let behind = behindInstead(said, isLogged) { return behind }
    let isDenied = subjects(start, said) && IntentWords.deniedCopulas.contains(said[start + 1])
    let isInstead = said[start].isWord("instead") && said[start + 1].isWord("of")
    let isSaid = said[start].isWord("i") && naming.contains(said[start + 1])
    guard isDenied || isInstead || isSaid, let old = nameEnd(from: start + 2, in: said),
      isLogged(said[(start + 2)..<old])
    else { return nil }
    let new = said[old...].drop { $0.kind == .punctuation || between.contains($0) }
    guard let first = new.first, first.isCount || first.kind == .word && !first.isBreak else { return nil }
    let range = said[0].range
    return [Token.word("not", at: range)] + said[(start + 2)..<old] + [Token.sign(",", at: range)] + new
  }

  /// "Not the plum, a pear" for "a pear instead of the plum"; "had a pear instead of the plum" tells of what was had.
  private static func behindInstead(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    guard let instead = said.dropFirst().firstIndex(where: { $0.isWord("instead") }), instead + 2 < said.count,
      said[instead + 1].isWord("of"), case let old = said[(instead + 2)...], old.count <= longestName, isLogged(old),
      case let new = said[..<instead].drop(while: { interjections.contains($0) || $0.isSign(",") }),
      (1...longestName).contains(new.count), let first = new.first,
      first.isCount || NumberWords.articles.contains(first), new.allSatisfy({ $0.kind == .word || $0.isCount })
    else { return nil }
    let range = said[0].range
    return [Token.word("not", at: range)] + old + [Token.sign(",", at: range)] + new
  }

  private static let between: WordSet = [
    "but", "it", "i", "was", "had", "ate", "drank", "meant", "mean", "actually", "really",
  ]

  private static func subjects(_ index: Int, _ said: [Token]) -> Bool {
    CorrectionWords.subjects.contains(said[index])
  }

  /// Where the name that begins at `start` ends and what it should be begins.
  private static func nameEnd(from start: Int, in said: [Token]) -> Int? {
    said[start...].firstIndex {
      $0.kind == .punctuation || $0.isOne(of: "but", "it", "i")
    }
  }

  private static let leaving: WordSet = ["left", "ignore", "leave"]

  /// "Remove the plum" for "ignore the plum", "never mind the plum", "I left the plum" and "turns out I didn't eat the plum".
  private static func takenOut(_ said: [Token], _ isLogged: (ArraySlice<Token>) -> Bool) -> [Token]? {
    var start = opening(said)
    if said.count > start + 4, said[start].isOne(of: "turns", "turned"), said[start + 1].isWord("out") {
      return isLogged(said[(start + 2)...]) ? Array(said[(start + 2)...]) : nil
    }
    if said[start].isWord("i"), start + 1 < said.count { start += 1 }
    let end: Int
    if leaving.contains(said[start]) {
      end = start + 1
    } else if said[start].isWord("never"), start + 1 < said.count, said[start + 1].isWord("mind") {
      end = start + 2
    } else {
      return nil
    }
    guard end + 1 < said.count, said[end].isOne(of: "the", "my"), said.count <= end + longestName,
      !said[end...].contains(where: { $0.isCount || $0.isBreak }), isLogged(said[end...])
    else { return nil }
    return [Token.word("remove", at: said[0].range)] + said[end...]
  }

  private static let longestName = 5
}
