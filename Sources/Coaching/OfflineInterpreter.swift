import Foods
import Foundation
import Insights
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// Reads a sentence with no model: the offline engine's calls, planned, and a reply in Ada's own words.
struct OfflineInterpreter {
  let catalog: FoodCatalog
  let engine: OfflineEngine
  let newID: () -> String
  let entryByID: (String) -> Entry?
  /// Meals between two moments, oldest first.
  let meals: (Date, Date) -> [Meal]
  /// Workouts that began between two moments, oldest first.
  let workouts: (Date, Date) -> [WorkoutLog]
  /// Weighings between two moments, oldest first.
  let weights: (Date, Date) -> [BodyWeightEntry]
  /// A day's summary with changes that are not in the journal yet, for answers; read only when a question asks for it.
  let day: (CalendarDay, [JournalChange]) -> DaySummary?
  /// Steps of a day, where a device reported them.
  let steps: (CalendarDay) -> Int?
  /// Where the person stands, for forecasts; nil without a weight.
  let outlook: () -> Outlook?
  /// Workout plans and the week, for sentences about them.
  let book: PlanBook

  static let name = "offline"

  func plan(_ message: Message, in conversation: Conversation) -> PlannedTurn {
    plan(engine.read(message.text, in: conversation.readingContext(for: message)), of: message, in: conversation)
  }

  func plan(_ reading: Reading, of message: Message, in conversation: Conversation) -> PlannedTurn {
    let said = PhraseText(message.text)
    let health = HealthQuestion.of(said, reading: reading)
    var turn = planOpenly(reading, of: message, said, health, in: conversation)
    let units = conversation.profile.units
    if health != .urgent, EatingConcern.of(said, reading: reading) != nil {
      // An order that only its figure makes a concern is answered with what a target may be, too.
      let isByFigure = EatingConcern.of(said) == nil && !conversation.profile.hidesNumbers
      turn.takeCare(
        units: units,
        refusal: isByFigure ? GoalCheck.Refusal.caloriesUnderFloor(lowest: EnergyTarget.floor).sentence(in: units) : nil
      )
    } else if conversation.profile.hidesNumbers {
      turn.hideNumbers(units: units)
    }
    if let hint = unitsHint(turn, message, said, conversation) { turn.reply += " " + hint }
    return turn
  }

  /// The turn with all its figures.
  private func planOpenly(
    _ reading: Reading, of message: Message, _ said: PhraseText, _ health: HealthQuestion?,
    in conversation: Conversation
  ) -> PlannedTurn {
    if reading.takesBack, !reading.isOfEntry {
      // "Scratch that" takes the latest turn back, a correction as well as an entry; "delete it" is of the entry.
      return PlannedTurn(status: .logged, engine: Self.name, command: .undo)
    }
    if let barcodes = Barcode.alone(in: message.text) {
      let known = barcodes.lazy.compactMap { catalog.product($0) }.first
      return ProductReply.turn(
        known.map(Result.success) ?? .failure(.notOnThisMachine(barcodes)), asks: message.asksBack)
    }
    if let turn = aboutThePerson(message, said, reading, health, conversation) { return turn }
    let plan = planner(reading, message, conversation).plan(reading.calls, teaching: reading.teaching)
    var turn = PlannedTurn(status: .answered, engine: Self.name, changes: plan.changes)
    turn.assumptions =
      reading.notCounted + reading.assumptions + plan.assumptions.filter { !reading.assumptions.contains($0) }
    if !plan.changes.isEmpty {
      log(plan, of: reading, message, conversation, isUrgent: health == .urgent, in: &turn)
    } else if let query = reading.query {
      var asked = message
      if let question = reading.question { asked.text = question }
      answer(query, asked, conversation, in: &turn)
    } else {
      turn.status = .unclear
      turn.clarification = reading.clarification
      let refusals = plan.refusals.isEmpty ? Self.notUnderstood : plan.refusals.joined(separator: " ")
      turn.reply = reading.clarification?.text ?? refusals
    }
    return turn
  }

  private static let notUnderstood =
    "I could not make out what to log. Say what you ate, drank, did or weighed, for example \"2 eggs and toast\"."

  func planner(_ reading: Reading, _ message: Message, _ conversation: Conversation) -> Planner {
    Planner(
      catalog: catalog.knowing(conversation.personal), message: message, conversation: conversation,
      isEstimate: reading.choice?.calls != nil, newID: newID, entryByID: entryByID, meals: meals,
      workouts: workouts,
      weight: { [weights] in weights($0.addingTimeInterval(-365 * 86_400), $0.addingTimeInterval(0.001)).last?.weightKg
      })
  }

