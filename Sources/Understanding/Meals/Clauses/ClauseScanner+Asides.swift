/// What was left, what something tasted of, and where it was had: words with food in them that nobody ate.
extension ClauseScanner {
  static let leavingFood: WordSet = ["left", "leaving", "binned", "ditched"]
  private static let allOf: WordSet = ["the", "my", "his", "her", "their", "its", "most", "some", "all", "of"]
  private static let pronouns = ListWords.pronouns

  /// Takes "left the onion rings", which nobody ate, and takes what was named before out of it ("fish and chips, left the
  /// chips"). "She left most of her chips and I ate six of them" names what was eaten then.
  mutating func leftFood() -> Bool {
    guard Self.leavingFood.contains(tokens[index]), tokens[index].join == .apart, !isAfterContent || isPersonBefore,
      index + 1 < tokens.count, Self.allOf.contains(tokens[index + 1])
    else { return false }
    let start = Self.allOf.end(from: index + 1, in: tokens)
    let end = filter.restOfPhrase(from: start)
    guard end > start, filter.isContent(start), let noun = tokens[start..<end].last(where: { $0.kind == .word }) else {
      return false
    }
    // "left the table", "left the house"; the skin is said of its food.
    let isCover = MealWords.covers.contains(EnglishPlural.singular(of: noun.folded))
    if isCover && elements.contains(where: \.isWord) || filter.isScene(end - 1) { return false }
    if isPersonBefore || Self.pronouns.occurs(in: tokens[end...]) {
      if case .word(let word)? = elements.last, word == index - 1, isPersonBefore { elements.removeLast() }
      take(.gap, count: start - index)
      return true
    }
    if let named = elements.firstIndex(where: { element in
      if case .word(let word) = element { tokens[word].folded == noun.folded } else { false }
    }) {
      let none = Quantity(tokens: start..<end, value: 0)
      if named > 0, case .quantity = elements[named - 1] {
        elements[named - 1] = .quantity(none)
      } else {
        elements.insert(.quantity(none), at: named)
      }
    }
    drop(to: end)
    return true
  }

  /// Somebody else was named right before: "my daughter left most of her chips".
  private var isPersonBefore: Bool {
    index > 0 && (IntentWords.others.contains(tokens[index - 1]) || tokens[index - 1].isWord("one"))
  }

  static let tasting: WordSet = ["tasted", "tastes", "tasting", "smelled", "smelt", "smells", "looked"]

  /// The end of "tasted like chalk" at `index`.
  func taste() -> Int? {
    guard Self.tasting.contains(tokens[index]), index + 2 < tokens.count, tokens[index + 1].isWord("like"),
      elements.contains(where: \.isWord)
    else { return nil }
    return filter.restOfPhrase(from: index + 2)
  }

  /// The end of "the size of my head", "about the size of a matchbox" at `index`.
  func likeness() -> Int? {
    let the = tokens[index].isWord("about") || tokens[index].isWord("roughly") ? index + 1 : index
    guard the + 3 < tokens.count, tokens[the].isWord("the"), tokens[the + 1].isWord("size"),
      tokens[the + 2].isWord("of"), elements.contains(where: \.isWord)
    else { return nil }
    // "half a chicken breast" is what it is likened to.
    let start = quantities.quantity(at: the + 3)?.tokens.upperBound ?? the + 3
    return filter.restOfPhrase(from: start)
  }

  private static let pointing: WordSet = ["the", "a", "this", "that", "our", "my"]
  static let houses: WordSet = [
    "place", "joint", "spot", "restaurant", "shop", "stall", "truck", "van", "cafe", "diner", "takeaway", "bakery",
  ]
  private static let longestHouse = 4

  /// The end of "the ramen place" at `index`, where what was had there is told behind it.
  func house() -> Int? {
    guard Self.pointing.contains(tokens[index]), index + 2 < tokens.count,
      let house = Self.houses.firstIndex(in: tokens[(index + 1)...].prefix(Self.longestHouse)),
      house > index + 1, tokens[(index + 1)..<house].allSatisfy({ $0.kind == .word }), !filter.isContent(house + 1),
      tokens[(house + 1)...].contains(where: {
        $0.kind == .punctuation || $0.isWord("for") || MealWords.verbs.contains($0)
      }),
      tokens.indices[(house + 1)...].contains(where: { filter.isContent($0) && !filter.isScene($0) })
    else { return nil }
    return house + 1
  }
}
