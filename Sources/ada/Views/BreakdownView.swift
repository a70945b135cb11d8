import Coaching
import Nutrition

/// How a day's target comes about, step by step: resting energy, activity, goal, floor, calories, macros.
struct BreakdownView {
  let page: Page

  /// - Parameter missing: what would make the figures better, by name.
  func text(for summary: DaySummary, profile: UserProfile, missing: [SetupStep]) -> String {
    Page.text([
      [page.heading("Your day")] + energy(summary.targets.energy), macros(summary.targets, profile),
      NoteLines(page: page).lines(for: summary), closing(missing),
    ])
  }

  private func energy(_ target: EnergyTarget) -> [String] {
    guard let resting = target.resting else {
      return row("calories", "\(target.total.kilocalories.text()) kcal", target.total.origin)
    }
    var lines = row("resting", "\(resting.kilocaloriesPerDay.text()) kcal", resting.formula.name)
    if target.basis == .own {
      lines += row("calories", "\(target.total.kilocalories.text()) kcal", target.total.origin)
      return lines
    }
    let logged =
      target.mode == .measured ? "a quiet day; what you log or a device reports is added" : "workouts included"
    lines += row("activity", "\(target.base.kilocalories.text()) kcal", "\(target.base.origin): \(logged)")
    if target.activeEarned.kilocalories > 0 {
      lines += row("  active", "+\(target.activeEarned.kilocalories.text())", target.activeEarned.origin)
    }
    let change = target.adjustment.kilocalories
    lines += row("goal", "\(change < 0 ? "" : "+")\(change.text())", target.adjustment.origin)
    if let planned = target.planned { lines += row("planned", planned.kilocalories.text(), planned.origin) }
    let isRaised = target.sum < target.total.kilocalories
    lines += row(
      "floor", "\(target.lowest.text()) kcal",
      target.bar.map { "no deficit, as \($0.reason)" }
        ?? (isRaised ? "the sum of \(target.sum.text()) kcal was raised to it" : "no day aims lower; not reached"))
    return lines + row("calories", page.style(.bold, "\(target.total.kilocalories.text()) kcal"), target.equation)
  }

  private func macros(_ targets: DailyTargets, _ profile: UserProfile) -> [String] {
    guard let macros = targets.macros else { return [] }
    let origin =
      switch profile.macroOrigin {
      case .person: "your choice"
      case .proposal: "a proposal you accepted"
      case nil: "Ada's default"
      }
    return [page.style(.bold, "Macros") + page.style(.dim, "  \(origin)")]
      + row("protein", "\(macros.proteinG.text()) g", "\(profile.proteinGramsPerPound.text(decimals: 2)) g per pound")
      + row("fat", "\(macros.fatG.text()) g", "\((profile.fatPercentage * 100).text(decimals: 1)) % of the energy")
      + row("carbs", "\(macros.carbsG.text()) g", "what protein and fat leave")
      + row("fibre", "\(targets.fiberG.text()) g", "14 g per 1000 kcal")
      + row("water", page.units.volume(millilitres: targets.water.totalMl), targets.water.origin)
  }

  private func closing(_ missing: [SetupStep]) -> [String] {
    guard !missing.isEmpty else { return [] }
    let names = missing.map { $0.rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" } }
    return page.dimmed("Not said yet: \(names.joined(separator: ", ")). \"ada setup\" goes on there.", indent: "")
  }

  private func row(_ name: String, _ figure: String, _ origin: String) -> [String] {
    page.columnsOfThree(name, figure, origin)
  }
}

extension Page {
  /// A name, a figure and where it comes from, the last broken in its own column.
  func columnsOfThree(_ name: String, _ figure: String, _ origin: String) -> [String] {
    let head = "  \(name.paddedRight(to: 10))" + figure.paddedLeft(to: 10) + "  "
    let column = TextWidth.of(head)
    let lines = TextWidth.wrap(TerminalText.safe(origin), to: max(16, width - column), indent: "")
    return lines.enumerated().map { index, line in
      (index == 0 ? head : String(repeating: " ", count: column)) + style(.dim, line)
    }
  }
}
