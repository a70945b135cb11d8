/// One word of what a person said, and what the table knows about it.
struct PhraseWord: Equatable, Sendable {
  /// Folded.
  var text: String
  var roles: WordRoles
  /// Its number in the table; nil when no food has it.
  var number: Int?
  /// How much the word tells, 0...1.
  var weight: Float = 0
  var wordClass = WordClass.plain
  /// Letters changed to find the word in the table.
  var typos = 0
  /// The word it was taken for, where it was misspelled.
  var mended: String?
}

extension PhraseWord {
  /// A word no food has is more often talk than a food's name.
  private static let weightOfUnknown: Float = 0.4

  /// Says that there is no sugar in it.
  var isSugarless: Bool { text == "sugarfree" || text == "unsweetened" }

  /// A word of English that names no food is not mended to one: "salon", "wages", "bruised".
  private static func isSpelledRight(_ text: String) -> Bool {
    TableBytes.reference.isEnglish(text) || EverydayWords.contains(text)
  }

  /// Finds the word's number in a table. Where the table lacks it, the spelling that another table mended is tried, and
  /// then, unless another table knows the word as it is, the nearest word.
  mutating func lookUp(in table: TableBytes, correctingTypos: Bool) {
    let isKnownElsewhere = number != nil
    number = table.word(text)
    if number != nil {
      typos = 0
    } else if let mended {
      number = table.word(mended)
    } else if correctingTypos, !isKnownElsewhere, !Self.isSpelledRight(text),
      let near = Spelling(table: table).nearest(to: text)
    {
      number = near.word
      typos = near.typos
      mended = String(decoding: table.wordText(near.word), as: UTF8.self)
    }
    if let number {
      weight = table.weight(ofWord: number)
      wordClass = table.wordClass(number)
    } else {
      weight = Self.weightOfUnknown
      wordClass = .plain
    }
  }
}
