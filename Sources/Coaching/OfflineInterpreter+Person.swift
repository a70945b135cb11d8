import Insights
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// What the person says of themselves, and the goal that they may go on to.
extension OfflineInterpreter {
  /// How to see figures in the units of a first weighing, for a person who has not said which units they read.
  func unitsHint(
    _ turn: PlannedTurn, _ message: Message, _ said: PhraseText, _ conversation: Conversation
  ) -> String? {
    guard message.asksBack, conversation.weightKg == nil, !conversation.profile.hasStated(.units),
      turn.changes.contains(where: { if case .add(.weight) = $0 { true } else { false } })
    else { return nil }
    let words = said.words
    if words.contains(where: ["st", "stone", "stones"].contains) {
      return "Say \"use stones\" to see figures in them."
    }
    if words.contains(where: ["lb", "lbs", "pound", "pounds"].contains) {
      return "Say \"use pounds\" to see figures in them."
    }
    return nil
  }

  /// The turn of a message that tells who the person is: "I'm 34, 1.80 m", "male, 90 kg, want to lose 0.5 kg a week".
  ///
  /// What else it tells is logged, and a question for figures answered, in the same turn. Nil where it is about something
  /// else.
  func statement(
    of message: Message, _ said: PhraseText, _ health: HealthQuestion?, _ conversation: Conversation
  ) -> PlannedTurn? {
    let today = CalendarDay(message.at, in: message.timeZone)
    let profile = conversation.profile
    guard let statement = PersonStatement(message.text, said: said, units: profile.units, today: today) else {
      return nil
    }
    if isWeighing(statement, message, said, conversation) { return nil }
    let plan = statement.plan(for: profile, at: message.at, today: today, newID: newID)
    var turn = PlannedTurn(
      status: .logged, engine: Self.name, changes: plan.changes, assumptions: plan.assumptions)
    func reply(_ more: [String] = []) -> String {
      ([Confirmation.sentence(for: turn.changes, units: profile.units), plan.note] + more).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    guard let rest = statement.rest else {
      turn.reply = reply()
      return turn
    }
    var told = conversation
    told.take(turn)
    let others = Message(
      text: rest, at: message.at, timeZone: message.timeZone, asksBack: message.asksBack)
    let reading = engine.read(rest, in: told.readingContext(for: others))
    guard statement.mayStand(beside: reading, health) else { return nil }
    let more = planner(reading, others, told).plan(reading.calls)
    turn.changes += more.changes
    turn.assumptions += reading.notCounted + reading.assumptions
    turn.assumptions += more.assumptions.filter { !turn.assumptions.contains($0) }
    turn.clarification = reading.clarification
    var words = more.warnings + more.refusals + reading.notCounted.map { $0 + "." }
    if let question = reading.clarification { words.append(question.text) }
    if let query = reading.query, query.wantsFigures || query.wantsAdvice,
      let answer = answer(query, others, told, after: turn.changes)
    {
      words.append(answer.text)
    }
    if words.isEmpty, more.changes.isEmpty, reading.query == nil { words.append("I could not make out \"\(rest)\".") }
    turn.reply = reply(words)
    return turn
  }
}

extension OfflineInterpreter {
  /// Whether the age of `statement` is a weight: "I've lost 3 kg, I'm 74", "I'm 74 now" of somebody who weighed 75 and has
  /// another age.
  private func isWeighing(
    _ statement: PersonStatement, _ message: Message, _ said: PhraseText, _ conversation: Conversation
  ) -> Bool {
    guard statement.isAgeAlone, let age = statement.ageYears,
      !said.words.contains(where: { ["old", "age", "aged", "years", "yo"].contains($0) }),
      let weight = engine.read(message.text, in: conversation.readingContext(for: message)).calls.lazy.compactMap({
        if case .addWeight(let weight) = $0 { weight } else { nil }
      }).first,
      [weight.weightKg, UnitConversion.pounds(kilograms: weight.weightKg)].contains(where: {
        Int($0.rounded()) == age
      })
    else { return false }
    let known = conversation.profile.age(on: CalendarDay(message.at, in: message.timeZone))
    return known.map { abs($0 - age) > 1 } ?? said.words.contains { Self.ofWeight.contains($0) }
  }

  private static let ofWeight: Set<String> = [
    "now", "today", "down", "up", "lost", "gained", "dropped", "shed", "put", "lighter", "heavier",
  ]
}

extension PersonStatement {
  /// Whether it is taken though the message goes on to `reading`: to a goal in any case, where it is surely of the person
  /// to what they had and did as well, and with two facts to what nothing is made of.
  fileprivate func mayStand(beside reading: Reading, _ health: HealthQuestion?) -> Bool {
    if reading.calls.isEmpty {
      return isSure && health == nil && !(reading.query?.actsOnJournal ?? false)
    }
    return reading.calls.allSatisfy { call in
      switch call {
      case .setGoal: true
      case .addMeal, .addWorkout, .addWater, .addWeight: isSure
      default: false
      }
    }
  }
}

extension Query {
  /// Does something to what is logged.
  fileprivate var actsOnJournal: Bool {
    switch self {
    case .undo, .redo, .dayLogged: true
    default: false
    }
  }

  fileprivate var wantsAdvice: Bool {
    switch self {
    case .advice, .forecast, .conversion: true
    default: false
    }
  }
}
