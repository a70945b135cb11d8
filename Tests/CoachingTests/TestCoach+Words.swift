import Foundation
import JournalStore
import Nutrition

@testable import Coaching

extension TestCoach {
  /// A coach without a model, behind lines parted by strokes.
  static func behind(_ lines: String, at date: Date = noon, asksBack: Bool = true) async throws -> TestCoach {
    let test = try TestCoach([])
    for line in lines.components(separatedBy: " / ") { _ = try await test.say(line, at: date, asksBack: asksBack) }
    return test
  }

  /// Everything in the journal.
  func entries() throws -> [Entry] { try journal.entries(from: .distantPast, to: .distantFuture) }

  /// The same in a few words each: "Running 40 min", "water 700", "Banana, raw 126 g", "weight 82.4".
  func words() throws -> [String] {
    try entries().flatMap { entry in
      switch entry {
      case .meal(let meal): meal.items.map { "\($0.name) \(Int($0.grams.rounded())) g" }
      case .workout(let workout): ["\(workout.name) \(Int(workout.durationMin.rounded())) min"]
      case .water(let water): ["water \(Int(water.amountMl))"]
      case .weight(let weight): ["weight \((weight.weightKg * 10).rounded() / 10)"]
      case .goal(let goal): ["goal \(goal.goalRate ?? 0)"]
      }
    }
  }
}
