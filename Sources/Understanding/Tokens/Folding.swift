import Foundation

/// Words as the grammar compares them.
enum Folding {
  /// Lower case, without accents, with straight apostrophes.
  static func fold(_ scalars: Substring.UnicodeScalarView) -> String {
    let bytes = Substring(scalars).utf8
    if bytes.allSatisfy({ $0 < 0x80 }) {
      return String(unsafeUninitializedCapacity: bytes.count) { folded in
        for (place, byte) in bytes.enumerated() { folded[place] = lowercased(byte) }
        return bytes.count
      }
    }
    var folded = ""
    var isPlain = true
    for scalar in scalars {
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

  /// `text` folded.
  static func fold(_ text: String) -> String { fold(Substring(text).unicodeScalars) }

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
