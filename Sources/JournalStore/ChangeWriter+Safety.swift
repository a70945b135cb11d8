import Foundation
import GRDB
import Nutrition

extension ChangeWriter {
  /// Saves a profile that somebody sets.
  func saveIfSafe(_ profile: UserProfile) throws -> Entry? {
    try checkSafety(of: profile)
    return try save(profile)
  }

  /// Refuses a profile whose goal is not safe: the one place that commands, chat, models and imports all pass.
  ///
  /// Taking a goal back is never refused, and neither is undo: what was there is held in check by `EnergyTarget`.
  /// - Throws: `JournalError.unsafe`, with the sentence for the person.
  func checkSafety(of profile: UserProfile) throws {
    let earlier = try ProfileRecord.fetch(db, id: ProfileRecord.onlyID)
    let weighing = try WeightRecord.fetch(db, where: "1 ORDER BY timestamp DESC, seq DESC LIMIT 1").first
    let check = GoalCheck(
      profile, changedFrom: earlier, weightKg: weighing?.weightKg, on: CalendarDay(Date(milliseconds: time), in: zone))
    if let refusal = check.refusals.first {
      throw JournalError.unsafe(reason: refusal.sentence(in: profile.units))
    }
  }

  private var zone: TimeZone { timeZone.flatMap(TimeZone.init(identifier:)) ?? .gmt }
}
