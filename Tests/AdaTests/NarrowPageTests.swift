import AdaTestSupport
import Charts
import Coaching
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import ada

/// What is shown on narrow terminals, and in other units.
@Suite(.timeLimit(.minutes(60))) struct NarrowPageTests {
  @Test(arguments: 30...60) func `the macros keep to the page`(_ width: Int) {
    let now = Date(timeIntervalSince1970: 1_795_177_800)
    let table = MacroTable(profile: UserProfile(createdAt: now, updatedAt: now), calories: 2364, weightKg: 82)
    let text = MacrosView(page: Page(style: .plain, width: width)).text(for: table)
    let lines = text.split(separator: "\n").filter { TextWidth.of(String($0)) > width }
    #expect(lines.isEmpty, "\(lines)")
  }

  @Test(arguments: 30...80) func `a text behind a wide label, and a month of bars, keep to the page`(_ width: Int) {
    let page = Page(style: .plain, width: width)
    let reasons = "resting energy (Mifflin-St Jeor, activity x 1.2); goal -550 (cut: 0.5 kg a week)"
    let report = DoctorReport(findings: [
      Observation("activity table", .fine, "version 0.1.0 on GNU/Linux (bookworm), /home/ada/data")
    ])
    let bars = (1...31).map { BarChart.Bar(label: "\($0)", value: 1800, target: 2000, color: .good) }
    let chart = page.lines(of: BarChart(title: "Energy", unit: "kcal", bars: bars))
    let lines =
      page.hanging("  Fri 20 Nov   -550  ", reasons) + chart
      + report.text(on: page).split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { TextWidth.of($0) <= width }, "\(lines)")
    #expect(chart.joined().count { $0 == "█" } % 31 == 0)
    // Bars for which there are too few columns stand in two bands.
    #expect(chart.count == (width < 39 ? 19 : 10))
  }

  @Test func `what is left is not said to be over`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("profile", "set", "--sex", "f", "--height", "165cm", "--weight", "60kg").code == 0)
      #expect(try program.run("1 kg mixed nuts").code == 0)
      let shown = try program.run("today").out.replacing("\n", with: " ")
      #expect(shown.contains(/kcal over; left: .*l water\./), "\(shown)")
    }
  }

  @Test func `an entry's hour is not broken`() throws {
    let now = Date(timeIntervalSince1970: 1_795_177_800)
    let row = WorkoutLog(
      id: "w", type: .cardio, name: "Rowing", startTime: now.addingTimeInterval(-7200), durationMin: 45, distanceKm: 8,
      caloriesBurned: 389)
    let planned = PlannedTurn(status: .logged, engine: "offline", changes: [.add(.workout(row))])
    let day = DaySummary(
      day: CalendarDay(now, in: .gmt), entries: [], profile: UserProfile(createdAt: now, updatedAt: now), weightKg: nil)
    for width in 20...80 {
      let text = ReplyView(style: .plain, width: width, timeZone: .gmt, now: now).text(for: planned, day: day)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines.allSatisfy { TextWidth.of($0) <= width }, "\(width): \(text)")
      #expect(lines.contains { $0.contains("10:30") })
    }
  }

  @Test func `bars begin below each other in ounces, and a rate is in pounds`() throws {
    try ViewsProgram.using { program in
      for command in [
        ["profile", "set", "--units", "us", "--goal", "cut", "--rate", "1lb", "--height", "5'10\""],
        ["weighed 200 lb"], ["2 eggs"], ["16 oz water"],
      ] {
        let code = try program.run(command).code
        #expect(code == 0, "\(command)")
      }
      let bars = try program.run("today").out.split(separator: "\n").compactMap { line in
        line.firstIndex { "█▏▎▍▌▋▊▉░".contains($0) }.map { line.distance(from: line.startIndex, to: $0) }
      }
      #expect(bars.count > 3 && Set(bars).count == 1, "\(bars)")
      #expect(try program.run("targets").out.contains("cut: 1 lb a week x 499"))
    }
  }

  @Test func `a dry run says nothing of what is left, and a question is a list`() throws {
    try ViewsProgram.using { program in
      #expect(try !program.run("--dry-run", "ate a burrito").out.contains("Today:"))
      #expect(try program.run("1 apple").out.contains("Today:"))
      let asked = try program.run("2 apples").out
      #expect(asked == "Is that 2 in all, or 2 more?\n  1. 2 in all\n  2. 2 more\n")
    }
  }
}
