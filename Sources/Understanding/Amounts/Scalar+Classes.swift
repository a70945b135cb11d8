extension Unicode.Scalar {
  /// 0...9 of ASCII, which other scripts' digits were made before (`withLatinDigits`).
  var isDecimalDigit: Bool { value >= 48 && value <= 57 }

  /// The digit's value.
  var decimalDigitValue: Int? { isDecimalDigit ? Int(value) - 48 : nil }

  /// ½ is 0.5.
  var vulgarFraction: Double? {
    guard (0xBC...0xBE).contains(value) || (0x2150...0x215E).contains(value) else { return nil }
    return properties.numericValue
  }

  var isApostrophe: Bool { self == "'" || self == "\u{2019}" || self == "\u{2018}" || self == "\u{02BC}" }

  var isHyphen: Bool { self == "-" || (0x2010...0x2015).contains(value) || self == "\u{2212}" }

  /// "x" or "×" as a multiplication sign.
  var isTimesLetter: Bool { self == "x" || self == "X" || self == "×" }

  /// A combining mark.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return true
    default: return false
    }
  }

  /// Zero-width characters, byte order marks and controls, which say nothing.
  var isIgnorable: Bool {
    value < 32 || value == 0x7F || (0x200B...0x200F).contains(value) || value == 0xFEFF || isEmojiModifier
  }

  /// Skin tones and variation selectors.
  var isEmojiModifier: Bool { (0x1F3FB...0x1F3FF).contains(value) || (0xFE00...0xFE0F).contains(value) }

  /// A picture character; digits, © and the like are none.
  var isPicture: Bool { value >= 0x2190 && properties.isEmoji }
}

extension String.UnicodeScalarView {
  /// The scalar so many places behind `position`, from 0 on; nil past the end.
  func scalar(_ offset: Int, after position: Index) -> Unicode.Scalar? {
    guard let index = index(position, offsetBy: offset, limitedBy: endIndex), index < endIndex else { return nil }
    return self[index]
  }
}

/// ASCII is told without a look into Unicode's tables.
extension UnicodeScalar {
  var isLetter: Bool { isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic }

  var isSmallLetter: Bool { isASCII ? value >= 0x61 && value <= 0x7A : properties.isLowercase }

  var isCapitalLetter: Bool { isASCII ? value >= 0x41 && value <= 0x5A : properties.isUppercase }

  var isSpace: Bool { isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace }
}
