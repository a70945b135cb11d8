/// Clauses about how things are.
extension FrameReader {
  static let states: WordSet = WordList.words(
    """
    closed shut flooded rammed locked heaving taken full busy open packed empty crowded cancelled canceled off out fun hard tough easy brutal long
    terrible awful bad good great nice tasty yummy delicious huge cold hot gross amazing awesome perfect fine ok
    okay rough worth disgusting broken late early ready gone expensive cheap my incredible fantastic excellent
    lovely
    """)

  private static let texts = WordList.words(
    "recipe recipes label packet package menu article book blog video site restaurant shop store cafe buffet canteen")
  private static let saying = WordList.words(
    "had has serves served sells sold offers offered calls called says said needs need requires lists listed suggests suggested recommends wants claims states"
  )

  /// "The recipe calls for 2 eggs": what is written somewhere.
  static func isWritten(_ tokens: [Token], from start: Int) -> Bool {
    let subject = start..<min(start + 3, tokens.count)
    guard let text = subject.first(where: { texts.contains(tokens[$0].folded) }), !tokens[start].isWord("my"),
      // "the label says 320 kcal" is about what was eaten.
      !isLabelled(tokens, text: tokens[text])
    else { return false }
    return saying.contains(word(text + 1, tokens))
  }

  /// The energy of what was eaten, as its label says it; "per bar" and a menu tell what would be.
  private static func isLabelled(_ tokens: [Token], text: Token) -> Bool {
    tokens.contains { UnitTable.unit(named: $0.folded)?.dimension == .energy }
      && ["label", "packet", "package", "app"].contains(text.folded) && !tokens.contains { $0.isWord("per") }
  }

  private static let spans: WordSet = [
    "year", "years", "summer", "summers", "winter", "winters", "decade", "decades", "months",
  ]
  private static let terms: WordSet = ["army", "navy", "marines", "twenties", "thirties", "forties", "teens"]

  /// "Two summers ago", "as a kid", "in my twenties": a time of life, wherever it stands.
  private static func isOfLife(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.indices.contains(where: { tokens[$0].isWord("ago") && spans.contains(word($0 - 1, tokens)) }) {
      return true
    }
    if word(start, tokens) == "as", word(start + 1, tokens) == "a" { return ages.contains(word(start + 2, tokens)) }
    return word(start, tokens) == "in" && ["the", "my"].contains(word(start + 1, tokens))
      && terms.contains(word(start + 2, tokens))
  }

  /// "Last year I weighed 95 kg", "I ran a marathon two years ago": further back than a day that could be logged.
  static func isLongAgo(_ tokens: [Token], from start: Int) -> Bool {
    if word(start, tokens) == "when", word(start + 1, tokens) == "i", word(start + 2, tokens) == "was",
      !recent.contains(word(start + 3, tokens)),
      word(start + 3, tokens) != "in" || !["the", "town", "bed", "class"].contains(word(start + 4, tokens))
    {
      return true
    }
    if tokens.indices.contains(where: { isAge($0, tokens) || isFormerYear($0, tokens) }) { return true }
    if isOfLife(tokens, from: start) { return true }
    if word(start, tokens) == "last", spans.contains(word(start + 1, tokens)) || word(start + 1, tokens) == "month" {
      return true
    }
    guard let end = tokens.lastIndex(where: { $0.kind == .word }), end > start + 1 else { return false }
    if tokens[end].isWord("ago") { return spans.contains(word(end - 1, tokens)) }
    return tokens[end - 1].isWord("last") && ["year", "summer", "winter"].contains(tokens[end].folded)
  }

  /// "When I was out", "when I was at the match": where somebody was a while ago, and no time of life.
  private static let recent = WordList.words(
    """
    out home there away back done finished hungry starving bored thirsty on at off up over down stuck waiting walking
    driving cooking shopping cleaning watching
    """)

  /// Where people used to be.
  static let pastPlaces = WordList.words(
    "uni university college school highschool sixth army navy marines twenties thirties forties teens 20s 30s 40s")
  private static let ages = WordList.words(
    "younger little small young kid child teenager teen student single pregnant twenty thirty forty")

  /// "when I was at uni", "when I was 25", "when I was a student".
  private static func isAge(_ index: Int, _ tokens: [Token]) -> Bool {
    if isAsChild(index, tokens) { return true }
    guard word(index, tokens) == "when", ["i", "we"].contains(word(index + 1, tokens)),
      ["was", "were"].contains(word(index + 2, tokens))
    else { return false }
    var next = index + 3
    while ["a", "at", "in", "my", "the", "still", "about"].contains(word(next, tokens)) { next += 1 }
    if pastPlaces.contains(word(next, tokens)) || ages.contains(word(next, tokens)) { return true }
    // "when I was 10 minutes in" is of now.
    return next < tokens.count && tokens[next].kind == .number
      && (next + 1 == tokens.count || tokens[next + 1].kind == .punctuation || word(next + 1, tokens) == "years")
  }

  private static let young = WordList.words("kid child teenager teen student toddler youngster boy girl baby schoolboy")

