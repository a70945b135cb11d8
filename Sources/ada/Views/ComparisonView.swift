import Coaching
import Nutrition

/// The two sides of each comparison, side by side, and how much that says.
struct ComparisonView {
  let page: Page

  func text(for comparisons: [Comparison]) -> String {
    if comparisons.isEmpty {
      return Page.text([
        page.wrapped(
          "Nothing has been compared. \"ab\": 0.5 in the configuration gives half of the turns to the offline engine "
            + "(docs/stats.md).")
      ])
    }
    return Page.text(comparisons.flatMap(blocks))
  }

  private func blocks(_ comparison: Comparison) -> [[String]] {
    let heading = page.heading("a: \(comparison.a.name)   b: \(comparison.b.name)")
    return [[heading] + table(comparison).lines(on: page), agreement(comparison.agreement), verdict(comparison)]
  }

  private func table(_ comparison: Comparison) -> Table {
    let sides = [comparison.a, comparison.b]
    func row(_ label: String, _ cell: (Comparison.Side) -> String) -> [String] { [label] + sides.map(cell) }
    return Table(
      columns: [
        .init(title: "", weight: 9, isLeft: true), .init(title: "a", weight: 9), .init(title: "b", weight: 9),
      ],
      rows: [
        row("turns") { "\($0.turns)" }, row("success") { Self.share($0.success) },
        row("  95 % sure") { Self.interval($0.success) }, row("taken back") { Self.share($0.undo) },
        row("corrected") { Self.share($0.correction) },
        row("answer p50") { $0.answer.map { StatsView.time($0.p50) } ?? "-" },
        row("answer p95") { $0.answer.map { StatsView.time($0.p95) } ?? "-" },
      ])
  }

  private func agreement(_ agreement: EnergyAgreement) -> [String] {
    guard agreement.total > 0 else { return [] }
    let sentences = StatsView.counted(agreement.total, "sentence")
    return page.wrapped(
      "Of \(sentences) with food that a model and the offline engine both read: \(Self.words(for: agreement)).")
  }

  private func verdict(_ comparison: Comparison) -> [String] {
    if comparison.isSmall {
      return page.dimmed(
        "Fewer than \(Comparison.fewTurns) turns on a side: too few to tell the sides apart.", indent: "")
    }
    return page.dimmed(
      comparison.isSuccessApart
        ? "The sides' success differs by more than chance explains."
        : "The sides' success could differ by chance alone.", indent: "")
  }

  /// "12 within 10 %, 3 within 25 %, 1 within a factor of 3, …"; only what there is.
  static func words(for agreement: EnergyAgreement) -> String {
    let names: [(EnergyAgreement.Grade, String)] = [
      (.close, "within 10 %"), (.near, "within 25 %"), (.apart, "within a factor of 3"),
      (.far, "further apart than that"), (.oneSided, "a meal against none"),
    ]
    return names.compactMap { grade, name in
      let count = agreement.count(grade)
      return count > 0 ? "\(count) \(name)" : nil
    }.joined(separator: ", ")
  }

  private static func share(_ proportion: Proportion) -> String {
    guard let share = proportion.share else { return "-" }
    return "\(proportion.count) (\((share * 100).text()) %)"
  }

  private static func interval(_ proportion: Proportion) -> String {
    guard let interval = proportion.interval else { return "-" }
    return "\((interval.lowerBound * 100).text()) to \((interval.upperBound * 100).text()) %"
  }
}
