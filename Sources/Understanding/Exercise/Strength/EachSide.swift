/// Repetitions told for each side without a word of sets: "lunges 10 each leg", "get-ups 5 a side 16 kg".
enum EachSide {
  private static let each: WordSet = ["each", "per", "a", "every", "either"]
  static let sides: WordSet = ["side", "leg", "arm", "hand", "foot"]
  private static let most = 60.0
  private static let longestExercise = 4

  /// `tokens` with one set of so many.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, sides.occurs(in: tokens),
      let place = tokens.indices.dropFirst().dropLast(2).first(where: { index in
        each.contains(tokens[index + 1]) && sides.contains(tokens[index + 2]) && isBare(index, in: tokens)
      }), let reps = tokens[place].value
    else { return tokens }
    let range = tokens[place].range
    let one = Token.number(1, at: range)
    let times = Token.word("x", at: range)
    let count = Token(
      kind: .number, text: tokens[place].text, folded: tokens[place].folded, value: reps, join: .apart, range: range)
    return tokens[..<place] + [one, times, count] + tokens[(place + 3)...]
  }

  /// A whole number right behind the name of an exercise.
  private static func isBare(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].kind == .number, let value = tokens[index].value, value == value.rounded(),
      (1...most).contains(value), tokens[index - 1].kind == .word, !tokens[index - 1].isWord("x")
    else { return false }
    let name = Array(tokens[max(0, index - longestExercise)..<index])
    return ExerciseLexicon.reference.mentions(in: name).contains { $0.range.upperBound == name.count }
  }
}
