import Coaching
import JSONTree
import Nutrition

/// A week's energy, a line a day.
struct BudgetView {
  let page: Page

  /// - Parameter ahead: what is planned for later weeks.
  func text(for budget: WeekBudget, ahead: [PlannedEvent]) -> String {
    let first = budget.days.first?.day.description ?? ""
    let last = budget.days.last?.day.description ?? ""
    let table = Table(
      columns: [
        .init(title: "day", weight: 5, isLeft: true), .init(title: "target", weight: 3),
        .init(title: "eaten", weight: 4), .init(title: "aim now", weight: 4, ink: .bold),
        .init(title: "", weight: 1, isLeft: true, ink: .dim),
      ], rows: budget.days.map { row($0, budget.today) })
    return Page.text([
      [page.heading("Week \(first) to \(last)")] + table.lines(on: page), sums(budget),
      ahead.prefix(5).flatMap { page.dimmed("Ahead: \($0.words), +\(Figures.kcal($0.calories)).", indent: "") },
    ])
  }

  private func row(_ day: WeekBudget.Day, _ today: CalendarDay) -> [String] {
    let planned = day.target - day.plain
    let cause =
      day.event.map { "+\(Figures.whole($0.calories)) \($0.note ?? "planned")" }
      ?? (planned < 0 ? "\(Figures.whole(planned)) set aside" : "")
    let eaten = day.eaten.map(Figures.whole) ?? (day.day < today ? "not logged" : "")
    return [
      day.day.shortText + (day.day == today ? " *" : ""), Figures.whole(day.target), eaten,
      day.suggested.map(Figures.whole) ?? "", cause,
    ]
  }

  private func sums(_ budget: WeekBudget) -> [String] {
    var lines = page.wrapped(
      "\(Figures.kcal(budget.target)) for the week, \(Figures.whole(budget.eaten)) eaten, "
        + (budget.left >= 0 ? "\(Figures.whole(budget.left)) left." : "\(Figures.whole(-budget.left)) over."))
    if budget.balance.magnitude >= 1, budget.days.contains(where: { $0.suggested != nil }) {
      let side = budget.balance > 0 ? "over" : "under"
      lines += page.wrapped(
        "\(Figures.kcal(budget.balance.magnitude)) \(side) so far, spread over the days left, "
          + "each by a fifth at most and none below what is safe.")
    }
    if budget.letGo.magnitude >= 1, budget.days.contains(where: { $0.suggested != nil }) {
      lines += page.wrapped(
        "\(Figures.kcal(budget.letGo.magnitude)) of it cannot be spread; let it go, one week is no matter.")
    }
    if !budget.unknownDays.isEmpty {
      let days = budget.unknownDays.map(\.day.shortText).joined(separator: ", ")
      lines += page.dimmed("Assumed: the target was eaten on days without meals (\(days)).", indent: "")
    }
    return lines
  }
}

extension WeekBudget {
  /// For scripts (docs/plans.md), in kcal.
  var json: JSONValue {
    [
      "target": .figure(target), "eaten": .figure(eaten), "left": .figure(left), "balance": .figure(balance),
      "letGo": .figure(letGo),
      "days": .array(
        days.map { day in
          [
            "day": .string(day.day.description), "target": .figure(day.target), "withoutEvents": .figure(day.plain),
            "lowest": .figure(day.lowest), "eaten": .figure(day.eaten), "aim": .figure(day.suggested),
            "event": day.event.map { ["calories": .figure($0.calories), "note": .text($0.note)] } ?? .null,
          ]
        }),
    ]
  }
}
