/// What single words stand for, looked up as `WordSet` does.
struct WordTable<Value: Sendable>: WordClass {
  let slots: WordSlots
  /// At the places of their words.
  private let values: [Value?]

  init(_ table: [String: Value]) {
    slots = WordSlots(table.keys)
    var values = [Value?](repeating: nil, count: slots.count)
    for (word, value) in table {
      if let place = slots.place(of: word, WordMark(word)) { values[place] = value }
    }
    self.values = values
  }

  subscript(word: String) -> Value? {
    let mark = WordMark(word)
    return slots.mayHold(mark) ? slots.place(of: word, mark).flatMap { values[$0] } : nil
  }

  subscript(token: Token) -> Value? {
    @inline(__always) get {
      guard slots.mayHold(token.mark), let place = slots.place(of: token.folded, token.mark) else { return nil }
      return value(at: place)
    }
  }

  subscript(said: SaidWord) -> Value? {
    @inline(__always) get { said.isEmpty ? nil : self[said.tokens[said.index]] }
  }

  @inline(never)
  private func value(at place: Int) -> Value? { values[place] }

  var keys: [String] { slots.words }

  /// The words of both; what `others` has for a word of this table is left out.
  func merging(_ others: [String: Value]) -> WordTable {
    let own = keys.compactMap { word in self[word].map { (word, $0) } }
    return WordTable(Dictionary(own) { first, _ in first }.merging(others) { first, _ in first })
  }

  /// False for most tokens whose word is not in it.
  @inline(__always)
  func mayHold(_ token: Token) -> Bool { slots.mayHold(token.mark) }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral entries: (String, Value)...) { self.init(Dictionary(entries) { first, _ in first }) }
}
