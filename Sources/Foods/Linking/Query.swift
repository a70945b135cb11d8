/// A phrase that is looked for: its words as the table knows them, and which of them says what it is.
struct Query {
  var words: [PhraseWord]
  /// The word that names the food: "burrito" in "beef burrito with cheese".
  var head: Int
  /// The sum of all words' weights.
  var weight: Float

  /// nil when the phrase has no word.
  init?(_ text: some StringProtocol, table: TableBytes, correctingTypos: Bool = true) {
    var words = PhraseReading(table: table).read(text)
    guard !words.isEmpty else { return nil }
    for index in words.indices {
      words[index].number = table.word(words[index].text)
      if words[index].number == nil, correctingTypos, let near = Spelling(table: table).nearest(to: words[index].text) {
        words[index].number = near.word
        words[index].typos = near.typos
      }
      if let number = words[index].number {
        words[index].weight = table.weight(ofWord: number)
        words[index].wordClass = table.wordClass(number)
      } else {
        words[index].weight = 0.5
      }
    }
    self.words = words
    head = Self.head(of: words)
    weight = words.reduce(0) { $0 + $1.weight }
  }

  private static func head(of words: [PhraseWord]) -> Int {
    func isPlain(_ word: PhraseWord) -> Bool {
      word.wordClass != .weak && word.wordClass != .unready && !methods.contains(word.text)
        && word.roles.isDisjoint(with: [.negated, .free])
    }
    let known = words.lastIndex {
      $0.roles.contains(.first) && !$0.roles.contains(.tail) && isPlain($0) && $0.number != nil
    }
    return known ?? words.lastIndex { isPlain($0) && !$0.roles.contains(.tail) && $0.number != nil }
      ?? words.lastIndex { isPlain($0) && $0.number != nil } ?? words.lastIndex { $0.number != nil } ?? words.count - 1
  }

  /// Ways of cooking: they never name the food.
  static let methods: Set<String> = [
    "boiled", "fried", "grilled", "roasted", "baked", "broiled", "steamed", "smoked", "braised", "stewed",
    "microwaved", "toasted", "scrambled", "poached", "breaded", "battered", "coated",
  ]
}
