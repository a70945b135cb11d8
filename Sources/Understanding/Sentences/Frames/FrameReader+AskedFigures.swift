/// Fragments that ask for a figure with no verb: "potassium in a banana", "calories burned running 5k".
extension FrameReader {
  /// What a search box takes behind a nutrient.
  private static let holding: WordSet = ["in", "per"]
  /// "Iron in the evening" says when it was taken.
  private static let whens = WordList.words("morning evening afternoon night am pm bed")
  /// Seasonings and drinks besides: "salt in my soup" was put in.
  private static let addedToo: WordSet = ["salt", "alcohol"]
  private static let amounts: WordSet = ["grams", "gram", "mg", "milligrams", "amount", "level", "levels"]
  private static let sources = PhraseTable(
    list: """
      good source of,good sources of,a good source of,great source of,great sources of,best source of,best sources of
      rich source of,rich sources of,top sources of,foods high in,foods rich in,food high in,food rich in,foods low in
      """)

  /// "Vitamin c in an orange", "protein per egg", "good source of iron": a nutrient and what might hold it.
  static func asksForNutrient(_ tokens: [Token], from opening: Int) -> Bool {
    // "grams of protein in tofu".
    let isAmount = amounts.contains(at: opening, in: tokens) && tokens.word(opening + 1) == "of"
    let start = isAmount ? opening + 2 : opening
    guard start + 2 < tokens.count, tokens[start].kind == .word else { return false }
    if let match = sources.match(at: start, in: tokens) {
      return AskedNutrient.words.contains(tokens[start + match.count < tokens.count ? start + match.count : start])
    }
    guard AskedNutrient.words.contains(tokens[start]), !addedToo.contains(tokens[start]) else { return false }
    var index = start + 1
    // The letter or number of a vitamin or an acid: "vitamin b 12", "omega 3".
    while index < tokens.count, tokens[index].text.count <= 2, !holding.contains(tokens[index]) { index += 1 }
    if tokens.word(index).isOne(of: "fatty", "acids", "content", "amount", "level") { index += 1 }
    if tokens.word(index) == "acids" { index += 1 }
    return holding.contains(at: index, in: tokens) && index + 1 < tokens.count
      && !whens.occurs(in: tokens[(index + 1)...])
  }

  private static let kindNouns: WordSet = WordList.words(
    """
    foods snacks meals breakfasts lunches dinners drinks ideas options suggestions sources fruits vegetables veggies
    choices
    """)
  private static let besideKinds: WordSet = WordList.words(
    """
    high low rich highest lowest best good top great healthy easy quick cheap vegan vegetarian veggie plant based free
    and in of with without that are have snack breakfast lunch dinner meal food fruit vegetable drink
    protein carb carbs fat fiber fibre sugar salt sodium calorie calories caffeine iron calcium potassium
    """)
  private static let offers: WordSet = ["ideas", "options", "suggestions", "sources", "choices"]

  /// "High protein snack ideas", "vegan protein sources", "drinks with caffeine": foods by what they hold, none by its name.
  static func asksForKind(_ tokens: [Token], from start: Int) -> Bool {
    guard besideKinds.contains(at: start, in: tokens) || kindNouns.contains(at: start, in: tokens),
      (2...9).contains(tokens.count - start), kindNouns.occurs(in: tokens[start...])
    else { return false }
    var holdsNutrient = false
    var isGraded = false
    for (index, token) in tokens.enumerated().dropFirst(start) where token.kind != .punctuation {
      guard besideKinds.contains(token) || kindNouns.contains(token) else { return false }
      if AskedNutrient.words.contains(token) { holdsNutrient = true }
      isGraded =
        isGraded || offers.contains(token) || AskedNutrient.grades.contains(token)
        || token.isOne(of: "with", "without") && kindNouns.contains(at: index - 1, in: tokens)
    }
    return holdsNutrient && isGraded
  }

  private static let energies: WordSet = ["calories", "kcal", "kcals", "cals"]
  private static let spending: WordSet = ["burned", "burnt", "burn"]

  /// "Calories burned walking 30 min": asks, where "calories burned 300 running" tells the figure.
  static func asksWhatBurns(_ tokens: [Token], from start: Int) -> Bool {
    guard start + 1 < tokens.count, energies.contains(tokens[start]), spending.contains(tokens[start + 1]) else {
      return false
    }
    // "Calories burned: 300" of nothing is neither eaten nor done.
    if tokens[(start + 2)...].allSatisfy({ $0.kind != .word }) { return true }
    guard tokens[start + 2].kind == .word, tokens.last(where: { $0.kind != .punctuation })?.kind != .number
    else { return false }
    return !ActivityLexicon.reference.mentions(in: Array(tokens[(start + 2)...])).isEmpty
      || WorkoutAmountReader.read(Array(tokens[(start + 2)...])).steps != nil
  }

  private static let ofOwn: WordSet = WordList.words(
    "ever i i've my we our of in at from today yesterday tonight this so far yet was had ate by with way")

  /// "Best protein bar", "best protein powder for muscle": looked for, where "best coffee ever" and "best pie in town" tell.
  static func asksForBest(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start) == "best", (2...6).contains(tokens.count - start) else { return false }
    return tokens[(start + 1)...].allSatisfy {
      $0.kind == .word && !ofOwn.contains($0) && !TimeWords.meals.contains($0)
    }
  }

  /// "If I eat a burger how many calories is that": the question stands behind what is supposed.
  static func supposesAndAsks(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "if", "say", "suppose"), start + 4 < tokens.count else { return false }
    return tokens.indices.dropFirst(start + 2).contains { index in
      tokens[index].isWord("how") && tokens.word(index + 1).isOne(of: "many", "much")
    }
  }
}
