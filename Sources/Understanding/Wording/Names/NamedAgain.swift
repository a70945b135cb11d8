/// What is said of a food that was named before: "burger with fries. The fries were soggy", "a pie, the pie was apple". It
/// was eaten once, and of the kind and the size that are told of it.
enum NamedAgain {
  private static let determiners: WordSet = ["the", "those", "these", "that", "this", "my", "both"]
  private static let copulas: WordSet = ["was", "were", "is", "are", "tasted", "looked", "smelled", "came"]
  /// "The curry had too much salt", "the soup needed more pepper".
  private static let lacking: WordSet = ["had", "has", "needed", "needs", "lacked"]
  private static let measuring: WordSet = ["too", "so", "more", "no", "not", "enough", "little", "hardly", "way"]
  private static let stops: WordSet = ["but", "so", "though", "because", "which", "although"]
  private static let longestSubject = 3
  private static let longest = 8
  private static let degrees = WordList.words(
    "a bit little touch tad too very so really quite pretty rather absolutely just not only super slightly all still the"
  )
  private static let sizes: WordSet = ["tiny", "small", "large", "big", "huge", "massive", "giant", "mini"]
  /// They say how it tasted, though some food is called so.
  private static let tastes = WordList.words(
    """
    sour sweet salty dry cold hot bitter spicy bland crispy crunchy soggy rich greasy oily fresh warm stale nice good great
    bad burnt raw tough soft chewy plain perfect heavenly divine rubbery thick thin watery runny heavy light tender
    """)
  /// Behind these the clause tells how much of it there was, or whose it was.
  private static let amounts = WordList.words(
    """
    mine his hers theirs ours yours i we me half shared split left leftover gone finished eaten mostly only one none whole
    for with kcal calories large medium
    """)

  /// "I finished everything, even the peas" where peas were named.
  private static func withoutEven(_ tokens: [Token]) -> [Token] {
    guard let even = tokens.dropFirst(3).lastIndex(where: { $0.isWord("even") || $0.isWord("including") }),
      even + 2 < tokens.count, tokens[even + 1].isOne(of: "the", "my", "all"),
      tokens.ends(at: even + 3), tokens[..<even].contains(where: { isSame($0, tokens[even + 2]) })
    else { return tokens }
    let start = tokens[even - 1].kind == .punctuation ? even - 1 : even
    return Array(tokens[..<start] + tokens[(even + 3)...])
  }

  /// "Chicken wrap, lettuce" for "chicken wrap, lettuce, the spicy chicken": what a dish is called by was in it, and was of
  /// that kind.
  private static func withoutKind(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, let last = tokens.lastIndex(where: { $0.kind == .word }), last > 4,
      tokens[last - 2].isWord("the"), tokens[last - 3].isSign(","), tokens[last - 1].kind == .word,
      !tokens[last - 1].isCount,
      let comma = tokens[..<(last - 3)].firstIndex(where: { $0.isSign(",") }),
      let named = tokens[..<comma].firstIndex(where: { $0.folded == tokens[last].folded && $0.kind == .word }),
      let dish = tokens[(named + 1)..<comma].prefix(2).firstIndex(where: {
        SandwichWords.carriers[$0] != nil || MealWords.assembled.contains($0)
      }), tokens[(named + 1)...dish].allSatisfy({ $0.kind == .word && !$0.isBreak })
    else { return tokens }
    return Array(tokens[..<(last - 3)] + tokens[(last + 1)...])
  }

  private static let eating: WordSet = ["ate", "had", "managed", "finished", "drank"]

  /// "150 g chicken with rice" for "the chicken was dry but I ate about 150 g with rice".
  private static func thoughEaten(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token]? {
    guard let but = tokens.dropFirst(3).firstIndex(where: { $0.isWord("but") }), but + 3 < tokens.count,
      ListWords.tellers.contains(tokens[but + 1]),
      case let verb = tokens[but + 2].isOne(of: "still", "only", "just") ? but + 3 : but + 2, verb + 1 < tokens.count,
      eating.contains(tokens[verb]), let amount = QuantityParser(tokens).quantity(at: verb + 1), amount.grams != nil,
      !amount.hasOf, case let end = amount.tokens.upperBound,
      tokens.ends(at: end) || tokens[end].isOne(of: "with", "for", "at"),
      let copula = copulas.lastIndex(in: tokens[..<but]), copula > 0, but - copula <= longest,
      case let start = (tokens[..<copula].lastIndex(where: \.isBreak) ?? -1) + 1,
      case let name = tokens[start..<copula].drop(while: { determiners.contains($0) }), !name.isEmpty,
      name.count <= longestSubject, holdsFood(Array(name))
    else { return nil }
    var told = Array(tokens[..<start])
    told += tokens[(verb + 1)..<end]
    told += name
    return told + tokens[end...]
  }

