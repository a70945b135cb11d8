import Foundation
import Nutrition
import ToolCalls

/// What a question asks for.
struct QueryReader {
  let foods: FoodPhrases
  let now: Date
  let timeZone: TimeZone

  private var journal: JournalQuestionReader { JournalQuestionReader(foods: foods, now: now, timeZone: timeZone) }

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

  /// The query that `tokens` make; `.other` where nothing is recognised.
  func query(in tokens: [Token]) -> Query {
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    func has(_ some: String...) -> Bool { some.contains(where: words.contains) }

    if has("many", "much"), let wanted = amountWanted(in: tokens) { return .amount(wanted) }
    if has("compare", "vs", "versus", "or", "than"), !has("should", "can", "could"),
      case let workouts = comparedActivities(in: tokens),
      workouts.count > 1
    {
      return .activities(workouts)
    }
    if has("portion", "serving", "helping", "heavy", "big", "large"), Self.nutrition.isDisjoint(with: words),
      case let items = portioned(in: tokens), !items.isEmpty
    {
      return .nutrition(of: items)
    }
    if has("compare", "vs", "versus")
      || has("better", "healthier", "difference", "more", "fewer", "less") && has("or", "than", "between")
    {
      let items = compared(in: withoutPurpose(tokens))
      if items.count >= 2 { return .comparison(items) }
    }
    if has("fit", "fits", "afford", "room"), case let items = fitting(in: tokens), !items.isEmpty { return .fit(items) }
    if Self.nutrition.isDisjoint(with: words), case let items = imagined(in: tokens), !items.isEmpty {
      return has("or") && items.count > 1 ? .comparison(items) : .fit(items)
    }
    if let judged = judged(in: tokens) { return judged }
    if has("what's", "what"), case let items = contained(in: tokens), !items.isEmpty { return .nutrition(of: items) }
    if Self.nutrition.isDisjoint(with: words), has("burn", "off"), case let items = burnedOff(in: tokens),
      !items.isEmpty
    {
      return .nutrition(of: items)
    }
    if has("bmi"), has("my", "what's", "what", "i") || words.count == 1, !tokens.contains(where: { $0.kind == .number })
    {
      return .bodyMassIndex
    }
    if has("weigh", "weight"), has("i", "my"), !has("lose", "lost", "gain", "gained"),
      let day = dayAgo(tokens) ?? pastDay(tokens)
    {
      return .weight(day)
    }
    switch advice.question(in: tokens) {
    case .dailyEnergy(let energy): return .advice(.dailyEnergy(energy))
    case .amount(let nutrient) where has("too"): return .advice(.amount(nutrient))
    case .amount, .whatToEat, .meal, .general: break
    }
    if let question = journal.question(in: tokens) { return .progress(question) }
    if has("burn", "burns", "burned", "burnt", "expend"), let workout = workout(in: tokens) {
      return .activityEnergy(workout)
    }
    if has("weight", "weigh"), has("trend", "my", "history", "chart", "graph", "progress", "i"), !has("lose", "gain") {
      return .weight(nil)
    }
    // "What are the macros in a bagel?"
    if has("macros"), has("in", "of", "for"), !has("my", "i"), case let items = items(in: tokens), !items.isEmpty {
      return .nutrition(of: items)
    }
    if has("macros", "targets", "target", "goal", "goals", "budget", "bmr", "tdee", "maintenance"),
      has("my", "i", "show", "what", "what's") || tokens.count <= 3,
      !has("left", "remaining", "far")
    {
      return .targets
    }
    // "If I run 5k, how many calories is that?"
    if has("if"), !Self.nutrition.isDisjoint(with: words), !has("eat", "ate", "have", "had", "drink", "drank"),
      let workout = workout(in: tokens)
    {
      return .activityEnergy(workout)
    }
    // "If I ate a pizza, how many calories would that be?"
    if has("if", "would", "in"), !Self.nutrition.isDisjoint(with: words), case let items = items(in: tokens),
      !items.isEmpty
    {
      return .nutrition(of: items)
    }
    let asksSelf = has("i", "my", "me")
    if asksSelf,
      has(
        "eat", "ate", "eaten", "had", "have", "doing", "did", "log", "logged", "progress", "left", "remaining", "meals",
        "summary", "streak", "diary", "intake", "drunk", "drank", "drink", "stats", "entries", "day", "week", "history",
        "workouts", "burned", "burn", "over", "under"),
      !has("should", "can", "could", "need", "good", "best", "what's") || has("left", "remaining", "far"),
      items(in: tokens).isEmpty || !Self.nutrition.isDisjoint(with: words)
    {
      return .progress(overview(tokens))
    }
    // "What should my protein be?"
    if has("should"), has("my"), has("be"), !Self.nutrition.isDisjoint(with: words) { return .targets }
    if has("should"), !has("much", "many", "left") { return .advice(advice.question(in: tokens)) }
    if has("need", "should"), has("much", "many"), !Self.nutrition.isDisjoint(with: words) || has("eat", "drink") {
      return .targets
    }
    if let counted = counted(in: tokens) { return .progress(counted) }
    if !Self.nutrition.isDisjoint(with: words) || has("much", "many") {
      let items = items(in: tokens)
      if !items.isEmpty, !has("should", "need", "target") { return .nutrition(of: items) }
    }
    if has("show", "summary", "progress", "stats", "today", "summarize"), !Self.topics.isDisjoint(with: words) {
      return .progress(overview(tokens))
    }
    if has(
      "should", "can", "recommend", "suggest", "ideas", "healthy", "good", "enough", "best", "okay", "ok", "better",
      "bad", "need", "recipe", "tips", "advice", "shall", "may")
    {
      return .advice(advice.question(in: tokens))
    }
    return .other
  }

