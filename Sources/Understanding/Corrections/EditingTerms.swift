/// A line that mends what was said before, parted from the words around it that only tell that it does: "4" of "tell a lie, 4, I
/// lost count". The study of speech calls these words the editing terms of a self-repair (Levelt, Monitoring and self-repair in
/// speech, Cognition 14, 1983).
struct EditingTerms {
  /// What it says when they are taken away.
  let repair: [Token]
  /// Whether they say that what was told before was wrong: "tell a lie" does, "to be honest" does not.
  let admitsError: Bool
  /// Whether a clause that is idle stood ahead.
  let isLed: Bool

  /// The editing terms of `said`; nil where it has none, or nothing else.
  ///
  /// - Parameter isIdle: Tells of a clause between signs whether it changes nothing; the last argument says whether it
  ///   stands behind the repair.
  init?(in said: [Token], isIdle: (ArraySlice<Token>, Bool) -> Bool = { _, _ in false }) {
    var rest = Self.withoutFlourish(Self.withoutPassing(said))
    var (admitsError, isLed) = (false, false)
    while let ahead = Self.endAhead(of: rest, isIdle) {
      admitsError = admitsError || EditingWords.admit(rest[..<ahead])
      isLed = isLed || isIdle(rest[..<ahead].drop { EditingWords.hesitations.contains($0) }, false)
      rest = Array(rest[ahead...].drop { $0.kind == .punctuation || $0.kind == .emoji })
    }
    while let behind = Self.startBehind(rest, isIdle) {
      admitsError = admitsError || EditingWords.admit(rest[behind...])
      rest = Array(rest[..<behind].dropLast(while: { $0.kind == .punctuation && !$0.isSign(")") }))
    }
    let murmurs = EditingWords.murmurs.end(from: 0, in: rest)
    if murmurs > 0 { rest = Array(rest[murmurs...].drop { $0.isSign(",") || $0.isSign(".") }) }
    if let standard = Self.inStandardForm(rest) { rest = standard }
    // A full stop is no editing term, though "4!" is said with feeling.
    guard rest.count + 1 < said.count || rest.count <= 2 || rest.count == said.count || said.last?.kind != .punctuation,
      rest != said, rest.contains(where: { !EditingWords.hesitations.contains($0) })
    else { return nil }
    repair = rest
    (self.admitsError, self.isLed) = (admitsError, isLed)
  }

  /// `tokens` without "by the way" and the like between their words.
  private static func withoutPassing(_ tokens: [Token]) -> [Token] {
    guard let phrase = EditingWords.passing.ranges(in: tokens).first else { return tokens }
    return Array(tokens[..<phrase.lowerBound] + tokens[phrase.upperBound...])
  }

  /// "It was two" of "two it was" and of "it were two", as many people in the north of England say; nil where nothing is
  /// to be changed.
  private static func inStandardForm(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 2 else { return nil }
    let (it, was) = (tokens[tokens.count - 2], tokens[tokens.count - 1])
    if CorrectionWords.subjects.contains(it), IntentWords.pastCopulas.contains(was), tokens[0].isCount {
      return [it, was] + tokens.dropLast(2)
    }
    guard tokens[0].isOne(of: "it", "that"), tokens[1].isWord("were") else { return nil }
    return [tokens[0], Token.word("was", at: tokens[1].range)] + tokens[2...]
  }

  /// `tokens` without signs and pictures at their end; a question stays one, and a bracket closed.
  private static func withoutFlourish(_ tokens: [Token]) -> [Token] {
    let hasBracket = tokens.contains { $0.isSign("(") }
    return Array(
      tokens.dropLast(while: {
        $0.kind == .emoji && $0.folded.isEmpty
          || $0.kind == .punctuation && !$0.isSign("?") && !$0.isSign("*") && !(hasBracket && $0.isSign(")"))
      }))
  }

