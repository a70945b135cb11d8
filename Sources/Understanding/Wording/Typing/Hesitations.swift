/// Sounds and words that fill the pauses of dictated lines: "two slices of toast with um butter", "porridge with like a
/// banana", "it was kind of half a pie".
enum Hesitations {
  private static let sounds: WordSet = ["um", "umm", "uhm", "uh", "uhh", "er", "err", "erm", "ehm", "hm", "hmm", "mmm"]
  /// Before them "er" and "um" are names: "waited in the ER".
  private static let articles: WordSet = ["the", "an", "in", "at", "from"]
  static let openings = sounds.union(["like", "kind", "sort", "kinda", "sorta", "you", "let", "lemme"])
  /// Before them "like" is no verb: "with like turkey".
  private static let leads: WordSet = ["with", "of", "and", "a", "an", "some", "then", "or", "plus", "so"]
  /// Behind them it is one: "and like it".
  private static let objects: WordSet = [
    "it", "them", "that", "this", "to", "how", "my", "your", "the", "him", "her", "i", "we",
  ]
  /// What "kind of" may soften, beside counts and sizes: "kind of a lot".
  private static let softened: WordSet = ["a", "an", "half", "lots", "like", "about", "just"]

  /// `tokens` without them.
  ///
  /// - Parameter keepingFirst: The first may mend what was logged before: "er, two".
  static func dropped(from tokens: [Token], keepingFirst: Bool) -> [Token] {
    guard tokens.count > 1, openings.occurs(in: tokens) else { return tokens }
    let result = tokens.retelling { index, told in
      let keeps = index == 0 && keepingFirst && !tokens[0].isOne(of: "let", "lemme")
      let count = keeps ? 0 : length(at: index, in: tokens, before: told.last)
      guard count > 0 else { return nil }
      var end = index + count
      // ", um," is one pause, and none where the line begins.
      if end < tokens.count, tokens[end].isSign(",") || tokens[end].isSign("…"),
        told.last.map({ $0.isSign(",") || QuantityWords.approximators.contains($0) }) ?? true
      {
        end += 1
      }
      if told.count > 1, let last = told.last, last.isSign(","),
        QuantityWords.approximators.contains(told[told.count - 2]), end < tokens.count, tokens[end].isCount
      {
        told.removeLast()
      }
      return (end, [])
    }
    // A line of nothing else stays as it was said.
    return result.contains { $0.kind != .punctuation } ? result : tokens
  }

  private static let reports: WordSet = [
    "had", "ate", "drank", "did", "ran", "walked", "have", "just", "was", "weighed",
  ]

  /// "Let me see" before "I had an egg", which asks to see nothing: "let me see my meals" does.
  private static func musing(at index: Int, in tokens: [Token]) -> Int {
    let verb = tokens[index].isWord("let") ? index + 2 : index + 1
    guard tokens[index].isWord("lemme") || tokens.word(index + 1).isOne(of: "me", "us"),
      tokens.word(verb).isOne(of: "see", "think"), verb + 1 < tokens.count
    else { return 0 }
    let isParted = tokens[verb + 1].kind == .punctuation && !tokens[verb + 1].isSign(":")
    let next = isParted ? verb + 2 : verb + 1
    guard next < tokens.count,
      ListWords.selves.contains(tokens[next]) && reports.contains(at: next + 1, in: tokens)
        || reports.contains(tokens[next]) || isParted && tokens[next].isCount
    else { return 0 }
    return next - index
  }

  /// How many tokens at `index` say nothing.
  private static func length(at index: Int, in tokens: [Token], before last: Token?) -> Int {
    let token = tokens[index]
    guard token.kind == .word, openings.contains(token), token.join == .apart else { return 0 }
    let next = index + 1 < tokens.count ? tokens[index + 1] : nil
    if sounds.contains(token) {
      let isName = last.map { articles.contains($0) } ?? false
      return isName && token.text != token.folded || next?.join == .hyphen ? 0 : 1
    }
    guard let next else { return 0 }
    if token.isOne(of: "let", "lemme") { return musing(at: index, in: tokens) }
    if token.isWord("like") {
      guard let last, leads.contains(last) || last.isCount, next.kind == .word || next.kind == .number,
        !objects.contains(next)
      else {
        return 0
      }
      return 1
    }
    if token.isWord("you") {
      // ", you know, with jam".
      let isAside = last?.kind == .punctuation && next.isWord("know")
      return isAside && (index + 2 == tokens.count || tokens[index + 2].isSign(",")) ? 2 : 0
    }
    let count = token.isOne(of: "kinda", "sorta") ? 1 : next.isWord("of") ? 2 : 0
    guard count > 0, index + count < tokens.count else { return 0 }
    let what = tokens[index + count]
    return what.isCount || softened.contains(what) || QuantityWords.sizes[what] != nil ? count : 0
  }
}
