/// Tells the words that set a scene from those that name food, by closed classes of words and where they stand.
struct SceneFilter {
  let tokens: [Token]
  let quantities: QuantityParser
  /// Written with a capital inside a run of such words: part of a product's name, whatever the word is.
  let isNameLike: [Bool]

  init(_ tokens: [Token]) {
    self.tokens = tokens
    quantities = QuantityParser(tokens)
    isNameLike = Self.nameLike(tokens)
  }

  /// Whether the word at `index` cannot be part of a food's name where it stands.
  func isDroppable(_ index: Int) -> Bool {
    guard tokens[index].kind == .word, !isNameLike[index] else { return false }
    // "made with cooking spray".
    if index + 1 < tokens.count, MealWords.isCompound(tokens[index], tokens[index + 1]) { return false }
    // "restaurant-style" is no restaurant, but a "mid-morning" is a morning.
    if index + 1 < tokens.count, tokens[index + 1].join == .hyphen, tokens[index + 1].kind == .word,
      !OpinionWords.all.contains(tokens[index]),
      !isDroppable(index + 1), !MealWords.particles.contains(tokens[index + 1])
    {
      return false
    }
    // "good sized", but not "bite-sized".
    if tokens[index].join == .apart, tokens[index].says("sized") { return true }
    // "A filling burrito", but the filling of a pie.
    if tokens[index].isWord("filling") { return isPraise(index) }
    // "The most amazing pizza".
    if tokens[index].says("most"), index + 1 < tokens.count { return OpinionWords.all.contains(tokens[index + 1]) }
    return Self.droppable.contains(tokens[index]) && !isRiceWine(index)
  }

  /// Right behind "a" and before a name, "filling" praises.
  private func isPraise(_ index: Int) -> Bool {
    index > 0 && tokens[index - 1].isOne(of: "a", "an") && index + 1 < tokens.count && tokens[index + 1].kind == .word
      && MealWords.softJoiners[tokens[index + 1]] == nil && !MealWords.prepositions.contains(tokens[index + 1])
  }

  /// Sake is drunk where nothing is done for its sake.
  private func isRiceWine(_ index: Int) -> Bool {
    tokens[index].isWord("sake") && !tokens[..<index].suffix(Self.longestSake).contains { $0.isWord("for") }
  }

  /// "for old times' sake".
  private static let longestSake = 5

  private static let droppable = MealWords.small.union(MealWords.scene).union(OpinionWords.all)
    .union(NumberWords.articles)

  /// "sweet" of "a sweet treat": right before a scene noun or another such word.
  func isSensation(_ index: Int) -> Bool {
    // "a protein-packed meal".
    if tokens[index].kind == .word, !isNameLike[index], index + 2 < tokens.count, tokens[index + 1].join == .hyphen,
      MealWords.fullOf.contains(tokens[index + 1]), isScene(index + 2), !isContentBeside(index + 2),
      !isDroppable(index)
    {
      return true
    }
    guard tokens[index].kind == .word, !isNameLike[index], MealWords.sensations.contains(tokens[index]) else {
      return false
    }
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .word,
      MealWords.sensations.contains(tokens[next]) || OpinionWords.all.contains(tokens[next])
        || tokens[next].isWord("and")
    {
      next += 1
    }
    return next < tokens.count && isScene(next) && !isContentBeside(next)
  }

  /// A scene word that a food word follows: the "breakfast" of "breakfast bar".
  func isContentBeside(_ index: Int) -> Bool {
    MealWords.sceneInNames.contains(tokens[index]) && index + 1 < tokens.count && isContent(index + 1)
  }

  func isScene(_ index: Int) -> Bool {
    tokens[index].kind == .word && !isNameLike[index] && MealWords.scene.contains(tokens[index]) && !isMouthful(index)
      && !isOfName(index) && !isRiceWine(index)
  }

  /// Seasons and feasts with the foods that are called after them: "for a spring roll".
  private static let names: WordTable<WordSet> = [
    "spring": ["roll", "rolls", "onion", "onions", "greens", "lamb", "chicken"],
    "summer": ["roll", "rolls", "squash", "fruit", "fruits", "berries", "pudding"], "winter": ["squash", "melon"],
    "birthday": ["cake", "cakes"], "christmas": ["pudding", "cake"], "game": ["pie"],
  ]

