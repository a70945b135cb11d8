import Archive
import Coaching
import Foundation
import JournalStore
import Nutrition

/// The journal as a diary to read, one heading a day.
struct MarkdownDiary {
  let units: UnitSystem
  let clock: HourClock
  let timeZone: TimeZone

  /// Writes the days that have something in them, one day in memory at a time.
  ///
  /// - Parameter isWhole: what belongs to no day follows: plans, and what was taught.
  /// - Returns: how many days were written.
  func write(_ journal: Journal, days: ClosedRange<CalendarDay>, isWhole: Bool, to sink: FileSink) throws -> Int {
    var written = 0
    try sink.write("# Journal\n\nTimes are those of \(Self.safe(timeZone.identifier)).\n")
    var day = days.lowerBound
    while let next = try next(from: day, journal), next <= days.upperBound {
      day = next
      let (start, end) = day.interval(in: timeZone)
      let entries = try journal.entries(from: start, to: end)
      let notes = try notes(on: day, start, end, journal)
      if !entries.isEmpty || !notes.isEmpty {
        try sink.write(text(for: day, entries, notes))
        written += 1
      }
      day = day.advanced(by: 1)
    }
    if isWhole {
      try sink.write(section("Plans", try journal.workoutPlans().map { Confirmation.words(for: $0, units: units) }))
      try sink.write(section("Taught", try journal.personalFoods().map { Confirmation.words(for: $0) }))
    }
    try sink.finish()
    return written
  }

  /// The next day that has something in it.
  private func next(from day: CalendarDay, _ journal: Journal) throws -> CalendarDay? {
    let moment = try journal.nextMoment(from: day.interval(in: timeZone).start)
    // A second that a clock change repeats may be called by the day before.
    let days = [moment.map { max(day, CalendarDay($0, in: timeZone)) }, try journal.nextMarkedDay(from: day)]
    return days.compactMap { $0 }.min()
  }

  /// What devices reported of a day, and what the person said of it or planned for it.
  private func notes(on day: CalendarDay, _ start: Date, _ end: Date, _ journal: Journal) throws -> [String] {
    var notes: [String] = []
    if let night = try journal.sleep(on: day) { notes.append("slept \(night.hours.text(decimals: 1)) h") }
    if let steps = try journal.steps(on: day) { notes.append("\(Figures.whole(Double(steps))) steps") }
    if let energy = try journal.activeEnergy(on: day) { notes.append("\(Figures.kcal(energy)) by moving") }
    let variability = try journal.hrv(from: start, to: end)
    if !variability.isEmpty {
      let mean = variability.reduce(0, +) / Double(variability.count)
      notes.append("heart rate variability \(mean.text(decimals: 0)) ms")
    }
    if let mark = try journal.mark(of: day) { notes.append(Confirmation.words(for: mark)) }
    notes += try journal.plannedEvents(from: day, through: day).map {
      Confirmation.words(for: .event($0), units: units)
    }
    return notes
  }

  private func section(_ heading: String, _ lines: [String]) -> String {
    lines.isEmpty ? "" : "\n## \(heading)\n\n" + lines.map { "- \(Self.safe($0))\n" }.joined()
  }

  private func text(for day: CalendarDay, _ entries: [Entry], _ notes: [String]) -> String {
    var lines = ["", "## \(day) \(day.dayOfWeek.name)", ""]
    let meals = entries.compactMap { entry in if case .meal(let meal) = entry { meal } else { nil } }
    if !meals.isEmpty {
      let eaten = meals.reduce(Nutrients.zero) { $0 + $1.totals }
      lines += ["\(Figures.kcal(eaten.calories)), \(macros(eaten))", ""]
    }
    lines += notes.map { "- \(Self.safe($0))" }
    for entry in entries {
      let time = clock.text(entry.timestamp, in: timeZone)
      if case .meal(let meal) = entry {
        lines.append("- \(time) \(meal.mealType.rawValue), \(Figures.kcal(meal.totals.calories))")
        for item in meal.items {
          lines.append(
            "  - \(Self.safe(item.name))\(Self.safe(Figures.amountBehind(item))), \(Figures.kcal(item.nutrients.calories)), "
              + macros(item.nutrients))
        }
        if let notes = meal.notes { lines.append("  - note: \(Self.safe(notes))") }
      } else {
        lines.append("- \(time) \(Self.safe(Confirmation.words(for: entry, units: units)))")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func macros(_ nutrients: Nutrients) -> String {
    "\(nutrients.proteinG.text(decimals: 1)) g protein, \(nutrients.carbsG.text(decimals: 1)) g carbs, "
      + "\(nutrients.fatG.text(decimals: 1)) g fat"
  }

  /// Text on one line in which nothing is taken for Markdown or HTML.
  static func safe(_ text: String) -> String {
    let line = TerminalText.safe(text).split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.reduce(into: "") { result, character in
      switch character {
      case "<": result += "&lt;"
      case "&": result += "&amp;"
      case "\\", "`", "*", "_", "[", "]", "#", "|", "~": result += "\\\(character)"
      default: result.append(character)
      }
    }
  }
}
