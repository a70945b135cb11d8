import Coaching
import Foundation
import Interchange
import JournalStore
import Nutrition

/// The summary of an import for a person.
struct ImportView {
  let page: Page

  func text(for summary: ImportSummary, isPreview: Bool) -> String {
    Page.text([head(summary), table(summary), left(summary), notes(summary), [ending(summary, isPreview: isPreview)]])
  }

  private func head(_ summary: ImportSummary) -> [String] {
    let report = summary.report
    var words =
      "\(summary.title): \(Figures.whole(Double(report.read))) \(report.read == 1 ? "record" : "records") read"
    if let first = report.firstDay, let last = report.lastDay { words += ", \(first) to \(last)" }
    if let date = report.exportedAt { words += ", exported \(date.prefix(40))" }
    let sources = report.sources.prefix(12).map { String($0.prefix(60)) }.joined(separator: ", ")
    let more = report.sources.count > 12 ? " and \(report.sources.count - 12) more" : ""
    return page.wrapped(words + ".", hang: "  ")
      + (sources.isEmpty ? [] : page.wrapped("From \(sources)\(more).", hang: "  "))
  }

  private func table(_ summary: ImportSummary) -> [String] {
    let counts = ImportedRecord.Kind.allCases.compactMap { kind in summary.tally.counts[kind].map { (kind, $0) } }
    guard !counts.isEmpty else { return summary.tally.profileChanged ? [] : ["Nothing in it is for the journal."] }
    func figure(_ count: Int) -> String { count == 0 ? "" : Figures.whole(Double(count)) }
    // Columns that hold nothing are left out.
    let columns: [(title: String, value: (ImportTally.Count) -> Int)] = [
      ("new", \.added), ("changed", \.updated), ("known", \.known), ("deleted by you", \.deleted),
      ("out of range", \.refused),
    ]
    let used = columns.filter { column in column.title == "new" || counts.contains { column.value($0.1) > 0 } }
    let table = Table(
      columns: [Table.Column(title: "", weight: 9, isLeft: true)]
        + used.enumerated().map { Table.Column(title: $1.title, weight: 8 - $0) },
      rows: counts.map { kind, count in [kind.words] + used.map { figure($0.value(count)) } })
    return table.lines(on: page)
  }

  private func left(_ summary: ImportSummary) -> [String] {
    let skipped = summary.report.skipped
    guard !skipped.isEmpty else { return [] }
    let shown = skipped.prefix(8).flatMap { part in
      page.hanging("  \(Figures.whole(Double(part.count)).paddedLeft(to: 9))  ", part.reason)
    }
    let rest = skipped.dropFirst(8).reduce(0) { $0 + $1.count }
    let more = rest > 0 ? page.hanging("  \(Figures.whole(Double(rest)).paddedLeft(to: 9))  ", "for other reasons") : []
    return ["Left out:"] + shown + more
  }

  private func notes(_ summary: ImportSummary) -> [String] {
    summary.report.notes.flatMap { page.dimmed($0, indent: "") }
  }

  private func ending(_ summary: ImportSummary, isPreview: Bool) -> String {
    if isPreview { return "Nothing is written yet." }
    let profile = summary.tally.profileChanged ? " The profile learns what it did not know." : ""
    if summary.isDryRun { return "Nothing was written (--dry-run).\(profile)" }
    guard summary.turnID != nil else { return "Nothing is new; nothing was written." }
    return "Imported.\(profile) ada undo takes it all back."
  }

  /// What is kept with the turn: "Imported 1,234 records from Apple Health."
  static func sentence(format: String, tally: ImportTally) -> String {
    let written = tally.total.written
    return "Imported \(Figures.whole(Double(written))) \(written == 1 ? "record" : "records") from \(format)."
  }
}

extension ImportedRecord.Kind {
  var words: String {
    switch self {
    case .meals: "Meals"
    case .water: "Water"
    case .weights: "Weigh-ins"
    case .workouts: "Workouts"
    case .steps: "Days of steps"
    case .activity: "Days of energy"
    case .sleep: "Nights"
    case .hrv: "Heart rate variability"
    case .bodyMetrics: "Height and body fat"
    case .goals: "Goals"
    }
  }
}
