/// Which words are written with capitals where a sentence has small letters too.
extension SceneFilter {
  /// In capitals, inside a sentence that is not.
  func isShouted(_ index: Int) -> Bool { isNameLike[index] && Self.isShouted(tokens[index]) }

  static func nameLike(_ tokens: [Token]) -> [Bool] {
    func isCapital(_ index: Int) -> Bool {
      guard tokens.indices.contains(index), tokens[index].kind == .word,
        let first = tokens[index].text.unicodeScalars.first
      else {
        return false
      }
      return first.isCapitalLetter && !tokens[index].says("i") && !tokens[index].folded.hasPrefix("i'")
    }
    let words = tokens.indices.filter { tokens[$0].kind == .word }
    // A sentence all in capitals, or With Every Word So, says nothing by them.
    guard words.contains(where: { !isCapital($0) }) else { return Array(repeating: false, count: tokens.count) }
    return tokens.indices.map { index in
      guard isCapital(index), index > 0 || isShouted(tokens[index]) else { return false }
      return isCapital(index - 1) && (index - 1 > 0 || isShouted(tokens[index - 1])) || isCapital(index + 1)
        || isShouted(tokens[index])
    }
  }

  /// Begins with a capital.
  static func isCapitalLetter(_ token: Token) -> Bool {
    token.text.unicodeScalars.first?.isCapitalLetter ?? false
  }

  /// All capitals, two letters or more.
  static func isShouted(_ token: Token) -> Bool {
    token.text.utf8.count > 1 && !token.text.unicodeScalars.contains(where: \.isSmallLetter)
  }
}
