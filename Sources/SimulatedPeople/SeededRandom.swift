import Foundation

/// Random numbers that are the same for the same seed on every machine (SplitMix64, Steele, Lea and Flood 2014).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
