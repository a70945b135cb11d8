import Nutrition
import ToolCalls

/// Whose it was that was logged last.
extension CorrectionReader {
  private static let copulas = IntentWords.deniedCopulas.union(["was", "were", "is"])
  private static let owners: WordSet = ["his", "hers", "theirs"]

  /// "It wasn't mine" takes out what was logged last; "it was my nan's" may say who made it, so Ada asks.
  func somebodyElses(_ said: [Token]) -> Reading? {
    guard said.count <= 12, let end = said.last(where: { $0.kind == .word }), Self.mayOwn(end),
      case let tokens = Self.withCopula(said),
      let verb = Self.copulas.firstIndex(in: tokens.prefix(6)), verb > 0,
      verb + 1 < tokens.count, let last = context.lastEntries.last, context.lastEntries.count == 1
    else { return nil }
    let rest = Array(tokens[(verb + 1)...]).filter { $0.kind == .word }
    if isMaking(rest) { return .leftAsLogged }
    let isDenied = isNotMine(rest, verb: tokens[verb])
    guard isDenied || isOwned(rest) else { return nil }
    let start = tokens.firstIndex { $0.kind == .word && !Self.interjections.contains($0) } ?? 0
    guard start < verb else { return nil }
    let call: ToolCall
    if start + 1 == verb, CorrectionWords.subjects.contains(tokens[start]) {
      if case .meal(let meal) = last, meal.items.count > 1 { return asking(about: meal) }
      call = .removeEntry(RemoveEntry(entryId: last.id))
    } else if case .meal(let meal) = last, ListWords.definite.contains(tokens[start]),
      case let name = Array(tokens[(start + 1)..<verb]), case let matcher = ItemMatcher(meal: meal, foods: foods),
      let index = matcher.index(named: name), matcher.namesWhole(name, of: index)
    {
      let change = CorrectEntry.ItemChange(action: .remove, itemName: meal.items[index].name)
      call =
        meal.items.count == 1
        ? .removeEntry(RemoveEntry(entryId: meal.id))
        : .correctEntry(CorrectEntry(entryId: meal.id, items: [change]))
    } else {
      return nil
    }
    guard !isDenied else { return Reading(calls: [call]) }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Was it somebody else who had it?",
        choices: [.init(label: "take it out", calls: [call]), .init(label: "leave it", calls: [])]), confidence: 0.4)
  }

  /// "Hers", "uncle's", "nans", "mine", "me": without one of these no line says whose something was. Who only made it is told too.
  private static func mayOwn(_ last: Token) -> Bool {
    last.folded.hasSuffix("s") || last.folded.hasSuffix("'") || last.isOne(of: "mine", "me", "else")
      || making.contains(last)
  }

  /// "That is" for "that's", and "it" for "that one".
  private static func withCopula(_ tokens: [Token]) -> [Token] {
    guard
      let at = tokens.prefix(4).firstIndex(where: { $0.isOne(of: "it's", "that's", "its", "that") })
    else { return tokens }
    let range = tokens[at].range
    func word(_ text: String) -> Token { Token.word(text, at: range) }
    if tokens[at].isWord("that") {
      guard at + 1 < tokens.count, tokens[at + 1].isWord("one") else { return tokens }
      return Array(tokens[...at] + tokens[(at + 2)...])
    }
    return tokens[..<at] + [word("it"), word("is")] + tokens[(at + 1)...]
  }

  /// "mine" behind "wasn't", "not mine", "my brother's, not mine", "someone else's".
  private func isNotMine(_ rest: [Token], verb: Token) -> Bool {
    guard let last = rest.last else { return false }
    if rest.word(rest.count - 2).isOne(of: "someone", "somebody"), last.folded.hasPrefix("else") {
      return true
    }
    let isMine =
      last.isOne(of: "mine", "ours")
      || rest.count > 1 && last.isWord("me") && rest[rest.count - 2].isWord("for")
    guard isMine else { return false }
    let denial = rest.firstIndex { $0.isWord("not") }
    return denial.map { $0 == 0 || isOwned(Array(rest[..<$0])) } ?? (rest.count <= 2 && verb.folded.contains("n't"))
  }

  /// "my mum's", "the boss's", "hers".
  private func isOwned(_ rest: [Token]) -> Bool {
    guard let last = rest.last, rest.count <= 3 else { return false }
    if rest.count == 1 { return Self.owners.contains(last) }
    guard IntentWords.determiners.contains(rest[0]) else { return false }
    let word = last.folded
    let stem =
      word.hasSuffix("'s") ? word.dropLast(2) : word.hasSuffix("s") || word.hasSuffix("'") ? word.dropLast() : ""
    return IntentWords.others.contains(String(stem))
  }

  private static let making: WordSet = ["recipe", "recipes", "cooking", "baking", "version", "idea", "treat", "turn"]

  /// "my nan's recipe": who made it or thought of it, and nothing that was eaten.
  private func isMaking(_ rest: [Token]) -> Bool {
    guard let last = rest.last, rest.count > 1, Self.making.contains(last) else { return false }
    return isOwned(Array(rest.dropLast()))
  }

  private func asking(about meal: Meal) -> Reading {
    let choices = meal.items.prefix(5).map { item in
      let change = CorrectEntry.ItemChange(action: .remove, itemName: item.name)
      return Clarification.Choice(
        label: "take out \(item.name.prefix(60))",
        calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [change]))])
    }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Which of it did somebody else have?",
        choices: choices + [
          .init(label: "all of it", calls: [.removeEntry(RemoveEntry(entryId: meal.id))]),
          .init(label: "leave it", calls: []),
        ]), confidence: 0.4)
  }
}

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
