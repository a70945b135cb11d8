import Insights
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// What the person says of themselves, and the goal that they may go on to.
extension OfflineInterpreter {
  /// The turn of a message that tells who the person is: "I'm 34, 1.80 m", "male, 90 kg, want to lose 0.5 kg a week"; nil
  /// where it tells something else, or goes on to anything but a goal.
  func statement(of message: Message, _ said: PhraseText, _ conversation: Conversation) -> PlannedTurn? {
    let today = CalendarDay(message.at, in: message.timeZone)
    let profile = conversation.profile
    guard let statement = PersonStatement(message.text, said: said, units: profile.units, today: today) else {
      return nil
    }
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
    let calls = engine.read(rest, in: told.readingContext(for: message)).calls
    guard !calls.isEmpty, calls.allSatisfy({ if case .setGoal = $0 { true } else { false } }) else { return nil }
    let goal = Planner(
      catalog: catalog, message: message, conversation: told, isEstimate: false, newID: newID, entryByID: entryByID,
      meals: meals
    ).plan(calls)
    turn.changes += goal.changes
    turn.assumptions += goal.assumptions
    turn.reply = reply(goal.warnings + goal.refusals)
    return turn
  }
}
