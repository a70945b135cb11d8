import Foundation
public import Randomness

extension SeededGenerator {
  /// 0..<1.
  public mutating func uniform() -> Double { Double(next() >> 11) / 9_007_199_254_740_992 }

  /// From `low` up to `high`.
  public mutating func uniform(_ low: Double, _ high: Double) -> Double { low + (high - low) * uniform() }

  /// Whether something of this probability happens.
  public mutating func happens(_ probability: Double) -> Bool { uniform() < probability }

  /// Normally distributed (Box and Muller 1958).
  public mutating func normal(mean: Double = 0, deviation: Double = 1) -> Double {
    let radius = (-2 * log(1 - uniform())).squareRoot()
    return mean + deviation * radius * cos(2 * .pi * uniform())
  }
}
