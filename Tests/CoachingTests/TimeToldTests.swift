import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// The hour of what was logged last, put right by a bare figure or in words that say it is an hour.
@Suite struct TimeToldTests {
  /// "07:30 280 g" of each meal behind lines parted by strokes, and "07:00 8 km" of each workout.
  private static func entries(behind lines: String) async throws -> [String] {
    let test = try await TestCoach.behind(lines, at: .made("2026-11-20", hour: 20))
    func clock(_ date: Date) -> String { String(date.ISO8601Format().dropFirst(11).prefix(5)) }
    let workouts = try test.journal.workouts(from: .distantPast, to: .distantFuture)
    return try test.meals().map { meal in
      "\(clock(meal.timestamp)) \(meal.items.map { "\($0.quantity)" }.joined(separator: " "))"
    } + workouts.map { "\(clock($0.startTime)) \($0.distanceKm ?? 0) km" }
  }

  @Test(arguments: [
    ("muesli for breakfast at 7 / change it to 8", "08:00 1.0"), ("espresso at 9 / it was 10", "10:00 1.0"),
    ("tea at 2 / it was 3", "15:00 1.0"), ("bagel at 8 / make it 9", "09:00 1.0"),
    ("bagel at 7pm / make it 8", "20:00 1.0"),
    ("cider at 6 / make it 7", "19:00 1.0"), ("lasagne at 7pm / actually 8", "20:00 1.0"),
    ("soup at 1pm / sorry, make it 2", "14:00 1.0"),
    ("lasagne for dinner / ate at 7 actually", "19:00 1.0"), ("soup for lunch / I had it at 2", "14:00 1.0"),
    ("soup at 1pm for lunch / ate it at 2 actually", "14:00 1.0"),
    ("lunch at 12: soup / change the time to 1", "13:00 1.0"), ("soup at noon / time to 1pm", "13:00 1.0"),
    ("muesli at 7am / change it to 6:30", "06:30 1.0"), ("2 eggs at 7am / make it 7:30", "07:30 2.0"),
    ("ran 4k at 7am / change it to 6:30", "06:30 4.0 km"), ("jogged 4k at 6am / actually 7", "07:00 4.0 km"),
    ("jogged 10k at 9am / actually 10", "10:00 10.0 km"),
  ])
  func `an hour that is put right is the entry's hour`(lines: String, entry: String) async throws {
    #expect(try await Self.entries(behind: lines) == [entry], "\(lines)")
  }

  @Test(arguments: [
    ("2 eggs at 7am / make it 3", "07:00 3.0"), ("a tea at 1 / make it 2", "13:00 2.0"),
    ("cookies at 4 / make it 5", "16:00 5.0"), ("bagel at 8am / make it 2", "08:00 2.0"),
    ("ran 4k at 7am / it was 5k", "07:00 5.0 km"), ("jogged 4k this morning / actually 6", "08:00 6.0 km"),
  ])
  func `a figure that counts stays a count`(lines: String, entry: String) async throws {
    #expect(try await Self.entries(behind: lines) == [entry], "\(lines)")
  }
}
