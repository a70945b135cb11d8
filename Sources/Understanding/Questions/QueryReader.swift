import Foundation
import Nutrition
import ToolCalls

/// What a question asks for.
struct QueryReader {
  let foods: FoodPhrases
  let now: Date
  let timeZone: TimeZone

  var journal: JournalQuestionReader { JournalQuestionReader(foods: foods, now: now, timeZone: timeZone) }

  private var advice: AdviceQuestionReader { AdviceQuestionReader(now: now, timeZone: timeZone) }

  private static let nutrition: WordSet = WordList.words(
    """
    calories calorie kcal kcals cals cal energy protein carbs carb carbohydrates fat sugar fiber fibre sodium caffeine
    macros nutrition nutritional salt iron calcium vitamin weigh weighs potassium cholesterol alcohol magnesium zinc
    vitamins omega sugars
    """)

  private static let topics: WordSet = WordList.words(
    """
    today doing progress summary eaten log logged diary journal stats intake meals entries history left remaining
    streak far total totals week day workouts calories water
    """)

  /// A question, and the words in it whatever their order.
  struct Asked {
    let tokens: [Token]
    let words: Set<String>
    /// Something of what a food holds is asked for.
    let isOfNutrition: Bool

    init(_ tokens: [Token]) {
      self.tokens = tokens
      words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
      isOfNutrition = !QueryReader.nutrition.isDisjoint(with: words)
    }

    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }
  }

  /// The query that `tokens` make; `.other` where nothing is recognised.
  ///
  /// What names most is looked for first: foods beside each other, then the person's own figures, then what a question
  /// of its form is usually about.
  func query(in tokens: [Token]) -> Query {
    let asked = Asked(tokens)
    if let burnt = burnt(asked) { return .burning(burnt) }
    return perAmount(asked) ?? inGeneralOfFoods(asked) ?? supposed(asked)
      ?? (makeup(asked) ?? record(asked)).map { .progress($0) }
      ?? aboutAmounts(asked) ?? aboutFoods(asked) ?? aboutBody(asked) ?? adviceOrJournal(asked) ?? aboutBurning(asked)
      ?? aboutTargets(asked) ?? whatIf(asked) ?? aboutOwnDay(asked) ?? aboutFigures(asked) ?? inGeneral(asked) ?? .other
  }

  /// What a coach knows by heart, foods that are not named, and a recipe.
  private func inGeneralOfFoods(_ asked: Asked) -> Query? {
    if let fact = fact(asked) { return .fact(fact) }
    // "How many units in a bottle of wine?"
    if asked.has("units"), asked.has("many"), !asked.has("i", "my", "insulin"),
      case let items = known(in: asked.tokens.filter { !$0.isOne(of: "units", "alcohol") }[...]), !items.isEmpty
    {
      return .nutrition(of: items)
    }
    if let ranking = ranked(asked) { return .foods(ranking) }
    return recipe(asked).map { .recipe($0) }
  }

  /// Foods that are compared, weighed up or looked into.
  private func aboutFoods(_ asked: Asked) -> Query? {
    let tokens = asked.tokens
    if asked.has("compare", "vs", "versus")
      || asked.has("better", "healthier", "difference", "more", "fewer", "less") && asked.has("or", "than", "between")
    {
      let items = compared(in: withoutPurpose(tokens))
      if items.count >= 2 { return .comparison(items) }
    }
    // "Butter or margarine?"
    if asked.has("or"), tokens.count <= 6, case let items = compared(in: tokens), items.count >= 2,
      items.allSatisfy({ $0.quantity == nil && isKnown($0) })
    {
      return .comparison(items)
    }
    if asked.has("fit", "fits", "afford", "room"), case let items = fitting(in: tokens), !items.isEmpty {
      return .fit(items)
    }
    if !asked.isOfNutrition, case let items = imagined(in: tokens), !items.isEmpty {
      return asked.has("or") && items.count > 1 ? .comparison(items) : .fit(items)
    }
    if let judged = judged(in: tokens) { return judged }
    if asked.has("what's", "what"), case let items = contained(in: tokens), !items.isEmpty {
      return .nutrition(of: items)
    }
    if !asked.isOfNutrition, asked.has("burn", "off"), case let items = burnedOff(in: tokens), !items.isEmpty {
      return .nutrition(of: items)
    }
    return nil
  }

  private func adviceOrJournal(_ asked: Asked) -> Query? {
    switch advice.question(in: asked.tokens) {
    case .dailyEnergy(let energy): return .advice(.dailyEnergy(energy))
    case .amount(let nutrient) where asked.has("too"): return .advice(.amount(nutrient))
    case .amount, .whatToEat, .meal, .general: break
    }
    if asked.has("last", "latest", "just"), asked.has("log", "logged", "entered", "recorded", "entry"),
      !asked.isOfNutrition,
      asked.has("thing", "entry", "item", "just", "meal")
    {
      return .progress(JournalQuestion(.eaten([]), .latest))
    }
    return (lift(asked) ?? journal.question(in: asked.tokens)).map { .progress($0) }
  }

  private func aboutBurning(_ asked: Asked) -> Query? {
    guard asked.has("burn", "burns", "burned", "burnt", "expend") else { return nil }
    return workout(in: asked.tokens).map { .activityEnergy($0) }
  }

  private func aboutTargets(_ asked: Asked) -> Query? {
    if asked.has("weight", "weigh"), asked.has("trend", "my", "history", "chart", "graph", "progress", "i"),
      !asked.has("lose", "gain")
    {
      return .weight(nil)
    }
    // "What are the macros in a bagel?"
    if asked.has("macros"), asked.has("in", "of", "for"), !asked.has("my", "i"),
      case let items = items(in: asked.tokens), !items.isEmpty
    {
      return .nutrition(of: items)
    }
    if asked.has("macros", "targets", "target", "goal", "goals", "budget"),
      asked.has("my", "i", "show", "what", "what's") || asked.tokens.count <= 3,
      !asked.has("left", "remaining", "far")
    {
      return .targets
    }
    return nil
  }

  private func whatIf(_ asked: Asked) -> Query? {
    guard asked.isOfNutrition else { return nil }
    // "If I run 5k, how many calories is that?"
    if asked.has("if"), !asked.has("eat", "ate", "have", "had", "drink", "drank"),
      let workout = workout(in: asked.tokens)
    {
      return .activityEnergy(workout)
    }
    // "If I ate a pizza, how many calories would that be?"
    if asked.has("if", "would", "in"), case let items = items(in: asked.tokens), !items.isEmpty {
      return .nutrition(of: items)
    }
    return nil
  }

  /// What was had or done, and what is left of the day.
  private func aboutOwnDay(_ asked: Asked) -> Query? {
    // "What can I snack on with 200 kcal left?"
    if asked.has("what"), asked.has("can", "could", "should"), asked.has("snack", "eat", "cook", "have") {
      return .advice(advice.question(in: asked.tokens))
    }
    guard asked.has("i", "my", "me"),
      asked.has(
        "eat", "ate", "eaten", "had", "have", "doing", "did", "log", "logged", "progress", "left", "remaining", "meals",
        "summary", "streak", "diary", "intake", "drunk", "drank", "drink", "stats", "entries", "day", "week", "history",
        "workouts", "burned", "burn", "over", "under"),
      !asked.has("should", "can", "could", "need", "good", "best", "what's") || asked.has("left", "remaining", "far"),
      items(in: asked.tokens).isEmpty || asked.isOfNutrition
    else { return nil }
    return .progress(overview(asked.tokens))
  }

  /// How much or how many: of what should be had, of what was had, or in a food.
  private func aboutFigures(_ asked: Asked) -> Query? {
    // "What should my protein be?"
    if asked.has("should"), asked.has("my"), asked.has("be"), asked.isOfNutrition { return .targets }
    if asked.has("should"), !asked.has("much", "many", "left") { return .advice(advice.question(in: asked.tokens)) }
    if asked.has("need", "should"), asked.has("much", "many"), asked.isOfNutrition || asked.has("eat", "drink") {
      return .targets
    }
    if let counted = counted(in: asked.tokens) { return .progress(counted) }
    guard asked.isOfNutrition || asked.has("much", "many"), case let items = items(in: asked.tokens), !items.isEmpty,
      !asked.has("should", "need", "target")
    else { return nil }
    return .nutrition(of: items)
  }

  private func inGeneral(_ asked: Asked) -> Query? {
    if asked.has("show", "summary", "progress", "stats", "today", "summarize"),
      !Self.topics.isDisjoint(with: asked.words)
    {
      return .progress(overview(asked.tokens))
    }
    if asked.has(
      "should", "can", "recommend", "suggest", "ideas", "healthy", "good", "enough", "best", "okay", "ok", "better",
      "bad", "need", "recipe", "tips", "advice", "shall", "may")
    {
      return .advice(advice.question(in: asked.tokens))
    }
    return nil
  }
}
