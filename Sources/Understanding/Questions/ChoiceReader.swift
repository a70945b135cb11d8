/// Reads an answer to a question with numbered choices.
enum ChoiceReader {
  private static let ordinals: WordTable<Int> = [
    "first": 1, "1st": 1, "one": 1, "second": 2, "2nd": 2, "two": 2, "third": 3, "3rd": 3, "three": 3, "fourth": 4,
    "4th": 4, "four": 4, "fifth": 5,
    "5th": 5, "five": 5, "sixth": 6, "six": 6, "seventh": 7, "seven": 7, "eighth": 8, "eight": 8, "ninth": 9, "nine": 9,
  ]

  private static let fillers: WordSet = WordList.words(
    """
    the number option choice one please no # . ) ( pick i mean meant it was yes that ! , answer is take ill i'll
    thanks a an
    """)

  /// The choice that `tokens` pick, if they pick one.
  static func choice(in tokens: [Token], of clarification: Clarification) -> Clarification.Choice? {
    let choices = clarification.choices
    guard !choices.isEmpty, tokens.count <= 12 else { return nil }
    if let food = clarification.amountOf, let choice = AmountAnswer.choice(in: tokens, of: food, among: choices) {
      return choice
    }
    if let isYes = isYes(tokens), let choice = choices.first(where: { isYes ? $0.label == "yes" : $0.calls == [] }) {
      return choice
    }
    if tokens.contains(where: { $0.isWord("last") }),
      tokens.allSatisfy({ $0.isWord("last") || fillers.contains($0) })
    {
      return choices.last
    }
    if let word = tokens.first(where: { $0.kind == .word }), word.isOne(of: "yes", "no"),
      tokens.count(where: { $0.kind != .punctuation }) == 1,
      let choice = choices.first(where: { $0.label.lowercased().hasPrefix(word.folded + ",") })
    {
      return choice
    }
    var picked: Int?
    var isPure = true
    for token in tokens {
      if token.kind == .number, let value = token.value, value == value.rounded(), value >= 1, value <= 99 {
        picked = picked ?? Int(value)
      } else if let ordinal = ordinals[token],
        !token.says("one")
          || picked == nil && tokens.count <= 3
            && !tokens.contains(where: { ordinals[$0] != nil && !$0.says("one") })
      {
        picked = picked ?? ordinal
      } else if !fillers.contains(token), !token.isOne(of: "st", "nd", "rd", "th") {
        isPure = false
      }
    }
    if isPure, let picked, choices.indices.contains(picked - 1) { return choices[picked - 1] }
    return byWords(tokens, choices: choices)
  }

  /// "No", "neither": what is left where a question has no such choice.
  static func none(in tokens: [Token], of clarification: Clarification) -> Clarification.Choice? {
    guard !clarification.choices.isEmpty, isYes(tokens) == false else { return nil }
    return Clarification.Choice(label: "no", calls: [])
  }

  private static let yes: WordSet = ["yes", "yep", "yeah", "y", "sure", "ok", "okay", "correct", "right"]
  private static let no: WordSet = ["no", "nope", "nah", "n", "don't", "neither", "none"]
  private static let courtesies: WordSet = ["please", "thanks", "do", "it", "that", "of", "them", ".", "!", ","]

  /// Whether the answer is "yes" or "no", where that is all it says.
  private static func isYes(_ tokens: [Token]) -> Bool? {
    guard let first = tokens.first?.folded, tokens.dropFirst().allSatisfy({ courtesies.contains($0) }) else {
      return nil
    }
    return yes.contains(first) ? true : no.contains(first) ? false : nil
  }

  /// The only choice whose label holds every word that was said.
  private static func byWords(_ tokens: [Token], choices: [Clarification.Choice]) -> Clarification.Choice? {
    let said = tokens.filter { $0.kind == .word && !fillers.contains($0) }.map {
      EnglishPlural.singular(of: $0.folded)
    }
    guard !said.isEmpty else { return nil }
    let fitting = choices.filter { choice in
      let words = Set(Lexer.tokens(of: choice.label).map { EnglishPlural.singular(of: $0.folded) })
      return said.allSatisfy(words.contains)
    }
    if fitting.count > 1 {
      return fitting.first { Lexer.tokens(of: $0.label).filter { $0.kind == .word }.count == said.count }
    }
    return fitting.first
  }
}
