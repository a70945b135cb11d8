import Nutrition

/// Tells a meal's name that says when ("for lunch") from one that names a food ("breakfast burrito").
struct MealWordScanner: TokenLooking {
  let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  private static let determiners: WordSet = WordList.words(
    """
    my our a an the late early second first todays today's yesterdays yesterday's quick light big small post
    evening night afternoon midafternoon arvo morning midnight sunday midmorning mid bedtime
    """)
  private static let leads: WordSet = ["for", "at", "during", "over", "as"]
  /// What a meal's name may begin with.
  static let openers = leads.union(determiners).union(WordSet(TimeWords.meals.keys)).union(["tea", "teatime"])
  private static let verbs: WordSet = WordList.words(
    """
    was is were consisted included today yesterday i we this last of had today's on at around wise tonight then
    just again out earlier
    """)

  /// The meal named by the word at `index`, and the end of the tokens that say nothing else.
  ///
  /// `covers` is nil where the word belongs to a dish's name ("roast dinner").
  func meal(at index: Int) -> (meal: MealType, usualHour: Double?, covers: Int?)? {
    var at = index
    var hasLead = false
    while at < tokens.count, at - index < 4,
      Self.leads.contains(at: at, in: tokens) && at == index || Self.determiners.contains(at: at, in: tokens)
    {
      hasLead = hasLead || Self.leads.contains(at: at, in: tokens)
      at += 1
    }
    guard at < tokens.count, tokens[at].kind == .word, at == index || hasLead || word(at) != "tea" else { return nil }
    guard let meal = TimeWords.meals[word(at)] ?? tea(at: at, hasLead: hasLead) else { return nil }
    // What stands before is left for the next look unless the meal's word follows at once.
    let part = Self.isSnack(tokens[at]) ? Self.partsOfSnacks[word(at - 1)] : nil
    let hour: Double? = word(at) == "brunch" ? 11 : word(at - 1) == "midnight" ? 0 : part
    let next = word(at + 1)
    if !hasLead, isInName(at) { return nil }
    if TimeWords.mealCompounds.contains(next), !hasLead { return headed(meal, hour, at: at) }
    // "A snack-size slice": how large it is.
    if next == "size" || next == "sized" { return nil }
    if meal == .dinner, !hasLead,
      TimeWords.dishDinners.contains(at: at - 1, in: tokens) || TimeWords.isRoastDinner(at, in: tokens)
        || at > 0 && MealWords.isCompound(tokens[at - 1], tokens[at])
    {
      return (meal, hour, nil)
    }
    if hasLead { return (meal, hour, end(after: at)) }
    let isLabel =
      at + 1 >= tokens.count || tokens[at + 1].kind != .word || Self.verbs.contains(next)
      || NumberWords.cardinals.contains(next) || NumberWords.articles.contains(next) || index == 0
      || TimeWords.weekdays[word(at - 1)] != nil
      || word(at - 1).isOne(of: "yesterday", "today", "my", "yesterday's", "today's")
      || next.isOne(of: "and", "with", "plus", "but", "-") || TimeWords.parts.contains(next) || isTold(at)
      || part != nil
    guard isLabel else { return nil }
    return (meal, hour, end(after: at))
  }

  /// What is called after a meal, whenever it is had.
  private static let packed: WordSet = [
    "meat", "meats", "box", "pack", "packs", "special", "deal", "meal", "bar", "bars", "roll", "rolls",
  ]

  /// "Lunch wrap", "yesterday dinner pizza": alone, a wrap at lunch. Lunch boxes, dinner rolls and what is called after
  /// breakfast keep their names.
  private func headed(_ meal: MealType, _ hour: Double?, at: Int) -> (meal: MealType, usualHour: Double?, covers: Int?)?
  {
    guard meal == .lunch || meal == .dinner, at + 2 == tokens.count, !Self.packed.contains(tokens[at + 1]),
      at == 0 || at == 1 && TimeWords.days.contains(tokens[0])
    else { return nil }
    return (meal, hour, at + 1)
  }

  /// When a snack is had that is called after its part of the day.
  static let partsOfSnacks: WordTable<Double> = [
    "morning": 10, "midmorning": 10, "afternoon": 15, "midafternoon": 15, "arvo": 15, "evening": 20, "night": 21,
  ]

  static func isSnack(_ token: Token) -> Bool { token.isOne(of: "snack", "snacks") }

  private static let longestPlace = 5

  /// "Hotel breakfast in Lima was two eggs": where it was stands before what it was.
  private func isTold(_ at: Int) -> Bool {
    guard word(at + 1).isOne(of: "in", "at", "on", "near", "by") else { return false }
    let behind = tokens[(at + 2)...].prefix(Self.longestPlace).prefix { $0.kind == .word }
    return behind.contains { $0.isOne(of: "was", "were") }
  }

  /// "SMITH'S FRUIT SNACKS" is a product, and "school lunch" and "fruit snacks" are kinds of food.
  private func isInName(_ at: Int) -> Bool {
    if word(at) == "lunch", word(at - 1) == "school" { return true }
    if word(at).isOne(of: "snack", "snacks"), at > 0, MealWords.isCompound(tokens[at - 1], tokens[at]) { return true }
    guard at > 1, SceneFilter.isCapitalLetter(tokens[at]), tokens[at - 1].kind == .word else { return false }
    return SceneFilter.nameLike(tokens)[at]
  }

  /// "Tea" is the evening meal only where it is said to be one.
  private func tea(at index: Int, hasLead: Bool) -> MealType? {
    guard word(index).isOne(of: "tea", "teatime") else { return nil }
    if hasLead, word(index - 1) == "afternoon" { return .snack }
    if hasLead, word(index - 1) == "for" || word(index - 1) == "my" || word(index - 1) == "at" { return .dinner }
    if word(index + 1).isOne(of: "was", "is")
      || index == 0 && index + 1 < tokens.count && tokens[index + 1].isSign(":")
    {
      return .dinner
    }
    return word(index) == "teatime" ? .dinner : nil
  }

  /// "lunch was", "dinner:": what follows belongs to the label.
  private func end(after index: Int) -> Int {
    var at = index + 1
    if at < tokens.count,
      word(at).isOne(of: "was", "is", "were", "wise", "consisted", "included", "time", "today", "break"),
      word(at) != "today"
    {
      at += 1
      if word(at) == "of" || word(at) == "just" { at += 1 }
    }
    if at < tokens.count, tokens[at].isSign(":") || tokens[at].isSign("-") || tokens[at].isSign("=") { at += 1 }
    return at
  }
}
