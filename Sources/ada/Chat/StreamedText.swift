import Foundation

/// Text that arrives in pieces, made fit for a terminal and broken between words.
///
/// A word is held back until it is whole, as only then it is known whether it still fits on the line.
struct StreamedText {
  let width: Int
  private var word = ""
  private var column = 0
  private var isAfterSpace = false
  /// Whether anything but white space came.
  private(set) var hasText = false

  /// Whether a word waits for its end.
  var holdsText: Bool { !word.isEmpty }

  init(width: Int) { self.width = max(10, width) }

  /// What to write now.
  mutating func add(_ piece: String) -> String {
    var out = ""
    for character in TerminalText.safe(piece) {
      if character.isNewline {
        out += takeWord()
        // Nothing stands above the first word.
        if hasText { out += newLine() }
      } else if character == " " {
        out += takeWord()
        isAfterSpace = true
      } else {
        word.append(character)
        if TextWidth.of(word) >= width { out += takeWord() }
      }
    }
    return out
  }

  /// What is left to write, with the end of the line.
  mutating func finish() -> String {
    var out = takeWord()
    if column > 0 { out += newLine() }
    return out
  }

  private mutating func takeWord() -> String {
    guard !word.isEmpty else { return "" }
    defer {
      word = ""
      isAfterSpace = false
      hasText = true
    }
    let size = TextWidth.of(word)
    let space = isAfterSpace && column > 0 ? 1 : 0
    if column > 0, column + space + size > width {
      column = size
      return "\n" + word
    }
    column += space + size
    return (space == 1 ? " " : "") + word
  }

  private mutating func newLine() -> String {
    column = 0
    isAfterSpace = false
    return "\n"
  }
}
