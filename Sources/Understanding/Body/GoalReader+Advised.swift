/// Aims that a doctor or a coach sets, and weights that somebody wants to come down to.
extension GoalReader {
  private static let advisers: WordSet = [
    "doctor", "doc", "gp", "coach", "trainer", "dietitian", "dietician", "nutritionist", "physio", "nurse",
    "consultant", "cardiologist", "surgeon", "specialist", "pt",
  ]
  private static let advising: WordSet = [
    "says", "said", "wants", "wanted", "told", "tells", "recommends", "recommended", "suggests", "suggested", "advised",
    "advises", "asked", "asks",
  ]
  private static let duties: WordSet = ["should", "must", "need", "needs", "ought", "have", "gotta"]
  private static let reaching: WordSet = [
    "get", "be", "weigh", "go", "drop", "come", "trim", "slim", "reach", "hit", "aim",
  ]
  private static let bounds: WordSet = [
    "down", "up", "back", "to", "at", "under", "below", "around", "about", "for", "another",
  ]

  /// "My nurse says get under 84 kg" as "I want to get to 84 kg": what the person is told to weigh. "The nurse said I weigh
  /// 84 kg" tells what is weighed, and "the nurse said lose 4 kg" is her opinion so far.
  func advised(_ tokens: [Token]) -> [Token] {
    guard let adviser = Self.advisers.firstIndex(in: tokens), Self.advising.contains(at: adviser + 1, in: tokens)
    else { return tokens }
    let isOwned = adviser > 0 && tokens[adviser - 1].isOne(of: "my", "the", "our")
    let start = isOwned ? adviser - 1 : adviser
    guard start == 0 || tokens[start - 1].kind == .punctuation || tokens[start - 1].isOne(of: "so", "and", "but")
    else { return tokens }
    var at = adviser + 2
    func word(_ place: Int) -> SaidWord { tokens.word(place) }
    let isOfMe = word(at) == "me"
    if isOfMe { at += 1 }
    if word(at) == "that" { at += 1 }
    if word(at).isOne(of: "i", "we") {
      guard Self.duties.contains(at: at + 1, in: tokens) else { return tokens }
      at += 2
    }
    if word(at) == "to", !isMass(at + 1, tokens) { at += 1 }
    let reaches = Self.reaching.contains(at: at, in: tokens)
    if reaches { at += 1 }
    let first = at
    while Self.bounds.contains(at: at, in: tokens) { at += 1 }
    guard isMass(at, tokens), reaches || isOfMe && at > first else { return tokens }
    let wish = ["i", "want", "to", "get", "to"]
    return Array(tokens[..<start]) + Token.words(wish, at: tokens[adviser].range) + tokens[at...]
  }

  private func isMass(_ at: Int, _ tokens: [Token]) -> Bool { at < tokens.count && mass(at: at, in: tokens) != nil }

  private static let sinking: WordSet = ["come", "drop", "slim", "trim", "diet", "shrink", "lean", "sink", "fall"]
  /// What alone orders it: "come down to 70 kg" is said of others too.
  private static let ordering: WordSet = ["slim", "trim"]
  private static let wished = GoalWords.wishes.union([
    "like", "aim", "plan", "planning", "love", "wish", "looking",
  ])

  /// "I'd like to trim down to 68 kg" as "I'd like to get down to 68 kg"; "I've come down to 68 kg" is a weighing.
  func sunk(_ tokens: [Token]) -> [Token] {
    guard let verb = Self.sinking.firstIndex(in: tokens) else { return tokens }
    let isWished =
      verb > 0 && tokens[verb - 1].isWord("wanna")
      || verb > 1 && tokens[verb - 1].isWord("to") && Self.wished.contains(tokens[verb - 2])
    let isOrder = verb == 0 && Self.ordering.contains(tokens[verb])
    let to = verb + 1 < tokens.count && tokens[verb + 1].isOne(of: "down", "back", "out") ? verb + 2 : verb + 1
    guard isWished || isOrder, to + 1 < tokens.count, tokens[to].isOne(of: "to", "under", "below"),
      isMass(to + 1, tokens), ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    let aim = Token.words(["get", "down", "to"], at: tokens[verb].range)
    return Array(tokens[..<verb]) + aim + tokens[(to + 1)...]
  }
}
