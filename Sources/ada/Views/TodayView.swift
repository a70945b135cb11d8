import Coaching
import Foundation
import Nutrition

/// A day: eaten against target, macros, water, workouts, weight, meals, what is left and what was assumed.
struct TodayView {
  let page: Page
  let timeZone: TimeZone

  /// - Parameters:
  ///   - summary: the day to show.
  ///   - today: the day it is, for the title.
  func text(for summary: DaySummary, today: CalendarDay) -> String {
    if page.hidesNumbers { return quietText(for: summary, today: today) }
    return Page.text([
      [page.heading(summary.day.title(today: today))],
      progress(summary),
      [page.style(.bold, "Target")] + EquationLines(target: summary.targets.energy, page: page).lines,
      meals(summary), others("Water", summary.water.map(Entry.water), summary),
      others("Workouts", summary.workouts.map(Entry.workout), summary),
      others("Weight", summary.weights.map(Entry.weight), summary),
      left(summary, isToday: summary.day == today), NoteLines(page: page).lines(for: summary),
    ])
  }

  /// What was eaten, drunk and done, without figures of energy and weight.
  private func quietText(for summary: DaySummary, today: CalendarDay) -> String {
    let water = volume(summary.hydration.waterMl)
    return Page.text([
      [page.heading(summary.day.title(today: today))], meals(summary),
      others("Water", summary.water.map(Entry.water), summary),
      others("Workouts", summary.workouts.map(Entry.workout), summary),
      others("Weight", summary.weights.map(Entry.weight), summary),
      summary.hydration.waterMl > 0 ? ["Water: \(water)."] : [], page.dimmed(NumberFreeText.notice, indent: ""),
    ])
  }

  private func progress(_ summary: DaySummary) -> [String] {
    let eaten = summary.eaten
    let targets = summary.targets
    let macros = targets.macros
    let water = summary.hydration.waterMl
    let lines = [
      Progress(
        label: "eaten", value: eaten.calories, target: targets.energy.total.kilocalories, unit: " kcal", ink: .bold),
      Progress(label: "protein", value: eaten.proteinG, target: macros?.proteinG, ink: .protein),
      Progress(label: "carbs", value: eaten.carbsG, target: macros?.carbsG, ink: .carbs),
      Progress(label: "fat", value: eaten.fatG, target: macros?.fatG, ink: .fat),
      Progress(label: "fibre", value: eaten.fiberG ?? 0, target: targets.fiberG),
      Progress(
        label: "water", value: water, target: targets.water.toDrinkMl, ink: .water,
        words: "\(volume(water)) of \(volume(targets.water.toDrinkMl))"),
    ]
    // The bars begin below each other.
    let column = lines.map(\.wordsWidth).max() ?? 0
    return lines.map { $0.line(on: page, wordsWidth: column) }
  }

  private func meals(_ summary: DaySummary) -> [String] {
    if summary.meals.isEmpty { return [page.style(.bold, "Meals"), "  nothing logged"] }
    let lines = entryLines(summary)
    return [page.style(.bold, "Meals")] + summary.meals.flatMap { lines.lines(for: $0) }
  }

  private func others(_ title: String, _ entries: [Entry], _ summary: DaySummary) -> [String] {
    if entries.isEmpty { return [] }
    let lines = entryLines(summary)
    return [page.style(.bold, title)] + entries.flatMap { lines.lines(for: $0) }
  }

  private func left(_ summary: DaySummary, isToday: Bool) -> [String] {
    let kcal = summary.remainingCalories.rounded()
    var parts: [String] = []
    if let macros = summary.targets.macros {
      let open = [
        ("protein", macros.proteinG - summary.eaten.proteinG), ("carbs", macros.carbsG - summary.eaten.carbsG),
        ("fat", macros.fatG - summary.eaten.fatG),
      ]
      parts += open.filter { $0.1.rounded() > 0 }.map { "\($0.1.text()) g \($0.0)" }
    }
    let water = summary.targets.water.toDrinkMl - summary.hydration.waterMl
    if water >= 50 { parts.append("\(volume(water)) water") }
    // What is over and what is left are not of one list.
    let energy = kcal >= 0 ? "\(Figures.kcal(kcal)) left" : "\(Figures.kcal(-kcal)) over"
    let joint = parts.isEmpty ? "" : kcal >= 0 ? ", " : "; left: "
    let text = energy + joint + parts.joined(separator: ", ") + (isToday ? "." : " that day.")
    return page.wrapped(text.capitalizedWord).map { page.style(kcal >= 0 ? .good : .fat, $0) }
  }

  private func entryLines(_ summary: DaySummary) -> EntryLines {
    EntryLines(page: page, timeZone: timeZone, ids: ShortIDs(summary.entryIDs))
  }

  private func volume(_ millilitres: Double) -> String { page.units.volume(millilitres: millilitres) }
}

extension DaySummary {
  /// The ids of everything of the day.
  var entryIDs: [String] { meals.map(\.id) + workouts.map(\.id) + water.map(\.id) + weights.map(\.id) }
}

extension String {
  /// With a capital in front.
  var capitalizedWord: String { prefix(1).uppercased() + dropFirst() }
}
