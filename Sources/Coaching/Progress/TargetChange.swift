public import Nutrition

/// Why a day's energy target is another than the day's before it.
public struct TargetChange: Equatable, Sendable {
  /// The later of the two.
  public var day: CalendarDay
  /// Kilocalories more, negative for less.
  public var kilocalories: Double
  /// Each part of the sum that moved, with by how much and where it comes from now; never empty.
  public var causes: [String]

  /// - Parameters:
  ///   - earlier: the target of the day before.
  ///   - later: the target of `day`.
  /// - Returns: nil where the target moved by less than 1 kcal.
  public init?(from earlier: EnergyTarget, to later: EnergyTarget, on day: CalendarDay) {
    let moved = later.total.kilocalories - earlier.total.kilocalories
    guard moved.rounded() != 0 else { return nil }
    self.day = day
    kilocalories = moved
    let none = EnergyFigure(0, origin: "")
    let parts: [(String, EnergyFigure, EnergyFigure)] = [
      ("base", earlier.base, later.base), ("goal", earlier.adjustment, later.adjustment),
      ("active", earlier.activeEarned, later.activeEarned), ("planned", earlier.planned ?? none, later.planned ?? none),
    ]
    causes = parts.compactMap { name, before, after in
      let difference = after.kilocalories - before.kilocalories
      guard difference.rounded() != 0 else { return nil }
      let origin = after.kilocalories == 0 && name == "planned" ? before.origin : after.origin
      return "\(name) \(PeriodSummary.signed(difference)) (\(origin))"
    }
    let held = (later.total.kilocalories - later.sum) - (earlier.total.kilocalories - earlier.sum)
    if held.rounded() != 0 {
      let why = later.bar.map { "no deficit, as \($0.reason)" } ?? later.total.origin
      causes.append("bounds \(PeriodSummary.signed(held)) (\(why))")
    }
    if causes.isEmpty { causes = ["rounding"] }
  }
}

extension PeriodSummary {
  /// The days whose target is another than the one before, with the causes; the first day has none before it.
  public var targetChanges: [TargetChange] {
    zip(days, days.dropFirst()).compactMap { earlier, later in
      TargetChange(from: earlier.targets.energy, to: later.targets.energy, on: later.day)
    }
  }
}
