import Nutrition

/// Clauses around a weighing that are no news of their own: whose scales it was, what it is compared with, and how it
/// may have come about.
extension WeightReader {
  private static let leadsToScales: WordSet = ["on", "by", "using", "with", "off", "from", "at"]
  private static let scales: WordSet = ["scale", "scales", "balance"]
  private static let homes: WordSet = ["place", "house", "home", "flat", "apartment", "office", "surgery"]

  /// `tokens` without the words that tell whose scales they were or at whose home: "on my mum's scales", "at my
  /// parents' place". A mum's scales are no food, whatever is called after mums.
  static func withoutPlace(_ tokens: [Token]) -> [Token] {
    tokens.replacing { index in
      // That it was a scale stays said.
      place(at: index, in: tokens).map { ($0, scales.contains(tokens[$0 - 1]) ? [tokens[$0 - 1]] : []) }
    }
  }

  /// Behind "on my mum's scales" at `index`, and behind "mum's bathroom scale" where that says what it was.
  private static func place(at index: Int, in tokens: [Token]) -> Int? {
    if tokens[index].ends(in: "'s"), index < 2, !scales.contains(tokens[index]),
      let scale = scales.firstIndex(in: tokens[index...].dropFirst().prefix(2))
    {
      return scale + 1
    }
    let isSource = tokens[index].isWord("according") && tokens.word(index + 1) == "to"
    guard isSource || leadsToScales.contains(tokens[index]) else { return nil }
    let start = isSource ? index + 2 : index + 1
    let words = tokens[min(start, tokens.count)...].prefix { $0.kind == .word && !clauses.contains($0) }.prefix(6)
    if let scale = scales.firstIndex(in: words) { return scale + 1 }
    // "80.2 kg at the filling station".
    if tokens[index].isWord("at"), tokens[0].kind == .number,
      words.first.map({ $0.isWord("the") || $0.isWord("my") }) == true,
      (2...3).contains(words.count),
      tokens.ends(at: start + words.count), index > 1, UnitTable.unit(at: 1, in: tokens)?.unit.dimension == .mass
    {
      return start + words.count
    }
    guard tokens[index].isWord("at"),
      let owner = words.firstIndex(where: { $0.folded.hasSuffix("'s") || $0.folded.hasSuffix("s'") })
        ?? IntentWords.others.firstIndex(in: words)
    else { return nil }
    // "At my parents' place": the apostrophe may be a token of its own.
    var end = owner + 1
    while end < tokens.count, tokens[end].isSign("'") || tokens[end].isSign("\u{2019}") { end += 1 }
    let isHome = end < tokens.count && homes.contains(tokens[end])
    guard isHome || tokens[owner].folded.hasSuffix("'s") else { return nil }
    return isHome ? end + 1 : end
  }

  private static let clauses: WordSet = ["i", "i'm", "im", "was", "is", "it", "says", "said", "and", "to"]

  /// "Down from 82 to 80.6 kg", "from 180 to 177 lbs": a way between two figures of weight, the last of which was weighed.
  func cameFrom(_ figures: [Figure], to chosen: Figure, in tokens: [Token]) -> Bool {
    guard let last = figures.last, figures.count > 1, last.range == chosen.range,
      case let first = figures[figures.count - 2], first.range.lowerBound > 0,
      tokens[first.range.lowerBound - 1].isWord("from"),
      tokens[first.range.upperBound..<last.range.lowerBound].contains(where: { $0.isWord("to") })
    else { return false }
    guard ExerciseLexicon.reference.mentions(in: tokens).isEmpty else { return false }
    // The unit is said once, so that the first is compared in what was written.
    let before = tokens[first.range.lowerBound].value ?? 0
    let after = tokens[last.range.lowerBound].value ?? 0
    return after > 0 && abs(before - after) / after < 0.5
  }

  private static let ways: WordSet = ["went", "gone", "came", "come", "got", "dropped", "fell", "crept"]

  /// "Went from 81.5 to 80.2 in two weeks": a way that lies behind, however long it took.
  static func tellsWay(_ tokens: [Token]) -> Bool {
    guard let verb = ways.firstIndex(in: tokens.prefix(5)),
      let from = tokens[verb...].prefix(4).firstIndex(where: { $0.isWord("from") }), from + 1 < tokens.count,
      tokens[from + 1].kind == .number,
      let to = tokens[from...].prefix(6).firstIndex(where: { $0.isWord("to") }), to + 1 < tokens.count
    else { return false }
    return tokens[to + 1].kind == .number && ExerciseLexicon.reference.mentions(in: tokens).isEmpty
  }

  private static let reasons = PhraseTable(
    list: """
      even though,even tho,though,tho,although,despite,in spite of,because of,thanks to,due to,after all,i blame,blame
      blaming,blamed,i guess,i suppose,i reckon,must be,must have been,probably,no doubt,considering
      """)

