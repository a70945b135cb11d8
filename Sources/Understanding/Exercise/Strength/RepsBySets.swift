/// Repetitions told before their sets, with the words for both: "140kg x 3 reps x 2 sets", "bench 10 reps x 3 sets".
enum RepsBySets {
  private static let reps: WordSet = ["reps", "rep"]
  private static let times: WordSet = ["x", "by", "for"]

  /// `tokens` in the notation that lifters write: "140kg x 3 x 2" behind a load, else sets before repetitions.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let rep = reps.firstIndex(in: tokens), rep > 0, rep + 3 < tokens.count, tokens[rep - 1].kind == .number,
      times.contains(tokens[rep + 1]) || tokens[rep + 1].isSign("×"), tokens[rep + 2].kind == .number,
      tokens[rep + 3].isOne(of: "sets", "set")
    else { return tokens }
    let x = Token.word("x", at: tokens[rep + 1].range)
    let (count, sets) = (tokens[rep - 1].joined(.apart), tokens[rep + 2].joined(.apart))
    let isBehindLoad = rep > 1 && (times.contains(tokens[rep - 2]) || tokens[rep - 2].isSign("×"))
    return tokens[..<(rep - 1)] + (isBehindLoad ? [count, x, sets] : [sets, x, count]) + tokens[(rep + 4)...]
  }
}
