import Foundation
import Nutrition
import Testing

@testable import JournalStore

/// 2026-11-20 12:30:00 UTC, the clock of these tests.
let noon = Date(timeIntervalSince1970: 1_795_177_800)

extension Journal {
  static func test() throws -> Journal { try Journal.inMemory(now: { noon }) }

  /// A second connection, as another process would have it.
  static func other(in folder: URL, as owner: ProcessMark = .current, timeout: Double = 5) throws -> Journal {
    try Journal(folder: folder, readOnly: false, busyTimeout: timeout, owner: owner, now: { noon })
  }

  var everything: [Entry] { get throws { try entries(from: .distantPast, to: .distantFuture) } }

  /// Begins and finishes a turn of these changes, and returns its id.
  @discardableResult
  func log(_ changes: JournalChange..., text: String = "said", key: String? = nil) throws -> String {
    guard case .started(let turn) = try begin(NewTurn(text: text, at: noon, key: key)) else {
      throw JournalError.refused(reason: "a duplicate in a test")
    }
    try finish(turn.id, .make(changes))
    return turn.id
  }
}

extension TurnOutcome {
  static func make(_ changes: [JournalChange] = [], reply: String = "Logged.") -> TurnOutcome {
    TurnOutcome(
      status: changes.isEmpty ? .answered : .logged, engine: "offline", reply: reply, latencyMs: 0.5,
      changes: changes)
  }
}

extension Meal {
  static func make(_ id: String = "meal", name: String = "Burrito", calories: Double = 463.1, at: Date = noon) -> Meal {
    let nutrients = Nutrients(
      calories: calories, proteinG: 20.1, carbsG: 53.2, fatG: 18.9, fiberG: 0.1 + 0.2, sodiumMg: 1020)
    let items = [
      FoodItem(
        id: "\(id)-1", name: name, source: .catalog, unit: "burrito", grams: 220, nutrients: nutrients,
        servingSize: "1 burrito", confidence: 0.82, catalogId: "usda:2708526",
        assumptions: ["one burrito = 220 g", "\"beef\" & bean"]),
      FoodItem(
        id: "\(id)-2", name: "Cola", foodType: .drink, quantity: 1.0 / 3, unit: "cup", grams: 80,
        nutrients: Nutrients(calories: 34, carbsG: 8.6, caffeineMg: 8), isCalorieOverridden: true),
    ]
    return Meal(
      id: id, name: name, mealType: .lunch, timestamp: at, items: items, notes: "spicy", rawInput: "a burrito 🌯")
  }
}

extension WorkoutLog {
  static func make(_ id: String = "workout", at: Date = noon) -> WorkoutLog {
    WorkoutLog(
      id: id, type: .strength, name: "Upper body", startTime: at, endTime: at.addingTimeInterval(2700),
      durationMin: 45, distanceKm: 1.5, caloriesBurned: 173.25, met: 4.3,
      exercises: [
        ExerciseLog(
          name: "Bench press",
          sets: [WorkoutSet(reps: 8, weightKg: 60), WorkoutSet(reps: 6, weightKg: 62.5, completed: false)]),
        ExerciseLog(name: "Stretching", sets: []),
        ExerciseLog(name: "Bench press", sets: [WorkoutSet(durationSec: 30)]),
      ], notes: "felt good", assumptions: ["70 kg"])
  }
}

extension Entry {
  static func water(_ id: String = "water", ml: Double = 500, at: Date = noon) -> Entry {
    .water(WaterEntry(id: id, amountMl: ml, timestamp: at))
  }

  static func weight(_ id: String = "weight", kg: Double = 82.4, at: Date = noon) -> Entry {
    .weight(BodyWeightEntry(id: id, weightKg: kg, bodyFatPercentage: 21.5, timestamp: at))
  }

  static func goal(_ id: String = "goal", to kg: Double = 75, rate: Double? = 0.5) -> Entry {
    .goal(GoalEntry(id: id, goalType: .cut, goalRate: rate, targetWeightKg: kg, timestamp: noon))
  }
}

extension UserProfile {
  static let example = UserProfile(
    email: "a@example.org", sex: .female, birthDate: Date(timeIntervalSince1970: -86_400), heightCm: 165.5,
    activityLevel: .moderate, energyMode: .multiplier, goalType: .bulk, goalRate: 0.25, targetWeightKg: 70,
    proteinGramsPerPound: 1.1, fatPercentage: 0.25, macroFlexibility: .strict, calorieTarget: 2400,
    waterTargetMl: 2500, units: .us, timeZone: "Europe/Paris", createdAt: noon, updatedAt: noon)
}

/// A folder that is removed after the test.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "journal-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var journal: URL { url.appending(path: "journal.sqlite") }
}

extension Journal {
  /// What an import of `records`, one by one, leaves.
  func importing(
    _ records: [ImportedRecord], key: String? = nil, person: ImportedPerson = ImportedPerson()
  ) throws -> (Turn?, ImportTally) {
    var work = JournalImport(into: self, as: NewTurn(text: "import x", at: noon, key: key))
    for record in records { try work.write([record]) }
    let turn = try work.finish(person) { "Imported \($0.total.written)." }
    return (turn, work.tally)
  }
}
