import Coaching
import Foundation
import JSONTree
import Nutrition
import Understanding

/// The weight to come at one intake, beside the 7700 rule, and what a goal needs.
struct ForecastView {
  let page: Page
  let outlook: Outlook
  /// Kilocalories a day.
  let intake: Double
  let weeks: Int
  let targetKg: Double?
  let by: CalendarDay?

  private var forecast: WeightForecast { outlook.forecast }

  /// The weeks to show: a few on the way, and the last.
  private var marks: [Int] { [1, 2, 4, 8, 12, 26, 52, 104, 156, 260].filter { $0 < weeks } + [weeks] }

  var text: String {
    Page.text([
      [page.heading("Forecast")]
        + page.wrapped(
          "Eating \(Figures.kcal(intake)) a day, from \(page.units.weight(kilograms: forecast.weightKg)) and "
            + "\(Figures.kcal(forecast.expenditure)) spent a day "
            + "(\(outlook.isLearned ? "learned from your journal" : "by the formula")):", indent: "  "),
      table.lines(on: page), goal.flatMap { page.wrapped($0) },
      page.dimmed(
        "The model is Hall's (Lancet 2011): a smaller body spends less, so that the rule promises too much.", indent: ""
      )
        + outlook.assumptions.flatMap { page.dimmed("Assumed: \($0.sentence(in: page.units)).", indent: "") },
    ])
  }

  private var table: Table {
    Table(
      columns: [
        .init(title: "after", weight: 9, isLeft: true), .init(title: "day", weight: 4, isLeft: true),
        .init(title: "weight", weight: 10, ink: .bold), .init(title: "7700 rule", weight: 7),
        .init(title: "to keep it", weight: 5),
      ],
      rows: marks.map { week in
        let days = week * 7
        let weight = forecast.weight(intake: intake, afterDays: days)
        return [
          week == 1 ? "1 week" : "\(week) weeks", outlook.day.advanced(by: days).description,
          weight.map { page.units.weight(kilograms: $0) } ?? "unknown",
          page.units.weight(kilograms: forecast.flatWeight(intake: intake, afterDays: days)),
          weight == nil ? "-" : Figures.kcal(forecast.maintenance(afterIntake: intake, days: days)),
        ]
      })
  }

  private var goal: [String] {
    guard let targetKg else { return [] }
    return [
      outlook.answer(to: ForecastQuestion(targetKg: targetKg, by: by, calories: by == nil ? intake : nil))
    ]
  }

  /// For scripts (docs/json.md), in kilograms and kilocalories.
  var json: JSONValue {
    let days = targetKg.flatMap { target in
      outlook.refusal(ofTarget: target) == nil ? forecast.days(toReach: target, intake: intake) : nil
    }
    let span = by.map { $0.daysSince1970 - outlook.day.daysSince1970 }
    let needed = span.flatMap { span in
      targetKg.flatMap { outlook.refusal(ofTarget: $0) == nil ? forecast.intake(toReach: $0, inDays: span) : nil }
    }
    return [
      "day": .string(outlook.day.description), "weightKg": .figure(forecast.weightKg, decimals: 2),
      "expenditure": .figure(forecast.expenditure), "isLearned": .bool(outlook.isLearned), "calories": .figure(intake),
      "weeks": .array(
        marks.map { week in
          [
            "week": .integer(week), "day": .string(outlook.day.advanced(by: week * 7).description),
            "weightKg": .figure(forecast.weight(intake: intake, afterDays: week * 7), decimals: 2),
            "ruleKg": .figure(forecast.flatWeight(intake: intake, afterDays: week * 7), decimals: 2),
            "maintenance": .figure(forecast.maintenance(afterIntake: intake, days: week * 7)),
          ]
        }),
      "targetKg": .figure(targetKg), "reachedOn": .text(days.map { outlook.day.advanced(by: $0).description }),
      "by": .text(by?.description), "caloriesNeeded": .figure(needed),
      "isBelowFloor": needed.map { .bool($0 < outlook.leastIntake) } ?? .null,
      "notes": .texts(goal), "assumptions": .texts(outlook.assumptions.map { $0.sentence() }),
    ]
  }
}
