/// Numbers as tables hold them.
enum TableNumber {
  /// "1,234.5", "1.234,5", "12,5" and "12.5"; nil for what is no number.
  ///
  /// With both signs the last is the decimal one. A comma alone before exactly three digits parts thousands.
  static func number(_ text: String) -> Double? {
    var plain = text.filter { $0 != " " && $0 != "\u{A0}" && $0 != "\u{202F}" && $0 != "'" }
    let comma = plain.lastIndex(of: ",")
    let point = plain.lastIndex(of: ".")
    if let comma, let point {
      plain = comma > point ? plain.filter { $0 != "." }.replacing(",", with: ".") : plain.filter { $0 != "," }
    } else if let comma {
      let behind = plain.distance(from: comma, to: plain.endIndex) - 1
      let isThousands = behind == 3 && !plain.hasPrefix("0") || plain.count { $0 == "," } > 1
      plain = isThousands ? plain.filter { $0 != "," } : plain.replacing(",", with: ".")
    }
    guard
      plain.utf8.allSatisfy({ (48...57).contains($0) || $0 == 45 || $0 == 46 || $0 == 43 || $0 == 69 || $0 == 101 }),
      let number = Double(plain), number.isFinite
    else { return nil }
    return number
  }

  /// Whether a field says that there is no figure.
  static func isMissing(_ text: String) -> Bool {
    ["", "-", "--", "–", "n/a", "na", "null", "none"].contains(text.lowercased())
  }
}