  /// Says what is logged, and answers what the same message asks.
  private func log(
    _ plan: Planner.Plan, of reading: Reading, _ message: Message, _ conversation: Conversation, isUrgent: Bool,
    in turn: inout PlannedTurn
  ) {
    let units = conversation.profile.units
    turn.status = .logged
    turn.clarification = reading.clarification
    turn.removed = plan.removed
    let said = Confirmation.sentence(for: plan.changes, removed: plan.removed, units: units)
    let missing = reading.notCounted.map { $0 + "." }
    turn.reply = ([said] + missing + plan.warnings + plan.refusals).joined(separator: " ")
    if isUrgent { turn.reply += " " + HealthQuestion.urgent.answer(days: [], weightKg: nil, units: units) }
    if let query = reading.query, query.wantsFigures,
      let answer = answer(query, message, conversation, after: plan.changes)
    {
      turn.reply += " " + answer.text
    }
  }

  /// Answers a question, or does what it asks for: what a day is marked as is written, and history goes back or on.
  private func answer(
    _ query: Query, _ message: Message, _ conversation: Conversation, in turn: inout PlannedTurn
  ) {
    switch query {
    case .dayLogged(let day, let isComplete):
      turn.status = .logged
      turn.changes = [.mark(DayMark(id: newID(), day: day, isComplete: isComplete))]
      turn.reply = Confirmation.sentence(for: turn.changes, units: conversation.profile.units)
      return
    case .undo: turn.command = .undo
    case .redo: turn.command = .redo
    default: break
    }
    guard let answer = answer(query, message, conversation) else { return }
    turn.reply = answer.text
    turn.assumptions += answer.assumptions
  }

  /// What the person says of themselves, and what is for a doctor to answer.
  private func aboutThePerson(
    _ message: Message, _ said: PhraseText, _ reading: Reading, _ health: HealthQuestion?,
    _ conversation: Conversation
  ) -> PlannedTurn? {
    let today = CalendarDay(message.at, in: message.timeZone)
    let profile = conversation.profile
    if let wish = NumbersWish(said, isHidden: profile.hidesNumbers) {
      var profile = profile
      profile.numbers = wish == .hide ? .hidden : nil
      profile.updatedAt = message.at
      return PlannedTurn(status: .logged, engine: Self.name, changes: [.profile(profile)], reply: wish.reply)
    }
    if let wish = DisplayWish(said) {
      var profile = wish.applied(to: profile)
      profile.updatedAt = message.at
      return PlannedTurn(status: .logged, engine: Self.name, changes: [.profile(profile)], reply: wish.reply)
    }
    if let turn = statement(of: message, said, health, conversation) { return turn }
    if let turn = howThePersonFeels(message, reading, profile, today) { return turn }
    if let turn = planTurn(message, conversation) { return turn }
    guard reading.calls.isEmpty, let health else { return nil }
    let days = (-29...0).compactMap { day(today.advanced(by: $0), []) }
    let answer = health.answer(days: days, weightKg: conversation.weightKg, units: profile.units)
    return PlannedTurn(status: .answered, engine: Self.name, reply: answer)
  }

  /// - Parameter changes: what the same turn does, which "left" and "that" are about too.
  func answer(
    _ query: Query, _ message: Message, _ conversation: Conversation, after changes: [JournalChange] = []
  ) -> Answer? {
    var conversation = conversation
    let written = changes.compactMap { change -> Entry? in
      switch change {
      case .add(let entry), .replace(let entry): entry
      case .remove, .profile, .remember, .forget, .mark, .plan, .report: nil
      }
    }
    if !written.isEmpty { conversation.lastEntries = written }
    return Answerer(
      catalog: catalog.knowing(conversation.personal), message: message, conversation: conversation, newID: newID,
      meals: meals, workouts: workouts, weights: weights, day: { day($0, changes) }, steps: steps, outlook: outlook
    ).answer(query)
  }
}

extension Reading {
  /// The latest turn is to be taken back, whatever it wrote.
  var takesBack: Bool { calls == [.removeEntry(RemoveEntry())] && choice?.calls == nil }
}

extension Query {
  /// Asks for figures, which are worth saying beside what was logged; "nothing is logged" would be wrong there.
  var wantsFigures: Bool {
    switch self {
    case .nutrition, .fit, .comparison, .foods, .fact, .activityEnergy, .burning, .progress, .targets, .weight, .body,
      .bodyMassIndex:
      true
    default: false
    }
  }
}
