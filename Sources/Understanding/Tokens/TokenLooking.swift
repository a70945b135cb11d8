/// Looks at the tokens of a clause by their place; before the first and behind the last there is nothing.
protocol TokenLooking {
  var tokens: [Token] { get }
}

extension TokenLooking {
  /// The word at a place, where there is one.
  @inline(__always)
  func word(_ at: Int) -> SaidWord { tokens.word(at) }

  /// Whether a place holds a sign.
  func sign(_ at: Int, _ sign: StaticString) -> Bool { tokens.indices.contains(at) && tokens[at].isSign(sign) }
}

extension [Token] {
  /// The word at a place, where there is one.
  @inline(__always)
  func word(_ at: Int) -> SaidWord { SaidWord(at: at, in: self) }

  /// Whether a phrase is over at a place: nothing stands there, or a sign.
  @inline(__always)
  func ends(at index: Int) -> Bool { index >= count || self[index].kind == .punctuation }

  /// The same, or a word stands there that joins one food to the next.
  @inline(__always)
  func breaks(at index: Int) -> Bool { index >= count || self[index].isBreak }
}
