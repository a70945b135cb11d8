import Nutrition

/// Takes figures of speech out of a sentence, so that the food in them is not taken for eaten.
enum IdiomReader {
  /// `tokens` without their idioms.
  static func withoutIdioms(_ tokens: [Token]) -> [Token] {
    guard var index = tokens.indices.first(where: { length(at: $0, in: tokens) != nil }) else { return tokens }
    var kept = Array(tokens[..<index])
    while index < tokens.count {
      if let count = length(at: index, in: tokens) {
        // "Lunch I almost forgot" has its subject within.
        if !tokens[index].isWord("i"), !IdiomWords.isAside(at: index, in: tokens) { dropSubject(of: &kept) }
        index += count
      } else {
        kept.append(tokens[index])
        index += 1
      }
    }
    return kept
  }

  /// "The exam was" of an idiom: nothing eaten; "the 5k run was" keeps the run.
  private static func dropSubject(of kept: inout [Token]) {
    let start =
      (kept.lastIndex { $0.kind == .punctuation || $0.isOne(of: "and", "but", "then", "so") } ?? -1) + 1
    let subject = Array(kept[start...])
    guard ActivityLexicon.reference.mentions(in: subject).isEmpty,
      !subject.contains(where: { $0.kind == .number || IdiomWords.eating.contains($0) })
    else { return }
    kept.removeSubrange(start...)
  }

  private static let fearing: WordSet = ["thought", "nearly", "almost", "felt"]
  private static let between = WordList.words(
    "i i'd id we we'd would might was were am going gonna about to like could")
  private static let collapsing = WordList.words(
    """
    melt melted die died faint fainted collapse collapsed puke puked vomit vomited drown drowned combust explode exploded
    melting dying fainting collapsing puking
    """)

  /// "Thought I'd faint", "nearly died": how hard it was, which nobody eats or weighs.
  private static func dread(at index: Int, in tokens: [Token]) -> Int? {
    guard fearing.contains(tokens[index]) else { return nil }
    let at = between.end(from: index + 1, in: tokens)
    guard at < tokens.count, collapsing.contains(tokens[at]) else { return nil }
    // "nearly melted cheese" is eaten.
    let end = at + 1
    guard end == tokens.count || tokens[end].kind != .word || closers.contains(tokens[end]) else { return nil }
    return end - index
  }

  /// What any idiom begins with, by which most words are told to begin none.
  private static let openings = verbs.union(denials).union(fixedOpenings)
    .union(IdiomWords.openings).union(paying.openings).union(["i", "do", "date"])

  private static func length(at index: Int, in tokens: [Token]) -> Int? {
    guard openings.contains(tokens[index]) || tokens[index].kind == .emoji else { return nil }
    if let count = fixed(at: index, in: tokens) { return count }
    if let count = price(at: index, in: tokens) ?? doubt(at: index, in: tokens) ?? meeting(at: index, in: tokens) {
      return count
    }
    if verbs.contains(tokens[index]),
      let count = dread(at: index, in: tokens) ?? buttering(at: index, in: tokens) ?? blaming(at: index, in: tokens)
        ?? lateness(at: index, in: tokens)
    {
      return count
    }
    guard let match = IdiomWords.predicates.match(at: index, in: tokens) else { return nil }
    let end = index + match.count
    // "it was toast with jam" goes on with food.
    guard tokens.ends(at: end) || closers.contains(tokens[end]) || match.count > 2 && tokens[end].isWord("on")
    else { return nil }
    if isSaidFirst(upTo: end, from: index, in: tokens) { return match.count }
    var at = index - 1
    while at >= 0, degrees.contains(tokens[at]) { at -= 1 }
    guard at >= 0, IdiomWords.copulas.contains(tokens[at]) else { return nil }
    // "Lunch was toast", "my snack was a peach", "all I had was toast".
    let subject = tokens[..<at]
    let isOfMeal = subject.contains {
      TimeWords.meals.contains($0) || IdiomWords.eating.contains($0)
        || $0.isOne(of: "tea", "snack", "meal", "order", "plate", "treat", "dessert", "pudding", "starter")
    }
    // "it was toast" mends what was said; "I'm toast" does not.
    let isPronoun =
      subject.isEmpty && !tokens[at].isOne(of: "i'm", "im", "he's", "she's")
      || (subject.last?.folded ?? "").isOne(of: "it", "that", "this", "they", "there")
    guard !isOfMeal, !isPronoun || isSaying(index, in: tokens) else { return nil }
    guard end < tokens.count, tokens[end].isWord("on") else { return match.count }
    // "a piece of cake on tarmac": on what it is easy.
    return (tokens[end...].firstIndex { $0.kind == .punctuation || closers.contains($0) } ?? tokens.count) - index
  }

  private static let tasks = TrainingWords.sessions.union([
    "plan", "test", "exam", "job", "task", "hill", "hike", "climb", "race", "drill", "circuit", "challenge",
  ])

  /// "Piece of cake, that climb": of what it is said follows.
  private static func isSaidFirst(upTo end: Int, from index: Int, in tokens: [Token]) -> Bool {
    guard end + 2 < tokens.count, index == 0 || tokens[index - 1].isBreak, tokens[end].kind == .punctuation,
      tokens[end + 1].isOne(of: "that", "this", "today's"), tokens[end + 2].kind == .word
    else { return false }
    let subject = Array(tokens[(end + 2)...].prefix { $0.kind == .word })
    return tasks.occurs(in: subject) || !ActivityLexicon.reference.mentions(in: subject).isEmpty
  }

  /// "That was a piece of cake": said of a task more often than of a slice.
  private static func isSaying(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isOne(of: "a", "piece", "sour", "cheesy", "nuts", "bananas", "peanuts")
      && !(index + 1 < tokens.count ? tokens[index + 1].folded : "").isOne(of: "lemon", "peach")
  }

  private static let degrees = WordList.words(
    "just such total a an my the absolutely totally really complete completely absolute utterly proper gone real almost basically so all pure"
  )
  private static let closers = WordList.words(
    "today for compared but and then after to really anyway at in when honestly tbh frankly actually lol so though")

  /// What those begin with that hang on a verb.
  private static let verbs = fearing.union(buttered).union(blame).union(["running"])
  private static let buttered: WordSet = ["butter", "buttering", "buttered"]
  private static let blame: WordSet = ["blame", "blaming", "blamed"]

  /// "I blame the curry": what was eaten some other time.
  private static func blaming(at index: Int, in tokens: [Token]) -> Int? {
    guard blame.contains(tokens[index]) else { return nil }
    return (tokens[index...].firstIndex { $0.kind == .punctuation } ?? tokens.count) - index
  }

  /// "buttering the boss up", "buttered him up".
  private static func buttering(at index: Int, in tokens: [Token]) -> Int? {
    guard buttered.contains(tokens[index]) else { return nil }
    return (2...4).first { index + $0 < tokens.count && tokens[index + $0].isWord("up") }.map { $0 + 1 }
  }

  /// "Running ten minutes late": no run.
  private static func lateness(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("running") else { return nil }
    let span = QuantityParser(tokens).quantity(at: index + 1)
    let end = span?.seconds != nil ? span?.tokens.upperBound ?? index + 1 : index + 1
    guard end < tokens.count, tokens[end].isOne(of: "late", "behind", "early") else { return nil }
    return end + 1 - index
  }
}
