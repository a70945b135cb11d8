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
    let later = try GoalRecord.fetch(db, where: "seq > (SELECT seq FROM goal_entry WHERE id = ?)", [goal.id])
    try withdraw(earlier, from: &profile, under: later)
    profile.take(goal.beside(later))
    try saveChecked(profile)
    return entry
  }

  func withdraw(_ goal: GoalEntry) throws {
    guard var profile = try ProfileRecord.fetch(db, id: ProfileRecord.onlyID) else { return }
    let later = try GoalRecord.fetch(db, where: "seq > (SELECT seq FROM goal_entry WHERE id = ?)", [goal.id])
    try withdraw(goal, from: &profile, under: later)
    try saveTouched(profile)
  }

  /// Takes out of the profile what a goal had set and no later one set as well. What is left is as it was before, without
  /// what goals had set that were taken out meanwhile.
  private func withdraw(_ goal: GoalEntry, from profile: inout UserProfile, under later: [GoalEntry]) throws {
    var before = try profileBefore(goalID: goal.id)
    var standing: [GoalEntry] = []
    for other in try goals(before: goal.id) {
      if try GoalRecord.exists(db, id: other.id) {
        standing.append(other)
      } else {
        before.withdraw(other.beside(standing), leaving: try profileBefore(goalID: other.id))
      }
    }
    profile.withdraw(goal.beside(later), leaving: before)
  }

  /// Goals that were set before another, those that were deleted as well, the latest first.
  private func goals(before goalID: String) throws -> [GoalEntry] {
    let rows = try db.rows(
      """
      SELECT id, \(GoalRecord.sql.columns.joined(separator: ", ")) FROM goal_entry \
      WHERE seq < (SELECT seq FROM goal_entry WHERE id = ?) ORDER BY seq DESC
      """, [goalID])
    var goals: [GoalEntry] = []
    while let row = try rows.next() {
      var columns = ColumnReader(row)
      let id = try columns.text()
      goals.append(try GoalRecord.value(id: id, from: &columns))
    }
    return goals
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
