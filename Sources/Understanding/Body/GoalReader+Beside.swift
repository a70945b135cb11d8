/// Aims that stand beside what is weighed now.
extension GoalReader {
  private static let times = GoalWords.currents.union(["weigh", "weighed", "weighing", "weight", "bw"])
  private static let aroundWeighed = times.union(
    WordList.words(
      "in i i'm im am is was my at on the this morning just - : scale scales me it's atm right"))
  private static let aims = GoalWords.weights.union(GoalWords.wishes).union([
    "reach", "hit", "aim", "wanna", "i'd", "would", "working", "heading",
  ])
  private static let aroundAim = aims.union(
    WordList.words(
      "i i'm im i'd to get go down back up be weigh at for is my the like love weight under below of a towards : - = and but"
    ))
  static let ends: WordSet = ["by", "before", "until", "this", "next", "please", "end"]

  /// "61.2 kg today, want to reach 58" as "61.2 kg today, goal 58 kg", "71 now, 68 by june" as "71 now, goal 68 by june".
  func namingAim(_ tokens: [Token]) -> [Token] {
    guard tokens.count <= 24, let comma = tokens.firstIndex(where: { $0.isSign(",") || $0.isSign(";") }), comma <= 10,
      let now = weighed(in: tokens[..<comma]),
      let place = (comma + 1..<tokens.count).first(where: {
        tokens[$0].kind != .word && !Self.aroundAim.contains(tokens[$0])
      }),
      tokens[place].kind == .number, let value = tokens[place].value,
      tokens[(comma + 1)..<place].allSatisfy({ Self.aroundAim.contains($0) }),
      case let own = mass(at: place, in: tokens), case let end = own?.1 ?? place + 1,
      tokens.ends(at: end) || Self.ends.contains(tokens[end])
    else { return tokens }
    let isNamed = GoalWords.weights.occurs(in: tokens[(comma + 1)..<place])
    let isAimed = Self.aims.occurs(in: tokens[(comma + 1)..<place])
    let isDue = place == comma + 1 && end < tokens.count && tokens[end].isOne(of: "by", "before")
    let target = own.map(\.0) ?? now.unit.map { value * $0 } ?? bareTarget(value, of: now.kg)
    guard isAimed || isDue, isNamed || now.isTold, abs(target - now.kg) / now.kg < 0.35,
      abs(target - now.kg) > 0.3, ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    else { return tokens }
    var said = tokens[..<comma].filter { !$0.isSign(":") && !$0.isSign("-") }
    if !now.isTold { said.insert(Token.word("weight", at: tokens[0].range), at: 0) }
    said += [tokens[comma], Token.word("goal", at: tokens[place].range), tokens[place]]
    if own == nil, now.unit != nil,
      let unit = tokens[..<comma].first(where: { UnitTable.unit(named: $0.folded) != nil })
    {
      said.append(Token.word(unit.folded, at: tokens[place].range))
    }
    return said + tokens[(place + 1)...]
  }

  /// What a clause says is weighed now: its kilograms, the kilograms of its unit where that was said, and whether a word tells
  /// that it is a weighing.
  private func weighed(in clause: ArraySlice<Token>) -> (kg: Double, unit: Double?, isTold: Bool)? {
    guard let place = clause.firstIndex(where: { $0.kind == .number }), let value = clause[place].value,
      case let tokens = Array(clause), case let own = mass(at: place, in: tokens), case let end = own?.1 ?? place + 1,
      tokens.indices.allSatisfy({ (place..<end).contains($0) || Self.aroundWeighed.contains(tokens[$0]) })
    else { return nil }
    let isTold = Self.times.occurs(in: tokens)
    let kilograms = own?.0 ?? bareTarget(value)
    let isNear = weightKg.map { abs($0 - kilograms) / $0 < 0.15 } ?? false
    guard (30...300).contains(kilograms), own != nil || isNear else { return nil }
    // "12 stone 4" is in two units, so that a bare figure behind it has none.
    let unit = own.flatMap { $0.1 == place + 2 ? $0.0 / value : nil }
    return (kilograms, unit, isTold)
  }

  /// A figure in the unit of the weight beside it.
  private func bareTarget(_ value: Double, of kilograms: Double) -> Double {
    var reader = self
    reader.weightKg = kilograms
    return reader.bareTarget(value)
  }
}
