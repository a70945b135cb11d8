import Foundation
import Nutrition
public import Understanding

/// Answers about the weight to come, in sentences.
extension Outlook {
  /// Every figure is the model's or the rule's; nothing is promised.
  public func answer(to question: ForecastQuestion) -> String {
    if let weeks = question.weeks { return weight(in: weeks, eating: question.calories ?? plannedIntake) }
    let changed = question.lossKg.map { forecast.weightKg - $0 }
    guard let target = question.targetKg ?? changed ?? profile.targetWeightKg else {
      return "There is no goal weight yet. Say \"my goal weight is 75 kg\", or ask about a weight."
    }
    if let refusal = refusal(ofTarget: target) { return refusal }
    if let day = question.by { return intake(to: target, by: day) }
    return arrival(at: target, eating: question.calories ?? intake(towards: target))
  }

  /// The day's target where it leads to `target` at all, and what the usual rate there asks for where it does not.
  private func intake(towards target: Double) -> Double {
    guard forecast.days(toReach: target, intake: plannedIntake) == nil else { return plannedIntake }
    let goal: GoalType = target < forecast.weightKg ? .cut : .bulk
    let change = GoalRate.adjustment(goal, kilogramsPerWeek: GoalRate.usual(goal))
    return max(leastIntake, forecast.expenditure + change)
  }

  private var units: UnitSystem { profile.units }

  private func weight(in weeks: Int, eating intake: Double) -> String {
    let days = weeks * 7
    guard let weight = forecast.weight(intake: intake, afterDays: days) else {
      return "Nothing sensible can be said of \(Figures.kcal(intake)) a day for \(weeks) weeks."
    }
    return "Eating \(Figures.kcal(intake)) a day, about \(units.weight(kilograms: weight)) after \(weeks) weeks "
      + "(\(day.advanced(by: days))); the 7700 rule would say "
      + "\(units.weight(kilograms: forecast.flatWeight(intake: intake, afterDays: days))). \(basis)"
  }

  private func arrival(at target: Double, eating intake: Double) -> String {
    let words = units.weight(kilograms: target)
    guard let days = forecast.days(toReach: target, intake: intake) else {
      return "Eating \(Figures.kcal(intake)) a day does not lead to \(words) within five years. \(basis)"
    }
    if days == 0 { return "You are there: \(words)." }
    let rule = forecast.flatDays(toReach: target, intake: intake).map { "; the 7700 rule would say \($0)" } ?? ""
    return "Eating \(Figures.kcal(intake)) a day, you would reach \(words) around \(day.advanced(by: days)), in "
      + "\(days) days\(rule). Keeping it will then take about "
      + "\(Figures.kcal(forecast.maintenance(afterIntake: intake, days: days))) a day. \(basis)"
  }

  private func intake(to target: Double, by date: CalendarDay) -> String {
    let words = units.weight(kilograms: target)
    let days = date.daysSince1970 - day.daysSince1970
    guard days > 0, let intake = forecast.intake(toReach: target, inDays: days) else {
      return "\(words) by \(date) cannot be reached."
    }
    let rule = Figures.kcal(forecast.flatIntake(toReach: target, inDays: days))
    let loss = (forecast.weightKg - target) / Double(days) * 7
    if intake < leastIntake || loss > GoalRate.lossToRefuse * forecast.weightKg {
      let least = max(leastIntake, forecast.expenditure - GoalRate.lossToRefuse * forecast.weightKg * 1100)
      let reached =
        forecast.days(toReach: target, intake: least).map {
          " \(words) could be reached around "
            + "\(day.advanced(by: $0)) with \(Figures.kcal(least)) a day."
        } ?? ""
      return "\(words) by \(date) would take \(Figures.kcal(intake)) a day, which is less than is safe.\(reached)"
    }
    return "For \(words) by \(date), eat about \(Figures.kcal(intake)) a day (the 7700 rule would say \(rule)). "
      + "Keeping it will then take about \(Figures.kcal(forecast.maintenance(afterIntake: intake, days: days))) a day. "
      + basis
  }

  private var basis: String {
    "You spend \(Figures.kcal(forecast.expenditure)) a day now, "
      + (isLearned ? "as your own journal says." : "by the formula; your journal has too few days to tell yet.")
  }
}
