/// Looks at the tokens of a clause by their place; before the first and behind the last there is nothing.
protocol TokenLooking {
  var tokens: [Token] { get }
}

extension TokenLooking {
  /// The folded word at a place; empty where none is.
  func word(_ at: Int) -> String { FrameReader.word(at, tokens) }

  /// Whether a place holds a sign.
  func sign(_ at: Int, _ sign: StaticString) -> Bool { tokens.indices.contains(at) && tokens[at].isSign(sign) }
}
