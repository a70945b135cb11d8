import Nutrition

extension ClauseScanner {
  /// Whether what reads like an amount at `index` belongs to the name around it.
  func isPartOfName(_ quantity: Quantity) -> Bool {
    let first = tokens[index]
    let end = quantity.tokens.upperBound
    let isBare = !quantity.hasUnit && !quantity.hasContent
    // "a two-layer cake", "a two crust pie": how it is built.
    if index + 2 < tokens.count, MealWords.layers.contains(tokens[index + 1]), tokens[index + 1].join == .hyphen {
      return true
    }
    if isBare, end < tokens.count, MealWords.layers.contains(tokens[end]), followsContent(end + 1) {
      return true
    }
    // "a packet of Italian four cheese lasagna", "200 g of three bean salad": so many are in it.
    if isBare, isInMeasuredName, end == index + 1, end < tokens.count, Self.mixed.contains(tokens[end]),
      followsContent(end + 1)
    {
      return true
    }
    // "a pint of Ben & Jerry's half baked": no oven stops half way.
    if first.isWord("half"), isAfterContent, end == index + 1, tokens.word(end) == "baked" { return true }
    // The A of "vitamin A" is no article.
    if quantity.isArticle, first.text == "A", index > 0, !tokens[index - 1].isBreak || tokens[index - 1].isSign(",") {
      return true
    }
    // A measure or size without a number begins a food; inside a name it is part of it.
    if quantity.value == nil, !quantity.hasContent, isAfterContent { return !isSizedVessel(quantity) }
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
      if case .quantity(let held)? = elements.last, held.hasUnit { return true }
      if isAfterContent, filter.isNameLike[index - 1], filter.isNameLike[end] { return true }
      // "30 g of Basic 4 Cereal".
      let isInTitle =
        index > 0 && SceneFilter.isCapitalLetter(tokens[index - 1]) && SceneFilter.isCapitalLetter(tokens[end])
      if isInMeasuredName, filter.isShouted(end) || isAfterContent && isInTitle { return true }
    }
    guard isAfterContent, isInMeasuredName else { return false }
    // "90 g of NOODLES NET WT 12.50 LBS", "JELLY 8PK": the label's own figures.
    if filter.isShouted(index - 1) { return !isFillOfVessel(quantity) }
    return isBare && end < tokens.count
      && (tokens[end].kind == .number || tokens[end].kind == .word && tokens[end].join == .glued)
  }

  private static let mixed: WordSet = ["cheese", "bean", "grain", "spice", "pepper", "meat", "seed"]

  /// "a mug of OJ 250 ml", "a can of IPA 440 ml": what the vessel held, behind a name in capitals.
  private func isFillOfVessel(_ quantity: Quantity) -> Bool {
    guard quantity.milliliters != nil, !followsContent(quantity.tokens.upperBound),
      case .quantity(let held)? = elements.last(where: { !$0.isWord }), !held.hasContent
    else { return false }
    return held.unit.map { VesselVolumes.milliliters[$0.name] != nil } ?? false
  }

  private static let doors = WordList.words(
    "gate platform terminal room bay aisle route pitch court lane studio floor exit junction bus tram metro")

  /// "the stall by Gate 4": which one it was.
  var isBehindDoor: Bool {
    guard index > 0, !isAfterContent, Self.doors.contains(tokens[index - 1]), tokens[index].join == .apart else {
      return false
    }
    return UnitTable.unit(at: index + 1, in: tokens) == nil && !followsContent(index + 1)
  }

  /// Nouns that a number stands behind: "Stage 2".
  private static let numbered: WordSet = ["stage", "step", "type", "grade", "level", "no", "number"]

  /// An amount was said for the name that is being read.
  var isInMeasuredName: Bool {
    for element in elements.reversed() {
      switch element {
      case .word, .soft, .bracket, .bracketEnd: continue
      case .quantity(let quantity): return quantity.hasUnit || quantity.hasContent
      default: return false
      }
    }
    return false
  }
}

/// Names that hold a number or an article: "five guys", "chicken 65", "pollo a la brasa".
extension ClauseScanner {
  /// Numbers, by the word that follows them in a name.
  private static let before: WordTable<Set<String>> = [
    "guys": ["five", "5"], "layer": ["seven", "7"], "musketeers": ["three", "3"], "spice": ["five", "5"], "la": ["a"],
    "up": ["seven", "7"], "flake": ["99"],
  ]
  /// And by the word they stand behind.
  private static let behind: WordTable<Set<String>> = [
    "chicken": ["65"], "paneer": ["65"], "gobi": ["65"], "heinz": ["57"], "omega": ["3", "6", "9"], "fibre": ["one"],
    "fiber": ["one"],
    "fil": ["a"],
  ]

  /// Bars that are called by how many fingers one has: "a four finger kitkat" is one.
  private static let fingered: WordSet = ["kitkat", "kit", "twix"]

  /// The article of "pollo a la brasa".
  var isArticleOfName: Bool {
    guard isAfterContent, NumberWords.articles.contains(tokens[index]), index + 1 < tokens.count else {
      return false
    }
    return Self.before[tokens[index + 1]]?.contains(tokens[index].folded) ?? false
      || Self.behind[tokens[index - 1]]?.contains(tokens[index].folded) ?? false
  }

  /// Whether what reads like a bare number at `index` is part of such a name.
  func isNumberName(_ quantity: Quantity) -> Bool {
    guard !quantity.hasUnit, !quantity.hasContent, quantity.size == nil else { return false }
    let number = tokens[index].folded
    let end = quantity.tokens.upperBound
    if end + 1 < tokens.count, tokens[end].isWord("finger"), Self.fingered.contains(tokens[end + 1]) { return true }
    if end < tokens.count, Self.before[tokens[end]]?.contains(number) ?? false { return true }
    return index > 0 && Self.behind[tokens[index - 1]]?.contains(number) ?? false
  }

  private static let lengths: WordSet = ["cm", "centimetres", "centimeters", "mm"]

  /// "180 cm" of which nothing is told: how tall somebody is, and no food; "30 cm pizza" is one.
  var isBareLength: Bool {
    guard Self.lengths.contains(at: index + 1, in: tokens) else { return false }
    let next = index + 2
    return next == tokens.count || tokens[next].kind == .punctuation
      || tokens[next].isOne(of: "and", "tall", "but", "or")
  }
}
