import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Nutrition
import Testing

/// The same journal changed by two commands at once.
@Suite(.timeLimit(.minutes(60))) struct TwoProcessTests {
  private func atOnce(_ commands: [[String]], _ home: AdaHome) throws -> [AdaProcess.Output] {
    try commands.map { try LiveAda($0, home: home) }.map { try $0.end() }
  }

  private func journal(_ home: AdaHome) throws -> Journal { try Journal(folder: home.data, readOnly: true) }

  @Test func `two edits of one entry are both there`() throws {
    let home = try AdaHome()
    #expect(try AdaProcess.run(["2 eggs and toast"], home: home).code == 0)
    for round in 1...5 {
      let id = try #require(try journal(home).meals(from: .distantPast, to: .distantFuture).first).id
      let runs = try atOnce(
        [
          ["edit", id, "--item", "1", "--grams", "\(100 + round)"],
          ["edit", id, "--item", "2", "--grams", "\(200 + round)"],
        ],
        home)
      #expect(runs.map(\.code) == [0, 0], "\(runs.map(\.error))")
      let meal = try #require(try journal(home).meals(from: .distantPast, to: .distantFuture).first)
      #expect(meal.items.map(\.grams) == [Double(100 + round), Double(200 + round)])
    }
  }

  @Test func `two settings of the profile are both there`() throws {
    let home = try AdaHome()
    #expect(try AdaProcess.run(["profile", "set", "--sex", "male"], home: home).code == 0)
    for round in 1...5 {
      let runs = try atOnce(
        [
          ["profile", "set", "--height", "\(170 + round)cm"], ["profile", "set", "--water", "\(2000 + round)ml"],
          ["macros", "set", "--fat", "\(20 + round)%"],
        ], home)
      // Of three, one may be overtaken twice; then it says so.
      let done = try runs.map { run in
        if run.code != 0 { #expect(run.code == 1 && run.error.contains("changed meanwhile"), "\(run.error)") }
        return run.code == 0
      }
      let profile = try #require(try journal(home).profile())
      if done[0] { #expect(profile.heightCm == Double(170 + round)) }
      if done[1] { #expect(profile.waterTargetMl == Double(2000 + round)) }
      if done[2] { #expect(abs(profile.fatPercentage - Double(20 + round) / 100) < 1e-9) }
    }
  }

  @Test func `one command given twice at once logs once`() throws {
    let home = try AdaHome()
    #expect(try AdaProcess.run(["plan", "add", "Push", "--exercise", "Dip 3x6"], home: home).code == 0)
    let yesterday = ISO8601DateFormatter().string(from: .now.addingTimeInterval(-86_400))
    #expect(try AdaProcess.run(["--at", yesterday, "2 eggs"], home: home).code == 0)
    // One moment for both: the next day's plan may be done anew.
    let done = ["plan", "done", "Push", "--at", yesterday]
    let workouts = try atOnce([done, done], home)
    #expect(workouts.map(\.code).sorted() == [0, 1], "\(workouts.map(\.error))")
    #expect(try journal(home).workouts(from: .distantPast, to: .distantFuture).count == 1)
    let copies = try atOnce([["copy", "yesterday"], ["copy", "yesterday"]], home)
    #expect(copies.map(\.code).sorted() == [0, 1], "\(copies.map(\.error))")
    #expect(try journal(home).meals(from: .distantPast, to: .distantFuture).count == 2)
  }
}
