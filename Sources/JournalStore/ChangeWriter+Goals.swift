import Foundation
import GRDB
import Nutrition

/// A goal is an entry of its own and also sets the profile, in the same transaction.
extension ChangeWriter {
  func set(_ goal: GoalEntry) throws -> Entry? {
    let entry = try insert(goal, as: GoalRecord.self)
    var profile = try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) ?? blank
    profile.take(goal)
    try saveChecked(profile)
    return entry
  }

  /// The corrected goal: what only the earlier wording had set goes back to what it was.
  func reset(_ goal: GoalEntry) throws -> Entry? {
    guard let earlier = try GoalRecord.fetch(db, id: goal.id) else { throw JournalError.noSuchEntry(id: goal.id) }
    let entry = try update(goal, as: GoalRecord.self)
    var profile = try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) ?? blank
    profile.withdraw(earlier, leaving: try profileBefore(goalID: goal.id))
    profile.take(goal)
    try saveChecked(profile)
    return entry
  }

  func withdraw(_ goal: GoalEntry) throws {
    guard var profile = try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) else { return }
    profile.withdraw(goal, leaving: try profileBefore(goalID: goal.id))
    try saveTouched(profile)
  }

  private func saveChecked(_ profile: UserProfile) throws {
    try checkSafety(of: profile)
    try saveTouched(profile)
  }

  private func saveTouched(_ profile: UserProfile) throws {
    var profile = profile
    profile.updatedAt = Date(milliseconds: time)
    _ = try save(profile)
  }

  /// The profile as it was when the goal was first set.
  private func profileBefore(goalID: String) throws -> UserProfile {
    let row = try db.firstRow(
      """
      SELECT before FROM change WHERE entity = 'profile' AND cause = 'do' AND before IS NOT NULL \
      AND turn_id = (SELECT turn_id FROM goal_entry WHERE id = ?) ORDER BY id LIMIT 1
      """, [goalID])
    guard let row else { return blank }
    var columns = ColumnReader(row)
    return try StoredJSON.value(from: columns.text())
  }

  private var blank: UserProfile {
    let now = Date(milliseconds: time)
    return UserProfile(createdAt: now, updatedAt: now)
  }
}
