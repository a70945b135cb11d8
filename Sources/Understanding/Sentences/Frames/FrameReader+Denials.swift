/// Clauses about what did not happen.
extension FrameReader {
  private static let beginnings: WordSet = ["start", "starts", "started", "starting", "kick", "kicked", "kicking"]
  private static let praising: WordSet = ["beats", "beat", "tops", "like", "better"]

  private static let exceptions: WordSet = ["but", "except", "besides", "other", "apart", "more", "special", "fancy"]
  private static let breaks: WordSet = ["bailed", "quit", "stopped", "gave", "pulled", "packed", "called", "cut"]

  private static let stopping = WordList.words(
    "up out it in a the my day short off run ride walk swim hike jog session workout race class")

  /// "cut the run short": the words that are no food's.
  static func cutsShort(_ tokens: [Token]) -> Bool {
    guard let cut = tokens.firstIndex(where: { $0.isWord("cut") }) else { return false }
    return tokens[cut...].prefix(5).contains { $0.isWord("short") }
  }

  /// "bailed at 7 km", "gave up after 20 min": it was done up to there.
  static func breaksOff(_ tokens: [Token]) -> Bool {
    guard tokens.contains(where: { $0.kind == .number }) else { return false }
    return tokens.indices.contains { index in
      guard tokens[index].kind == .word, breaks.contains(tokens[index]) else { return false }
      var at = index + 1
      while stopping.contains(at: at, in: tokens) { at += 1 }
      guard tokens.word(at).isOne(of: "at", "after"), let number = NumberPhrase.read(at: at + 1, in: tokens)
      else { return false }
      if Intervals.length(at: at + 1 + number.count, in: tokens) != nil { return true }
      guard let unit = UnitTable.unit(at: at + 1 + number.count, in: tokens)
      else { return false }
      return [.length, .time].contains(unit.unit.dimension)
    }
  }

  /// "for 10 minutes", "10 min".
  private static func isTimed(_ index: Int, _ tokens: [Token]) -> Bool {
    let at = tokens.word(index) == "for" ? index + 1 : index
    guard let number = NumberPhrase.read(at: at, in: tokens) else { return false }
    return UnitTable.unit(at: at + number.count, in: tokens)?.unit.dimension == .time
      && at + number.count + 1 == tokens.count
  }

  /// "bad", "half bad", "the worst": what something was not.
  private static func praises(_ index: Int, _ tokens: [Token]) -> Bool {
    var at = index
    while tokens.word(at).isOne(of: "too", "half", "so", "that", "the", "at", "all") { at += 1 }
    return tokens.word(at).isOne(of: "bad", "worst", "terrible", "awful", "shabby", "horrible", "disgusting")
  }

  static let partialDenials: WordSet = ["finish", "count", "measure", "weigh"]

