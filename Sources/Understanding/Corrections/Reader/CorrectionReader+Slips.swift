/// What people say of a slip of the hand or the eye, before or behind the figure or the food that mends it.
extension CorrectionReader {
  /// Name a slip by themselves.
  private static let slips: WordSet = [
    "typo", "typos", "mistyped", "misread", "miskeyed", "mistapped", "transposed", "autocorrect", "autocorrected",
    "reweighed", "remeasured", "recounted", "rechecked", "reread", "miscounted", "miscalculated",
  ]
  /// What slips.
  private static let fingers: WordSet = ["finger", "fingers", "thumb", "thumbs"]
  private static let clumsy: WordSet = ["fat", "clumsy", "slipped", "fumbled", "cold"]
  /// What it slips on.
  private static let keys: WordSet = [
    "button", "key", "keys", "digit", "digits", "number", "numbers", "figure", "figures", "scale", "scales", "display",
    "keyboard",
  ]
  private static let writing: WordSet = [
    "typed", "read", "put", "entered", "wrote", "pressed", "hit", "tapped", "pushed", "logged", "typing",
  ]
  /// What went wrong with them.
  private static let wrongs: WordSet = [
    "wrong", "swapped", "mixed", "switched", "flipped", "reversed", "backwards", "muddled", "jumbled",
    "wrongly", "incorrectly",
  ]
  /// Stand between those words.
  private static let between: WordSet = WordList.words(
    """
    i my me the it that a an two both got had must have in up out of on again way order sorry oops whoops lol stupid silly
    big just there was were their by accident so too bit still
    round around
    """)
  /// Begin how a slip came about.
  private static let how: WordSet = [
    "without", "with", "in", "at", "on", "while", "because", "this", "from", "before", "after", "earlier", "as", "when",
    "since",
  ]
  /// What a slip begins with where no sign parts it from the words before it.
  private static let openings: WordSet = ["i", "my", "the", "got", "stupid", "silly", "fat", "clumsy", "must"]

  private static func isOfSlip(_ token: Token) -> Bool {
    slips.contains(token) || wrongs.contains(token) || keys.contains(token) || writing.contains(token)
      || fingers.contains(token) || clumsy.contains(token)
  }

  /// Whether `tokens` tell of a slip and of nothing else: "got the digits the wrong way round".
  private static func isSlip(_ tokens: ArraySlice<Token>) -> Bool {
    var (hasSlip, hasWrong, hasKey, hasFinger, isClumsy) = (false, false, false, false, false)
    for token in tokens where token.kind != .punctuation {
      if slips.contains(token) {
        hasSlip = true
      } else if wrongs.contains(token) {
        hasWrong = true
      } else if keys.contains(token) || writing.contains(token) {
        hasKey = true
      } else if fingers.contains(token) {
        hasFinger = true
      } else if clumsy.contains(token) {
        isClumsy = true
      } else if !between.contains(token) {
        return false
      }
    }
    return hasSlip || hasWrong && (hasKey || hasFinger) || isClumsy && hasFinger
  }

  /// `tokens` as a plain correction where a clause of theirs tells of a slip: "11 st 4, typed it wrong" and "I hit the wrong key, it's 11
  /// st 4" as "actually 11 st 4"; nil where none does, or nothing else is said.
  static func withoutSlip(_ tokens: [Token]) -> [Token]? {
    guard tokens.contains(where: { slips.contains($0) || wrongs.contains($0) || fingers.contains($0) }),
      tokens.count > 1
    else { return nil }
    var rest = tokens[...]
    if let end = endOfLeadingSlip(rest) { rest = rest[end...].drop { $0.kind == .punctuation } }
    if let start = startOfTrailingSlip(rest) { rest = rest[..<start].dropLast(while: { $0.kind == .punctuation })[...] }
    guard rest.count < tokens.count, let first = rest.first, rest.contains(where: { !isInterjection($0) })
    else { return nil }
    return [Token.word("actually", at: first.range)] + rest
  }

  /// Where the words end that open `tokens` and tell of a slip.
  private static func endOfLeadingSlip(_ tokens: ArraySlice<Token>) -> Int? {
    let start = tokens.firstIndex { !isInterjection($0) } ?? tokens.startIndex
    let end = tokens[start...].firstIndex { $0.kind == .punctuation } ?? tokens.endIndex
    if end < tokens.endIndex, isSlip(tokens[start..<end]) { return end }
    // "I misread it should be 57".
    let run = tokens[start..<end].prefix { isOfSlip($0) || between.contains($0) }
    guard
      let last = run.lastIndex(where: {
        slips.contains($0) || wrongs.contains($0) || fingers.contains($0)
      }), last + 1 < tokens.endIndex,
      isSlip(tokens[start...last])
    else { return nil }
    // "I misread it in the dark, it was 57": how it came about.
    let next = tokens[last + 1].isOne(of: "it", "that", "them") ? last + 2 : last + 1
    return end < tokens.endIndex && next < end && how.contains(tokens[next]) ? end : last + 1
  }

  /// Where the words begin that close `tokens` and tell of a slip.
  private static func startOfTrailingSlip(_ tokens: ArraySlice<Token>) -> Int? {
    var end = tokens.endIndex
    while end > tokens.startIndex, tokens[end - 1].kind == .punctuation { end -= 1 }
    let joint = tokens[..<end].lastIndex { $0.kind == .punctuation }
    if let joint, joint > tokens.startIndex, isSlip(tokens[(joint + 1)..<end]) { return joint }
    // "156 lbs I mistyped".
    var start = end
    while start > tokens.startIndex, isOfSlip(tokens[start - 1]) || between.contains(tokens[start - 1]) { start -= 1 }
    guard let first = tokens[start..<end].firstIndex(where: { openings.contains($0) || isOfSlip($0) }),
      first > tokens.startIndex, isSlip(tokens[first..<end])
    else { return nil }
    return first
  }
}
