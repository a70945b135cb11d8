/// "How many units have I had?", "alcohol units today": the alcohol of the journal, in the measure that is counted there.
enum AlcoholUnits {
  static let units: WordSet = ["units", "unit"]

  /// `tokens` as a question of how much alcohol, where no food is named and no other thing that has units.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let place = units.firstIndex(in: tokens), place == 0 || !tokens[place - 1].isCount,
      let span = asked(around: place, in: tokens)
    else { return tokens }
    let range = tokens[place].range
    let alcohol = Token.words(["how", "much", "alcohol"], at: range)
    let told = Array(tokens[..<span.lowerBound]) + alcohol + tokens[span.upperBound...]
    return JournalQuestionReader.Said(told).rest.isEmpty ? told : tokens
  }

  /// "how many units of alcohol", "alcohol units".
  private static func asked(around place: Int, in tokens: [Token]) -> Range<Int>? {
    let isOf = tokens.word(place + 1) == "of" && tokens.word(place + 2).isOne(of: "alcohol", "booze")
    let end = isOf ? place + 3 : place + 1
    let isNamed = place > 0 && tokens[place - 1].isOne(of: "alcohol", "alcoholic")
    let start = isNamed ? place - 1 : place
    if start > 1, tokens[start - 1].isWord("many"), tokens[start - 2].isWord("how") { return start - 2..<end }
    return isNamed || isOf ? start..<end : nil
  }
}