  /// Where behind a weighing a clause begins that grants or explains it: "even though I ate like a horse", "I blame the
  /// curry". What is eaten in it is why, and was told when it was eaten, if at all.
  func remark(in tokens: [Token]) -> Int? {
    // Asked of all tokens once: a line may hold many figures.
    let saysWeighing = tokens.contains { Self.weighing.contains($0) || $0.isOne(of: "i'm", "im") }
    guard let figure = figures(in: tokens).first(where: { isOwn($0, saysWeighing: saysWeighing) }) else { return nil }
    let start = tokens.indices.first { index in
      index >= figure.range.upperBound && Self.reasons.match(at: index, in: tokens) != nil
    }
    guard let start, !tokens[start...].contains(where: { $0.isOne(of: "but", "so") }) else { return nil }
    // "76.4 kg, though 77 kg last week" compares.
    return tokens[start...].contains { $0.kind == .number } ? nil : start
  }

  /// Whether a figure can be the person's own: near what they are known to weigh, or with words of weighing beside it.
  private func isOwn(_ figure: Figure, saysWeighing: Bool) -> Bool {
    let isNear = knownKg.map { abs(figure.kg - $0) / $0 < 0.15 } ?? (30...250).contains(figure.kg)
    guard figure.hasUnit else { return isNear && saysWeighing }
    return figure.kg >= 30 && (isNear || saysWeighing)
  }

  private static let comparisons: WordSet = ["from", "than", "vs", "versus", "compared", "since", "same"]

  /// `tokens` without what the weight is compared with: "same as the week before", "down from 81.5 two weeks ago" tell of
  /// another day.
  static func withoutComparison(_ tokens: [Token]) -> [Token] { uncompared(tokens).map { tokens[$0] } }

  /// The places of what `withoutComparison` keeps.
  private static func uncompared(_ tokens: [Token]) -> [Int] {
    var isCompared = false
    return tokens.indices.filter { index in
      if tokens[index].kind == .punctuation || tokens[index].isWord("to") { isCompared = false }
      if comparisons.contains(tokens[index]) { isCompared = true }
      return !isCompared
    }
  }

  /// When the weight was taken, at its places among all of `tokens`: what it is compared with was at another time. Nil where
  /// it is compared with nothing.
  static func timeBesideComparison(_ tokens: [Token]) -> TimeMention? {
    let places = uncompared(tokens)
    guard places.count < tokens.count else { return nil }
    return TimeScanner.scan(places.map { tokens[$0] }).moved(to: places)
  }

  private static let besideFigures = WordList.words(
    """
    kg kgs kilo kilos lb lbs pounds st stone weight weighed weigh weighing scale at in i i'm am is was on the this last
    morning evening today yesterday week month year now ago a to with
    """)

  /// "80.3 today vs 81 yesterday": two figures of weight and their days, and nothing that could be asked for.
  static func comparesDays(_ tokens: [Token]) -> Bool {
    guard let sign = tokens.firstIndex(where: { $0.isWord("vs") || $0.isWord("versus") || $0.isWord("compared") }),
      isFigure(in: tokens[..<sign]), isFigure(in: tokens[sign...]),
      !tokens[..<sign].contains(where: { $0.isOne(of: "yesterday", "last", "ago", "was") })
    else { return false }
    return tokens.indices.allSatisfy { index in
      index == sign || tokens[index].kind == .number || tokens[index].kind == .punctuation
        || besideFigures.contains(tokens[index]) || TimeWords.weekdays.contains(tokens[index])
    }
  }

  /// Exactly one number, and one that somebody may weigh (kilograms, pounds or stone).
  private static func isFigure(in tokens: ArraySlice<Token>) -> Bool {
    let figures = tokens.filter { $0.kind == .number }
    return figures.count == 1 && (figures.first?.value ?? 0) > 5
  }

  /// "Same as yesterday" as one word, with no meal named.
  static func repeatsAny(_ token: Token) -> Bool { token.folded.hasPrefix("recall:") && token.folded.hasSuffix("/any") }

  /// "Same as the week before", "no change from yesterday", and nothing else.
  static func isComparison(_ tokens: [Token]) -> Bool {
    let rest = tokens.drop { $0.isOne(of: "exactly", "the", "pretty", "much", "about", "roughly", "still") }
    // What was called the same was taken for a meal of that day; it is one only where a meal is named.
    if let first = rest.first, rest.count == 1, repeatsAny(first) { return true }
    guard let first = rest.first, first.isWord("same") || first.isWord("identical") else { return false }
    return !rest.contains { MealWords.mealTypes[$0] != nil }
  }
}
