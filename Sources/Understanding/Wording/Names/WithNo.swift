/// "A burger with no bun" is "a burger no bun": what a dish was without needs no "with".
enum WithNo {
  private static let carriers: WordSet = ["bun", "buns", "roll", "bread", "bap", "tortilla", "wrap", "base", "crust"]

  /// `tokens` with the bare denial, and without "with nothing on it", which leaves nothing out.
  static func plain(_ said: [Token]) -> [Token] {
    let tokens = behindBread(apart(withoutNothing(withoutCarrier(said))))
    guard tokens.count > 3, carriers.occurs(in: tokens) else { return tokens }
    return tokens.indices.filter { index in
      !(tokens[index].isOne(of: "with", "w") && index + 2 < tokens.count && tokens[index + 1].isWord("no")
        && carriers.contains(tokens[index + 2]))
    }.map { tokens[$0] }
  }

  /// "Without" for the "minus the" and "less the" that take a part off the dish before: "a fry-up minus the mushrooms".
  static func spelled(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      guard index > 1, index + 2 < tokens.count, tokens[index].isOne(of: "minus", "less"), tokens[index].join == .apart,
        tokens[index - 1].kind == .word, tokens[index + 1].isOne(of: "the", "its"), tokens[index + 2].kind == .word
      else { return nil }
      return (index + 1, [Token.word("without", at: tokens[index].range)])
    }
  }

  private static let eaten: WordSet = ["ate", "had", "eaten", "took"]

  /// "A patty" of "a patty and ate it without a bun": nothing was on it.
  private static func withoutCarrier(_ tokens: [Token]) -> [Token] {
    guard let without = tokens.dropFirst(3).firstIndex(where: { $0.isWord("without") }),
      tokens[without - 1].isOne(of: "it", "them"), eaten.contains(tokens[without - 2]),
      let carrier = carriers.firstIndex(in: tokens[(without + 1)...].prefix(2))
    else { return tokens }
    var start = without - 2
    while start > 0, tokens[start - 1].isOne(of: "and", "i", "we", "then", ",") { start -= 1 }
    return start == 0 ? tokens : Array(tokens[..<start] + tokens[(carrier + 1)...])
  }

  private static let breads = WordList.words("rye wheat white sourdough wholemeal multigrain granary bread toast brown")

  /// "Ham and brie on rye, no butter" for the same without a comma, which would be one name with the bread's.
  private static func behindBread(_ tokens: [Token]) -> [Token] {
    guard
      let no = tokens.indices.dropFirst(5).dropLast().first(where: {
        tokens[$0].isWord("no") && breads.contains(tokens[$0 - 1])
      }),
      let on = tokens[..<no].suffix(4).lastIndex(where: { $0.isWord("on") }),
      tokens[..<on].suffix(3).contains(where: { ListWords.ands.contains($0) })
    else { return tokens }
    return tokens[..<no] + [Token.sign(",", at: tokens[no].range)] + tokens[no...]
  }

  private static let addable: WordSet = ["fat", "salt", "sugar", "oil", "butter", "sweetener"]

  /// "made with water, no added fat" for "made with water and no added fat": said of the food, and no part of it.
  private static func apart(_ tokens: [Token]) -> [Token] {
    guard
      let and = tokens.indices.dropFirst(2).dropLast(3).first(where: {
        ListWords.ands.contains(tokens[$0]) && tokens[$0 + 1].isWord("no") && tokens[$0 + 2].isOne(of: "added", "extra")
          && addable.contains(tokens[$0 + 3])
      })
    else { return tokens }
    return tokens[..<and] + [Token.sign(",", at: tokens[and].range)] + tokens[(and + 1)...]
  }

  private static let besides: WordSet = ["else", "added", "extra", "more"]

  private static func withoutNothing(_ tokens: [Token]) -> [Token] {
    guard
      let start = tokens.dropLast(2).indices.dropFirst().first(where: {
        tokens[$0].isWord("with") && tokens[$0 + 1].isWord("nothing")
      })
    else { return tokens }
    var end = start + 2
    if tokens[end].isOne(of: "on", "in"), end + 1 < tokens.count, tokens[end + 1].isOne(of: "it", "them", "top") {
      end += 2
    } else if besides.contains(tokens[end]) {
      end += 1
    } else {
      return tokens
    }
    return Array(tokens[..<start] + tokens[end...])
  }
}
