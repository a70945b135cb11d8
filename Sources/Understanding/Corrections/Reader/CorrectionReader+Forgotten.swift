/// What was left out of the last turn, and is to be put in.
extension CorrectionReader {
  private static let openings: WordSet = ["oh", "ah", "oops", "sorry", "and", "i", "also", "damn", "ugh", "whoops"]
  private static let pointing: WordSet = ["the", "my", "about", "a", "an", "some", "that"]
  private static let beforeAdding: WordSet = ["so", "please", "pls", "can", "could", "you", "and", "just"]
  private static let pronouns = ListWords.pronouns

  /// "Add one banana" of "forgot the banana, add one"; nil where nothing is said to be put in.
  static func forgotten(_ tokens: [Token]) -> [Token]? {
    guard (5...16).contains(tokens.count) else { return nil }
    let rest = Array(tokens.drop { $0.kind == .punctuation || openings.contains($0) })
    guard let first = rest.first, first.isWord("forgot") || first.isWord("missed"),
      let add = rest.firstIndex(where: { $0.isWord("add") }), add > 2,
      case let name = Array(
        rest[1..<add].drop { pointing.contains($0) }.dropLast(while: {
          $0.kind == .punctuation || beforeAdding.contains($0)
        })),
      !name.isEmpty, name.allSatisfy({ $0.kind == .word })
    else { return nil }
    let amount = rest[(add + 1)...].dropLast(while: {
      $0.kind == .punctuation || $0.isOne(of: "please", "too", "in", "for", "me", "pls", "as", "well")
    })
    guard let said = amount.first else { return nil }
    if amount.count == 1, pronouns.contains(said) { return [rest[add]] + name }
    let isAmount =
      QuantityParser(Array(amount)).quantity(at: 0).map { $0.tokens.upperBound == amount.count && $0.value != nil }
      ?? false
    return isAmount ? [rest[add]] + amount + name : nil
  }
}
