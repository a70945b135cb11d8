/// A class of words that the grammar asks for at every token: the mark of most words tells that they are not in it,
/// before a hash is made or letters are compared.
struct WordSet: Sendable {
  private let words: Set<String>
  private let marks: WordMarks
  /// The words at the places of their marks or in the next free slot behind; "" is free. Empty where there are too many
  /// words for ten bits of a mark to part them.
  private let slots: [String]

  init(_ words: some Sequence<String>) {
    self.words = Set(words)
    marks = WordMarks(self.words)
    slots = Self.slots(of: self.words)
  }

  func contains(_ word: String) -> Bool {
    let mark = WordMark(word)
    return marks.mayHold(mark) && holds(word, mark)
  }

  /// Whether what `token` says is in it. Inlined, a token is not copied where its mark tells that it is not.
  @inline(__always)
  func contains(_ token: Token) -> Bool { marks.mayHold(token.mark) && holds(token.folded, token.mark) }

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

  /// Most words whose mark is in the set are in it: letters are compared at once, and no hash is made.
  @inline(never)
  private func holds(_ word: String, _ mark: WordMark) -> Bool {
    guard !slots.isEmpty, !word.isEmpty else { return words.contains(word) }
    var place = mark.place & (slots.count - 1)
    while !slots[place].isEmpty {
      if slots[place].utf8.count == word.utf8.count, slots[place] == word { return true }
      place = (place + 1) & (slots.count - 1)
    }
    return false
  }

  private static let mostInSlots = 400

  private static func slots(of words: Set<String>) -> [String] {
    guard words.count <= mostInSlots else { return [] }
    var slots = [String](repeating: "", count: 1 << (Int.bitWidth - (2 * words.count).leadingZeroBitCount))
    for word in words where !word.isEmpty {
      var place = WordMark(word).place & (slots.count - 1)
      while !slots[place].isEmpty { place = (place + 1) & (slots.count - 1) }
      slots[place] = word
    }
    return slots
  }

  /// Whether none of `others` is in it.
  func isDisjoint(with others: some Sequence<String>) -> Bool { !others.contains(where: contains) }

  /// The words of both.
  func union(_ others: WordSet) -> WordSet { WordSet(words.union(others.words)) }
}

extension WordSet: ExpressibleByArrayLiteral {
  init(arrayLiteral words: String...) { self.init(words) }
}

extension WordSet: Sequence {
  func makeIterator() -> Set<String>.Iterator { words.makeIterator() }
}

/// What single words stand for, looked up as `WordSet` does.
struct WordTable<Value: Sendable>: Sendable {
  private let values: [String: Value]
  private let marks: WordMarks

  init(_ values: [String: Value]) {
    self.values = values
    marks = WordMarks(values.keys)
  }

  subscript(word: String) -> Value? { marks.mayHold(WordMark(word)) ? values[word] : nil }

  subscript(token: Token) -> Value? {
    @inline(__always) get { marks.mayHold(token.mark) ? value(of: token.folded) : nil }
  }

  @inline(never)
  private func value(of word: String) -> Value? { values[word] }

  var keys: some Collection<String> { values.keys }
}

extension WordTable: ExpressibleByDictionaryLiteral {
  init(dictionaryLiteral entries: (String, Value)...) { self.init(Dictionary(entries) { first, _ in first }) }
}
