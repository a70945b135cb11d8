/// So many of so many, and how sure that is.
public struct Proportion: Equatable, Sendable {
  public let count: Int
  public let total: Int

  public init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// 0...1; nil of nothing.
  public var share: Double? { total > 0 ? Double(count) / Double(total) : nil }

  /// Where the true share lies 95 times in 100: Wilson's score interval (Wilson 1927), which holds for few cases and for
  /// shares near 0 and 1 too. Nil of nothing.
  public var interval: ClosedRange<Double>? {
    guard let share else { return nil }
    let z = 1.959964
    let n = Double(total)
    let middle = share + z * z / (2 * n)
    let half = z * (share * (1 - share) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    return max(0, (middle - half) / scale)...min(1, (middle + half) / scale)
  }
}
