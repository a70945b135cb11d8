/// A phrase that is looked for: its words as a table knows them, and which of them says what it is.
struct Query {
  var words: [PhraseWord]
  /// The word that names the food: "burrito" in "beef burrito with cheese".
  var head: Int
  /// It was not weighed: by the cup, the piece or with no amount at all stands what is ready to be eaten.
  var isServed = false

  /// nil when the phrase has no word.
  init?(_ text: some StringProtocol, table: TableBytes, correctingTypos: Bool = true) {
    self.init(PhraseReading(table: table).read(text), table: table, correctingTypos: correctingTypos)
  }

  /// Words that were read before, as this table knows them; nil when there are none.
  init?(_ read: [PhraseWord], table: TableBytes, correctingTypos: Bool = true) {
    guard !read.isEmpty else { return nil }
    words = read
    for index in words.indices { words[index].lookUp(in: table, correctingTypos: correctingTypos) }
    head = Self.head(of: words)
  }

  private static func head(of words: [PhraseWord]) -> Int {
    func isPlain(_ word: PhraseWord) -> Bool {
      word.number != nil && (word.wordClass == .plain || word.wordClass == .kind || word.wordClass == .strong)
        && word.roles.isDisjoint(with: [.negated, .free])
    }
    return words.lastIndex { isPlain($0) && $0.roles.contains(.first) && !$0.roles.contains(.tail) }
      ?? words.lastIndex { isPlain($0) && !$0.roles.contains(.tail) } ?? words.lastIndex(where: isPlain)
      ?? words.lastIndex { $0.number != nil } ?? words.count - 1
  }
}
