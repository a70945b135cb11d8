import Foundation

/// Words as the grammar compares them.
enum Folding {
  /// `text` in lower case, without accents, with straight apostrophes.
  static func fold(_ text: String) -> String {
    // Most words are said in plain small letters.
    let isFolded = text.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 < 0x80 && lowercased($0) == $0 } }
    if isFolded == true { return text }
    var folded = ""
    var isPlain = true
    for scalar in text.unicodeScalars {
      if scalar.isASCII {
        folded.unicodeScalars.append(Unicode.Scalar(lowercased(UInt8(scalar.value))))
      } else if scalar.isApostrophe {
        folded.append("'")
      } else {
        isPlain = false
        folded.append(scalar.properties.lowercaseMapping)
      }
    }
    return isPlain ? folded : stripped(folded)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 65 && byte <= 90 ? byte + 32 : byte }

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
