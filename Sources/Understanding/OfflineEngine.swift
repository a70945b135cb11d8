public import Foods
import Foundation
import Nutrition
public import ToolCalls

/// Reads a person's sentence with no model: the same sentence in the same context always gives the same reading.
public struct OfflineEngine: Sendable {
  private let foods: FoodPhrases

  public init(catalog: FoodCatalog = .reference) { foods = FoodPhrases(catalog: catalog) }

  /// What `sentence` asks to be logged, changed or answered.
  public func read(_ sentence: String, in context: ReadingContext) -> Reading {
    let text = Self.readable(sentence)
    let foods = context.personal.isEmpty ? foods : FoodPhrases(catalog: foods.catalog.knowing(context.personal))
    let wording = Wording(foods: foods, context: context)
    let said = wording.spelled(text)
    var reading = read(text, said, wording, foods.behind(context, said), context)
    if let limit = Self.limit(of: sentence, read: text) { reading.notCounted.append(limit) }
    return reading
  }

  /// The same of the words that `text` comes to.
  private func read(
    _ text: String, _ said: [Token], _ wording: Wording, _ foods: FoodPhrases, _ context: ReadingContext
  ) -> Reading {
    if let teaching = TeachingReader(foods: foods).teaching(in: said, personal: context.personal) {
      return Reading(teaching: teaching)
    }
    if TeachingReader.isForLater(said) { return Reading.notKept }
    let merged = wording.settled(said)
    if let pending = context.pendingQuestion,
      let choice = ChoiceReader.choice(in: merged, of: pending) ?? ChoiceReader.none(in: merged, of: pending)
    {
      return reading(of: choice, in: context)
    }
    if let followed = followUp(said, foods, context) { return followed }
    if CorrectionReader.ordersEmptying(said) { return Reading.oneAtATime }
    if let repair = repair(in: said, foods, context) { return repair }
    guard let kept = TrailingDenial.withoutUntouched(merged, holdsFood: foods.holdsFood),
      let spoken = TrailingDenial.withoutDenied(kept)
    else {
      return takenBack(merged, foods, context) ?? Reading(query: .notDone)
    }
    let tokens = Ellipsis.completed(PizzaSlices.named(spoken))
    guard tokens.contains(where: { $0.kind != .punctuation }) else { return Reading.notUnderstood }
    if let refusal = WeightReader(units: context.units, knownKg: context.weightKg).refusal(of: tokens) {
      return refusal
    }
    if let pending = context.pendingQuestion, let again = UntoldMeal.stillOpen(pending, behind: tokens) {
      return Reading(clarification: again, confidence: 0.4)
    }
    if SmallTalk.isBareAnswer(tokens) {
      // "Yes" to "in all, or more?" leaves the question open.
      guard let pending = context.pendingQuestion, !pending.choices.isEmpty else { return Reading.nothingAsked }
      return Reading(clarification: pending, confidence: 0.4)
    }
    if !context.lastEntries.isEmpty, CorrectionReader.praises(tokens) { return Reading(query: .remark) }
    if let talk = SmallTalk.query(in: tokens) { return Reading(query: talk) }
    if let question = UnitQuestionReader(units: context.units).question(in: spoken) {
      return Reading(query: .conversion(question))
    }
    let outlook = OutlookReader(now: context.now, timeZone: context.timeZone, units: context.units)
    if let query = outlook.query(in: text, tokens: said) { return Reading(query: query) }
    if !isWeighing(tokens, context: context), let correction = correction(spoken, completed: tokens, foods, context),
      !standsAlone(tokens, context), !isGoal(tokens, context: context)
    {
      return correction
    }
    if LanguageWords.areSurelyForeign(tokens), !ActivityLexicon.reference.names(allOf: tokens) {
      return Reading.foreign
    }
    let reader = CorrectionReader(foods: foods, context: context)
    if !context.lastEntries.isEmpty, reader.remarksOnLogged(tokens) { return Reading(query: .remark) }
    let reading = MoreOfLogged(reader: reader).filled(
      MessageReader(foods: foods, context: context).reading(of: tokens), in: tokens)
    if let told = reader.particulars(reading, in: tokens) { return told }
    return reading == Reading.notUnderstood
      ? unsaid(tokens, context) : UntoldMeal.answered(reading, context.pendingQuestion)
  }

  /// What a message that logs nothing may leave out.
  private func unsaid(_ tokens: [Token], _ context: ReadingContext) -> Reading {
    if UntoldMeal.isSpanAlone(tokens) {
      let days = JournalQuestionReader(foods: foods, now: context.now, timeZone: context.timeZone).span(of: tokens)
      return Reading(query: .progress(JournalQuestion(.overview, days)))
    }
    guard
      let question = UntoldMeal.question(about: tokens) ?? UntoldMeal.question(aboutFigures: tokens)
        ?? UntoldMeal.question(aboutFigure: tokens, of: context.lastEntries.last)
    else {
      return Reading.notUnderstood
    }
    return Reading(clarification: question, confidence: 0.4)
  }

  /// "Scratch that, I spilled it" of what was logged before.
  private func takenBack(_ tokens: [Token], _ foods: FoodPhrases, _ context: ReadingContext) -> Reading? {
    guard !context.lastEntries.isEmpty, IntentWords.undo.match(at: 0, in: tokens) != nil else { return nil }
    return CorrectionReader(foods: foods, context: context).reading(of: tokens)
  }

