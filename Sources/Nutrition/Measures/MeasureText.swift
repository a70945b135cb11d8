/// A measure as people write it: "178cm", "5'10\"", "5 ft 10", "181 lb", "12 st 13", "82,4 kg".
///
/// Numbers with units behind them, the large unit first. A last number without a unit is in the next smaller unit
/// ("12 st 13"), and a number alone in the one that its reader is told.
public struct MeasureText: Equatable, Sendable {
  /// A number with the unit behind it.
  public struct Part: Equatable, Sendable {
    /// Not negative, finite.
    public var number: Double
    /// Lower case; `'` and `"` for feet and inches; empty where there is none.
    public var unit: String
  }

  /// In the order in which they stand; never empty.
  public var parts: [Part]

  /// Nil where the text is no numbers with units.
  public init?(_ text: String) {
    parts = []
    var rest = Self.normalized(text)[...]
    while true {
      rest = rest.drop { $0 == " " }
      if rest.isEmpty { break }
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      guard let number = Double(digits), number.isFinite, parts.count < 3 else { return nil }
      rest = rest.dropFirst(digits.count).drop { $0 == " " }
      let unit = rest.first == "'" || rest.first == "\"" || rest.first == "%" ? rest.prefix(1) : Self.word(rest)
      rest = rest.dropFirst(unit.count)
      if rest.first == "." { rest = rest.dropFirst() }
      parts.append(Part(number: number, unit: String(unit)))
    }
    if parts.isEmpty { return nil }
  }

  /// Letters, and "/" and spaces between words, so that "fl oz" and "g/lb" are one unit.
  private static func word(_ text: Substring) -> Substring {
    let run = text.prefix { $0.isLetter || $0 == "/" || $0 == " " }
    var end = run.endIndex
    while end > run.startIndex, run[run.index(before: end)] == " " { end = run.index(before: end) }
    return run[..<end]
  }

  private static func normalized(_ text: String) -> String {
    var plain = ""
    let characters = Array(text.lowercased())
    for (index, character) in characters.enumerated() {
      switch character {
      case "’", "′", "‘", "´": plain.append("'")
      case "”", "″", "“": plain.append("\"")
      case "\u{A0}", "\u{202F}", "\u{2009}", "\t": plain.append(" ")
      case ",":
        // A comma before exactly three digits parts thousands ("2,100"); any other is a decimal comma ("82,4"), and so
        // is one behind nothing or a lone 0 ("0,250").
        let digits = characters[(index + 1)...].prefix { $0.isNumber }
        let before = characters[..<index].reversed().prefix { $0.isNumber }
        if digits.count != 3 || before.isEmpty || Array(before) == ["0"] { plain.append(".") }
      default: plain.append(character)
      }
    }
    return plain.replacing("''", with: "\"")
  }
}

extension MeasureText {
  /// The sum of the parts, each in the unit of `table`; nil for a unit that is not there, or smaller before larger.
  ///
  /// - Parameters:
  ///   - table: what one of each unit comes to.
  ///   - bare: the unit of a number alone; nil where it must have one.
  ///   - next: the unit of a last number without one, by the unit before it.
  public func sum(_ table: [String: Double], bare: String?, next: [String: String] = [:]) -> Double? {
    var total = 0.0
    var last: (unit: String, size: Double)?
    for part in parts {
      var unit = part.unit
      if unit.isEmpty {
        guard let implied = last.map({ next[$0.unit] }) ?? bare else { return nil }
        unit = implied
      }
      guard let size = table[unit], size < last?.size ?? .infinity else { return nil }
      total += part.number * size
      last = (unit, size)
    }
    return total.isFinite ? total : nil
  }
}
