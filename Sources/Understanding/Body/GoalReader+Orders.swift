import Nutrition

/// Goals that open like a question or a request.
extension GoalReader {
  private static let requests = PhraseTable(
    list: "can you,could you,can we,could we,would you,will you,can i,could i,may i")
  private static let changing: WordSet = [
    "set", "change", "make", "switch", "put", "update", "adjust", "lower", "raise", "move", "aim", "please",
  ]
  private static let helped: WordSet = [
    "lose", "gain", "maintain", "get", "reach", "keep", "stay", "drop", "shed", "shift", "put", "bulk", "cut",
  ]
  private static let owned: WordSet = ["target", "goal", "ideal", "aim", "weight", "calorie", "daily"]

  /// "Get me to 75 kg", "could you set my target to 71 kg", "help me lose 4 kg", "my target weight is 71 kg": told to be
  /// taken, though the first words ask elsewhere.
  static func isOrder(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    func word(_ at: Int) -> SaidWord { tokens.word(at) }
    if word(start) == "get" { return true }
    if let asked = requests.match(at: start, in: tokens) { return changing.contains(word(start + asked.count)) }
    if word(start) == "help", word(start + 1) == "me" { return helped.contains(word(start + 2)) }
    guard word(start) == "my", owned.contains(word(start + 1)),
      let copula = tokens.firstIndex(where: { $0.isOne(of: "is", "=", ":") })
    else { return false }
    return copula - start <= 4 && tokens[(copula + 1)...].prefix(2).contains { $0.kind == .number }
  }

  private static let wishes = PhraseTable(list: "i wish to,i'd rather,id rather,i would rather,i'd prefer to")

  /// "I wish to reduce to 77 kg", "I'd rather stay where I am": wished of Ada, and no dream.
  static func opensWish(_ tokens: [Token]) -> Bool {
    wishes.match(at: FrameReader.opening(of: tokens), in: tokens) != nil || wishes.match(at: 0, in: tokens) != nil
  }

  private static let losing: WordSet = ["lose", "gain"]

  /// "loose 5 kg", as many write it, as "lose 5 kg", and "want lose 5 kg" as "want to lose 5 kg".
  static func respelt(_ said: [Token]) -> [Token] {
    let tokens = withLose(said)
    guard let verb = losing.firstIndex(in: tokens.dropFirst()), tokens[verb - 1].isOne(of: "want", "like", "need"),
      verb + 1 < tokens.count, tokens[verb + 1].isCount || tokens[verb + 1].isOne(of: "weight", "fat", "some", "about")
    else { return tokens }
    return tokens[..<verb] + [Token.word("to", at: tokens[verb].range)] + tokens[verb...]
  }

  private static func withLose(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: { $0.isWord("loose") }) else { return tokens }
    return tokens.indices.map { at in
      let next = tokens.word(at + 1)
      guard tokens[at].isWord("loose"),
        at + 1 < tokens.count && tokens[at + 1].isCount || next.isOne(of: "weight", "fat", "some", "a", "about")
      else { return tokens[at] }
      return Token.word("lose", join: tokens[at].join, at: tokens[at].range)
    }
  }

  /// "goal: -0.4 kg a week", "+0.2 kg/week".
  func signedType(_ tokens: [Token]) -> GoalType? {
    guard let figure = tokens.indices.dropFirst().first(where: { mass(at: $0, in: tokens) != nil }) else { return nil }
    if tokens[figure - 1].isSign("-") { return .cut }
    return tokens[figure - 1].isSign("+") ? .bulk : nil
  }

  /// "+0.3 kg per week": a goal without a word of one.
  static func isSignedRate(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, first.isSign("+") || first.isSign("-") else { return false }
    return periods.occurs(in: tokens.dropFirst())
  }

  static let periods: WordSet = ["week", "wk", "weekly", "month", "monthly"]

  /// `tokens` without "ready-to-drink" and "Slim Fast", which tell of a product and no aim.
  static func withoutProducts(_ tokens: [Token]) -> [Token] {
    func isReady(_ at: Int) -> Bool {
      at + 2 < tokens.count && tokens[at].isWord("ready") && tokens[at + 1].isWord("to")
        && MealWords.readiness.contains(tokens[at + 2])
    }
    return tokens.indices.compactMap { at in
      let isOfProduct =
        isReady(at) || at > 0 && isReady(at - 1) || at > 1 && isReady(at - 2)
        || tokens[at].isWord("slim") && at + 1 < tokens.count && tokens[at + 1].isWord("fast")
      return isOfProduct ? nil : tokens[at]
    }
  }
}
