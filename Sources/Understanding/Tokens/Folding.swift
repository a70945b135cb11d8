import Foundation

/// Words as the grammar compares them.
enum Folding {
  /// Lower case, without accents, with straight apostrophes.
  static func fold(_ scalars: Substring.UnicodeScalarView) -> String {
    var folded = ""
    var isPlain = true
    for scalar in scalars {
      if scalar.isASCII {
        let isUpper = scalar.value >= 65 && scalar.value <= 90
        folded.unicodeScalars.append(isUpper ? Unicode.Scalar(UInt8(scalar.value) + 32) : scalar)
      } else if scalar.isApostrophe {
        folded.append("'")
      } else {
        isPlain = false
        folded.append(scalar.properties.lowercaseMapping)
      }
    }
    return isPlain ? folded : stripped(folded)
  }

  /// `text` folded.
  static func fold(_ text: String) -> String { fold(Substring(text).unicodeScalars) }

  private static func stripped(_ word: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars where !scalar.isMark {
      switch scalar {
      case "ß": plain.append(contentsOf: "ss".unicodeScalars)
      case "ø": plain.append("o")
      case "æ": plain.append(contentsOf: "ae".unicodeScalars)
      case "œ": plain.append(contentsOf: "oe".unicodeScalars)
      case "ł": plain.append("l")
      default: plain.append(scalar)
      }
    }
    return String(plain)
  }
}
