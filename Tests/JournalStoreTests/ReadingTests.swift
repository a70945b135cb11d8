import Foundation
import GRDB
import Nutrition
import Testing

@testable import JournalStore

@Suite struct ReadingTests {
  let journal = try! Journal.test()

  @Test func `a range holds its start and not its end, in order of time`() throws {
    let times = (0..<4).map { noon.addingTimeInterval(Double($0) * 60) }
    try journal.log(
      .add(.water("w3", at: times[3])), .add(.workout(.make(at: times[2]))), .add(.weight(at: times[1])),
      .add(.meal(.make(at: times[1]))), .add(.water("w0", at: times[0])))
    #expect(try journal.entries(from: times[0], to: times[3]).map(\.id) == ["w0", "meal", "weight", "workout"])
    #expect(try journal.meals(from: times[1], to: times[2]) == [.make(at: times[1])])
    #expect(try journal.meals(from: times[2], to: times[3]) == [])
    #expect(try journal.workouts(from: times[2], to: times[3]) == [.make(at: times[2])])
    #expect(try journal.waters(from: times[0], to: times[3]).map(\.id) == ["w0"])
    #expect(try journal.weights(from: times[1], to: times[2]).map(\.weightKg) == [82.4])
  }

  @Test func `several meals each keep their own items`() throws {
    let meals = (1...3).map { Meal.make("m\($0)", calories: Double($0)) }
    _ = try journal.record(meals.map { (NewTurn(text: "", at: noon), .make([.add(.meal($0))])) })
    #expect(try journal.meals(from: .distantPast, to: .distantFuture) == meals)
    try journal.log(.add(.meal(Meal(id: "bare", name: "", mealType: .snack, timestamp: noon, items: []))))
    #expect(
      try journal.entry(id: "bare") == .meal(Meal(id: "bare", name: "", mealType: .snack, timestamp: noon, items: [])))
  }

  @Test func `sets are those of their exercise, whatever positions the exercises have`() throws {
    try journal.log(.add(.workout(.make())))
    try journal.write { db in
      try db.execute(sql: "PRAGMA defer_foreign_keys = ON")
      for table in [
        "workout_exercise_log SET position = position", "workout_set_log SET exercise_position = exercise_position",
      ] {
        try db.execute(sql: "UPDATE \(table) * 5 + 100")
      }
    }
    #expect(try journal.workouts(from: .distantPast, to: .distantFuture) == [.make()])
  }

  @Test func `the latest weighing is the latest by its own time`() throws {
    try journal.log(.add(.weight("new", kg: 80)), .add(.weight("old", kg: 90, at: noon.addingTimeInterval(-60))))
    #expect(try journal.latestWeight()?.id == "new")
    #expect(try journal.latestWeight(before: noon)?.id == "old")
    #expect(try journal.latestWeight(before: noon.addingTimeInterval(-60)) == nil)
  }

  @Test func `entries are found by the beginning or the end of their id`() throws {
    try journal.log(
      .add(.water("0199aaaa-0001")), .add(.weight("0199aaaa-0002")), .add(.water("0199bbbb-0003")))
    #expect(try journal.resolve(idPrefix: "0199AAAA") == ["0199aaaa-0001", "0199aaaa-0002"])
    #expect(try journal.resolve(idPrefix: "0003") == ["0199bbbb-0003"])
    for odd in ["", "%", "_", "'", "0199 ", "é"] {
      #expect(try journal.resolve(idPrefix: odd) == [], "\(odd)")
    }
  }

  @Test func `what was said and replied is found by the beginnings of its words`() throws {
    _ = try journal.record([
      (NewTurn(text: "Two crêpes", at: noon), .make(reply: "Logged breakfast.")),
      (NewTurn(text: "a burrito 🌯", at: noon.addingTimeInterval(60)), .make(reply: "Logged lunch.")),
    ])
    _ = try journal.begin(NewTurn(text: "a pending burrito", at: noon))
    #expect(try journal.history(matching: "burr").map(\.text) == ["a burrito 🌯"])
    #expect(try journal.history(matching: "CREPES two").map(\.text) == ["Two crêpes"])
    #expect(try journal.history(matching: "logged").map(\.text) == ["a burrito 🌯", "Two crêpes"])
    #expect(try journal.history(matching: "logged", limit: 1).map(\.text) == ["a burrito 🌯"])
    #expect(try journal.history(matching: "logged", from: noon, to: noon.addingTimeInterval(60)).count == 1)
    #expect(try journal.history().count == 2)
    #expect(try journal.history(matching: "pizza") == [])
  }

  @Test(arguments: [
    "\"", "'", "a\"b", "burrito\"", "AND", "OR", "NOT", "NEAR(", "NEAR(a b, 3)", "text:", "text : a", "^a", "a*", "*",
    "-a",
    "(", ")", "a AND", "{text reply}: a", "a + b", "\\", "\0", "a\0b", "%", "🌯", "é", "日本", "; DROP TABLE turn", "--",
    "\u{301}", "\u{200F}\u{202E}",
  ])
  func `no query can break the search`(query: String) throws {
    try journal.log(text: "burrito")
    _ = try journal.history(matching: query)
    #expect(try journal.history(matching: "burrito").count == 1)
  }

  @Test(arguments: ["a ", "(", "x", "a,", "é", "\"a\" "])
  func `no query is too long to search for`(part: String) throws {
    try journal.log(text: "burrito")
    _ = try journal.history(matching: String(repeating: part, count: 50_000))
    #expect(try journal.history(matching: "burrito").count == 1)
  }

  @Test func `settings are kept, changed and forgotten`() throws {
    #expect(try journal.setting("a") == nil)
    try journal.setSetting("a", to: "1")
    try journal.setSetting("a", to: "2")
    #expect(try journal.setting("a") == "2")
    try journal.setSetting("a", to: nil)
    #expect(try journal.setting("a") == nil)
  }

  @Test func `a missing id is nil, not an error`() throws {
    #expect(try journal.entry(id: "none") == nil)
    #expect(try journal.turn(id: "none") == nil)
    #expect(try journal.profile() == nil)
  }
}
