import Foods
import ToolCalls

/// Words of the scene that the catalogue has in some name: the church of a potluck, the machine that sold the crisps.
extension MealGrammar {
  /// A name that the catalogue has as it is said this surely is meant, whatever its words mean elsewhere.
  private static let sureName = 0.95

  /// A food answers its name at least this well: beside it, what no food is called is the scene.
  private static let known = 0.5
  private static let hardly = 0.4

  /// The parts without those of no amount that only everyday words make a food of.
  func withoutEverydayWords(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    let isAnyKnown = parts.contains { $0.confidence >= Self.known }
    func isEaten(_ part: MealReading.Part) -> Bool {
      if parts.count > 1, isAnyKnown, isPlace(part, tokens: tokens) { return false }
      if parts.count > 1, isHeadingMeal(part, tokens: tokens) || isDrinksOfAnyKind(part, tokens: tokens) {
        return false
      }
      if isGathering(part, tokens: tokens) || isTrain(part, tokens: tokens) { return false }
      if isEvent(part, of: parts.count, tokens: tokens),
        parts.count > 1 || part.tokens.count == 1 || part.match == nil || part.confidence < Self.known
      {
        return false
      }
      guard !Self.isMeasured(part), part.confidence < Self.sureName, part.match != nil || isAnyKnown,
        part.tokens.upperBound <= tokens.count
      else { return true }
      if isAnyKnown, parts.count > 1, isTalk(part, tokens: tokens) { return false }
      let words = tokens[part.tokens].filter { $0.kind == .word }
      let rest = words.filter { !isEveryday($0) }
      guard rest.count < words.count else { return true }
      // "lucky enough to get ...": a brand's word beside talk.
      if isAnyKnown, part.confidence < Self.hardly {
        return rest.contains { !Self.isSmall($0) && catalog.link($0.folded)?.confidence ?? 0 > Self.sureName }
      }
      return rest.contains {
        !Self.isSmall($0) && !MealWords.origins.contains($0) && !MealWords.modifiers.contains($0)
          && !UnitTable.containers.contains($0) && !$0.isWord("plate")
          && (catalog.knows(word: $0.folded) || catalog.isOtherName(word: $0.folded))
      }
    }
    return parts.allSatisfy(isEaten) ? parts : parts.filter(isEaten)
  }

  /// "standing in the doorway": words that are in what some food is called, and none that says what kind of
  /// food it is.
  func isTalk(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard let match = part.match, match.confidence < Self.sureName, !Self.isMeasured(part),
      part.tokens.upperBound <= tokens.count
    else { return false }
    let words = tokens[part.tokens].filter { $0.kind == .word && !Self.isSmall($0) }
    guard words.allSatisfy({ catalog.isNoFood(word: $0.folded) || EverydayWords.contains($0.folded) }) else {
      return false
    }
    let named = FoodCatalog.foldedWords(match.food.name).map(EnglishPlural.singular)
    return !words.contains { word in
      named.contains(EnglishPlural.singular(of: word.folded)) || MealWords.modifiers.contains(word)
        || MealWords.binders.contains(word)
        || catalog.link(word.folded)?.confidence ?? 0 > Self.sureOfWord
    }
  }

  /// A word that a food is called by surely.
  private static let sureOfWord = 0.8

  /// "fit to drop", "a calving cow": words that stand in what some food is called, none of which names one by itself.
  func isNameless(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard let match = part.match, match.confidence < Self.sureOfName, !Self.isMeasured(part), !part.isPicture,
      part.tokens.upperBound <= tokens.count
    else { return false }
    let words = tokens[part.tokens].filter { $0.kind == .word && !Self.isSmall($0) }.map(\.folded)
    let pairs = zip(words, words.dropFirst()).map { "\($0) \($1)" }
    return !(words + pairs).contains { catalog.link($0)?.confidence ?? 0 >= Self.sureOfName }
  }

  /// What people call a food is found this surely by it.
  private static let sureOfName = 0.85

  private static let whereabouts: WordSet = ["in", "into", "at", "to", "from", "near", "past", "by"]
  private static let sureOfLabel = 0.9

