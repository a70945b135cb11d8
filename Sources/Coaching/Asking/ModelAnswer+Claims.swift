/// A model that calls nothing may say all the same that it has logged, removed or changed something.
extension ModelAnswer {
  /// It has something to say other than to have done it, which it has not.
  var isAnswer: Bool { !text.allSatisfy(\.isWhitespace) && !claimsToHaveLogged }

  /// Whether a sentence of the text says that something was done; questions, offers and denials do not.
  var claimsToHaveLogged: Bool {
    var sentence = ""
    for character in text {
      sentence.append(character)
      guard ".!?;\n".contains(character) else { continue }
      if Self.isClaim(sentence) { return true }
      sentence = ""
    }
    return Self.isClaim(sentence)
  }

  private static func isClaim(_ sentence: String) -> Bool {
    ModelClaim(sentence).claims(Set(ModelClaim.Deed.allCases), measure: .any)
  }
}
