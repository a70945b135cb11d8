import Foundation
import GRDB
import JournalStore
import Nutrition

/// A folder for a test, removed after it.
final class TemporaryHome: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "archive-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.appending(path: name).path }

  func folder(_ name: String) -> URL { url.appending(path: name, directoryHint: .isDirectory) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ bytes: some Collection<UInt8>) throws -> String {
    try Data(bytes).write(to: url.appending(path: name))
    return path(name)
  }

  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url.appending(path: name))) }

  /// Whatever drafts were left behind.
  var drafts: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).filter { $0.contains(".new-") } }
  }
}

/// 2026-11-20 12:30:00 UTC.
let noon = Date(timeIntervalSince1970: 1_795_177_800)

extension Journal {
  /// A journal in which every kind of thing happened: said, corrected, deleted, taken back, put back, failed, pending,
  /// taught, set; and rows in tables that no command fills.
  static func eventful(in folder: URL) throws -> Journal {
    let journal = try Journal(folder: folder, now: { noon })
    func say(_ text: String, _ changes: JournalChange...) throws {
      _ = try journal.record([
        (
          NewTurn(text: text, at: noon, key: text, timeZone: "Europe/Paris"),
          TurnOutcome(
            status: .logged, engine: "offline", reply: "Logged: \"\(text)\" \u{1F32F}\n", assumptions: ["one = 1"],
            latencyMs: 0.1 + 0.2, changes: changes)
        )
      ])
    }
    let item = FoodItem(
      id: "item", name: "Crêpe, \"big\" <b>", quantity: 1.0 / 3, grams: 80,
      nutrients: Nutrients(calories: 500, proteinG: 1e-7, carbsG: 53.2, fatG: 18.9), assumptions: ["a, b"])
    var meal = Meal(id: "meal", name: "=Lunch, big", mealType: .lunch, timestamp: noon, items: [item])
    try say("a crêpe", .add(.meal(meal)))
    meal.notes = "line\nbreak"
    try say("it was big", .replace(.meal(meal)))
    try say("water", .add(.water(WaterEntry(id: "w1", amountMl: 500, timestamp: noon))))
    try say("more water", .add(.water(WaterEntry(id: "w2", amountMl: 250.5, timestamp: noon))))
    try journal.undo()
    try say("not that water", .remove(id: "w1"))
    try journal.undo()
    try journal.redo()
    let sets = [WorkoutSet(reps: 8, weightKg: 60), WorkoutSet(durationSec: 30, completed: false)]
    let exercise = ExerciseLog(name: "Bench press", sets: sets)
    try say(
      "benched",
      .add(
        .workout(
          WorkoutLog(
            id: "wo", type: .strength, name: "Upper body", startTime: noon, durationMin: 45, exercises: [exercise]))))
    try say("weighed", .add(.weight(BodyWeightEntry(id: "kg", weightKg: 82.4, timestamp: noon))))
    try say("lose some", .add(.goal(GoalEntry(id: "goal", goalType: .cut, goalRate: 0.5, timestamp: noon))))
    let food = OwnFood(id: "own", name: "Shake", nutrients: item.nutrients, isPerServing: true, servingGrams: 300)
    try say("a shake is", .remember(.food(food)))
    try journal.setSetting("said-once", to: "yes")
    _ = try journal.begin(NewTurn(text: "still pending", at: noon))
    if case .started(let turn) = try journal.begin(NewTurn(text: "failed", at: noon, key: "f")) {
      try journal.fail(turn.id, error: "no")
    }
    return journal
  }
}

extension URL {
  /// Runs SQL on a journal's file.
  func execute(_ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.write { db in try db.execute(sql: sql) }
    try queue.close()
  }
}
