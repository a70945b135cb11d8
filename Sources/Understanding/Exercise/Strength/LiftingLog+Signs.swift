/// Signs between an exercise and its figures that part nothing.
extension LiftingLog {
  /// "plank 2 min" for "plank, 2 min" and "plank: 2 min", "push-ups 20" for "push-ups, 20": an exercise of one's own weight
  /// and how much of it are one.
  static func joined(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2,
      tokens.indices.dropLast().contains(where: {
        tokens[$0].kind == .punctuation && (tokens[$0 + 1].isCount || tokens[$0 + 1].kind == .clock)
      })
    else { return tokens }
    var result = tokens
    for mention in ExerciseLexicon.reference.mentions(in: tokens).reversed() {
      let sign = mention.range.upperBound
      guard sign + 1 < result.count, result[sign].isOne(of: ",", ":", "-"), result[sign].kind == .punctuation else {
        continue
      }
      let isHeld =
        StrengthReader.holds.contains(mention.name)
        && (result[sign + 1].kind == .clock
          || QuantityParser(result).quantity(at: sign + 1).map { $0.seconds != nil } ?? false)
      let isCounted =
        StrengthReader.bodyweight.contains(mention.name) && result[sign + 1].kind == .number
        && (sign + 2 == result.count || result[sign + 2].isOne(of: "reps", ","))
      if isHeld || isCounted { result.remove(at: sign) }
    }
    return withPairs(result)
  }

  private static let behindPairs: WordSet = ["each", "per", "a", "dumbbell", "dumbbells", "db", "dbs", "hand", "side"]

  /// "4 x 10 17.5s" for "4 x 10, 17.5s each hand": a pair of dumbbells and no seconds.
  private static func withPairs(_ tokens: [Token]) -> [Token] {
    guard
      let comma = tokens.indices.dropFirst(3).dropLast(2).first(where: { index in
        tokens[index].isSign(",") && tokens[index - 1].kind == .number && tokens[index + 1].kind == .number
          && tokens[index + 2].isWord("s") && tokens[index + 2].join == .glued
      }), comma + 3 == tokens.count || behindPairs.contains(tokens[comma + 3]),
      let mention = ExerciseLexicon.reference.mentions(in: Array(tokens[..<comma])).last,
      !StrengthReader.holds.contains(mention.name)
    else { return tokens }
    return Array(tokens[..<comma] + tokens[(comma + 1)...])
  }
}
