/// Words at the places that their marks tell, or in the next free one behind: a hash table that takes the hash from the
/// token instead of making one at each question.
struct WordSlots: Sendable {
  private let marks: WordMarks
  /// As many as a power of two; nil is free, and at least half of them are.
  private let slots: [String?]

  /// A word that comes more than once is held once.
  init(_ words: some Collection<String>) {
    marks = WordMarks(words)
    let mask = (1 << (Int.bitWidth - (2 * words.count).leadingZeroBitCount)) - 1
    var slots = [String?](repeating: nil, count: mask + 1)
    for word in words {
      var place = Int(WordMark(word).hash) & mask
      while let other = slots[place], other != word { place = (place + 1) & mask }
      slots[place] = word
    }
    self.slots = slots
  }

  /// As many places as there are, taken and free.
  var count: Int { slots.count }

  /// The words, each once.
  var words: [String] { slots.compactMap { $0 } }

  /// False for most words that are not held. Inlined, a token is not copied to be asked.
  @inline(__always)
  func mayHold(_ mark: WordMark) -> Bool { marks.mayHold(mark) }

  /// Where `word`, whose mark is `mark`, is held.
  @inline(never)
  func place(of word: String, _ mark: WordMark) -> Int? {
    let mask = slots.count - 1
    var place = Int(mark.hash) & mask
    while let held = slots[place] {
      if held.utf8.count == word.utf8.count, held == word { return place }
      place = (place + 1) & mask
    }
    return nil
  }
}
