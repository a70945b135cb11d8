import Foundation
import Testing

@testable import ToolCalls

/// Calls that no person's day has.
@Suite struct AbsurdCallTests {
  static func workout(_ name: String, exercise: String = "squats", exercises: Int = 1, sets: Int = 1) -> String {
    let set = Array(repeating: #"{"reps":5}"#, count: sets).joined(separator: ",")
    let list = Array(repeating: #"{"name":"\#(exercise)","sets":[\#(set)]}"#, count: exercises).joined(separator: ",")
    return #"{"name":"\#(name)","exercises":[\#(list)]}"#
  }

  static let long = String(repeating: "n", count: 401)

  @Test(arguments: [
    ("add_workout", workout(long), "name"), ("add_workout", workout("legs", exercise: long), "exercises[0].name"),
    ("add_workout", workout("legs", sets: 101), "exercises[0].sets"),
    ("add_workout", workout("legs", exercises: 31), "exercises"),
    ("add_meal", #"{"items":[{"name":"\#(long)","calories":100}]}"#, "items[0].name"),
  ])
  func `more than there can be is refused with its path`(_ tool: String, _ arguments: String, _ path: String) throws {
    let error = try #require(throws: ToolCallError.self) {
      try ToolCall.decode(name: tool, arguments: arguments, now: .now)
    }
    guard case .outOfRange(path, _, _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `the most there can be is taken`() throws {
    let name = String(repeating: "n", count: 400)
    let arguments = Self.workout(name, exercise: name, exercises: 30, sets: 100)
    _ = try ToolCall.decode(name: "add_workout", arguments: arguments, now: .now)
  }

  @Test(arguments: [#"\u0001\u0002"#, #"\u200b\u202e"#, #"\u3164"#, #"\u00a0 "#, " "])
  func `a name in which nothing is to be seen is none`(_ name: String) {
    #expect(throws: ToolCallError.missing(path: "items[0].name")) {
      try ToolCall.decode(name: "add_meal", arguments: #"{"items":[{"name":"\#(name)"}]}"#, now: .now)
    }
    #expect(throws: ToolCallError.missing(path: "name")) {
      try ToolCall.decode(name: "add_workout", arguments: #"{"name":"\#(name)"}"#, now: .now)
    }
  }

  @Test func `an exercise without a name is left out`() throws {
    let arguments =
      #"{"name":"Legs","exercises":[{"name":"","sets":[]},{"name":"squats","sets":[]},{"name":" ","sets":[]}]}"#
    let decoded = try ToolCall.decode(name: "add_workout", arguments: arguments, now: .now)
    #expect(decoded.call == .addWorkout(AddWorkout(name: "Legs", exercises: [.init(name: "squats", sets: [])])))
    let none = #"{"name":"Run","exercises":[{"name":"\u200b","sets":[]}]}"#
    #expect(
      try ToolCall.decode(name: "add_workout", arguments: none, now: .now).call == .addWorkout(AddWorkout(name: "Run")))
  }

  @Test(arguments: ["🍕", "水", "é", #"\u200bsoup"#]) func `a name with something in it is one`(_ name: String) throws {
    _ = try ToolCall.decode(name: "add_meal", arguments: #"{"items":[{"name":"\#(name)"}]}"#, now: .now)
  }
}
