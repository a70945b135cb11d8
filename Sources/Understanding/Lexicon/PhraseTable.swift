/// Values filed under phrases of one or more words; the longest phrase at a place wins.
struct PhraseTable<Value: Sendable>: Sendable {
  private struct Row {
    /// The words after the first.
    var rest: [String]
    var value: Value
  }

  private var rows: [String: [Row]] = [:]
  /// Of the first words.
  private var marks = WordMarks()
  /// Of the words that stand before "and" in a phrase.
  private var joined = WordMarks()

  init() {}

  init(_ phrases: some Sequence<(String, Value)>) {
    for (phrase, value) in phrases { insert(phrase, value) }
  }

  /// Files `value` under `phrase`, lower case words with single spaces. The first value of a phrase stays.
  mutating func insert(_ phrase: String, _ value: Value) {
    let words = phrase.parted(by: " ")
    guard let first = words.first.map(String.init) else { return }
    let rest = words.dropFirst().map(String.init)
    marks.insert(WordMark(first))
    Self.insert(Row(rest: rest, value: value), into: &rows[first, default: []])
    var last = first
    for word in rest {
      if word == "and" { joined.insert(WordMark(last)) }
      last = word
    }
  }

  /// Longer phrases stand before shorter ones.
  private static func insert(_ row: Row, into list: inout [Row]) {
    let place = list.firstIndex { $0.rest.count < row.rest.count } ?? list.count
    guard !list[..<place].contains(where: { $0.rest == row.rest }) else { return }
    list.insert(row, at: place)
  }

  /// The longest phrase that begins at `index`, with the number of tokens it takes; nil past the end too.
  func match(at index: Int, in tokens: [Token]) -> (value: Value, count: Int)? {
    guard tokens.indices.contains(index) else { return nil }
    switch tokens[index].kind {
    case .emoji:
      let picture = tokens[index].text.unicodeScalars.first.map(String.init) ?? ""
      return (self[picture] ?? self[tokens[index].folded]).map { ($0, 1) }
    case .word, .number:
      guard marks.mayHold(tokens[index].mark), let list = rows[tokens[index].folded] else { return nil }
      for row in list where index + row.rest.count < tokens.count {
        var matches = true
        for (offset, word) in row.rest.enumerated() where tokens[index + 1 + offset].folded != word {
          matches = false
          break
        }
        if matches { return (row.value, row.rest.count + 1) }
      }
      return nil
    case .clock, .punctuation: return nil
    }
  }

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
    let words = phrase.parted(by: " ")
    guard let first = words.first.map(String.init), marks.mayHold(WordMark(first)), let list = rows[first] else {
      return nil
    }
    return list.first { $0.rest.count == words.count - 1 && zip($0.rest, words.dropFirst()).allSatisfy { $0 == $1 } }?
      .value
  }
}

extension PhraseTable where Value == Bool {
  /// A set of phrases: one a line or between commas.
  init(list: String) {
    self.init()
    for phrase in list.parted(by: ",\n") {
      let words = phrase.spacedOnce
      if !words.isEmpty { insert(words, true) }
    }
  }
}
