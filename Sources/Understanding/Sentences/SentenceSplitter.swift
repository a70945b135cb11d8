/// Cuts a message into sentences and a sentence into segments.
enum SentenceSplitter {
  struct Sentence {
    var tokens: [Token]
    var isQuestion: Bool
  }

  /// No message needs more; what is beyond is not read.
  static let longest = 200

  static func sentences(of tokens: [Token]) -> [Sentence] {
    var found: [Sentence] = []
    var current: [Token] = []
    func close(isQuestion: Bool) {
      if !current.isEmpty { found.append(Sentence(tokens: current, isQuestion: isQuestion)) }
      current = []
    }
    for (index, token) in tokens.enumerated() {
      guard token.kind == .punctuation else {
        current.append(token)
        continue
      }
      switch token {
      case "?": close(isQuestion: true)
      case "!" where isInLabel(index, in: tokens): current.append(token)
      case "!", "\n", ";": close(isQuestion: false)
      case ".":
        if isEnd(index, in: tokens) { close(isQuestion: false) } else { current.append(token) }
      default: current.append(token)
      }
    }
    close(isQuestion: false)
    return Array(found.prefix(longest))
  }

  /// Words that end with a point: "Whopper Jr. with cheese".
  static let shortened: WordSet = ["jr", "sr", "dr", "mr", "mrs", "st", "approx"]

  /// A point ends a sentence before a space, unless it closes an abbreviation.
  private static func isEnd(_ index: Int, in tokens: [Token]) -> Bool {
    if index + 1 < tokens.count, tokens[index + 1].join == .glued { return false }
    // "a tin of biscuits... well, half of it": the thought goes on in small letters.
    if index > 1, index + 1 < tokens.count, tokens[index - 1].isSign("."), tokens[index - 2].isSign("."),
      tokens[index + 1].text.unicodeScalars.first?.isSmallLetter ?? false
    {
      return false
    }
    guard index > 0 else { return true }
    if isInLabel(index, in: tokens) || isInitial(index, in: tokens) { return false }
    let before = tokens[index - 1]
    // "2 c. à soupe".
    if before.isWord("c"), UnitTable.unit(at: index - 1, in: tokens).map({ $0.count > 1 }) ?? false { return false }
    if shortened.contains(before), tokens[index].join == .glued, index + 1 < tokens.count { return false }
    guard before.kind == .word, before.join != .apart || UnitTable.abbreviations.contains(before) else {
      return true
    }
    // "E.g. 2 eggs".
    if index == 3, before.isWord("g"), tokens[1].isSign("."), tokens[0].isWord("e"), tokens.count > 4 { return false }
    let isMeridiem = (before.folded == "m") && index > 1 && tokens[index - 2].isSign(".")
    let isAbbreviation =
      UnitTable.abbreviations.contains(before) && index + 1 < tokens.count && !isNextReport(index + 1, in: tokens)
    return !(isMeridiem || isAbbreviation)
  }

  /// A sign between words in capitals, where the message has others: "a bag of WOW! CRISPS".
  private static func isInLabel(_ index: Int, in tokens: [Token]) -> Bool {
    guard index > 0, index + 1 < tokens.count else { return false }
    return isShouted(tokens[index - 1]) && isShouted(tokens[index + 1])
      && tokens.contains { $0.kind == .word && $0.text.unicodeScalars.contains(where: \.isSmallLetter) }
  }

  private static func isShouted(_ token: Token) -> Bool { token.kind == .word && SceneFilter.isShouted(token) }

  /// The last point of "A.B.C. Diner".
  private static func isInitial(_ index: Int, in tokens: [Token]) -> Bool {
    func isCapital(_ token: Token) -> Bool {
      token.kind == .word && token.text.utf8.count == 1 && SceneFilter.isCapitalLetter(token)
    }
    return index > 2 && index + 1 < tokens.count && isCapital(tokens[index - 1]) && tokens[index - 2].isSign(".")
      && isCapital(tokens[index - 3]) && tokens[index - 1].join == .glued
      && tokens[index + 1].text.unicodeScalars.first?.isCapitalLetter ?? false
  }

  private static let joints: WordSet = WordList.words(
    """
    and then plus but also after before while whereas so because except besides n yet afterwards during following post
    """)
  private static let signs: WordSet = [",", "+", "&", "/", "(", ")", "|", "•", "→", ":"]

  /// The segments of a sentence, in order; joints themselves are left out.
  static func segments(of tokens: [Token]) -> [Segment] {
    let protected = protectedRanges(in: tokens)
    var found: [Segment] = []
    var start = 0
    var joint = ""
    func close(at end: Int) {
      if end > start { found.append(Segment(joint: joint, range: start..<end, tokens: Array(tokens[start..<end]))) }
    }
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let isSign =
        token.kind == .punctuation
        && (signs.contains(token)
          || token.says("-") && token.join == .apart && index + 1 < tokens.count && tokens[index + 1].join == .apart
            && !ClockScanner(tokens).isSpan(around: index) && !isRange(around: index, in: tokens))
      let isInstead =
        token.isWord("instead") && index + 1 < tokens.count && tokens[index + 1].isWord("of")
        || token.isWord("rather") && index + 1 < tokens.count && tokens[index + 1].isWord("than")
      let isSoFar = token.isWord("so") && index + 1 < tokens.count && tokens[index + 1].isWord("far")
      // "60 ml or so": about as much.
      let isOrSo = token.isWord("so") && index > 1 && tokens[index - 1].isWord("or")
      // "Back then we had rye bread": a time.
      let isBackThen = token.isWord("then") && index > 0 && tokens[index - 1].isWord("back")
      // "my wife also had soup".
      let isTheirs = token.isWord("also") && index > start && IntentWords.others.contains(tokens[index - 1])
      let exception = exceptionLength(at: index, in: tokens)
      let isWord =
        isInstead || exception > 0 || isFollowed(index, from: start, in: tokens)
        || tellsOuting(index, from: start, in: tokens) || tellsSince(index, from: start, in: tokens)
        || tellsUntil(index, from: start, in: tokens) || tellsCircumstance(index, from: start, in: tokens)
        || !isSoFar && !isOrSo && !isBackThen && !isTheirs && token.kind == .word && joints.contains(token)
          && token.join != .hyphen
          && !isMaker(index, in: tokens)
      let isCut =
        (isSign || isWord) && !protected.contains { $0.contains(index) && $0.lowerBound < index }
        && !isInsideNumber(index, in: tokens)
      if isCut {
        // "a mint straight after": how soon.
        close(at: index > start + 1 && isSoon(tokens[index - 1], before: token) ? index - 1 : index)
        // "Banana before, 50 min spin": said of the banana.
        let isOfLast = isSign && start == index && TimeWords.circumstances.contains(joint)
        if isWord || joint.isEmpty || isOfLast || found.last?.range.upperBound == index {
          joint = isInstead ? "instead" : exception > 0 ? "except" : token.folded
        }
        index += max(0, exception - 1)
        start = index + 1
      } else if beginsReport(index, behind: joint, from: start, in: tokens) {
        close(at: index)
        joint = ","
        start = index
      }
      index += 1
    }
    close(at: tokens.count)
    return found
  }
}