  /// "as a kid", "as a young student".
  private static func isAsChild(_ index: Int, _ tokens: [Token]) -> Bool {
    guard word(index, tokens) == "as", ["a", "kids", "children"].contains(word(index + 1, tokens)) else { return false }
    return word(index + 1, tokens) != "a" || young.contains(word(index + 2, tokens))
      || ["young", "little", "small"].contains(word(index + 2, tokens)) && young.contains(word(index + 3, tokens))
  }

  /// "back in 2015", "back in the day".
  private static func isFormerYear(_ index: Int, _ tokens: [Token]) -> Bool {
    guard word(index, tokens) == "back", ["in", "at"].contains(word(index + 1, tokens)) else { return false }
    let next = ["the", "my"].contains(word(index + 2, tokens)) ? index + 3 : index + 2
    if pastPlaces.contains(word(next, tokens)) || ["day", "days"].contains(word(next, tokens)) { return true }
    return next < tokens.count && tokens[next].value.map { (1900...2200).contains($0) } ?? false
  }

  /// "Bananas are high in potassium", "the gym was closed": about things, not about what was done.
  static func isStatement(_ tokens: [Token], from start: Int) -> Bool {
    if ["there's", "theres"].contains(word(start, tokens)), !statesMeasure(tokens) { return true }
    if ["costs", "cost"].contains(word(start + 1, tokens)) { return true }
    guard !tokens.contains(where: { $0.kind == .number || $0.kind == .clock }), !statesMeasure(tokens) else {
      return false
    }
    guard
      let copula = tokens.indices.first(where: {
        [
          "is", "are", "was", "were", "seems", "looks", "sounds", "tastes", "tasted", "smells", "looked", "smelled",
          "felt",
          "isn't", "aren't",
        ].contains(tokens[$0].folded)
      }),
      copula > start
    else { return false }
    let isAboutMeal = tokens[..<copula].contains {
      TimeWords.meals[$0] != nil
        || ["weight", "snack", "meal", "order", "plate", "treat", "dessert"].contains($0.folded)
    }
    guard !isAboutMeal else { return false }
    if !["was", "were"].contains(tokens[copula].folded) { return true }
    var next = copula + 1
    while ["so", "very", "really", "too", "pretty", "super", "quite", "just", "absolutely", "a", "bit"].contains(
      word(next, tokens))
    { next += 1 }
    return states.contains(word(next, tokens)) || OpinionWords.all.contains(word(next, tokens))
  }

  /// Whether the clause gives an amount of something by weight, volume, container or piece: "45 g", "a cup of".
  static func statesMeasure(_ tokens: [Token]) -> Bool {
    let parser = QuantityParser(tokens)
    return tokens.indices.contains { index in
      let token = tokens[index]
      guard token.kind == .number || NumberWords.marks.mayHold(token.mark) else { return false }
      let isNumber =
        token.kind == .number || NumberWords.cardinals[token] != nil
        || ["half", "quarter"].contains(token.folded)
      guard isNumber || NumberWords.articles.contains(token), let quantity = parser.quantity(at: index) else {
        return false
      }
      guard let unit = quantity.unit, [.mass, .volume, .measure].contains(unit.dimension) else {
        return quantity.content != nil || quantity.size != nil || isNumber && quantity.value ?? 1 < 1
      }
      // "a bit of", "a touch of" measure nothing.
      return isNumber || !vagueMeasures.contains(unit.name)
    }
  }

  /// Whether it gives an amount in any way: a measure, or a count of more than "a".
  static func statesAmount(_ tokens: [Token]) -> Bool {
    statesMeasure(tokens) || statesCount(tokens)
  }

  /// Whether it gives a count of more than "a".
  static func statesCount(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      let isNumber = tokens[index].kind == .number && tokens[index].join == .apart
      return (isNumber || NumberWords.cardinals[tokens[index]] != nil) && tokens[index + 1].kind == .word
        && !["am", "pm", "o'clock"].contains(tokens[index + 1].folded)
    }
  }

  private static let stores: WordSet = [
    "freezer", "fridge", "cupboard", "pantry", "larder", "drawer", "kitchen", "office", "oven", "garage",
  ]

  /// "there's a tub of ice cream in the freezer": where it is, and not that it was eaten.
  static func isStored(_ tokens: [Token], from start: Int) -> Bool {
    ["there's", "theres"].contains(word(start, tokens)) && tokens.contains { stores.contains($0) }
      && !tokens.contains { ["had", "ate", "finished", "so", "and"].contains($0.folded) }
  }

  private static let vagueMeasures: WordSet = [
    "bit", "touch", "hint", "dash", "pinch", "splash", "drop", "bite", "sip", "handful", "drink", "meal", "single",
    "double", "dish", "bunch", "heap", "pile", "mound", "stack", "order",
  ]

  /// How the person is: "stuffed", but not "peppers stuffed with rice"; "guilty", but not "a guilty pleasure".
  static func hasFeeling(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard let match = IntentWords.feelings.match(at: index, in: tokens) else { return false }
      let after = word(index + match.count, tokens)
      switch tokens[index].folded {
      case "stuffed": return index == 0 || !["with", "by", "in"].contains(after)
      case "guilty": return after != "pleasure" && after != "pleasures"
      case "happy": return after != "hour"
      default: return true
      }
    }
  }
}