  private func isOfName(_ index: Int) -> Bool {
    guard index + 1 < tokens.count, let foods = Self.names[tokens[index]] else { return false }
    return foods.contains(tokens[index + 1])
  }

  /// "a bite of brownie" and "cake, just a bite" are amounts; "a quick bite of something" sets the scene.
  private func isMouthful(_ index: Int) -> Bool {
    guard tokens[index].isWord("bite"), index > 0, NumberWords.articles.contains(tokens[index - 1]) else {
      return false
    }
    guard index + 1 < tokens.count, !tokens[index + 1].isBreak else {
      return index > 2 && tokens[index - 2].isOne(of: "just", "only")
    }
    return tokens[index + 1].isWord("of")
  }

  /// Whether the word at `index` may name food.
  func isContent(_ index: Int) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word else { return false }
    if isNameLike[index] || tokens[index].join == .hyphen { return true }
    return !isDroppable(index) && !isVerb(index) && MealWords.softJoiners[tokens[index]] == nil
      && !MealWords.prepositions.contains(tokens[index])
      && !MealWords.subordinators.contains(tokens[index])
      && !MealWords.particles.contains(tokens[index]) && NumberPhrase.read(at: index, in: tokens) == nil
      && joiner(at: index) == nil
  }

  /// The end of a run of scene words, determiners and praise that begins at `index` and names something that is no food.
  ///
  /// After "for" or "as" (`isAside`) a meal word is never part of a name.
  func sceneRun(at index: Int, afterContent: Bool, isAside: Bool = false) -> Int? {
    var end = index
    var lastScene: Int?
    while end < tokens.count,
      isDroppable(end) || (end > index && tokens[end].join == .hyphen && tokens[end].kind == .word) || isSensation(end)
    {
      if isScene(end) { lastScene = end }
      end += 1
    }
    // "an energy drink" is what was drunk.
    if let last = lastScene, last > index, last == end - 1, !isAside,
      MealWords.isCompound(tokens[last - 1], tokens[last])
    {
      return nil
    }
    guard var last = lastScene else { return nil }
    // Where food follows, its own article and adjectives are not the scene's.
    end = last + 1
    while end < tokens.count, tokens[end].join == .hyphen { end += 1 }
    // "fruit drink", "dinner roll": the scene word names food where a food word touches it.
    if afterContent, MealWords.sceneInNames.contains(tokens[index]) { return nil }
    if isAside { return end }
    if end < tokens.count, isContent(end), !tokens[end].isWord("of") {
      while last >= index, isScene(last), MealWords.sceneInNames.contains(tokens[last]), last == end - 1 {
        end = last
        last -= 1
      }
      guard last >= index, (index...last).contains(where: { isScene($0) }) else { return nil }
    }
    if end < tokens.count, tokens[end].isWord("of"), !afterContent { return end + 1 }
    return end
  }

  /// The end of a phrase of place, time or purpose that begins with a preposition at `index`, or nil where food follows.
  func prepositionalScene(at index: Int) -> Int? {
    guard tokens[index].kind == .word, !isNameLike[index] else { return nil }
    if let end = hearthPhrase(at: index) ?? placePhrase(at: index) { return end }
    let word = tokens[index]
    guard MealWords.prepositions.contains(word) || word.isOne(of: "with", "on", "of", "from")
    else {
      return nil
    }
    guard index + 1 < tokens.count,
      var end = sceneRun(at: index + 1, afterContent: false, isAside: word.isOne(of: "for", "as"))
    else { return nil }
    if end > index + 1, tokens[end - 1].isWord("of") { end -= 1 }
    if word.isOne(of: "from", "of"), isContent(end) { return nil }
    // "pasta from a restaurant": tables tell it from home cooking.
    if word.says("from"), tokens[end - 1].isWord("restaurant"), end - index <= 3 { return nil }
    while end + 1 < tokens.count, tokens[end].kind == .word,
      tokens[end].isOne(of: "of", "in", "at", "to", "on", "for", "from"),
      let next = sceneRun(at: end + 1, afterContent: false)
    {
      end = next
      if tokens[end - 1].isWord("of") { end -= 1 }
    }
    // "a snack of 100 g", "on top of my salad": what "of" leads to is looked at by itself.
    if end < tokens.count, tokens[end].isWord("of") { return end + 1 }
    return end
  }
}
