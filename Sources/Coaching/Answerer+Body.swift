import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Questions about the body: weight now and then, and the body mass index.
extension Answerer {
  /// The last weighing, what it was on a day that is asked about, and how the trend has moved since.
  func weight(on day: CalendarDay?) -> Answer {
    let noWeight = Answer(text: "No weight is logged yet. Say \"weighed \(units.exampleWeight)\".")
    let weighings = weighings(through: today)
    let points = trend(of: weighings).points
    guard let last = points.last, let latest = weighings.last else {
      guard let weight = conversation.weightKg else { return noWeight }
      return Answer(text: "Your last weight is \(units.weight(kilograms: weight)).")
    }
    let when = Days(first: last.day, last: last.day, today: today).words
    let now =
      "\(units.weight(kilograms: latest.weightKg)) \(when) at \(clock.text(latest.timestamp, in: message.timeZone))"
      + mean(of: last, among: weighings)
    guard let day, let then = points.last(where: { $0.day <= day }) else {
      let month = points.last { $0.day <= last.day.advanced(by: -28) }
      let moved = month.map { " " + change(from: $0, to: last) } ?? ""
      let first = day == nil ? "" : "No weight is logged as early as \(day?.description ?? ""). "
      return Answer(text: "\(first)Your last weight is \(now).\(moved) \"ada weight\" shows the trend.")
    }
    let past = then.day == day ? "on \(then.day)" : "on \(then.day), the last weighing before \(day)"
    let weighed =
      weighings.last { CalendarDay($0.timestamp, in: message.timeZone) == then.day }?.weightKg ?? then.weightKg
    let told = "You weighed \(units.weight(kilograms: weighed)) \(past)\(mean(of: then, among: weighings))"
    guard then.day < last.day else { return Answer(text: told + ".") }
    return Answer(text: "\(told), and \(now). \(change(from: then, to: last))")
  }

  /// " (the mean of that day's 2 weighings is 82.9 kg)", which the trend is reckoned with; empty for a single one.
  private func mean(of point: WeightTrend.Point, among weighings: [BodyWeightEntry]) -> String {
    let count = weighings.count { CalendarDay($0.timestamp, in: message.timeZone) == point.day }
    guard count > 1 else { return "" }
    return " (the mean of that day's \(count) weighings is \(units.weight(kilograms: point.weightKg)))"
  }

  /// "The trend went down by 1.2 kg since 2026-10-23."
  func change(from start: WeightTrend.Point, to end: WeightTrend.Point) -> String {
    let moved = ((end.trendKg - start.trendKg) * 10).rounded() / 10
    guard moved != 0 else { return "The trend has stayed where it was since \(start.day)." }
    return
      "The trend went \(moved < 0 ? "down" : "up") by \(units.weight(kilograms: moved.magnitude)) since \(start.day)."
  }

  /// Weighings of the last year, oldest first.
  func weighings(through day: CalendarDay) -> [BodyWeightEntry] {
    weights(day.advanced(by: -366).interval(in: message.timeZone).start, day.interval(in: message.timeZone).end)
  }

  private func trend(of weighings: [BodyWeightEntry]) -> WeightTrend {
    WeightTrend(weighings.map { (day: CalendarDay($0.timestamp, in: message.timeZone), weightKg: $0.weightKg) })
  }

  /// Weighings of the last year with the noise taken out.
  func trend(through day: CalendarDay) -> WeightTrend { trend(of: weighings(through: day)) }

  /// Weight over height squared, and the range that WHO calls normal.
  func bodyMassIndex() -> Answer {
    let height = conversation.profile.heightCm
    guard let weight = conversation.weightKg, let height,
      let index = BodyMassIndex.of(weightKg: weight, heightCm: height)
    else {
      let missing = height == nil ? "height (\"I am 178 cm tall\")" : "weight (\"weighed \(units.exampleWeight)\")"
      return Answer(text: "For that I need your \(missing).")
    }
    return Answer(
      text:
        "Your BMI is \(index.text(decimals: 1)) kg/m2: \(units.weight(kilograms: weight)) at \(units.height(centimetres: height)). "
        + "WHO calls \(BodyMassIndex.underweight.text(decimals: 1)) to \(BodyMassIndex.overweight.text()) normal for "
        + "adults; it cannot tell muscle from fat.")
  }
}
