/// What a goal's rate in kilograms a week means in energy and in share of body weight.
public enum GoalRate {
  /// A loss faster than this share of body weight a week is warned about.
  public static let lossToWarnAbout = 0.010
  /// A loss faster than this share of body weight a week is refused.
  public static let lossToRefuse = 0.015
  /// A gain faster than this share of body weight a week is warned about.
  public static let gainToWarnAbout = 0.005

  /// Kilocalories a day: cut - rate x 1100, bulk + rate x 550, maintain 0. A rate that is no number counts as 0.
  public static func adjustment(_ goal: GoalType, kilogramsPerWeek rate: Double) -> Double {
    guard let rate = Optional(rate).usable else { return 0 }
    switch goal {
    case .cut: return -rate * 1100
    case .maintain: return 0
    case .bulk: return rate * 550
    }
  }

  /// Kilograms a week where a direction is asked for without a rate: within what every adult weight allows.
  public static func usual(_ goal: GoalType) -> Double {
    switch goal {
    case .cut: 0.5
    case .maintain: 0
    case .bulk: 0.25
    }
  }

  /// Share of body weight a week, 0.01 for 1 %.
  static func share(_ rate: Double, of weightKg: Double) -> Double { rate / weightKg }

  /// Whether `share` is over `limit` by more than rounding.
  static func exceeds(_ share: Double, _ limit: Double) -> Bool { share > limit + 1e-9 }
}
