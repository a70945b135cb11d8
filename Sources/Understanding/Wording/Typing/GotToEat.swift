/// "Only got to eat one" for "only ate one".
enum GotToEat {
  static let verb: Anchor = "got managed"

  private static let past: WordTable<String> = ["eat": "ate", "have": "had", "drink": "drank", "finish": "finished"]

  /// `tokens` with the plain verb.
  static func told(_ tokens: [Token]) -> [Token] {
    guard
      let got = tokens.indices.dropFirst().dropLast(2).first(where: { index in
        tokens[index].isOne(of: "got", "managed") && tokens[index - 1].isWord("only") && tokens[index + 1].isWord("to")
      }), let verb = past[tokens[got + 2]]
    else { return tokens }
    return tokens[..<got] + [Token.word(verb, at: tokens[got + 2].range)] + tokens[(got + 3)...]
  }
}
