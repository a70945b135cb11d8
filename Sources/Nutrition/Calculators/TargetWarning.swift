/// Something about a target that the person has to be told.
public enum TargetWarning: Hashable, Sendable {
  /// The formula gave less than the floor.
  case raisedToFloor(from: Double)
  /// The person's own target is below the floor.
  case ownTargetRaisedToFloor(from: Double)
  /// More than 1 % of body weight a week.
  case fastLoss(percentPerWeek: Double)
  /// The goal asks for more than 1.5 % of body weight a week: the target is reckoned with this rate instead.
  case lossLimited(percentPerWeek: Double, toKgPerWeek: Double)
  /// More than 0.5 % of body weight a week.
  case fastGain(percentPerWeek: Double)
  /// No deficit is planned, though one was asked for; or the person's own target was raised, from so many kcal.
  case noDeficit(DeficitBar, from: Double?)
  /// The formulas were made for adults.
  case notAnAdult(years: Int)

  /// One sentence for the person.
  public func sentence(in units: UnitSystem = .metric) -> String {
    switch self {
    case .raisedToFloor(let computed):
      "The sum is \(computed.text()) kcal; a target never goes below \(EnergyTarget.floor.text()) kcal, so it was raised."
    case .ownTargetRaisedToFloor(let own):
      "Your own target of \(own.text()) kcal was raised: a target never goes below \(EnergyTarget.floor.text()) kcal."
    case .fastLoss(let percent):
      "Losing \(percent.text(decimals: 1)) % of your weight a week is fast; up to 1 % keeps more muscle."
    case .lossLimited(let percent, let rate):
      "Losing \(percent.text(decimals: 1)) % of your weight a week is not planned for; "
        + "the target uses \(units.weightRate(kilogramsPerWeek: rate)), which is 1.5 %."
    case .fastGain(let percent):
      "Gaining \(percent.text(decimals: 1)) % of your weight a week is fast; over 0.5 % more of it is fat."
    case .noDeficit(let bar, let own):
      (own.map { "Your own target of \($0.text()) kcal was raised" } ?? "No deficit is planned")
        + ", as \(bar.reason). \(bar.advice)"
    case .notAnAdult(let years):
      "The formulas were made for adults; at \(years) years take these figures to a doctor or dietitian."
    }
  }
}
