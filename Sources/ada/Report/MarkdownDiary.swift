import Archive
import Coaching
import Foundation
import JournalStore
import Nutrition

/// The journal as a diary to read, one heading a day.
struct MarkdownDiary {
  let units: UnitSystem
  let timeZone: TimeZone

  /// Writes the days that have something in them, one day in memory at a time.
  func write(_ journal: Journal, days: ClosedRange<CalendarDay>, to sink: FileSink) throws {
    try sink.write("# Journal\n\nTimes are those of \(Self.safe(timeZone.identifier)).\n")
    var day = days.lowerBound
    while day <= days.upperBound {
      let (start, end) = day.interval(in: timeZone)
      let entries = try journal.entries(from: start, to: end)
      if !entries.isEmpty { try sink.write(text(for: day, entries)) }
      day = day.advanced(by: 1)
    }
    try sink.finish()
  }

  private func text(for day: CalendarDay, _ entries: [Entry]) -> String {
    var lines = ["", "## \(day) \(day.weekday)", ""]
    let meals = entries.compactMap { entry in if case .meal(let meal) = entry { meal } else { nil } }
    if !meals.isEmpty {
      let eaten = meals.reduce(Nutrients.zero) { $0 + $1.totals }
      lines += ["\(Figures.kcal(eaten.calories)), \(macros(eaten))", ""]
    }
    let clock = MomentText(timeZone: timeZone, now: .distantPast)
    for entry in entries {
      let time = clock.time(entry.timestamp)
      if case .meal(let meal) = entry {
        lines.append("- \(time) \(meal.mealType.rawValue), \(Figures.kcal(meal.totals.calories))")
        for item in meal.items {
          lines.append(
            "  - \(Self.safe(item.name)), \(Figures.grams(item.grams)), \(Figures.kcal(item.nutrients.calories)), "
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
