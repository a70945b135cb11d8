/// How much of a message is read.
extension OfflineEngine {
  /// Unicode scalars beyond these are not read; nobody says more about a day.
  static let longestMessage = 8_000

  /// `sentence` as far as it is read. It is cut in scalars: a Character may hold any number of them.
  static func readable(_ sentence: String) -> String {
    let plain = sentence.withLatinDigits
    let scalars = plain.unicodeScalars
    // No message has more scalars than bytes, and those are counted already.
    guard plain.utf8.count > longestMessage,
      let end = scalars.index(scalars.startIndex, offsetBy: longestMessage, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return plain }
    return String(scalars[..<end])
  }

  /// What is said of a message that is too long to be read to its end; nil for others.
  static func limit(of sentence: String, read text: String) -> String? {
    if text.unicodeScalars.count >= longestMessage, sentence.unicodeScalars.count > longestMessage {
      return "Only the first \(longestMessage) characters were read, tell the rest in another message"
    }
    guard text.utf8.count > Wording.mostTokens, Lexer.tokens(of: text).count > Wording.mostTokens else { return nil }
    return "Only the first \(Wording.mostTokens) words were read, tell the rest in another message"
  }
}
