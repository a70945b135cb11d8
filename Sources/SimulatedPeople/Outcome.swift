import Nutrition
import Randomness

/// How estimates stood to the truth in a group of simulated people, on the 28th, the 56th and the 84th day.
public struct Outcome: Equatable, Sendable {
  public static let checkpoints = [28, 56, 84]

  /// Mean absolute error of the formula alone, in kcal/day.
  public var formulaError = [0.0, 0, 0]
  /// Mean absolute error of the learned estimate.
  public var error = [0.0, 0, 0]
  /// Mean error.
  public var bias = [0.0, 0, 0]
  /// Share of people whose truth is within the 90 % interval.
  public var coverage = [0.0, 0, 0]
  /// Mean half width of the interval, in kcal/day.
  public var halfWidth = [0.0, 0, 0]

  /// Lives `people` lives of 84 days.
  public init(of scenario: SimulatedDieter.Scenario, people: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let share = 1 / Double(people)
    for _ in 0..<people {
      guard let person = SimulatedDieter(scenario, days: 84, using: &random) else { continue }
      for (place, day) in Self.checkpoints.enumerated() {
        guard let learned = AdaptiveExpenditure(Array(person.days.prefix(day)), prior: person.prior) else { continue }
        let truth = person.truth(atDay: day)
        formulaError[place] += (person.prior.kilocalories - truth).magnitude * share
        error[place] += (learned.kilocalories - truth).magnitude * share
        bias[place] += (learned.kilocalories - truth) * share
        coverage[place] += learned.interval.contains(truth) ? share : 0
        halfWidth[place] += (learned.interval.upperBound - learned.interval.lowerBound) / 2 * share
      }
    }
  }
}
