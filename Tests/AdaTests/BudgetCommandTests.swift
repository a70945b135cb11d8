import AdaTestSupport
import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct BudgetCommandTests {
  private func weigh(_ program: ViewsProgram) throws {
    #expect(try program.run("--offline", "--json", "weighed 90 kg").code == 0)
    #expect(
      try program.run("profile", "set", "--sex", "m", "--height", "180cm", "--birth-date", "1990-05-31").code == 0)
  }

  @Test func `a party is planned, paid for by the other days of its week, and called off`() throws {
    try ViewsProgram.using { program in
      try weigh(program)
      let today = TestClock.today
      // The Wednesday of the next week: six other days pay.
      let day = today.weekStart.advanced(by: 9)
      let before = try program.run("budget", "show", "--date", "\(day)", "--json").json()
      let planned = try program.run("budget", "plan", "\(day)", "+600", "Birthday", "--json")
      #expect(planned.code == 0, "\(planned.error)")
      let week = try planned.json()
      let days = week["days"]?.arrayValue ?? []
      let plain = try #require(days.first?["withoutEvents"]?.doubleValue)
      #expect(days.map { ($0["target"]?.doubleValue ?? 0) - plain } == [-100, -100, 600, -100, -100, -100, -100])
      #expect(week["target"] == before["target"])
      let view = try program.run("budget", "show", "--date", "\(day)")
      #expect(view.out.contains("+600 Birthday") && view.out.contains("-100 set aside"))
      #expect(try program.run("budget").out.contains("Ahead: Birthday"))
      #expect(try program.run("budget", "plan", "\(day)", "300").code == 0)
      #expect(try program.run("undo").code == 0)
      #expect(try program.run("budget", "show", "--date", "\(day)", "--json").json() == week)
      #expect(try program.run("budget", "cancel", "\(day)", "--json").json()["target"] == before["target"])
      #expect(try program.run("budget", "cancel", "\(day)").code == 1)
      let undone = try program.run("undo", "--json").json()
      #expect(undone["undone"]?[0]?["plansChanged"]?.boolValue == true)
      #expect(try program.run("budget", "show", "--date", "\(day)", "--json").json() == week)
    }
  }

  @Test func `today's targets name what is planned for today`() throws {
    try ViewsProgram.using { program in
      try weigh(program)
      #expect(try program.run("budget", "plan", "today", "500", "Dinner out").code == 0)
      let targets = try program.run("targets", "--json").json()
      #expect(targets["planned"]?["calories"]?.doubleValue == 500)
      #expect(targets["planned"]?["origin"]?.stringValue?.contains("Dinner out") == true)
      #expect(try program.run("targets").out.contains("planned: Dinner out"))
      let dynamic = try program.run("targets", "--dynamic", "--offline", "--json").json()
      #expect(dynamic["targets"]?["calories"] == targets["calories"])
      #expect(dynamic["targets"]?["adjustments"]?.serialized().contains("Dinner out") == true)
    }
  }

  @Test func `an empty journal has a budget, and mistakes get one sentence`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("budget").out.contains("12,600 kcal for the week"))
      for wrong in [
        ["yesterday", "500"], ["2020-01-01", "500"], ["2999-01-01", "500"], ["noday", "500"], ["today", "lots"],
        ["today", "9000"], ["today", "0"],
      ] {
        let output = try program.run(["budget", "plan"] + wrong)
        #expect(output.code == 64 && !output.error.isEmpty, "\(wrong) \(output)")
      }
    }
  }
}