  /// Whether the sentence cannot be about what was logged before.
  func standsAlone(_ tokens: [Token], _ context: ReadingContext) -> Bool {
    let opening = FrameReader.frame(of: tokens, isFirst: true)
    let isOthers = opening == .question || opening == .someoneElse
    let pointsBack =
      isOthers && !context.lastEntries.isEmpty
      && (CorrectionReader.pointsBack(tokens)
        || CorrectionReader(foods: foods, context: context).hadByOthers(tokens) != nil
        || CorrectionReader(foods: foods, context: context).figureTold(tokens) != nil
        || CorrectionReader(foods: foods, context: context).inOtherWords(tokens) != nil)
    return isOthers && !pointsBack
      || opening == .injection && !CorrectionReader.takesAllBack(tokens)
        && CorrectionReader(foods: foods, context: context).restated(tokens) == nil
      || QuickAddReader.finding(in: tokens)?.isOrder == true
      || WorkoutReferenceReader(now: context.now, timeZone: context.timeZone).finding(in: tokens) != nil
  }

  /// What the sentence mends. "Make that 2 pints" after cider is of cider, and only where no drink was logged of beer.
  func correction(
    _ spoken: [Token], completed: [Token], _ foods: FoodPhrases, _ context: ReadingContext
  ) -> Reading? {
    let reader = CorrectionReader(foods: foods, context: context)
    let isOfDrink =
      spoken.count < completed.count
      && (context.lastMeal?.items.contains { $0.foodType == .drink } == true || context.endsInWater)
    let reading = reader.reading(
      of: isOfDrink
        && (reader.isSure(spoken) || reader.hasContrast(spoken) || reader.saysMore(spoken)
          || reader.isCountOfLogged(spoken))
        && !foods.holdsFood(spoken)
        ? spoken : completed)
    guard reading == nil, spoken.count < completed.count, !context.lastEntries.isEmpty, let first = spoken.first,
      CorrectionWords.subjects.contains(first), reader.isSure(spoken), !foods.holdsFood(spoken)
    else { return reading }
    return ofEarlierDrink(spoken, foods, context)
  }

  /// "It was half a pint" behind a weighing: of the drink that was logged before it, and of no beer where there was none.
  private func ofEarlierDrink(_ spoken: [Token], _ foods: FoodPhrases, _ context: ReadingContext) -> Reading {
    let drinks = context.earlierMeals.last.map { meal in meal.items.filter { $0.foodType == .drink } } ?? []
    if let meal = context.earlierMeals.last, meal.items.count == 1, drinks.count == 1 {
      var held = context
      held.lastEntries = [.meal(meal)]
      if let reading = CorrectionReader(foods: foods, context: held).reading(of: spoken) { return reading }
    }
    return Reading(
      clarification: Clarification(question: "What was that much? Say it with its name."), confidence: 0.4)
  }

  private func reading(of choice: Clarification.Choice, in context: ReadingContext) -> Reading {
    if let calls = choice.calls { return Reading(calls: calls, query: calls.isEmpty ? .notDone : nil, choice: choice) }
    var next = context
    next.pendingQuestion = nil
    var reading = read(choice.sentence, in: next)
    reading.choice = choice
    return reading
  }

  /// The foods that a list names ("120 g oats, 300 ml milk, 1 banana"), in order; as much is read as of a message.
  public func items(in list: String, personal: PersonalFoods) -> [AddMeal.Item] {
    let foods = FoodPhrases(catalog: foods.catalog.knowing(personal))
    return foods.items(in: personal.merged(Wording.tokens(of: list)))
  }

  /// "Just over 81 kg" is a weighing where nothing but food or a workout could be mended, "was 80.3, the scale is kind today"
  /// behind a workout.
  func isWeighing(_ tokens: [Token], context: ReadingContext) -> Bool {
    let isHedged = tokens.count <= 8 && (WeightWords.hedges.contains(tokens[0]) || tokens[0].isWord("a"))
    guard isHedged || tokens[0].isWord("was") && Self.scales.occurs(in: tokens) else { return false }
    let isMended = context.lastEntries.contains { entry in
      switch entry {
      case .weight: true
      // What was weighed in grams may have been on a scale too.
      case .meal(let meal): !isHedged && meal.items.contains { $0.unit == "g" }
      case .workout, .water, .goal: false
      }
    }
    if isMended { return false }
    let found = WeightReader(units: context.units, knownKg: context.weightKg).finding(
      in: tokens, hasFood: false, isAlone: true)
    return found.map { $0.call.weightKg >= 30 } ?? false
  }

  private static let scales: WordSet = ["scale", "scales", "scale's"]

  /// A goal is set anew, whatever was said before; only "make it", "no" and the like mend the last one.
  func isGoal(_ tokens: [Token], context: ReadingContext) -> Bool {
    guard
      !tokens[0].isOne(of: "make", "actually", "no", "sorry", "typo", "wait", "oops", "i", "correction", "that", "it"),
      // "Take the rice out, I'm cutting carbs"; "drop 0.5 kg a week" is a goal.
      !(CorrectionWords.orders.contains(tokens[0]) && ListWords.definite.contains(at: 1, in: tokens))
    else { return false }
    return GoalReader(units: context.units, weightKg: context.weightKg).goal(in: tokens) != nil
  }
}
