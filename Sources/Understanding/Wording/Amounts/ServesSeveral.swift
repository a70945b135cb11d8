/// For how many a dish is sold, told before how much of it was eaten: "lasagne from the deli, serves 2, ate it all".
enum ServesSeveral {
  static let serving: WordSet = ["serves", "feeds", "serving"]
  private static let leads: WordSet = [
    "which", "that", "it", "pack", "supposedly", "apparently", "says", "supposed", "allegedly",
  ]
  private static let guests: WordSet = ["people", "persons", "adults"]
  private static let ends: WordSet = [
    "i", "we", "and", "but", "had", "ate", "finished", "demolished", "scoffed", "polished",
  ]
  private static let wholes: WordSet = ["lot", "all", "whole", "everything", "half", "entire"]
  private static let mostServed = 8.0

  /// "Lasagne from the deli for 2, ate it all": the words that tell of it as of a table. What was cooked of a list of
  /// amounts stays a batch.
  static func told(_ tokens: [Token]) -> [Token] {
    guard let verb = serving.firstIndex(in: tokens), verb > 0, let number = NumberPhrase.read(at: verb + 1, in: tokens),
      (2...mostServed).contains(number.value), number.value == number.value.rounded()
    else { return tokens }
    var end = verb + 1 + number.count
    if guests.contains(at: end, in: tokens) { end += 1 }
    while end < tokens.count, tokens[end].isSign(")") { end += 1 }
    var start = verb
    while start > 0, tokens[start - 1].kind == .punctuation || leads.contains(tokens[start - 1]) { start -= 1 }
    let rest = tokens[end...]
    guard start > 0, !tokens[..<start].contains(where: { $0.kind == .number || $0.isSign(",") }),
      tokens.ends(at: end) || ends.contains(tokens[end]), wholes.occurs(in: rest.prefix(8))
    else { return tokens }
    let people = [Token.word("for", at: tokens[verb].range)] + tokens[(verb + 1)..<(verb + 1 + number.count)]
    let joint = rest.first.map { $0.kind == .punctuation } ?? true ? [] : [Token.sign(",", at: tokens[verb].range)]
    return tokens[..<start] + people + joint + rest
  }
}
