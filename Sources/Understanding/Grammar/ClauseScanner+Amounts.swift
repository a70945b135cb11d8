import Nutrition

extension ClauseScanner {
  /// Takes the amount at `index`, if one is meant there.
  mutating func amount() -> Bool {
    guard var quantity = quantities.quantity(at: index), quantity.tokens.upperBound > index else { return false }
    if takesSize(quantity) { return true }
    // "without a bun": nothing is counted that is left out.
    if quantity.isArticle, quantity.unit == nil, quantity.size == nil, index > 0,
      tokens[index - 1].isWord("without") || tokens[index - 1].isWord("minus")
    {
      index = quantity.tokens.upperBound
      return true
    }
    // "porridge and toast, both at my desk".
    if tokens[index].isWord("both"), quantity.unit == nil, !filter.isContent(quantity.tokens.upperBound) {
      take(.gap)
      return true
    }
    if isNumberName(quantity) || isPartOfName(quantity) { return false }
    var end = quantity.tokens.upperBound
    // "it was 12 quid": what it cost.
    if quantity.unit == nil, !quantity.isArticle, end < tokens.count, Self.currencies.contains(tokens[end]) {
      take(.gap, count: end + 1 - index)
      return true
    }
    // "8 ct nuggets": counted.
    if quantity.unit == nil, quantity.content == nil, !quantity.isArticle, end < tokens.count,
      Self.counts.contains(tokens[end])
    {
      end += 1
      if takesCountOfMenu(to: end) { return true }
    }
    if quantity.unit?.name == "piece", !quantity.hasOf, takesCountOfMenu(to: end) { return true }
    if let size = sizeOfWhole(behind: quantity) {
      quantity.size = size.size
      quantity.hasOf = true
      end = size.end
    }
    if let cut = cut(behind: quantity) {
      quantity.cut = cut.word
      end = cut.end
    }
    if total(quantity, end: end) || each(quantity, end: end) || share(quantity, end: end)
      || helpingOfMade(quantity, end: end)
    {
      return true
    }
    // "three of them", as "of" behind a bare number begins no food.
    if end + 1 < tokens.count, tokens[end].isWord("of"), Self.pronouns.contains(tokens[end + 1]) { end += 1 }
    // "a can of a strong cider".
    if quantity.hasOf, end < tokens.count, let article = quantities.quantity(at: end), article.isArticle,
      article.unit == nil, article.size == nil, article.content == nil, filter.isContent(article.tokens.upperBound)
    {
      end = article.tokens.upperBound
    }
    // "150 g of salmon, 180 of rice".
    if quantity.unit == nil, quantity.content == nil, let value = quantity.value, value >= Self.leastGrams,
      end + 1 < tokens.count, tokens[end].isWord("of"), filter.isContent(end + 1), let weight = lastWeight
    {
      quantity.unit = weight
      quantity.hasOf = true
      end += 1
    }
    // "two of the rolls", "one and a half of my pancakes".
    if quantity.unit == nil, !quantity.isArticle, end + 2 < tokens.count, tokens[end].isWord("of"),
      Self.possessives.contains(tokens[end + 1]), filter.isContent(end + 2)
    {
      end += 1
    }
    // "3 cups of it", and "a third of it", where the number has taken the "of".
    if quantity.hasOf || tokens[end - 1].isWord("of"), end < tokens.count, Self.pronouns.contains(tokens[end]) {
      quantity.hasOf = false
      elements.append(.served(quantity))
      index = end + 1
      return true
    }
    if let praised = praise(behind: quantity) {
      // "fudge, 40 g of pure bliss", and "40 g of pure bliss with fudge".
      quantity.hasOf = false
      elements.append(praised.isOfNext ? .quantity(quantity) : .served(quantity))
      index = praised.end
      return true
    }
    if let kind = macro(after: quantity) {
      elements.append(.stated(StatedFigure(kind: kind, value: quantity.grams ?? 0)))
      index = end + 1
      return true
    }
    switch quantity.unit?.dimension {
    case .time?:
      index = end
      skipTimeWord()
      elements.append(.gap)
      return true
    case .length? where isInBracket:
      // "(12 inch one)".
      if let size = pizzaSizeBefore(quantity) {
        elements.append(.served(Quantity(tokens: quantity.tokens, size: size)))
      }
      index = end
      if index < tokens.count, tokens[index].isWord("one") { index += 1 }
      return true
    case .length?:
      if let size = pizzaSize(quantity) {
        elements.append(.quantity(Quantity(tokens: quantity.tokens, size: size)))
        index = end
        return true
      }
      // A 12 inch pizza is called that.
      for position in index..<end where tokens[position].kind != .punctuation { elements.append(.word(position)) }
    case .energy? where quantity.content == nil:
      elements.append(.stated(StatedFigure(kind: .calories, value: quantity.kilocalories ?? 0)))
    default:
      elements.append(.quantity(quantity))
      isAfterVerb = false
    }
    index = end
    return true
  }

