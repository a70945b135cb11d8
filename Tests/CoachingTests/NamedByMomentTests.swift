import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// Entries that are named by their hour, meal, day or place in the order: that one is touched and no other.
@Suite struct NamedByMomentTests {
  /// "20 10:00 Pear" of each meal behind lines parted by strokes, "20 08:00 5 km" of each workout, weighings as "82 kg".
  private static func entries(behind lines: String) async throws -> [String] {
    let test = try await TestCoach.behind(lines, at: .made("2026-11-20", hour: 20))
    func clock(_ date: Date) -> String {
      String(date.ISO8601Format().dropFirst(8).prefix(8)).replacingOccurrences(of: "T", with: " ")
    }
    let workouts = try test.journal.workouts(from: .distantPast, to: .distantFuture)
    let weights = try test.journal.weights(from: .distantPast, to: .distantFuture)
    return try test.meals().map { meal in
      "\(clock(meal.timestamp)) \(meal.mealType) \(meal.items.map(\.name).joined(separator: ", "))"
    } + workouts.map { "\(clock($0.startTime)) \($0.distanceKm ?? 0) km" } + weights.map { "\($0.weightKg) kg" }
  }

  @Test(arguments: [
    ("pear at 10am / pear at 4pm / remove the 10am pear", "20 16:00 snack Pear, raw"),
    ("pear at 10am / pear at 4pm / delete the pear from 4pm", "20 10:00 breakfast Pear, raw"),
    ("pear at 10am / pear at 4pm / remove the 10am one", "20 16:00 snack Pear, raw"),
    ("soup for lunch / soup for dinner / delete the lunch soup", "20 20:00 dinner Soup"),
    ("snack: pear / snack: soup / remove the first snack", "20 20:00 snack Soup"),
    ("jogged 4k this morning / jogged 6k this evening / delete the morning jog", "20 19:00 6.0 km"),
    ("jogged 4k yesterday / jogged 6k today / remove yesterday's jog", "20 20:00 6.0 km"),
    ("weighed 81 yesterday / weighed 80 today / delete yesterday's weight", "80.0 kg"),
    ("soup and bread for dinner / delete the soup dinner / pear", "20 20:00 dinner Pear, raw"),
  ])
  func `the named one goes and the other stays`(lines: String, left: String) async throws {
    #expect(try await Self.entries(behind: lines) == [left], "\(lines)")
  }

  @Test func `the named one is changed`() async throws {
    let entries = try await Self.entries(behind: "tea at 9am / tea at 1pm / change the 9am tea to a latte")
    #expect(entries.count == 2 && entries.contains { $0.hasPrefix("20 09:00") && $0.contains("Latte") }, "\(entries)")
    #expect(entries.contains { $0.hasPrefix("20 13:00") && !$0.contains("Latte") }, "\(entries)")
  }

  @Test(arguments: [
    "pear at 10am / pear at 4pm / remove the 2pm pear", "soup for dinner / pear / remove the lunch soup",
    "tea at 9am / tea at 1pm / change the 11am tea to a latte",
    "tea at 9am / pasta for dinner / delete the chicken dinner",
  ])
  func `where there is none of that time nothing is touched`(lines: String) async throws {
    let told = lines.components(separatedBy: " / ").dropLast().joined(separator: " / ")
    #expect(try await Self.entries(behind: lines) == Self.entries(behind: told), "\(lines)")
  }

  @Test func `a food that is called after a meal is that food`() async throws {
    #expect(try await Self.entries(behind: "breakfast burrito at 4pm / remove the breakfast burrito").isEmpty)
  }
}
