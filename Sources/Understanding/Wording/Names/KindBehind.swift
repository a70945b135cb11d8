/// What a food comes in, told behind it with its number: "chicken 2 thighs" for 2 chicken thighs, "maki 2 rolls".
///
/// The piece makes another food of the one before it, or is a food by itself elsewhere ("soup 2 rolls"), so that it is
/// told beside the name and not as a measure.
enum KindBehind {
  static let pieces: WordSet = [
    "roll", "rolls", "bar", "bars", "wing", "wings", "thigh", "thighs", "drumstick", "drumsticks", "leg", "legs",
    "tender", "tenders", "nugget", "nuggets", "white", "whites", "yolk", "yolks", "cob", "cobs", "cake", "cakes",
    "finger", "fingers", "chop", "chops", "wrap", "wraps", "patty", "patties", "rib", "ribs", "breast", "breasts",
  ]
  /// By the food, what it comes in.
  private static let kinds: WordTable<WordSet> = [
    "sushi": ["roll"], "kimbap": ["roll"], "gimbap": ["roll"], "maki": ["roll"],
    "sausage": ["roll"], "granola": ["bar"], "protein": ["bar"], "cereal": ["bar"], "energy": ["bar"],
    "chicken": ["wing", "thigh", "drumstick", "leg", "tender", "nugget", "breast", "wrap"],
    "turkey": ["wing", "leg", "thigh", "breast", "wrap"], "duck": ["leg", "breast"], "egg": ["white", "yolk", "wrap"],
    "eggs": ["white", "yolk"],
    "corn": ["cob"], "rice": ["cake"], "fish": ["finger", "cake"], "crab": ["cake", "leg"], "lamb": ["chop", "leg"],
    "pork": ["chop", "rib"], "beef": ["patty", "rib"], "burger": ["patty"], "hamburger": ["patty"], "frog": ["leg"],
    "falafel": ["wrap"],
  ]
  private static let dashes: WordSet = ["-", ":"]

  /// `tokens` with the number behind the piece: "chicken thighs 2".
  static func named(_ said: [Token]) -> [Token] {
    guard said.count > 2, pieces.occurs(in: said) else { return said }
    let tokens = cutOfBird(said)
    return tokens.retelling { index, told in
      guard index + 1 < tokens.count, let food = food(before: index, in: tokens),
        isKind(tokens[index + 1], of: food), index + 2 == tokens.count || !tokens[index + 2].isWord("of")
      else { return nil }
      let (number, piece) = (tokens[index], tokens[index + 1])
      let range = number.range.lowerBound..<piece.range.upperBound
      if told.last?.kind == .punctuation { told.removeLast() }
      // The next food's number or name begins another.
      let begins = index + 2 < tokens.count && !tokens[index + 2].isBreak
      return (
        index + 2,
        [
          Token(kind: .word, text: piece.text, folded: piece.folded, range: range),
          Token(kind: number.kind, text: number.text, folded: number.folded, value: number.value, range: range),
        ] + (begins ? [Token.sign(",", at: range)] : [])
      )
    }
  }

  private static let birds: WordSet = ["chicken", "turkey", "duck", "goose"]
  private static let longestBird = 3

  /// "A roast chicken leg" for "a leg of roast chicken", which is no chicken.
  static func cutOfBird(_ tokens: [Token]) -> [Token] {
    guard birds.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard ListWords.cutsOfBird.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isWord("of"),
        let bird = birds.firstIndex(in: tokens[(index + 2)...].prefix(longestBird)),
        tokens[(index + 2)...bird].allSatisfy({ $0.kind == .word && !$0.isBreak }),
        case let start = NumberWords.articles.contains(tokens[index + 2]) || tokens[index + 2].isWord("the")
          ? index + 3 : index + 2, start <= bird
      else { return nil }
      return (bird + 1, tokens[start...bird] + [tokens[index].joined(.apart)])
    }
  }

  /// The food that the count at `index` stands behind, itself without one.
  private static func food(before index: Int, in tokens: [Token]) -> Token? {
    guard index > 0, tokens[index].isCount else { return nil }
    let isApart =
      index > 1
      && (dashes.contains(tokens[index - 1]) || rolled(index - 2, in: tokens)
        || tokens[index - 1].isSign(",") && index + 1 < tokens.count && isCut(tokens[index + 1]))
    let at = isApart ? index - 2 : index - 1
    guard tokens[at].kind == .word, kinds[tokens[at]] != nil, !hasAmount(at, in: tokens) else { return nil }
    return tokens[at]
  }

  /// "Lamb, 2 chops" are of it; "sausage, 2 rolls" and "falafel, 1 wrap" may be two things.
  private static func isCut(_ piece: Token) -> Bool {
    !piece.isOne(of: "roll", "rolls", "bar", "bars", "cake", "cakes", "wrap", "wraps")
  }

  /// "Sushi, 2 rolls": nobody has bread with it.
  private static func rolled(_ food: Int, in tokens: [Token]) -> Bool {
    tokens[food + 1].isSign(",") && tokens[food].isOne(of: "sushi", "maki", "kimbap", "gimbap")
  }

  private static func isKind(_ piece: Token, of food: Token) -> Bool {
    guard piece.kind == .word, pieces.contains(piece), let kinds = kinds[food] else { return false }
    return kinds.contains(piece.folded) || kinds.contains(EnglishPlural.singular(of: piece.folded))
  }

  /// "100 g chicken 1 wrap" are two.
  private static func hasAmount(_ food: Int, in tokens: [Token]) -> Bool {
    guard food > 0 else { return false }
    return tokens[food - 1].isCount || tokens[food - 1].isWord("of") || food > 1 && tokens[food - 2].isCount
  }
}