  private static let menus: WordSet = ["meal", "combo"]

  /// "10 count nugget meal", "6 piece tender combo": how many are in one, and no number of meals.
  private mutating func takesCountOfMenu(to end: Int) -> Bool {
    let name = tokens[end...].prefix(4).prefix { $0.kind == .word && MealWords.softJoiners[$0] == nil }
    guard name.count > 1, name.dropFirst().contains(where: { Self.menus.contains($0) }) else { return false }
    index = end
    return true
  }

  /// A bare number from here on may be of grams.
  private static let leastGrams = 20.0

  /// The unit of the weight that was said last.
  private var lastWeight: MeasureUnit? {
    for element in elements.reversed() {
      if case .quantity(let quantity) = element, let unit = quantity.unit {
        return unit.dimension == .mass && unit.name == "g" ? unit : nil
      }
    }
    return nil
  }

  private static let possessives: WordSet = ["the", "my", "our", "his", "her", "their", "those", "these"]
  private static let counts: WordSet = ["ct", "cnt", "count"]
  private static let currencies = WordList.words("quid bucks dollar dollars euro euros pence cents £ $ €")
  private static let pronouns: WordSet = ["it", "them", "this", "that", "those"]

  /// Whether what reads like an amount at `index` belongs to the name around it.
  private func isPartOfName(_ quantity: Quantity) -> Bool {
    let first = tokens[index]
    let end = quantity.tokens.upperBound
    let isBare = quantity.unit == nil && quantity.content == nil
    // "a two-layer cake", "a two crust pie": how it is built.
    if index + 2 < tokens.count, MealWords.layers.contains(tokens[index + 1]), tokens[index + 1].join == .hyphen {
      return true
    }
    if isBare, end < tokens.count, MealWords.layers.contains(tokens[end]), followsContent(end + 1) {
      return true
    }
    // The A of "vitamin A" is no article.
    if quantity.isArticle, first.text == "A", index > 0, !tokens[index - 1].isBreak || tokens[index - 1].isSign(",") {
      return true
    }
    // A measure or size without a number begins a food; inside a name it is part of it.
    if quantity.value == nil, quantity.content == nil, isAfterContent { return !isSizedVessel(quantity) }
    if quantity.isArticle, isBare, quantity.size == nil, isAfterContent, first.join == .hyphen { return true }
    if isBare, end < tokens.count, isTimeWord(end) || tokens[end].isSign("\"") { return true }
    // "a burger with 2 patties", "200 g of 2 small patties double burger".
    if end < tokens.count, MealWords.components.contains(tokens[end]) {
      switch elements.last {
      case .soft(.with, _)?: return true
      case .quantity(let held)?: if held.grams != nil { return true }
      default: break
      }
    }
    guard first.kind == .number else { return false }
    // "a 3 Musketeers bar": nobody counts what is one.
    if isBare, index > 0, NumberWords.articles.contains(tokens[index - 1]), end < tokens.count,
      SceneFilter.isCapitalLetter(tokens[end])
    {
      return true
    }
    if isBare, index > 0, Self.numbered.contains(tokens[index - 1]) { return true }
    // ".38 SPECIAL" after an amount, "5 B VITAMINS" in a name: a number with no unit that belongs to the name.
    if isBare, quantity.size == nil, followsContent(end) {
      if case .quantity(let held)? = elements.last, held.unit != nil { return true }
      if isAfterContent, filter.isNameLike[index - 1], filter.isNameLike[end] { return true }
      // "30 g of Basic 4 Cereal".
      let isInTitle =
        index > 0 && SceneFilter.isCapitalLetter(tokens[index - 1]) && SceneFilter.isCapitalLetter(tokens[end])
      if isInMeasuredName, filter.isShouted(end) || isAfterContent && isInTitle { return true }
    }
    guard isAfterContent, isInMeasuredName else { return false }
    // "90 g of NOODLES NET WT 12.50 LBS", "JELLY 8PK": the label's own figures.
    if filter.isShouted(index - 1) { return true }
    return isBare && end < tokens.count
      && (tokens[end].kind == .number || tokens[end].kind == .word && tokens[end].join == .glued)
  }

  /// Nouns that a number stands behind: "Stage 2".
  private static let numbered: WordSet = ["stage", "step", "type", "grade", "level", "no", "number"]

  mutating func plainNumber() {
    if timeOfDay() { return }
    elements.append(.word(index))
    index += 1
    while index < tokens.count, tokens[index].isSign("%") || tokens[index].isSign("\""), tokens[index].join == .glued {
      elements.append(.word(index))
      index += 1
    }
  }

  /// An amount was said for the name that is being read.
  var isInMeasuredName: Bool {
    for element in elements.reversed() {
      switch element {
      case .word, .soft, .bracket, .bracketEnd: continue
      case .quantity(let quantity): return quantity.unit != nil || quantity.content != nil
      default: return false
      }
    }
    return false
  }
}
