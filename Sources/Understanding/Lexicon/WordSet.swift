/// Words of one class.
struct WordSet: WordClass {
  let slots: WordSlots

  init(_ words: some Sequence<String>) { slots = WordSlots(Array(words)) }

  func contains(_ word: String) -> Bool {
    let mark = WordMark(word)
    return slots.mayHold(mark) && slots.place(of: word, mark) != nil
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
