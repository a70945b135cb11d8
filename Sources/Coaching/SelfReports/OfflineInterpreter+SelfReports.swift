import Foundation
import JournalStore
import Nutrition
import Understanding

extension OfflineInterpreter {
  /// What the person says of how they feel and when they like to eat; nil where a message is about something else.
  func howThePersonFeels(
    _ message: Message, _ reading: Reading, _ profile: UserProfile, _ today: CalendarDay
  ) -> PlannedTurn? {
    if let liking = MealTimingStatement(message.text) {
      var profile = profile
      liking.apply(to: &profile)
      profile.updatedAt = message.at
      return PlannedTurn(
        status: .logged, engine: Self.name, changes: [.profile(profile)], reply: MealTimingStatement.reply(for: profile)
      )
    }
    guard let said = SelfReportStatement(message.text, mayHaveCause: reading.calls.isEmpty) else { return nil }
    let changes = said.reports(on: today, newID: newID).map(JournalChange.report)
    return PlannedTurn(
      status: .logged, engine: Self.name, changes: changes,
      reply: Confirmation.sentence(for: changes, units: profile.units))
  }

  /// Whether a message says so.
  static func saysHowItFeels(_ text: String, _ reading: Reading) -> Bool {
    MealTimingStatement(text) != nil || SelfReportStatement(text, mayHaveCause: reading.calls.isEmpty) != nil
  }
}
