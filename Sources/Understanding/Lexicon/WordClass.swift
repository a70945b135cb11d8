/// A class of words that is asked for at every token: the mark of most words tells that they are not in it, before letters
/// are compared. All of it is inlined, so that a token is not copied where its mark tells that it is not in it.
protocol WordClass: Sendable {
  var slots: WordSlots { get }
}

extension WordClass {
  /// Whether what `token` says is in it.
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

  /// Whether any of `tokens` is in it. The class is asked for once, where a closure would ask for it at every token.
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
}
