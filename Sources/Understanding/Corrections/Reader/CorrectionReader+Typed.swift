/// Corrections as they are typed, with their words in another order.
extension CorrectionReader {
  /// "Only 2 tacos" for "2 tacos only"; nil where nothing ends so.
  static func withOnlyAhead(_ tokens: [Token]) -> [Token]? {
    guard (2...6).contains(tokens.count), let only = tokens.last, only.isWord("only"), tokens[0].isCount,
      !tokens.dropFirst().contains(where: \.isCount)
    else { return nil }
    return [only] + tokens.dropLast()
  }
}
