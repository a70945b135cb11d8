/// What a person was at while they ate, told behind the food without a joint: "two plums leaning on the gate".
extension ClauseScanner {
  /// How somebody stood, sat or went.
  static let postures = WordList.words(
    """
    standing sitting sat stood lying leaning perched perching crouched crouching kneeling squatting hunched huddled huddling
    curled slumped slouched slouching sprawled walking strolling wandering driving riding travelling traveling commuting
    cycling running queueing queuing hiding
    """)
  private static let whereabouts = WordList.words(
    """
    at on in by over under against back home to from along around round through past up down outside inside next beside
    behind near off out into across alone there here about between beneath opposite
    """)
  /// What somebody looked at, listened to or waited for.
  static let pastimes = WordList.words(
    """
    watching reading scrolling waiting listening chatting gossiping staring gazing browsing texting doomscrolling gaming
    catching marking studying revising
    """)
  private static let objects = WordList.words(
    "the a an my our his her their this that some for to at on through up with over tv telly netflix youtube emails")

  /// The end of "sitting on the stairs" and "watching the match" at `index`, behind a food; "standing rib" is a cut.
  func meanwhile() -> Int? {
    let next = index + 1
    guard index > 0, tokens[index].join == .apart, !filter.isNameLike[index], elements.contains(where: \.isWord) else {
      return nil
    }
    if Self.postures.contains(tokens[index]) {
      guard tokens.ends(at: next) || Self.whereabouts.contains(tokens[next]) else {
        return nil
      }
    } else {
      guard Self.pastimes.contains(tokens[index]), next < tokens.count, Self.objects.contains(tokens[next]) else {
        return nil
      }
    }
    return filter.restOfPhrase(from: next)
  }
}

/// Times of day among foods: they name no amount.
extension ClauseScanner {
  func isTimeWord(_ position: Int) -> Bool {
    position < tokens.count && tokens[position].isOne(of: "am", "pm", "o'clock", "oclock")
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
