import Nutrition

/// Questions about what a day's figures are made of: drinks, shares of the energy, the biggest meal, the time of a meal.
extension QueryReader {
  /// "How much of my energy came from fat", "what was my biggest meal this week", "when did I have lunch".
  func makeup(_ asked: Asked) -> JournalQuestion? {
    guard !asked.has("should", "can", "could", "need", "if", "left", "remaining", "goal", "target", "burn") else {
      return nil
    }
    let said = JournalQuestionReader.Said(asked.tokens.filter { !Self.asking.contains($0) })
    guard said.rest.isEmpty, !said.hasNumber, said.time.day != .future else { return nil }
    let meal = said.time.meal ?? said.words.lazy.compactMap { TimeWords.meals[$0] }.first
    let topic: JournalQuestion.Topic? =
      shares(asked, said).map { .shares($0) } ?? top(asked, said) ?? drunk(asked, said)
      ?? (asksWhen(asked, said, meal) ? .mealTimes : nil)
    guard let topic else { return nil }
    // "How long ago did I eat" may be of a day before.
    let looksBack = topic == .mealTimes && asked.has("ago", "since", "last") && !said.time.saysWhen
    let today = CalendarDay(now, in: timeZone)
    let span: JournalQuestion.Span =
      looksBack
      ? .days(today.advanced(by: 1 - JournalQuestionReader.longestLook), through: today)
      : journal.span(of: asked.tokens)
    return JournalQuestion(topic, span, meal: meal)
  }

  /// Words that ask for a part of the whole.
  static let sharing: WordSet = WordList.words(
    "percent percentage percentages share shares proportion fraction ratio split breakdown")
  private static let ranks: WordSet = WordList.words(
    "biggest largest most highest heaviest main top source sources gave give")
  private static let asking = sharing.union(ranks).union(["ago", "come", "comes", "where"])
  private static let ofEnergy: Set<AskedNutrient> = [.protein, .carbs, .fat, .alcohol]

  /// "What share of my calories is protein", "my macro split": the nutrients that have a share in the energy.
  private func shares(_ asked: Asked, _ said: JournalQuestionReader.Said) -> [AskedNutrient]? {
    let wanted = said.nutrients.filter { $0 != .calories }
    guard !wanted.isEmpty, wanted.allSatisfy(Self.ofEnergy.contains), !asked.has("most") else { return nil }
    let asksForShare = Self.sharing.occurs(in: asked.tokens) || asked.tokens.contains { $0.text == "%" }
    if asksForShare { return said.isSelf || said.isAboutPast || said.has(QuestionWords.macros) ? wanted : nil }
    // "How many of my calories came from fat."
    let isFrom = asked.tokens.indices.dropLast().contains { index in
      asked.tokens[index].isWord("from") && AskedNutrient.words[asked.tokens[index + 1]].map(wanted.contains) ?? false
    }
    return isFrom && said.nutrients.contains(.calories) && said.isAboutPast ? wanted : nil
  }

  /// "My biggest meal", "which food had the most fat today", "where did most of my sugar come from".
  private func top(_ asked: Asked, _ said: JournalQuestionReader.Said) -> JournalQuestion.Topic? {
    guard Self.ranks.occurs(in: asked.tokens), said.isSelf || said.time.saysWhen || said.has(QuestionWords.spans),
      !asked.has("day", "days", "average")
    else { return nil }
    let isOfMeals = asked.has("meal", "meals")
    if isOfMeals, asked.has("biggest", "largest", "heaviest") { return .top(said.nutrients.first ?? .calories, .meal) }
    guard said.nutrients.count == 1, let nutrient = said.nutrients.first,
      asked.has("which", "what", "what's", "where")
    else { return nil }
    return .top(nutrient, isOfMeals ? .meal : .food)
  }

  /// "How many calories did I drink", "sugar from drinks this week".
  private func drunk(_ asked: Asked, _ said: JournalQuestionReader.Said) -> JournalQuestion.Topic? {
    guard asked.has("drink", "drank", "drunk", "drinks"), !said.nutrients.isEmpty,
      !asked.has("eat", "ate", "eaten", "food", "foods"), said.isSelf || said.time.saysWhen
    else { return nil }
    return .drunk(said.nutrients)
  }

  /// "What time did I have breakfast", "when did I last eat", "how long since my last meal".
  private func asksWhen(_ asked: Asked, _ said: JournalQuestionReader.Said, _ meal: MealType?) -> Bool {
    guard said.nutrients.isEmpty, !asked.has("usually", "often"), said.isSelf,
      !said.has(QuestionWords.training), !said.has(QuestionWords.water)
    else { return false }
    let isOfEating = meal != nil || asked.has("eat", "ate", "eaten", "eating", "meal", "food", "drink", "drank")
    let isWhen =
      asked.has("when") || asked.has("time") && asked.has("what", "what's")
      || asked.has("long") && asked.has("ago", "since") || asked.has("hours") && asked.has("since")
    return isWhen && isOfEating && (said.isAboutPast || asked.has("last", "since"))
  }
}
