import Nutrition
import Understanding

/// Questions about the body: weight now and then, and the body mass index.
extension Answerer {
  /// The last weighing, what it was on a day that is asked about, and how the trend has moved since.
  func weight(on day: CalendarDay?) -> Answer {
    let noWeight = Answer(text: "No weight is logged yet. Say \"weighed 82.4 kg\".")
    let points = trend(through: today).points
    guard let last = points.last else {
      guard let weight = conversation.weightKg else { return noWeight }
      return Answer(text: "Your last weight is \(units.weight(kilograms: weight)).")
    }
    let now = "\(units.weight(kilograms: last.weightKg)) \(Days(first: last.day, last: last.day, today: today).words)"
    guard let day, let then = points.last(where: { $0.day <= day }) else {
      let month = points.last { $0.day <= last.day.advanced(by: -28) }
      let moved = month.map { " " + change(from: $0, to: last) } ?? ""
      let first = day == nil ? "" : "No weight is logged as early as \(day?.description ?? ""). "
      return Answer(text: "\(first)Your last weight is \(now).\(moved) \"ada weight\" shows the trend.")
    }
    let when = then.day == day ? "on \(then.day)" : "on \(then.day), the last weighing before \(day)"
    guard then.day < last.day else {
      return Answer(text: "You weighed \(units.weight(kilograms: then.weightKg)) \(when).")
    }
    return Answer(
      text: "You weighed \(units.weight(kilograms: then.weightKg)) \(when), and \(now). \(change(from: then, to: last))"
    )
  }

  /// "The trend went down by 1.2 kg since 2026-10-23."
  func change(from start: WeightTrend.Point, to end: WeightTrend.Point) -> String {
    let moved = ((end.trendKg - start.trendKg) * 10).rounded() / 10
    guard moved != 0 else { return "The trend has stayed where it was since \(start.day)." }
    return
      "The trend went \(moved < 0 ? "down" : "up") by \(units.weight(kilograms: moved.magnitude)) since \(start.day)."
  }

  /// Weighings of the last year with the noise taken out.
  func trend(through day: CalendarDay) -> WeightTrend {
    let (start, end) = (
      day.advanced(by: -366).interval(in: message.timeZone).start, day.interval(in: message.timeZone).end
    )
    return WeightTrend(
      weights(start, end).map { (day: CalendarDay($0.timestamp, in: message.timeZone), weightKg: $0.weightKg) })
  }

  /// Weight over height squared, and the range that WHO calls normal.
  func bodyMassIndex() -> Answer {
    let height = conversation.profile.heightCm
    guard let weight = conversation.weightKg, let height,
      let index = BodyMassIndex.of(weightKg: weight, heightCm: height)
    else {
      let missing = height == nil ? "height (\"I am 178 cm tall\")" : "weight (\"weighed 82.4 kg\")"
      return Answer(text: "For that I need your \(missing).")
    }
    return Answer(
      text:
        "Your BMI is \(index.text(decimals: 1)) kg/m2: \(units.weight(kilograms: weight)) at \(units.height(centimetres: height)). "
        + "WHO calls \(BodyMassIndex.underweight.text(decimals: 1)) to \(BodyMassIndex.overweight.text()) normal for "
        + "adults; it cannot tell muscle from fat.")
  }
}
