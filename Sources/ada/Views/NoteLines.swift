import Coaching
import Nutrition

/// What a person has to know about a day's figures: warnings first, then what was assumed and how to supply it.
struct NoteLines {
  let page: Page

  func lines(for summary: DaySummary) -> [String] {
    Self.warnings(summary, units: page.units).flatMap { page.hanging("! ", $0) }
      + summary.targets.assumptions.flatMap {
        page.dimmed("Assumed: \($0.sentence(in: page.units)).", indent: "")
      }
  }

  /// One sentence each.
  static func warnings(_ summary: DaySummary, units: UnitSystem) -> [String] {
    var warnings = summary.targets.energy.warnings.map { $0.sentence(in: units) }
    warnings += summary.targets.macros?.notes.map(\.sentence) ?? []
    let beverages = summary.hydration.beverages
    if beverages.isPointedOut {
      warnings.append("\((beverages.share * 100).text()) % of the day's energy came from drinks.")
    }
    return warnings
  }
}
