/// A piece that is read as another, where what was typed is kept as its text.
extension Token {
  /// This as another word, given folded.
  func read(as word: String, join: Join? = nil) -> Token {
    Token(kind: .word, text: text, folded: word, join: join ?? self.join, range: range)
  }

  /// This as a number.
  func read(as value: Double, join: Join? = nil) -> Token {
    Token(
      kind: .number, text: text, folded: NumberPhrase.plain(value), value: value, join: join ?? self.join, range: range)
  }

  /// This as a time of day, in hours since midnight.
  func read(asClock hours: Double, digits: String? = nil, join: Join = .apart) -> Token {
    Token(
      kind: .clock, text: text, folded: digits ?? Self.clockDigits(hours), value: hours, join: join, range: range)
  }

  /// A time of day that is read in the place of what was typed at `range`.
  static func clock(_ hours: Double, text: String? = nil, at range: Range<String.Index>) -> Token {
    let digits = clockDigits(hours)
    return Token(kind: .clock, text: text ?? digits, folded: digits, value: hours, range: range)
  }

  /// "7:05".
  private static func clockDigits(_ hours: Double) -> String {
    let minutes = Int((hours * 60).rounded())
    return "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)"
  }

  /// Whether this shows hours and minutes, or minutes and seconds, and no third figure.
  var hasOneColon: Bool { folded.utf8.count { $0 == UInt8(ascii: ":") } == 1 }

  /// The words of a name as one word.
  static func name(of run: ArraySlice<Token>, separator: String = " ") -> Token {
    let (first, last) = (run[run.startIndex], run[run.endIndex - 1])
    return Token(
      kind: .word, text: run.map(\.text).joined(separator: separator),
      folded: run.map(\.folded).joined(separator: separator), join: first.join,
      range: first.range.lowerBound..<last.range.upperBound)
  }

  /// A measure and what was typed together with it. Both point at the whole word: what was said was one.
  func cut(behind measure: String) -> (measure: Token, rest: Token) {
    let count = measure.count
    return (
      Token(kind: .word, text: String(text.prefix(count)), folded: measure, join: .glued, range: range),
      Token(kind: .word, text: String(text.dropFirst(count)), folded: String(folded.dropFirst(count)), range: range)
    )
  }
}
