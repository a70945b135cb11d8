/// Amounts that nobody measured: "a bit of rice", "loads of mash", "a little couscous".
extension ClauseScanner {
  private static let articles: WordSet = ["a", "an"]
  private static let bits: WordSet = ["bit", "smidge", "smidgen", "tad"]
  private static let beforeBits: WordSet = ["little", "tiny", "wee", "small", "mere"]
  private static let plenty: WordSet = [
    "lot", "lots", "load", "loads", "ton", "tons", "heap", "heaps", "mountain", "mountains", "masses", "oodles",
    "plenty", "bucketloads", "shedloads", "tonnes", "pile", "piles", "mound",
  ]
  private static let beforePlenty: WordSet = ["whole", "huge", "massive", "big", "great", "good"]
  /// What is put in by the splash is told so where the drink is read; water is read by itself.
  private static let poured: WordSet = ["milk", "cream", "creamer", "lemon", "lime", "water", "ice", "juice"]
  /// Foods that nobody counts, of which "a little" is an amount and no size.
  private static let masses = WordList.words(
    """
    rice pasta spaghetti couscous quinoa noodles salad soup broth stew curry chili chilli gravy sauce mash cheese cheddar
    feta butter honey jam syrup sugar yogurt yoghurt curd dahi raita chutney granola muesli cereal oatmeal porridge hummus guacamole salsa mayo
    mayonnaise ketchup mustard oil chicken beef pork lamb ham turkey fish salmon tuna bacon bread cake chocolate
    popcorn coleslaw stuffing tofu spinach kale lettuce broccoli corn wine dal fruit veg
    """)

  /// Without any of them in a clause nothing in it is told so.
  static let vagueAnchor = Anchor(bits, plenty) | "double little some few"
  /// Any word that such an amount begins with.
  private static let openers = articles.union(plenty).union(beforePlenty).union(["double", "little", "some"])
  /// What is asked for twice over.
  private static let doubled: WordSet = [
    "chicken", "steak", "beef", "pork", "turkey", "ham", "bacon", "cheese", "halloumi", "tofu", "salmon", "tuna",
  ]

  /// Servings that stand for little and for much.
  private static let little = 0.5
  private static let much = 1.5

  /// Takes "a bit of", "loads of" or "a little" before a food, as half a serving or one and a half.
  mutating func vagueAmount() -> Bool {
    guard Self.openers.contains(tokens[index]) else { return false }
    if tokens[index].isWord("double") { return doubledSpirit() || doubledFood() }
    if tokens[index].isWord("some") {
      return isOf(index, ["some"]) && ofOthers(index + 2) && takes(Self.little, said: "some", upTo: index + 2)
    }
    // "rice and little salad", as it is said where no article is used.
    if tokens[index].isWord("little") {
      let isBare = index == 0 || tokens[index - 1].kind == .punctuation || tokens[index - 1].isOne(of: "and", "with")
      return isBare && isMass(index + 1) && takes(Self.little, said: "a little", upTo: index + 1)
    }
    let start = Self.articles.contains(tokens[index]) ? index + 1 : index
    guard start < tokens.count else { return false }
    if Self.plenty.contains(tokens[start]) || Self.beforePlenty.contains(tokens[start]) {
      let noun = Self.beforePlenty.contains(tokens[start]) ? start + 1 : start
      guard isOf(noun, Self.plenty) else { return false }
      return takes(Self.much, said: tokens[noun].folded, upTo: noun + 2)
    }
    guard start > index else { return false }
    let noun = Self.beforeBits.contains(tokens[start]) ? start + 1 : start
    if isOf(noun, Self.bits) { return takes(Self.little, said: "a bit", upTo: noun + 2) }
    guard tokens[start].isWord("little"), isMass(start + 1) else { return false }
    return takes(Self.little, said: "a little", upTo: start + 1)
  }

  /// "Jess's", "my son's", "her" at `place`: of somebody else's plate one has less than a serving.
  private func ofOthers(_ place: Int) -> Bool {
    guard place < tokens.count - 1 else { return false }
    if tokens[place].isOne(of: "his", "her", "their", "your", "the", "those") { return true }
    return tokens[place...].prefix(3).contains { $0.kind == .word && ($0.ends(in: "'s") || $0.ends(in: "s'")) }
  }

  /// "bowl, double chicken": as much again, where the name ends with it ("double chicken burger" is called so).
  private mutating func doubledFood() -> Bool {
    guard index + 1 < tokens.count, Self.doubled.contains(tokens[index + 1]), tokens.breaks(at: index + 2)
    else { return false }
    return takes(2, said: "double", upTo: index + 1)
  }

  private static let spirits: WordSet = [
    "gin", "gins", "vodka", "vodkas", "rum", "rums", "whisky", "whiskies", "whiskey", "whiskeys", "bourbon", "bourbons",
    "scotch", "tequila", "tequilas", "brandy", "brandies", "cognac", "cognacs", "schnapps", "ouzo", "raki", "grappa",
    "mezcal",
  ]
  private static let mixers: WordSet = [
    "tonic", "coke", "cola", "soda", "lemonade", "ginger", "coca", "pepsi", "orange", "slimline", "diet", "lime",
    "tonics", "cokes", "colas",
  ]

  /// "a double gin", "2 double vodkas": two measures of each. A mixed drink stays one: "double rum and coke".
  private mutating func doubledSpirit() -> Bool {
    guard index + 1 < tokens.count, Self.spirits.contains(tokens[index + 1]) else { return false }
    if index + 3 < tokens.count,
      tokens[index + 2].isWord("and") || tokens[index + 2].isWord("with") || tokens[index + 2].isSign("&"),
      Self.mixers.contains(tokens[index + 3])
    {
      index += 1
      return true
    }
    var quantity = Quantity(tokens: index..<index + 1, value: 2)
    if case .quantity(let said)? = elements.last, said.tokens.upperBound == index, !said.hasUnit {
      quantity = Quantity(tokens: said.tokens.lowerBound..<index + 1, value: 2 * (said.value ?? 1))
      elements.removeLast()
    }
    elements.append(.quantity(quantity))
    index += 1
    return true
  }

  private func isOf(_ index: Int, _ words: WordSet) -> Bool {
    index + 2 < tokens.count && words.contains(tokens[index]) && tokens[index + 1].isWord("of")
      && tokens[index + 2].kind == .word && !Self.poured.contains(lastOfName(from: index + 2))
      && filter.isContent(index + 2)
  }

  private func isMass(_ index: Int) -> Bool {
    index < tokens.count && tokens[index].kind == .word && filter.isContent(index)
      && Self.masses.contains(lastOfName(from: index))
  }

  /// The word that the name beginning at `index` ends with.
  private func lastOfName(from index: Int) -> Token {
    var last = index
    while last + 1 < tokens.count, tokens[last + 1].kind == .word, !tokens[last + 1].isBreak,
      MealWords.softJoiners[tokens[last + 1]] == nil, filter.isContent(last + 1)
    {
      last += 1
    }
    return tokens[last]
  }

  private mutating func takes(_ servings: Double, said: String, upTo end: Int) -> Bool {
    elements.append(
      .quantity(
        Quantity(
          tokens: index..<end, value: servings, unit: UnitTable.unit(named: "serving"), isVague: true, hasOf: true,
          assumptions: ["\(said) = \(NumberPhrase.plain(servings)) servings"])))
    index = end
    return true
  }
}
