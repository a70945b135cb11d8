/// "Last set only 3 reps", "only got 6 on the last set": what was done of the last set.
enum LastSet {
  private static let falling: WordSet = ["only", "was", "got", "managed", "failed", "dropped", "just", "did", "died"]

  /// The repetitions of the last set, where `tokens` tell that they were others than of those before.
  static func reps(in tokens: [Token]) -> Int? {
    guard
      let place = tokens.indices.dropLast().first(where: {
        tokens[$0].isOne(of: "last", "final") && tokens[$0 + 1].isWord("set")
      }), falling.occurs(in: tokens)
    else { return nil }
    for index in tokens.indices where index != place {
      guard let number = NumberPhrase.read(at: index, in: tokens), !number.isArticle, (1...100).contains(number.value),
        number.value == number.value.rounded()
      else { continue }
      let end = index + number.count
      let isOther = UnitTable.unit(at: end, in: tokens).map { $0.unit.dimension != .measure } ?? false
      return isOther || end < tokens.count && tokens[end].isWord("x") ? nil : Int(number.value)
    }
    return nil
  }
}
