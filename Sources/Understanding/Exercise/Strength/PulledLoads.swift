/// What lifters say of a deadlift: "pulled 180 kg for 3", "pulled 405 for a single".
enum PulledLoads {
  private static let units: WordSet = ["kg", "kgs", "kilos", "lb", "lbs", "pounds"]
  private static let counts: WordSet = ["single", "double", "triple", "rep", "reps"]
  private static let names: WordSet = ["deadlift", "deadlifts", "deads", "dl"]
  /// Nobody calls less a pull.
  private static let least = 40.0

  /// `tokens` with "deadlifted" for "pulled", and without the name behind that says so again.
  static func named(_ tokens: [Token]) -> [Token] {
    guard let verb = tokens.firstIndex(where: { $0.isWord("pulled") }), verb + 3 < tokens.count,
      tokens[verb + 1].kind == .number, let load = tokens[verb + 1].value, load >= least,
      case let behind = units.contains(tokens[verb + 2]) ? verb + 3 : verb + 2, behind + 1 < tokens.count,
      tokens[behind].isOne(of: "for", "x"),
      tokens[behind + 1].isCount && (behind + 2 == tokens.count || UnitTable.unit(at: behind + 2, in: tokens) == nil)
        || counts.contains(tokens[behind + 1])
        || NumberWords.articles.contains(tokens[behind + 1]) && counts.contains(at: behind + 2, in: tokens)
    else { return tokens }
    var told = tokens
    told[verb] = Token.word("deadlifted", at: tokens[verb].range)
    if let name = told.indices.last, names.contains(told[name]), told[name - 1].isSign(",") { told.removeLast(2) }
    return told
  }
}
