/// Times of day among foods: they name no amount.
extension ClauseScanner {
  func isTimeWord(_ position: Int) -> Bool {
    position < tokens.count && tokens[position].isOne(of: "am", "pm", "a.m", "p.m", "o'clock", "oclock")
  }

  /// "at 8", "8 pm", "at noon": a time, which names no amount.
  mutating func timeOfDay() -> Bool {
    let start =
      tokens[index].isWord("at") || tokens[index].isWord("around") || tokens[index].isWord("by") ? index + 1 : index
    guard start < tokens.count, tokens[start].kind == .number || tokens[start].kind == .clock else { return false }
    guard
      isTimeWord(start + 1)
        || start > index && !followsContent(start + 1) && quantities.quantity(at: start)?.unit == nil
    else { return false }
    index = start + 1
    elements.append(.gap)
    skipTimeWord()
    return true
  }

  mutating func skipTimeWord() {
    while index < tokens.count, isTimeWord(index) || tokens[index].isWord("ago") || tokens[index].isWord("hrs") {
      index += 1
    }
  }
}
