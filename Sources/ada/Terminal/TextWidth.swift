import Foundation

/// How many columns text takes on a terminal.
enum TextWidth {
  /// Columns of a text; escape sequences take none, wide characters two, combining marks none.
  static func of(_ text: String) -> Int {
    var width = 0
    var isEscape = false
    for character in text {
      if isEscape {
        isEscape = !(character.isLetter)
      } else if character == "\u{1B}" {
        isEscape = true
      } else {
        width += columns(of: character)
      }
    }
    return width
  }

  /// Breaks text at spaces so that no line is wider than `width`; a longer word is broken too.
  static func wrap(_ text: String, to width: Int, indent: String) -> [String] {
    let width = max(10, width)
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let lead = String(paragraph.prefix { $0 == " " })
      var line = lead
      var used = of(line)
      var isFresh = true
      for word in paragraph.split(separator: " ") {
        for piece in pieces(of: word, width: width - max(of(indent), lead.count)) {
          let size = of(piece)
          if !isFresh, used + 1 + size > width {
            lines.append(line)
            line = indent
            used = of(indent)
            isFresh = true
          }
          if !isFresh {
            line += " "
            used += 1
          }
          line += piece
          used += size
          isFresh = false
        }
      }
      lines.append(line)
    }
    return lines
  }

  private static func pieces(of word: Substring, width: Int) -> [String] {
    if of(String(word)) <= width { return [String(word)] }
    var pieces: [String] = []
    var piece = ""
    for character in word {
      if of(piece) + columns(of: character) > max(2, width) {
        pieces.append(piece)
        piece = ""
      }
      piece.append(character)
    }
    return piece.isEmpty ? pieces : pieces + [piece]
  }

  /// East Asian wide and fullwidth characters and emoji take two columns (Unicode Standard Annex 11).
  private static func columns(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F ? 1 : 0 }
    if scalar.properties.generalCategory == .nonspacingMark || scalar.properties.generalCategory == .format { return 0 }
    let isEmoji =
      scalar.properties.isEmojiPresentation || character.unicodeScalars.contains { $0.value == 0xFE0F }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default: return isEmoji ? 2 : 1
    }
  }
}
