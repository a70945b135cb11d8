/// Looks at the tokens of a clause by their place; before the first and behind the last there is nothing.
protocol TokenLooking {
  var tokens: [Token] { get }
}

extension TokenLooking {
  /// The word at a place, where there is one.
  @inline(__always)
  func word(_ at: Int) -> SaidWord { SaidWord(at: at, in: tokens) }

  /// Whether a place holds a sign.
  func sign(_ at: Int, _ sign: StaticString) -> Bool { tokens.indices.contains(at) && tokens[at].isSign(sign) }
}