  private static let besideCount: WordSet = [
    "today", "yesterday", "so", "far", "now", "total", "in", "already", "again",
  ]

  /// "How many coffees", "how many beers today": those that were had.
  private func counted(in tokens: [Token]) -> JournalQuestion? {
    guard let many = tokens.firstIndex(where: { $0.isWord("many") }), many > 0, tokens[many - 1].isWord("how"),
      case let rest = Array(tokens[(many + 1)...]).filter({ $0.kind != .punctuation }),
      case let named = rest.prefix(while: { $0.kind == .word && !Self.besideCount.contains($0) }),
      let last = named.last, EnglishPlural.singular(of: last.folded) != last.folded,
      [nil, .measure].contains(UnitTable.unit(named: last.folded)?.dimension),
      rest[named.endIndex...].allSatisfy(Self.besideCount.contains),
      case let parts = foods.parts(in: Array(named)), parts.count == 1, parts[0].confidence > 0.5
    else { return nil }
    return JournalQuestion(.food(parts[0].item.name), journal.span(of: tokens))
  }

  private func overview(_ tokens: [Token]) -> JournalQuestion {
    JournalQuestion(.overview, journal.span(of: tokens))
  }

  /// The one day before today that is named.
  private func pastDay(_ tokens: [Token]) -> CalendarDay? {
    guard case .days(let first, let last) = journal.span(of: tokens), first == last,
      first < CalendarDay(now, in: timeZone)
    else { return nil }
    return first
  }

  /// "A month ago", "3 weeks ago", "two days ago".
  private func dayAgo(_ tokens: [Token]) -> CalendarDay? {
    let today = CalendarDay(now, in: timeZone)
    for (index, token) in tokens.enumerated() {
      guard let length = TimeWords.daysOfSpans[token], index + 1 < tokens.count, tokens[index + 1].isWord("ago")
      else { continue }
      let number = (1...2).lazy.compactMap { back in
        index >= back
          ? NumberPhrase.read(at: index - back, in: tokens).flatMap { $0.count == back ? $0.value : nil } : nil
      }.first
      return today.advanced(by: -Int(min(3650, ((number ?? 1) * length).rounded())))
    }
    return nil
  }

  private func workout(in tokens: [Token]) -> AddWorkout? {
    let named = ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: tokens))?.activity
    // "10,000 steps" are walked.
    let walked = WorkoutAmountReader.read(tokens).steps.flatMap { _ in
      ActivityLexicon.reference.activity(named: "Walking")
    }
    // "A 10k" is a run.
    let run =
      tokens.contains { $0.isWord("k") && $0.join == .glued }
      ? ActivityLexicon.reference.activity(named: "Running") : nil
    guard let activity = named ?? walked ?? run else { return nil }
    let amounts = WorkoutAmountReader.read(tokens, isSwim: PaceTable.gait(ofCode: activity.code) == .swimming)
    var call = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
    call.statedCalories = nil
    return call
  }
}
