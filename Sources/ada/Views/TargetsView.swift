import Coaching
import Nutrition

/// What a day aims at, and where each number comes from.
struct TargetsView {
  let page: Page

  /// - Parameter profile: the person, for the settings that the numbers rest on.
  func text(for summary: DaySummary, profile: UserProfile) -> String {
    Page.text([
      [page.heading("Energy")] + EquationLines(target: summary.targets.energy, page: page).lines,
      macros(summary.targets, profile), water(summary.targets.water), NoteLines(page: page).lines(for: summary),
    ])
  }

  private func macros(_ targets: DailyTargets, _ profile: UserProfile) -> [String] {
    var lines = [page.style(.bold, "Macros")]
    guard let macros = targets.macros else {
      lines += page.wrapped("Without a weight there are no protein, carbohydrate and fat targets.", indent: "  ")
      return lines + row("fibre", targets.fiberG, nil, nil, "14 g per 1000 kcal")
    }
    let perPound =
      "\(profile.proteinGramsPerPound.text(decimals: 2)) g per pound of body weight"
      + (profile.macroOrigin == nil ? "" : ", your choice")
    lines += row("protein", macros.proteinG, macros.proteinG * 4 / macros.calories, .protein, perPound)
    lines += row("carbs", macros.carbsG, macros.carbsG * 4 / macros.calories, .carbs, "what protein and fat leave")
    lines += row("fat", macros.fatG, macros.fatG * 9 / macros.calories, .fat, "its share of the energy")
    return lines + row("fibre", macros.fiberG, nil, nil, "14 g per 1000 kcal")
  }

  private func row(_ name: String, _ grams: Double, _ share: Double?, _ ink: Style.Ink?, _ origin: String) -> [String] {
    let figure = "\(name.paddedRight(to: 8))\("\(grams.text()) g".paddedLeft(to: 6))"
    let percent = (share.map { "\(($0 * 100).text()) %" } ?? "").paddedLeft(to: 6)
    let head = "  " + (ink.map { page.style($0, figure) } ?? figure) + percent
    return join(head, origin)
  }

  private func water(_ water: WaterGoal) -> [String] {
    let units = page.units
    var lines = [page.style(.bold, "Water")]
    lines += join("  " + units.volume(millilitres: water.totalMl), water.origin)
    if water.toDrinkMl < water.totalMl {
      lines += page.dimmed("of it \(units.volume(millilitres: water.toDrinkMl)) to drink", indent: "    ")
    }
    if water.exerciseMl > 0 {
      lines += page.dimmed("of it \(units.volume(millilitres: water.exerciseMl)) for exercise", indent: "    ")
    }
    return lines
  }

  /// The origin behind the figure where both fit, else below it.
  private func join(_ head: String, _ origin: String) -> [String] {
    if TextWidth.of(head) + 2 + TextWidth.of(origin) <= page.width { return [head + "  " + page.style(.dim, origin)] }
    return [head] + page.dimmed(origin, indent: "    ")
  }
}
