/// A number as a model writes it where a bare one is wanted: "12", "1,234.5", "1/2", "1½", "250 g", "about 30 min".
struct NumberText: Equatable {
  var value: Double
  /// The first word after it, in lower case; empty where there is none.
  var unit: String
  /// How it was written.
  var form: Repair.Kind

  /// - Returns: nil where the text is no number, or more than one ("2-3", "1 h 30 min").
  init?(_ text: String) {
    guard text.utf8.count <= 60 else { return nil }
    var rest = Self.withoutVagueness(Self.trimmed(text[...]))
    let sign: Double = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard let (number, form) = Self.leadingNumber(&rest) else { return nil }
    rest = Self.trimmed(rest)
    guard !rest.contains(where: \.isNumber) else { return nil }
    let word = rest.prefix { $0.isLetter || $0 == "%" }
    // "5-a-day", "3x" and the like are no numbers with a unit.
    guard rest.isEmpty || !word.isEmpty else { return nil }
    value = sign * number
    unit = word.lowercased()
    self.form = unit.isEmpty ? form : .unitInNumber
    guard value.isFinite else { return nil }
  }

  /// Takes the number at the beginning: digits, a fraction, or both.
  private static func leadingNumber(_ rest: inout Substring) -> (Double, Repair.Kind)? {
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    if digits.isEmpty {
      guard let part = rest.first.flatMap({ vulgarFractions[$0] }) else { return nil }
      rest = rest.dropFirst()
      return (part, .fraction)
    }
    guard let (number, form) = decimal(digits) else { return nil }
    var after = rest.dropFirst(digits.count)
    if after.first == "/" {
      let bottom = after.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard let divisor = Double(bottom), divisor != 0, form == .numberInText else { return nil }
      rest = after.dropFirst(bottom.count + 1)
      return (number / divisor, .fraction)
    }
    if let exponent = exponent(after), form == .numberInText {
      rest = after.dropFirst(exponent.count)
      return Double(digits + exponent).map { ($0, .numberInText) }
    }
    after = trimmed(after)
    if let part = after.first.flatMap({ vulgarFractions[$0] }) {
      rest = after.dropFirst()
      return (number + part, .fraction)
    }
    // "1 1/2"
    let top = after.prefix { $0.isASCII && $0.isNumber }
    let bottom = after.dropFirst(top.count + 1).prefix { $0.isASCII && $0.isNumber }
    if after.dropFirst(top.count).first == "/", let above = Double(top), let below = Double(bottom), below != 0 {
      rest = after.dropFirst(top.count + 1 + bottom.count)
      return (number + above / below, .fraction)
    }
    rest = rest.dropFirst(digits.count)
    return (number, form)
  }

  /// "e3", "E-2"
  private static func exponent(_ text: Substring) -> Substring? {
    guard let letter = text.first, letter == "e" || letter == "E" else { return nil }
    var length = 1
    let next = text.dropFirst()
    if next.first == "-" || next.first == "+" { length += 1 }
    let digits = text.dropFirst(length).prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? nil : text.prefix(length + digits.count)
  }

  /// Digits with points and commas in the English or the continental way.
  ///
  /// A lone comma before exactly three digits sets off thousands ("1,250"), any other is a decimal one ("12,5", "0,250").
  private static func decimal(_ text: Substring) -> (Double, Repair.Kind)? {
    guard text.contains(",") else { return Double(text).map { ($0, .numberInText) } }
    let lastMark = text.last { $0 == "," || $0 == "." }
    let commas = text.filter { $0 == "," }.count
    let points = text.filter { $0 == "." }.count
    let isDecimalComma = lastMark == "," && (points > 0 ? commas == 1 : commas == 1 && !isGrouped(text, by: ","))
    if isDecimalComma {
      guard points == 0 || isGrouped(text.prefix { $0 != "," }, by: ".") else { return nil }
      return Double(text.filter { $0 != "." }.replacing(",", with: ".")).map { ($0, .digitGrouping) }
    }
    guard points <= 1, lastMark == "," ? points == 0 : true, isGrouped(text.prefix { $0 != "." }, by: ",") else {
      return nil
    }
    return Double(text.filter { $0 != "," }).map { ($0, .digitGrouping) }
  }

  private static func isGrouped(_ text: Substring, by mark: Character) -> Bool {
    let groups = text.split(separator: mark, omittingEmptySubsequences: false)
    guard let first = groups.first, (1...3).contains(first.count), first.first != "0" else { return false }
    return groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  private static func withoutVagueness(_ text: Substring) -> Substring {
    for word in ["~", "≈", "about ", "approximately ", "approx. ", "approx ", "around ", "ca. ", "ca "]
    where text.lowercased().hasPrefix(word) {
      return trimmed(text.dropFirst(word.count))
    }
    return text
  }

  private static func trimmed(_ text: Substring) -> Substring {
    let rest = text.drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return rest[...last]
  }

  private static let vulgarFractions: [Character: Double] = [
    "½": 1.0 / 2, "⅓": 1.0 / 3, "⅔": 2.0 / 3, "¼": 1.0 / 4, "¾": 3.0 / 4, "⅛": 1.0 / 8, "⅜": 3.0 / 8, "⅝": 5.0 / 8,
    "⅞": 7.0 / 8,
  ]
}