  /// Where the editing terms end that `tokens` open with, which hesitations may stand before: "sorry, my mistake,".
  private static func endAhead(of tokens: [Token], _ isIdle: (ArraySlice<Token>, Bool) -> Bool) -> Int? {
    guard let start = tokens.firstIndex(where: { $0.kind != .punctuation && !EditingWords.hesitations.contains($0) })
    else { return nil }
    if let end = tokens[start...].firstIndex(where: isJoint), case let clause = tokens[start..<end],
      EditingWords.isTerm(clause) || mayLead(end, in: tokens) && isIdle(clause, false)
    {
      return end
    }
    var cries = EditingWords.cries.end(from: start, in: tokens)
    // "Damn it".
    if cries > start, cries + 1 < tokens.count, tokens[cries].isWord("it"), !isSubject(cries, tokens) { cries += 1 }
    if cries > start, cries < tokens.count { return cries }
    if let source = endOfSource(from: start, in: tokens) { return source }
    guard let phrase = EditingWords.openings.match(at: start, in: tokens), start + phrase.count < tokens.count else {
      return nil
    }
    return start + phrase.count
  }

  /// Whether what stands ahead of the sign at `end` may be idle: before a bare amount it tells of what is new ("up early, 3
  /// plums", "nearly there, 76.2 kg"), and before a colon what it is.
  private static func mayLead(_ end: Int, in tokens: [Token]) -> Bool {
    let next = tokens[end...].first { $0.kind != .punctuation }
    return !tokens[end].isSign(":") && next.map { !$0.isCount } ?? false
  }

  /// Whether "it" is what something is said of: "it was 4".
  private static func isSubject(_ index: Int, _ tokens: [Token]) -> Bool {
    IntentWords.copulas.contains(at: index + 1, in: tokens) || tokens[index + 1].isOne(of: "took", "should", "had")
  }

  /// Behind "my wife says that" of "my wife says that it was 3", and behind "according to Strava".
  private static func endOfSource(from start: Int, in tokens: [Token]) -> Int? {
    let noun = tokens[start].isOne(of: "my", "the", "our") ? start + 1 : start
    if tokens[start].isWord("according"), tokens.count > start + 3, tokens[start + 1].isWord("to") {
      return tokens[start + 2].isOne(of: "my", "the", "our") ? start + 4 : start + 3
    }
    guard let verb = tokens.indices.first(where: { $0 > noun && EditingWords.saying.contains(tokens[$0]) }),
      verb <= noun + 2, verb + 3 < tokens.count
    else { return nil }
    let behind = tokens[verb + 1].isOne(of: "that", "me") && !isSubject(verb + 1, tokens) ? verb + 2 : verb + 1
    guard behind + 2 < tokens.count else { return nil }
    let isOfThing =
      tokens[behind].isWord("the")
      && (1...3).contains {
        IntentWords.copulas.contains(at: behind + 1 + $0, in: tokens)
      }
    return isOfThing || CorrectionWords.subjects.contains(tokens[behind]) && isSubject(behind, tokens) ? behind : nil
  }

  /// Where the editing terms begin that close `tokens`.
  private static func startBehind(_ tokens: [Token], _ isIdle: (ArraySlice<Token>, Bool) -> Bool) -> Int? {
    let end = tokens.lastIndex { $0.kind != .punctuation && $0.kind != .emoji }.map { $0 + 1 } ?? 0
    if let joint = tokens[..<end].lastIndex(where: isJoint), joint > 0, case let clause = tokens[(joint + 1)..<end],
      EditingWords.isTerm(clause) || tokens.last?.isSign("?") != true && isIdle(clause, true)
    {
      return joint
    }
    if end > 1, EditingWords.cries.contains(tokens[end - 1]) { return end - 1 }
    return tokens.indices.prefix(end).dropFirst().first { start in
      EditingWords.closings.match(at: start, in: tokens).map { start + $0.count == end } ?? false
        && !EditingWords.leads.contains(tokens[start - 1])
    }
  }

  private static func isJoint(_ token: Token) -> Bool { token.kind == .punctuation && !token.isSign("*") }
}
