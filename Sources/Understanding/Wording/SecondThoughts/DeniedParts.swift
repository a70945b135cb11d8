import Foods

/// Takes out of a message what it says itself was not eaten of what it had named: "burger and fries, but I left the
/// fries". The thing is named twice, and the second time tells what became of it.
struct DeniedParts {
  let tokens: [Token]
  let foods: FoodPhrases

  /// A clause that tells what became of things named before it.
  struct Clause {
    /// With the sign or conjunction it begins with.
    var range: Range<Int>
    /// Where the things were named before.
    var named: [Range<Int>]
    /// They alone were eaten, and not what was named beside them.
    var isOfRest = false
    /// What the clause takes off the food before it, where that was not named by itself: the bun of a burger.
    var part: Range<Int>?
  }

  /// `tokens` without what a clause of theirs denies, and without that clause.
  static func removed(from tokens: [Token], foods: FoodPhrases) -> [Token] {
    guard tokens.count > 3, markers.occurs(in: tokens[1...]) else { return tokens }
    let whole = DeniedParts(tokens: tokens, foods: foods)
    var rest = whole.withoutGiven() ?? tokens
    // As many as anybody says; each takes words away.
    for _ in 0..<6 {
      guard let next = DeniedParts(tokens: rest, foods: foods).withoutFirst() else { break }
      rest = next
    }
    return rest
  }

  private func withoutFirst() -> [Token]? {
    for start in 1..<max(1, tokens.count) where beginsClause(start) {
      if let clause = clause(at: start) { return without(clause) }
    }
    return nil
  }

  private func without(_ clause: Clause) -> [Token] {
    if let part = clause.part {
      return Array(tokens[..<clause.range.lowerBound]) + without(part) + tokens[clause.range.upperBound...]
    }
    var isKept = [Bool](repeating: true, count: tokens.count)
    let dropped =
      clause.isOfRest ? others(than: clause) : clause.named.map { mention(around: $0, before: clause.range) }
    for range in dropped + [clause.range] {
      for index in range { isKept[index] = false }
    }
    let kept = tokens.indices.filter { isKept[$0] }.map { tokens[$0] }
    // Where nothing else was told, nothing was had.
    return kept.contains { $0.kind == .word } ? kept : [Token.word("nothing", at: tokens[0].range)]
  }

  /// "without the bun".
  private func without(_ part: Range<Int>) -> [Token] {
    [Token.word("without", at: tokens[part.lowerBound].range)] + tokens[part]
  }

  /// Whether the catalogue knows the food that ends at `end` without `part` as another one.
  func isKnown(without part: Range<Int>, endingAt end: Int) -> Bool {
    var start = end
    while start > 0, tokens[start - 1].kind == .word, !Self.joints.contains(tokens[start - 1]),
      !Self.leads.contains(tokens[start - 1])
    { start -= 1 }
    let rest = foods.parts(in: tokens[start..<end] + without(part))
    guard rest.count == 1, let match = rest[0].match, match.confidence > 0.8 else { return false }
    // What lies in a bun goes by a name of its own.
    return match.food.name.contains("without") || tokens[part].contains { $0.isOne(of: "bun", "buns") }
  }

  // MARK: What was named

  static let joints = ListWords.listJoints.union(["plus", "with", "w", "\n", ";"])
  /// What stands before the first thing of a list.
  private static let leads = WordSet(
    ["had", "ate", "got", "having", "eating", "ordered", "was", "were", "i", "we", "for", "made", "drank", "grabbed"]
      + ["bought", "took", ".", ":", "(", "!", "?", "-", "but", "then", "is", "some", "my", "been", "chose"])

  /// The whole of a thing that stands in a list, with its amount and with what joins it to the others.
  private func mention(around head: Range<Int>, before clause: Range<Int>) -> Range<Int> {
    var start = head.lowerBound
    while start > 0, !Self.joints.contains(tokens[start - 1]), !Self.leads.contains(tokens[start - 1]) { start -= 1 }
    var end = head.upperBound
    while end < clause.lowerBound, !Self.joints.contains(tokens[end]), tokens[end].kind != .punctuation,
      !Self.endsMention.contains(tokens[end])
    {
      end += 1
    }
    if start > 0, Self.joints.contains(tokens[start - 1]) { return (start - 1)..<end }
    // The first of a list goes with the joint behind it.
    if end < clause.lowerBound, Self.joints.contains(tokens[end]) { end += 1 }
    return start..<end
  }

  /// What is told of a meal behind its foods.
  private static let endsMention: WordSet = [
    "for", "at", "in", "from", "on", "around", "before", "after", "yesterday", "today",
  ]

  /// What stands in the list beside the things that alone were eaten.
  private func others(than clause: Clause) -> [Range<Int>] {
    let sentence =
      tokens[..<clause.range.lowerBound].lastIndex { $0.isOne(of: ".", "!", "?", "\n") }.map { $0 + 1 } ?? 0
    guard
      let first = (sentence..<clause.range.lowerBound).first(where: { index in
        tokens[index].kind == .word && foods.holdsFood([tokens[index]]) || clause.named.contains { $0.contains(index) }
      })
    else { return [] }
    var start = first
    while start > sentence, !Self.leads.contains(tokens[start - 1]) { start -= 1 }
    var parts: [Range<Int>] = []
    for index in start..<clause.range.lowerBound {
      let begins = index == start || Self.joints.contains(tokens[index])
      if begins {
        parts.append(index..<index + 1)
      } else {
        parts[parts.count - 1] = parts[parts.count - 1].lowerBound..<index + 1
      }
    }
    return parts.filter { part in !clause.named.contains { part.contains($0.lowerBound) } }
  }

  /// Where the thing that `name` says was named last before `start`, as the last words of what it stands in: the "rice" of
  /// "curry with rice", and not of "rice pudding".
  func named(_ name: ArraySlice<Token>, before start: Int) -> Range<Int>? {
    let words = name.map { EnglishPlural.singular(of: $0.folded) }
    guard !words.isEmpty, start >= words.count else { return nil }
    for at in stride(from: start - words.count, through: 0, by: -1) {
      let end = at + words.count
      let isSame = words.indices.allSatisfy {
        tokens[at + $0].kind == .word && EnglishPlural.singular(of: tokens[at + $0].folded) == words[$0]
      }
      guard isSame else { continue }
      let isHead =
        end == start || tokens[end].kind != .word || Self.joints.contains(tokens[end])
        || Self.endsMention.contains(tokens[end]) || Self.leads.contains(tokens[end])
      if isHead { return at..<end }
    }
    return nil
  }
}
