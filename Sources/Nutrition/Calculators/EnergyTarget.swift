/// How many kilocalories a day has, and how the sum comes about.
public struct EnergyTarget: Equatable, Sendable {
  /// No target goes below this, in kcal/day, whoever asks: person, model or import.
  public static let floor = 1200.0
  /// The target where there is no weight, in kcal/day; a placeholder.
  public static let placeholder = 1800.0

  /// What the target rests on.
  public enum Basis: String, Codable, Sendable {
    /// Resting energy and one of the two energy modes.
    case formula
    /// What the person's own journal says they spend.
    case learned
    /// The person's own number.
    case own
    /// 1800 kcal, because there is no weight.
    case placeholder
  }

  /// Whose figure the target is.
  public var basis: Basis
  /// Whether activity is added day by day or is in the base already.
  public var mode: EnergyMode
  /// Nil without a weight.
  public var resting: RestingEnergy?
  /// A day without exercise (measured), or the average day (multiplier).
  public var base: EnergyFigure
  /// Active energy of the day; 0 in multiplier mode, which holds it already.
  public var activeEarned: EnergyFigure
  /// The goal's share, negative for a cut.
  public var adjustment: EnergyFigure
  /// The target: the sum, but never under the floor.
  public var total: EnergyFigure
  /// Each thing that was not known and what stands for it.
  public var assumptions: [Assumption]
  /// What the person should hear about a target that holds all the same.
  public var warnings: [TargetWarning]
  /// Why no deficit is planned; nil where one may be.
  public var bar: DeficitBar?
  /// What the day uses, in kcal, without any goal: resting energy and activity. 0 where there is no weight.
  public var maintenance = 0.0
  /// What the base was learned from; nil where it is the formula's.
  public var learned: LearnedExpenditure?
  /// More for an event of the day, or less for one of another day; in the total. Nil where nothing is planned.
  public var planned: EnergyFigure?

  /// All parts together, in kcal, before floor and bounds.
  public var sum: Double {
    base.kilocalories + adjustment.kilocalories + activeEarned.kilocalories + (planned?.kilocalories ?? 0)
  }

  /// "2100 - 550 + 450 = 2000"; what is zero and says nothing is left out.
  public var equation: String {
    var text = base.kilocalories.text()
    if adjustment.kilocalories != 0 {
      text += adjustment.kilocalories < 0 ? " - " : " + "
      text += adjustment.kilocalories.magnitude.text()
    }
    if activeEarned.kilocalories != 0 || (mode == .measured && (basis == .formula || basis == .learned)) {
      text += " + \(activeEarned.kilocalories.text())"
    }
    if let planned, planned.kilocalories != 0 {
      text += planned.kilocalories < 0 ? " - " : " + "
      text += planned.kilocalories.magnitude.text()
    }
    text += " = \(sum.text())"
    return sum == total.kilocalories ? text : text + ", raised to \(total.kilocalories.text())"
  }
}
