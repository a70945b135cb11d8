import Nutrition

/// Makes plain sets of what lifters note beside them: how they trained, the bar alone.
enum LiftingLog: Sendable {
  /// Words and signs without which nothing is looked at.
  private static let signs = WordList.words(
    "bar back series drop dropset dropsets pyramid amrap failure fail plate plates beltless belted belt paused / +")
  private static let times: WordSet = ["x", "×", "*"]

  /// `tokens` without what names a programme or a manner, where they name an exercise: "bar x 10" is 20 kg ten times. A
  /// benchmark's name and its time are told plainly.
  static func respelt(_ said: [Token]) -> [Token] {
    let noted = UnitOfLoads.told(inDigits(BenchmarkWorkouts.told(RepsBySets.told(said))))
    let tokens = joined(HeldLoads.toldFor(HeldLoads.told(noted)))
    guard signs.occurs(in: tokens), tokens.contains(where: { $0.kind == .number }),
      case let mentions = ExerciseLexicon.reference.mentions(in: tokens), !mentions.isEmpty
    else { return tokens }
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      if let mention = mentions.first(where: { $0.range.contains(index) }) {
        kept += tokens[index..<mention.range.upperBound]
        index = mention.range.upperBound
        let start = index < tokens.count && tokens[index].kind == .punctuation ? index + 1 : index
        if let count = manner(at: start, in: tokens) { index = start + count }
        continue
      }
      index += take(index, of: tokens, into: &kept)
    }
    return kept
  }

  private static let besideNumbers = QuantityWords.loads.union(
    WordList.words("sets set reps rep rounds times kilograms hundred by at for x"))

  /// "four times ten" as "4 times 10", where an exercise is named.
  private static func inDigits(_ tokens: [Token]) -> [Token] {
    guard besideNumbers.occurs(in: tokens),
      tokens.contains(where: { $0.isWord("hundred") || NumberWords.cardinals[$0] ?? 0 > 1 }),
      !ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    return SpokenFigures.allInDigits(tokens)
  }

  /// Puts what stands at `index` into `kept`, and says how many tokens that was.
  private static func take(_ index: Int, of tokens: [Token], into kept: inout [Token]) -> Int {
    let token = tokens[index]
    if let count = programme(at: index, in: tokens) ?? exhaustion(at: index, in: tokens)
      ?? dropping(at: index, in: tokens) ?? oneLighter(at: index, in: tokens) ?? gear(at: index, in: tokens)
    {
      return count
    }
    if let plates = Plates.load(at: index, in: tokens) {
      kept.append(Token.number(plates.kg, at: token.range))
      kept.append(Token.word("kg", at: token.range))
      return plates.count
    }
    if let best = lastReps(at: index, in: tokens) {
      if let reps = best.reps { kept[kept.count - 1] = reps }
      return best.count
    }
    if let count = backingOff(at: index, in: tokens) {
      // What was lifted before is told, load and all.
      if kept.last?.isOne(of: "then", "and") == true { kept[kept.count - 1] = Token.sign(",", at: token.range) }
      kept.append(Token.word("backoff", at: token.range))
      return count
    }
    if token.isWord("series"), index > 0, tokens[index - 1].isCount, index + 1 < tokens.count,
      tokens[index + 1].isWord("of") || tokens[index + 1].isWord("x")
    {
      kept.append(Token.word("sets", at: token.range))
      return 1
    }
    if isBar(at: index, in: tokens) {
      let kilograms = Token.number(20, at: token.range)
      kept += [kilograms, Token.word("kg", at: token.range)]
      return 1
    }
    kept.append(token)
    return 1
  }

  private static func isTimes(_ index: Int, in tokens: [Token]) -> Bool {
    index + 1 < tokens.count && times.contains(tokens[index]) && tokens[index + 1].kind == .number
  }

  private static let manners: WordSet = ["dropset", "dropsets", "pyramid", "pyramids"]

  /// "drop set" right behind a name: how many words lead to the sets.
  private static func manner(at index: Int, in tokens: [Token]) -> Int? {
    guard index + 1 < tokens.count else { return nil }
    if manners.contains(tokens[index]) { return 1 }
    let isDropped = tokens[index].isWord("drop") && tokens[index + 1].isOne(of: "set", "sets")
    return isDropped && index + 2 < tokens.count ? 2 : nil
  }

  /// "drop set" between the sets and those with less on the bar: "3x9 40kg drop set 30x8".
  private static func dropping(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, let count = manner(at: index, in: tokens), case let next = index + count, next < tokens.count,
      tokens[next].kind == .number
    else { return nil }
    return count
  }

  /// "back off", "back-off sets" before sets: lighter ones of the same lift behind the heaviest.
  private static func backingOff(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("back"), index + 2 < tokens.count, tokens[index + 1].isWord("off") else { return nil }
    var next = index + 2
    while next < tokens.count, tokens[next].isOne(of: "set", "sets", ":", "of", "at", "to", "with") { next += 1 }
    return next < tokens.count && tokens[next].kind == .number ? next - index : nil
  }

  /// The "one" of "one back-off 185 x 12", "a drop set 80 x 12": as it is told without.
  private static func oneLighter(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, index + 1 < tokens.count, tokens[index].isOne(of: "a", "one") || tokens[index].value == 1,
      backingOff(at: index + 1, in: tokens) ?? dropping(at: index + 1, in: tokens) != nil
    else { return nil }
    return 1
  }

  /// "1x1 220 beltless", "3x5 100 kg paused", "1x1 210 with belt": how it was lifted, behind its load.
  private static func gear(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, tokens[index - 1].kind == .number || QuantityWords.loads.contains(tokens[index - 1]) else {
      return nil
    }
    if tokens[index].isOne(of: "beltless", "belted", "paused") { return 1 }
    guard tokens[index].isOne(of: "with", "no", "without") else { return nil }
    let belt = index + 1 < tokens.count && tokens[index + 1].isOne(of: "a", "the") ? index + 2 : index + 1
    return belt < tokens.count && tokens[belt].isWord("belt") ? belt + 1 - index : nil
  }

  /// "5/3/1" where the sets themselves are told behind it: the name of a programme.
  private static func programme(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].value == 5, index + 5 < tokens.count, tokens[index + 1].isSign("/"),
      tokens[index + 2].value == 3, tokens[index + 3].isSign("/"), tokens[index + 4].value == 1,
      times.occurs(in: tokens[(index + 5)...])
    else { return nil }
    return 5
  }

  private static let exhausted: WordSet = ["amrap", "failure", "fail"]

  /// "amrap" of "4 sets amrap: 9, 7, 6, 5", where what was reached is told.
  private static func exhaustion(at index: Int, in tokens: [Token]) -> Int? {
    guard index > 0, tokens[index - 1].isOne(of: "set", "sets") else { return nil }
    let at = tokens[index].isWord("to") ? index + 1 : index
    guard at + 2 < tokens.count, exhausted.contains(tokens[at]),
      tokens[at + 1].isSign(":") || tokens[at + 1].isSign("("), tokens[at + 2].kind == .number
    else { return nil }
    return at - index + 1
  }

  private static let reaching: WordSet = ["got", "hit", "managed", "did", "made"]

  /// The "+" of "x 1+", with "(got 6)" behind it: as many as could be done.
  private static func lastReps(at index: Int, in tokens: [Token]) -> (reps: Token?, count: Int)? {
    guard tokens[index].isSign("+"), tokens[index].join == .glued, index > 1, isTimes(index - 2, in: tokens),
      index + 1 == tokens.count || tokens[index + 1].kind != .number
    else { return nil }
    guard index + 4 < tokens.count, tokens[index + 1].isSign("("), reaching.contains(tokens[index + 2]),
      tokens[index + 3].kind == .number, tokens[index + 4].isSign(")")
    else { return (nil, 1) }
    return (tokens[index + 3], 5)
  }

  /// Done on a bar that is not lifted.
  private static let hanging: WordSet = [
    "Chin-up", "Pull-up", "Dip", "Muscle-up", "Dead hang", "Push-up", "Inverted row",
  ]
  private static let emptying: WordSet = ["empty", "just", "the"]

  /// "bar x 12", "empty bar x 10": the bar weighs 20 kg; a bar that is eaten is told with its kind.
  private static func isBar(at index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("bar"), isTimes(index + 1, in: tokens) else { return false }
    guard index > 0 else { return true }
    let before = tokens[index - 1]
    let named = ExerciseLexicon.reference.mentions(in: Array(tokens[..<index])).last
    guard !(named.map { hanging.contains($0.name) } ?? false) else { return false }
    return before.kind == .punctuation || emptying.contains(before) || named?.range.upperBound == index
  }
}
