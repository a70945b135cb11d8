/// Values filed under phrases of one or more words; the longest phrase at a place wins.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Word {
    let text: String
    let mark: WordMark

    init(_ text: some StringProtocol) {
      self.text = String(text)
      mark = WordMark(self.text)
    }

    func isSaid(by token: Token) -> Bool { token.mark == mark && token.folded == text }
  }

  private struct Row {
    /// The words after the first.
    let rest: [Word]
    let value: Value
  }

  /// By the first word; longer phrases stand before shorter ones.
  private let rows: WordTable<[Row]>
  /// Of the words that stand before "and" in a phrase.
  private let joined: WordMarks

  /// Phrases in lower case, their words parted by single spaces. The first value of a phrase stays.
  init(_ phrases: some Sequence<(String, Value)>) {
    var rows: [String: [Row]] = [:]
    var joined = WordMarks()
    for (phrase, value) in phrases {
      let words = phrase.parted(by: " ").map(Word.init)
      guard let first = words.first else { continue }
      Self.insert(Row(rest: Array(words.dropFirst()), value: value), into: &rows[first.text, default: []])
      for (word, next) in zip(words, words.dropFirst()) where next.text == "and" { joined.insert(word.mark) }
    }
    self.rows = WordTable(rows)
    self.joined = joined
  }

  private static func insert(_ row: Row, into list: inout [Row]) {
    let place = list.firstIndex { $0.rest.count < row.rest.count } ?? list.count
    guard !list[..<place].contains(where: { $0.rest.map(\.text) == row.rest.map(\.text) }) else { return }
    list.insert(row, at: place)
  }

  /// The longest phrase that begins at `index`, with the number of tokens it takes; nil past the end too.
  @inline(__always)
  func match(at index: Int, in tokens: [Token]) -> (value: Value, count: Int)? {
    guard index >= 0, index < tokens.count, tokens[index].kind == .emoji || rows.mayHold(tokens[index]) else {
      return nil
    }
    return longest(at: index, in: tokens)
  }

  @inline(never)
  private func longest(at index: Int, in tokens: [Token]) -> (value: Value, count: Int)? {
    switch tokens[index].kind {
    case .emoji:
      let picture = tokens[index].text.unicodeScalars.first.map(String.init) ?? ""
      return (self[picture] ?? self[tokens[index].folded]).map { ($0, 1) }
    case .word, .number:
      guard let list = rows[tokens[index]] else { return nil }
      for row in list where index + row.rest.count < tokens.count {
        let isHere = row.rest.indices.allSatisfy { row.rest[$0].isSaid(by: tokens[index + 1 + $0]) }
        if isHere { return (row.value, row.rest.count + 1) }
      }
      return nil
    case .clock, .punctuation: return nil
    }
  }

  /// The first words of all phrases.
  var openings: [String] { rows.keys }

  /// False only where no phrase goes on with "and" behind `token`.
  func mayJoin(_ token: Token) -> Bool { joined.mayHold(token.mark) }

  /// Whether any phrase stands anywhere in `tokens`.
  func occurs(in tokens: [Token]) -> Bool { tokens.indices.contains { match(at: $0, in: tokens) != nil } }

  /// Where phrases stand in `tokens`, in order.
  func ranges(in tokens: [Token]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      let count = match(at: index, in: tokens)?.count ?? 0
      if count > 0 { found.append(index..<index + count) }
      index += max(1, count)
    }
    return found
  }

  /// The value of `phrase` as a whole.
  subscript(phrase: String) -> Value? {
    let words = phrase.parted(by: " ").map(String.init)
    guard let first = words.first, let list = rows[first] else { return nil }
    return list.first { $0.rest.map(\.text) == Array(words.dropFirst()) }?.value
  }
}

extension PhraseTable where Value == Bool {
  /// A set of phrases: one a line or between commas.
  init(list: String) {
    self.init(list.parted(by: ",\n").map(\.spacedOnce).filter { !$0.isEmpty }.map { ($0, true) })
  }
}
