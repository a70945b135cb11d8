/// How long something took, over many times, by nearest rank: each figure is one that was measured.
public struct Percentiles: Equatable, Sendable {
  /// How many were measured.
  public let count: Int
  /// The median.
  public let p50: Double
  public let p95: Double
  public let p99: Double

  /// Nil where nothing was measured.
  public init?(_ values: [Double]) {
    if values.isEmpty { return nil }
    let sorted = values.sorted()
    func rank(_ percent: Int) -> Double { sorted[max(0, (sorted.count * percent + 99) / 100 - 1)] }
    count = sorted.count
    p50 = rank(50)
    p95 = rank(95)
    p99 = rank(99)
  }
}
