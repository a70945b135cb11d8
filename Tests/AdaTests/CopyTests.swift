import Coaching
import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct CopyTests {
  private func fill(_ program: ViewsProgram) throws {
    for (text, at) in [("2 eggs for breakfast", "08:00"), ("a burger for lunch", "12:30"), ("500 ml water", "09:00")] {
      let logged = try program.run("--offline", "--json", "--at", "2026-11-18T\(at):00Z", text)
      #expect(logged.code == 0)
    }
  }

  private func meals(_ program: ViewsProgram, _ day: String) throws -> [JSONValue] {
    try program.run("meals", "--date", day, "--json").json().arrayValue ?? []
  }

  @Test func `a day's meals are logged again at their hours, as one turn`() throws {
    try ViewsProgram.using { program in
      try fill(program)
      let copied = try program.run("copy", "2026-11-18", "--to", "2026-11-20", "--json")
      #expect(copied.code == 0, "\(copied.error)")
      let first = try meals(program, "2026-11-18")
      let second = try meals(program, "2026-11-20")
      #expect(second.map { $0["name"] } == first.map { $0["name"] } && second.count == 2)
      #expect(second.map { $0["timestamp"]?.stringValue?.prefix(16) } == ["2026-11-20T08:00", "2026-11-20T12:30"])
      #expect(second.first?["totals"] == first.first?["totals"] && second.first?["id"] != first.first?["id"])
      let twice = try program.run("copy", "2026-11-18", "--to", "2026-11-20")
      #expect(twice.code == 1 && twice.error.contains("--again"))
      #expect(try meals(program, "2026-11-20").count == 2)
      #expect(try program.run("undo").code == 0)
      #expect(try meals(program, "2026-11-20").isEmpty)
      #expect(try meals(program, "2026-11-18").count == 2)
    }
  }

  @Test func `one meal or one entry is copied`() throws {
    try ViewsProgram.using { program in
      try fill(program)
      #expect(try program.run("copy", "2026-11-18", "lunch", "--to", "2026-11-19").code == 0)
      #expect(try meals(program, "2026-11-19").map { $0["mealType"]?.stringValue } == ["lunch"])
      let water = try #require(
        try program.run("today", "--date", "2026-11-18", "--json").json()["water"]?[0]?["id"]?.stringValue)
      let copied = try program.run("copy", String(water.suffix(6)), "--to", "2026-11-17", "--json").json()
      #expect(copied["logged"]?[0]?["amountMl"]?.doubleValue == 500)
      #expect(copied["logged"]?[0]?["timestamp"]?.stringValue?.hasPrefix("2026-11-17T09:00") == true)
    }
  }

  @Test func `what is not there or makes no sense is said`() throws {
    try ViewsProgram.using { program in
      try fill(program)
      let wrong: [([String], Int32)] = [
        (["2026-11-01"], 1), (["2026-11-18", "dinner"], 1), (["2026-11-18", "brunch"], 64), (["zzzzzz"], 1),
        (["2026-11-18", "--to", "2026-11-18"], 64), (["2026-11-18", "--to", "someday"], 64), ([], 64),
        (["2026-11-18", "--to", "2999-01-01"], 64), (["lunch", "2026-11-18"], 64),
      ]
      for (arguments, code) in wrong {
        let output = try program.run(["copy"] + arguments)
        #expect(output.code == code && !output.error.isEmpty, "\(arguments) \(output)")
      }
    }
  }

  @Test func `hours stay over a clock change`() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let copy = EntryCopy(timeZone: zone) { "new" }
    let lunch = try #require(try? Date("2026-10-24T10:30:00Z", strategy: .iso8601))
    let day = try #require(CalendarDay("2026-10-25"))
    #expect(copy.moment(lunch, on: day) == (try Date("2026-10-25T11:30:00Z", strategy: .iso8601)))
    #expect(copy.copy(of: .weight(BodyWeightEntry(id: "w", weightKg: 80, timestamp: lunch)), at: lunch) == nil)
  }

  @Test func `what was logged last and what is logged most are listed`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("foods", "recent").out.contains("Nothing was logged"))
      for words in ["2 eggs", "an apple", "2 eggs", "a banana"] {
        #expect(try program.run("--offline", "--json", words).code == 0)
      }
      let often = try program.run("foods", "favourites", "--json").json()["foods"]?.arrayValue ?? []
      #expect(often.count == 3 && often.first?["times"]?.doubleValue == 2)
      #expect(often.first?["name"]?.stringValue?.lowercased().contains("egg") == true)
      let recent = try program.run("foods", "recent", "--limit", "1", "--json").json()["foods"]?.arrayValue ?? []
      #expect(recent.count == 1 && recent.first?["name"]?.stringValue?.lowercased().contains("banana") == true)
      #expect(try program.run("foods", "favorites").out.contains("times"))
      #expect(try program.run("foods", "recent", "--limit", "0").code == 64)
    }
  }
}
