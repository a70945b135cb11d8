import Foundation
import JournalStore
import Nutrition
import Testing

@testable import MakePerson

struct MakePersonTests {
  private static let last = CalendarDay(daysSince1970: 20_776)

  private func entries(days: Int, seed: UInt64) throws -> [Entry] {
    let journal = try Journal.inMemory(now: { Date(timeIntervalSince1970: 0) })
    let written = try MakePerson.write(days: days, until: Self.last, seed: seed, to: journal)
    let entries = try journal.entries(from: .distantPast, to: .distantFuture)
    #expect(written == entries.count)
    return entries
  }

  @Test func `the same seed makes the same entries and another seed makes others`() throws {
    #expect(try entries(days: 10, seed: 4) == entries(days: 10, seed: 4))
    #expect(try entries(days: 10, seed: 4) != entries(days: 10, seed: 5))
  }

  @Test func `ninety days hold what a person's journal holds`() throws {
    let entries = try entries(days: 90, seed: 1)
    var mealsByDay: [Int: [Meal]] = [:]
    var weights: [Double] = []
    var workouts = 0
    for entry in entries {
      switch entry {
      case .meal(let meal):
        mealsByDay[Int(meal.timestamp.timeIntervalSince1970 / 86400), default: []].append(meal)
        #expect(meal.totals.calories > 20 && meal.totals.calories < 2500, "\(meal.name)")
      case .weight(let weight): weights.append(weight.weightKg)
      case .workout: workouts += 1
      case .water, .goal: break
      }
    }
    // Some days are missing or half logged, and most are whole.
    #expect((70..<90).contains(mealsByDay.count))
    let whole = mealsByDay.values.map { $0.reduce(0) { $0 + $1.totals.calories } }.filter { $0 > 1400 }
    #expect((60...88).contains(whole.count))
    #expect((1700...2900).contains(whole.reduce(0, +) / Double(whole.count)))
    #expect((60...90).contains(weights.count))
    #expect(abs((weights.first ?? 0) - 92) < 2)
    let late = weights.suffix(10).reduce(0, +) / 10
    #expect((82...89).contains(late))
    #expect(workouts > 40)
  }

  @Test func `the last day is not over`() throws {
    let end = Self.last.midnightUTC + MadeUpPerson.lastHour * 3600
    #expect(try entries(days: 3, seed: 2).allSatisfy { $0.timestamp < end })
  }
}