  /// Whether a clause denies that anything was had or done. Words that deny are as often part of praise, of a name or
  /// of a figure ("wasn't bad", "zero sugar cola"), so that each is looked at with what stands around it.
  static func negation(_ tokens: [Token], from start: Int, isFirst: Bool) -> Bool {
    for index in tokens.indices {
      guard let count = IntentWords.negations.match(at: index, in: tokens)?.count ?? nearMiss(at: index, in: tokens)
      else { continue }
      let after = tokens.word(index + count)
      // "didn't finish my burger" was eaten in part; "couldn't resist" was eaten whole, and so was what one can't believe.
      if after == "mistaken" { continue }
      if partialDenials.contains(after) || after.isOne(of: "resist", "help", "stop", "believe") { continue }
      if tokens[index].says("zero"),
        leftOut.contains(after) || tokens.word(index - 1) == "coke" || index > start
      {
        continue
      }
      // "didn't eat much: toast": what there was follows.
      if tokens[tokens.count - 1].isOne(of: "much", "lot"), tokens.count - index <= count + 3 {
        continue
      }
      // "kick the day off" is no day off; "nothing tops a cold beer" praises it.
      if tokens[index].says("day"), beginnings.occurs(in: tokens[..<index]) {
        continue
      }
      // "skin not eaten" describes what was.
      if tokens[index].says("not"), MealWords.covers.contains(at: index - 1, in: tokens) { continue }
      if tokens[index].says("nothing") {
        if praising.contains(after) { continue }
        // "nothing stronger than a shandy": that was drunk.
        if tokens.word(index + count + 1) == "than" { continue }
        // "ate nothing", but "drank nothing but water".
        if tokens.word(index - 1).isOne(of: "ate", "had", "eaten", "drank"), !exceptions.contains(after) {
          return true
        }
      }
      if tokens[index].isOne(of: "skip", "skipped", "skipping"), after.isOne(of: "rope", "ropes") {
        continue
      }
      // "skipped for 10 minutes" is with a rope.
      if tokens[index].says("skipped"), isTimed(index + 1, tokens) { continue }
      // "wasn't bad" praises.
      if IntentWords.deniedCopulas.contains(tokens[index]), praises(index + 1, tokens) { continue }
      // "skipping 10 min", "ten minutes of skipping" and "a skipping session" are with a rope.
      if tokens[index].says("skipping"),
        tokens.contains(where: { $0.kind == .number })
          || tokens.word(index - 1).isOne(of: "of", "did", "some", "finished", "by")
          || after.isOne(of: "session", "class")
      {
        continue
      }
      let reportBefore = tokens[..<index].contains {
        IntentWords.reports.contains($0) && !$0.isOne(of: "got", "did")
      }
      if reportBefore { continue }
      return true
    }
    guard isFirst, tokens.word(start) == "no", start + 1 < tokens.count, tokens[start + 1].kind == .word else {
      return false
    }
    return !isMadeWithout(start + 1, tokens)
  }

  /// How a dish is made, or what is not in it, that weighs nothing: "no bake flan".
  static let ways: WordSet = ["bake", "churn", "knead", "gluten", "pulp", "msg"]
  private static let noDish = WordList.words(
    """
    today tonight yesterday tomorrow this that these in on at for from to after before until till since or and but nor of
    with as again now yet either please thanks left allowed all ever more whatsoever really because so i we my is
    was are loss gain rush crash diet challenge craving cravings day days week weeks month intake free
    """)

  /// "No sugar latte", "no bake flan": what a dish is made without, where "no sugar today" is a denial.
  private static func isMadeWithout(_ index: Int, _ tokens: [Token]) -> Bool {
    guard leftOut.contains(tokens[index]) || ways.contains(tokens[index]) || tokens[index].isWord("added") else {
      return false
    }
    let next = tokens.word(index + 1).isOne(of: "sugar", "salt", "fat") && tokens[index].isWord("added") ? 2 : 1
    let dish = tokens.word(index + next)
    return !dish.isEmpty && !noDish.contains(dish) && TimeWords.meals[dish] == nil && TimeWords.weekdays[dish] == nil
  }

  private static let attempts: WordSet = [
    "tried", "trying", "managed", "managing", "decided", "chose", "promised", "vowed", "aimed", "aiming", "hoped",
    "attempted", "opted",
  ]
  private static let leavingBe: WordSet = [
    "avoid", "resist", "skip", "refuse", "decline", "quit", "stop", "cut", "limit", "ditch", "abstain", "refrain",
  ]
  private static let effort: WordSet = [
    "hard", "really", "my", "best", "so", "very", "desperately", "instead", "just", "even",
  ]

  /// "Tried not to eat the cookies", "managed to avoid bread": what was left be, or hardly; nothing says that it was had.
  static func isLeftBe(_ tokens: [Token], from start: Int) -> Bool {
    let verb = effort.end(from: verb(tokens, from: start), in: tokens)
    guard attempts.contains(at: verb, in: tokens) else { return false }
    let index = effort.end(from: verb + 1, in: tokens)
    if tokens.word(index) == "not" { return tokens.word(index + 1) == "to" }
    guard tokens.word(index) == "to" else { return false }
    return tokens.word(index + 1) == "not" || leavingBe.contains(at: index + 1, in: tokens)
  }
}
