/// What can be asked whether it says a word, given folded.
protocol WordSaying {
  /// The folded word; empty where none is.
  var folded: String { get }

  /// Whether this says `word`, told by the length first, which takes no call.
  func says(_ word: StaticString) -> Bool

  /// Whether this ends in the letters `ending`, told by the last of them first, which takes no call.
  func ends(in ending: StaticString) -> Bool
}

extension WordSaying {
  @inline(__always)
  static func ~= (word: StaticString, said: Self) -> Bool { said.says(word) }

  @inline(__always)
  func isOne(of first: StaticString, _ second: StaticString) -> Bool { says(first) || says(second) }

  @inline(__always)
  func isOne(of first: StaticString, _ second: StaticString, _ third: StaticString) -> Bool {
    says(first) || says(second) || says(third)
  }

  @inline(__always)
  func isOne(of first: StaticString, _ second: StaticString, _ third: StaticString, _ fourth: StaticString) -> Bool {
    says(first) || says(second) || says(third) || says(fourth)
  }

  @inline(__always)
  func isOne(
    of first: StaticString, _ second: StaticString, _ third: StaticString, _ fourth: StaticString,
    _ fifth: StaticString, _ others: StaticString...
  ) -> Bool {
    says(first) || says(second) || says(third) || says(fourth) || says(fifth)
      || !others.isEmpty && folded.isOne(among: others)
  }
}

/// The word at a place of a line, which need not have one: it is compared there and not copied.
struct SaidWord: WordSaying {
  let tokens: [Token]
  let index: Int

  @inline(__always)
  init(at index: Int, in tokens: [Token]) {
    self.tokens = tokens
    self.index = index
  }

  /// Whether there is no word at its place.
  @inline(__always)
  var isEmpty: Bool { index < 0 || index >= tokens.count || tokens[index].kind != .word }

  @inline(__always)
  var folded: String { isEmpty ? "" : tokens[index].folded }

  @inline(__always)
  func says(_ word: StaticString) -> Bool { !isEmpty && tokens[index].says(word) }

  @inline(__always)
  func ends(in ending: StaticString) -> Bool { !isEmpty && tokens[index].ends(in: ending) }

  @inline(__always)
  static func == (said: SaidWord, word: StaticString) -> Bool { said.says(word) }

  @inline(__always)
  static func != (said: SaidWord, word: StaticString) -> Bool { !said.says(word) }
}
