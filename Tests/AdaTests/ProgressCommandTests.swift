import AdaTestSupport
import Coaching
import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct ProgressCommandTests {
  @Test(arguments: ["month", "streak", "progress"])
  func `an empty journal is told in a sentence and in JSON`(command: String) throws {
    try ViewsProgram.using { program in
      let text = try program.run(command)
      #expect(text.code == 0 && text.out.split(separator: "\n").count <= 3, "\(text.out)")
      #expect(throws: Never.self) { try program.run(command, "--json").json() }
    }
  }

  @Test func `weeks, months and streaks are shown from what was logged`() throws {
    try ViewsProgram.using { program in
      _ = try ViewsCommandTests.fill(program)
      #expect(try program.run("progress").out.contains("Weight (kg)"))
      let progress = try program.run("progress", "--json").json()
      #expect(progress["weeks"]?.arrayValue?.count == 12)
      #expect(progress["lastWeek"]?["averages"]?["calories"]?.doubleValue == 463)
      #expect(try program.run("month").out.contains("Average of 1 day with meals"))
      #expect(try program.run("month", "--json").json()["hits"]?["energy"]?["of"]?.intValue == 1)
      #expect(try program.run("streak").out.contains("On target (within 10 %) on 0 of 1 days"))
      let days = try program.run("streak", "--json").json()["days"]?.arrayValue
      #expect(days?.last?["state"]?.stringValue == "under")
      #expect(try program.run("week").out.contains("energy within 10 % on 0 of 1"))
    }
  }

  @Test func `a picture is written where it is wanted, and what cannot be written is one sentence`() throws {
    try ViewsProgram.using { program in
      _ = try ViewsCommandTests.fill(program)
      let file = program.home.appending(path: "progress.svg")
      let run = try program.run("progress", "--svg", file.path)
      #expect(run.code == 0 && run.error.contains("Wrote"))
      #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("<svg"))
      let failed = try program.run("streak", "--svg", "/no-such-folder/streak.svg")
      #expect(failed.code == 73 && failed.error.split(separator: "\n").count == 1)
    }
  }

  @Test(arguments: [32, 60, 120])
  func `no line is wider than the terminal`(width: Int) {
    let page = ViewsTests.page(width)
    let days = (0..<84).map { number in
      DaySummary(
        day: ViewsTests.today.advanced(by: number - 83), entries: number % 3 == 0 ? [] : ViewsTests.entries,
        profile: .make(), weightKg: 90)
    }
    let weights = (0..<40).map {
      BodyWeightEntry(
        id: "\($0)", weightKg: 95 - Double($0) / 10,
        timestamp: ViewsTests.today.advanced(by: $0 - 40).interval(in: .gmt).start)
    }
    let progress = ProgressSummary(
      days: days, weight: WeightSummary(entries: weights, timeZone: .gmt), targetKg: 80, today: ViewsTests.today)
    let texts = [
      ProgressView(page: page).text(for: progress), StreakView(page: page).text(for: StreakSummary(days)),
      MonthView(page: page).text(for: PeriodSummary(days: Array(days.suffix(21)), today: ViewsTests.today)),
    ]
    for line in texts.joined(separator: "\n").split(separator: "\n") {
      #expect(TextWidth.of(String(line)) <= width, "\(line)")
    }
  }
}