  /// "popped into the deli", "McDonald's with my brother": where something else was had, and a label's name at best.
  private func isPlace(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard !Self.isMeasured(part), part.tokens.upperBound <= tokens.count, part.tokens.count <= 2 else { return false }
    if MealWords.eateries.contains(tokens[part.tokens].map(\.folded).joined(separator: " ")) { return true }
    guard part.match?.food.source == .branded, part.confidence < Self.sureOfLabel else { return false }
    var before = part.tokens.lowerBound - 1
    while before >= 0, IntentWords.determiners.contains(tokens[before]) { before -= 1 }
    return before >= 0 && Self.whereabouts.contains(tokens[before])
  }

  /// "took the subway": sandwiches come from "Subway".
  private func isTrain(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard part.tokens.count <= 2, part.tokens.lowerBound > 0, part.tokens.upperBound <= tokens.count else {
      return false
    }
    return tokens[part.tokens.lowerBound].isWord("subway") && tokens[part.tokens.lowerBound - 1].isWord("the")
  }

  private static let copulas: WordSet = [":", "was", "were", "is"]

  /// "ready meal: lasagne" and "cheat meal was a pizza" head what it was.
  private func isHeadingMeal(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    part.tokens.upperBound < tokens.count && Self.copulas.contains(tokens[part.tokens.upperBound])
      && tokens[part.tokens].last.map { $0.isWord("meal") } ?? false
  }

  /// What people come together for, and eat other things at.
  private static let events: WordSet = [
    "bbq", "barbecue", "barbeque", "braai", "barbie", "potluck", "buffet", "picnic", "tapas",
  ]

  /// "burger night", "pancake morning"; a "turkey club" is a sandwich.
  private static let gatherings: WordSet = [
    "night", "morning", "day", "party", "club", "evening", "friday", "sunday", "food", "meeting",
  ]

  private static let sureOfFood = 0.95

  private func isGathering(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    (2...3).contains(part.tokens.count) && part.tokens.upperBound <= tokens.count && !Self.isMeasured(part)
      && tokens[part.tokens].last.map { Self.gatherings.contains($0) } ?? false
      && !(tokens[part.tokens].last?.isWord("club") ?? false && part.match?.confidence ?? 0 > Self.sureOfFood)
  }

  /// "Drinks with friends, 3 beers": what they were is told elsewhere.
  private func isDrinksOfAnyKind(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    part.tokens.upperBound <= tokens.count && tokens[part.tokens].allSatisfy { $0.isWord("drinks") }
  }

  /// "a braai", "a bbq", by itself or with something that was eaten there; "a plate of tapas" tells as little.
  private func isEvent(_ part: MealReading.Part, of parts: Int, tokens: [Token]) -> Bool {
    guard part.tokens.count <= 3, part.tokens.upperBound <= tokens.count, let word = tokens[part.tokens].last else {
      return false
    }
    // "shared a platter, I had half": what the dishes lay on.
    if part.tokens.count == 1, word.isWord("platter"), parts > 1 { return true }
    if Self.isMeasured(part), !(word.isWord("tapas") && part.item.grams == nil && part.item.calories == nil) {
      return false
    }
    if part.tokens.count > 1 { return Self.events.contains(word) && !word.isOne(of: "barbecue", "bbq") }
    return Self.events.contains(word)
  }

  /// "a" measures nothing.
  private static func isMeasured(_ part: MealReading.Part) -> Bool {
    (part.item.quantity ?? 1) != 1 || part.item.unit != nil || part.item.grams != nil || part.item.calories != nil
      || part.isPicture
  }

  private func isEveryday(_ token: Token) -> Bool {
    EverydayWords.contains(token.folded) || EverydayWords.contains(EnglishPlural.singular(of: token.folded))
      || catalog.isEnglish(word: token.folded) && !catalog.knows(word: token.folded)
  }

  /// Joins others, and says nothing alone.
  private static func isSmall(_ token: Token) -> Bool {
    MealWords.softJoiners[token] != nil || NumberWords.articles.contains(token)
      || MealWords.prepositions.contains(token) || token.isWord("of")
  }

  /// A kitchen whose food is carried home, and nothing of what it cooked.
  func isTakeaway(_ words: ArraySlice<Token>) -> Bool {
    guard let last = words.last, last.isWord("takeaway") || last.isWord("takeout") else { return false }
    return words.count == 1
      || words.count == 2 && words.first.map { MealWords.eateries.contains($0) || $0.isWord("curry") } ?? false
  }
}
