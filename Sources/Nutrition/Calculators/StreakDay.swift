/// How a day's energy stands to its target.
public enum StreakDay: String, CaseIterable, Codable, Sendable {
  /// Nothing was logged; neither good nor bad.
  case noData
  /// More than 10 % under.
  case under
  /// Within 10 % of the target.
  case onTarget
  /// More than 10 %, at most 20 % over.
  case slightlyOver
  /// More than 20 % over.
  case over

  /// - Parameters:
  ///   - eaten: kilocalories that day; nil where nothing was logged.
  ///   - target: the day's target in kilocalories; `noData` where it is not above zero.
  public init(eaten: Double?, target: Double) {
    guard let eaten, eaten.isFinite, let target = Optional(target).usable else {
      self = .noData
      return
    }
    switch eaten / target {
    case ..<(0.9 - 1e-9): self = .under
    case ...(1.1 + 1e-9): self = .onTarget
    case ...(1.2 + 1e-9): self = .slightlyOver
    default: self = .over
    }
  }

  /// How many days up to the last were on target without a break. A last day without data does not break it: it is not
  /// over yet.
  public static func currentStreak(_ days: [StreakDay]) -> Int {
    let past = days.last == .noData ? days.dropLast() : days[...]
    return past.reversed().prefix { $0 == .onTarget }.count
  }
}