  /// `tokens` without such clauses, and with the kind before the food.
  static func told(_ said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    let tokens = withoutKind(withoutEven(said))
    guard tokens.count > 5, copulas.occurs(in: tokens) || lacking.occurs(in: tokens) else { return tokens }
    if let eaten = thoughEaten(tokens, holdsFood: holdsFood) { return eaten }
    for start in tokens.indices.dropFirst(2).dropLast(2) where opens(start, in: tokens) {
      if let filled = filled(from: start, in: tokens) { return told(filled, holdsFood: holdsFood) }
      guard let clause = clause(from: start, in: tokens, holdsFood) else { continue }
      let earlier = Array(tokens[..<start].dropLast(while: { $0.kind == .punctuation || $0.isWord("and") }))
      var rest = Array(tokens[clause.end...])
      // The sign or the word that led the clause in leads in what follows.
      if !rest.isEmpty, rest[0].kind != .punctuation { rest.insert(Token.sign(",", at: tokens[start].range), at: 0) }
      let told = earlier[..<clause.named] + clause.kind + earlier[clause.named...] + rest
      return NamedAgain.told(Array(told), holdsFood: holdsFood)
    }
    return tokens
  }

  private static let insides: WordSet = ["it", "them", "top", "there"]

  /// "A salad with chicken" for "a salad. The salad had chicken in it".
  private static func filled(from start: Int, in tokens: [Token]) -> [Token]? {
    let noun = determiners.contains(tokens[start]) ? start + 1 : start
    guard noun + 2 < tokens.count, tokens[noun + 1].isOne(of: "had", "has"),
      let named = tokens[..<start].lastIndex(where: { $0.kind == .word && !$0.isWord("and") }),
      isSame(tokens[named], tokens[noun]),
      let tail = insides.firstIndex(in: tokens[(noun + 2)...].prefix(longest)), tail > noun + 3,
      tokens[tail - 1].isOne(of: "in", "on"), tokens.ends(at: tail + 1)
    else { return nil }
    return tokens[...named] + [Token.word("with", at: tokens[start].range)] + tokens[(noun + 2)..<(tail - 1)]
      + tokens[(tail + 1)...]
  }

  private static func opens(_ start: Int, in tokens: [Token]) -> Bool {
    let before = tokens[start - 1]
    let isApart = before.kind == .punctuation || before.isWord("and")
    return isApart && (determiners.contains(tokens[start]) || before.isSign("."))
  }

  /// Where the food of the clause at `start` was named, what kind of it the clause tells, and where it ends.
  private static func clause(
    from start: Int, in tokens: [Token], _ holdsFood: ([Token]) -> Bool
  ) -> (named: Int, kind: [Token], end: Int)? {
    let subject = determiners.contains(tokens[start]) ? start + 1 : start
    guard
      let copula = tokens[subject...].prefix(longestSubject + 1).firstIndex(where: {
        copulas.contains($0) || lacking.contains($0)
      }),
      copulas.contains(tokens[copula]) || measuring.contains(at: copula + 1, in: tokens), copula > subject,
      tokens[subject..<copula].allSatisfy({ $0.kind == .word }),
      case let noun = tokens[copula - 1], TimeWords.meals[noun] == nil,
      let named = tokens[..<(start - 1)].lastIndex(where: { isSame($0, noun) }), holdsFood([tokens[named]])
    else { return nil }
    let end =
      tokens.indices[(copula + 1)...].first {
        tokens[$0].kind == .punctuation || stops.contains(tokens[$0]) || isLeadOn($0, in: tokens)
      } ?? tokens.count
    let told = tokens[(copula + 1)..<end].filter { !degrees.contains($0) }
    guard !told.isEmpty, told.count <= longest, !told.contains(where: { $0.isCount || amounts.contains($0) }),
      tokens[(copula + 1)..<end].allSatisfy({ $0.kind == .word })
    else { return nil }
    let isKind =
      copulas.contains(tokens[copula]) && told.count <= 2
      && (CookingWords.cooked.contains(told[0]) || sizes.contains(told[0]) && told.count == 1
        || !tastes.contains(told[0]) && !OpinionWords.all.contains(told[0]) && holdsFood(told))
    return (named, isKind ? Array(told) : [], end)
  }

  /// "The fries were soggy and I left them": what follows is of the person.
  private static func isLeadOn(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("and"), index + 1 < tokens.count else { return false }
    return tokens[index + 1].isOne(of: "i", "we", "the", "my", "then", "had", "ate", "drank")
  }

  private static func isSame(_ one: Token, _ other: Token) -> Bool {
    one.kind == .word
      && (one.folded == other.folded
        || EnglishPlural.singular(of: one.folded) == EnglishPlural.singular(of: other.folded))
  }
}
