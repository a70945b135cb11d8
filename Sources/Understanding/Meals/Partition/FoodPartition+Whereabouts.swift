import Foods

/// Where a food was had or came from, and what stood by: no part of its name.
extension FoodPartition {
  /// A name that the tables know no better than this was found in spite of some word.
  private static let doubtfulWhole = 0.6
  private static let muchSurer = 0.15

  /// Words between a food and where it was, why or when: "beans from the roadside stall", "chips out of spite".
  private static let leadingAway: WordSet = [
    "in", "at", "by", "off", "from", "out", "under", "over", "near", "beside", "behind", "into", "among", "against",
    "around", "through", "down", "across", "inside", "outside", "during", "before", "after", "between", "towards",
  ]

  /// The pieces without where the last of them was, where that is a food by itself and the whole is hardly one; nil where the
  /// name stands as it is: "rabbit in stout" was cooked in a food.
  func withoutWhereabouts(_ pieces: ArraySlice<FoodPiece>, amount: SaidAmount) -> ArraySlice<FoodPiece>? {
    let tokens = tokens
    guard pieces.lastWords.count > 1, var last = pieces.last, !last.isBracket,
      let lead = last.words.indices.dropFirst().first(where: { Self.leadingAway.contains(tokens[last.words[$0]]) }),
      tokens[last.words[lead]].join == .apart, !last.isShouted(tokens)
    else { return nil }
    let whole = linker.link(linker.phrase(pieces), amount: amount)?.confidence ?? 0
    guard whole < Self.doubtfulWhole else { return nil }
    let away = last.words[(lead + 1)...].map { tokens[$0] }
    guard let first = away.first, !ListWords.pronouns.contains(first), !first.isWord("me"),
      !([away.map(\.text).joined(separator: " ")] + away.map(\.text)).contains(where: { words in
        linker.link(words).map { $0.confidence >= Self.surelyFood && $0.food.source != .branded } ?? false
          && !linker.catalog.isNoFood(word: words)
      })
    else { return nil }
    last.words.removeSubrange(lead...)
    let kept = pieces.dropLast() + [last]
    let plain = linker.link(linker.phrase(kept), amount: amount)?.confidence ?? 0
    return plain >= Self.doubtfulWhole && plain > whole + Self.muchSurer ? kept : nil
  }

  private static let surelyFood = 0.75
  private static let hardlyFood = 0.45

  /// The pieces without "with the rain dripping", "with the telly on mute": what stood by when it was eaten.
  func withoutIdleCompany(_ group: [FoodPiece]) -> [FoodPiece] {
    guard group.count > 1, group.contains(where: { $0.joiner == .with }) else { return group }
    var kept: [FoodPiece] = []
    var wasIdle = false
    for (place, piece) in group.enumerated() {
      let mayBeIdle = place > 0 && (piece.joiner == .with || wasIdle && piece.joiner == .on)
      wasIdle = mayBeIdle && isIdle(piece)
      if !wasIdle { kept.append(piece) }
    }
    return kept
  }

  /// Nothing that anybody eats, without an amount.
  private func isIdle(_ piece: FoodPiece) -> Bool {
    let tokens = tokens
    if piece.joiner == .with, piece.words.allSatisfy({ MealWords.ice.contains(tokens[$0]) }) { return true }
    guard piece.quantity.map({ $0.isArticle }) ?? true, piece.figures.isEmpty, !piece.isBracket, !piece.isNamed(tokens),
      !piece.words.contains(where: {
        MealWords.modifiers.contains(tokens[$0]) || MealWords.negators.contains(tokens[$0])
      }),
      linker.link(linker.words(piece))?.confidence ?? 0 < Self.hardlyFood
    else { return false }
    return piece.words.allSatisfy { index in
      let token = tokens[index]
      return token.kind == .word
        && (EverydayWords.contains(token.folded) || linker.catalog.isNoFood(word: token.folded)
          || linker.link(token.text)?.confidence ?? 0 < Self.hardlyFood && linker.catalog.isEnglish(word: token.folded))
    }
  }
}
