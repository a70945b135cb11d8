/// A class of words that the grammar asks for at every token: the mark of most words tells that they are not in it,
/// before letters are compared.
struct WordSet: Sendable {
  private let slots: WordSlots

  init(_ words: some Sequence<String>) { slots = WordSlots(Array(words)) }

  func contains(_ word: String) -> Bool {
    let mark = WordMark(word)
    return slots.mayHold(mark) && slots.place(of: word, mark) != nil
  }

  /// Whether what `token` says is in it. Inlined, a token is not copied where its mark tells that it is not.
  @inline(__always)
  func contains(_ token: Token) -> Bool {
    slots.mayHold(token.mark) && slots.place(of: token.folded, token.mark) != nil
  }

  @inline(__always)
  func contains(_ said: SaidWord) -> Bool { contains(at: said.index, in: said.tokens) }

  /// Whether the word at `index` is in it; false where there is none, before the first token and behind the last too.
  @inline(__always)
  func contains(at index: Int, in tokens: [Token]) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].kind == .word && contains(tokens[index])
  }

  /// Whether any of `tokens` is in it. The set is asked for once, where a closure would ask for it at every token.
  @inline(__always)
  func occurs(in tokens: some Sequence<Token>) -> Bool {
    for token in tokens where contains(token) { return true }
    return false
  }

  /// Where the first of `tokens` is that is in it.
  @inline(__always)
  func firstIndex<Tokens: BidirectionalCollection<Token>>(in tokens: Tokens) -> Tokens.Index? {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if contains(tokens[index]) { return index }
      tokens.formIndex(after: &index)
    }
    return nil
  }

  /// Where the last of `tokens` is that is in it.
  @inline(__always)
  func lastIndex<Tokens: BidirectionalCollection<Token>>(in tokens: Tokens) -> Tokens.Index? {
    var index = tokens.endIndex
    while index > tokens.startIndex {
      tokens.formIndex(before: &index)
      if contains(tokens[index]) { return index }
    }
    return nil
  }

  /// Behind the words of it that stand one after another from `start` on; `start` where none does.
  @inline(__always)
  func end(from start: Int, in tokens: [Token]) -> Int {
    var end = start
    while end < tokens.count, contains(tokens[end]) { end += 1 }
    return end
  }

  /// Whether none of `others` is in it.
  func isDisjoint(with others: some Sequence<String>) -> Bool { !others.contains(where: contains) }

  /// The words of both.
  func union(_ others: some Sequence<String>) -> WordSet { WordSet(slots.words + others) }
}

extension WordSet: ExpressibleByArrayLiteral {
  init(arrayLiteral words: String...) { self.init(words) }
}

extension WordSet: Sequence {
  func makeIterator() -> IndexingIterator<[String]> { slots.words.makeIterator() }
}

/// What single words stand for, looked up as `WordSet` does.
struct WordTable<Value: Sendable>: Sendable {
  private let slots: WordSlots
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

  /// Whether it has anything for what `token` says.
  @inline(__always)
  func holds(_ token: Token) -> Bool {
    slots.mayHold(token.mark) && slots.place(of: token.folded, token.mark) != nil
  }

  @inline(__always)
  func holds(_ said: SaidWord) -> Bool { !said.isEmpty && holds(said.tokens[said.index]) }

  /// Whether it has anything for any of `tokens`.
  @inline(__always)
  func occurs(in tokens: some Sequence<Token>) -> Bool {
    for token in tokens where holds(token) { return true }
    return false
  }

  /// Where the first of `tokens` is that it has anything for.
  @inline(__always)
  func firstIndex<Tokens: BidirectionalCollection<Token>>(in tokens: Tokens) -> Tokens.Index? {
    var index = tokens.startIndex
    while index < tokens.endIndex {
      if holds(tokens[index]) { return index }
      tokens.formIndex(after: &index)
    }
    return nil
  }

  /// False for most tokens whose word is not in it.
  @inline(__always)
  func mayHold(_ token: Token) -> Bool { slots.mayHold(token.mark) }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral entries: (String, Value)...) { self.init(Dictionary(entries) { first, _ in first }) }
}
