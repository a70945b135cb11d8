import Foundation

/// From figures to places along an axis, with round figures to write beside it.
struct Scale: Equatable {
  let low: Double
  let high: Double
  /// Round figures from `low` to `high`.
  let ticks: [Double]
  /// Decimals that tell the ticks apart.
  let decimals: Int

  /// Holds all of `values`, from one round figure to another.
  ///
  /// - Parameters:
  ///   - count: about how many steps between the ticks.
  ///   - includesZero: begins at zero, as bars must.
  init(_ values: [Double], count: Int = 4, includesZero: Bool = false) {
    let finite = values.filter(\.isFinite) + (includesZero ? [0] : [])
    let least = finite.min() ?? 0
    let most = finite.max() ?? 1
    let spread = most - least > 1e-9 ? most - least : max(abs(most) * 0.02, 1)
    let step = Self.roundStep(spread / Double(max(1, count)))
    let first = (least / step).rounded(.down)
    let last = max((most / step).rounded(.up), first + 1)
    low = first * step
    high = last * step
    ticks = stride(from: first, through: last, by: 1).map { $0 * step }
    decimals = step >= 1 ? 0 : min(6, Int((-log10(step)).rounded(.up)))
  }

  /// 1, 2 or 5 times a power of ten, the least that is no smaller.
  private static func roundStep(_ step: Double) -> Double {
    let power = pow(10, floor(log10(step)))
    let factor = step / power
    let round = factor <= 1 + 1e-9 ? 1.0 : factor <= 2 + 1e-9 ? 2 : factor <= 5 + 1e-9 ? 5 : 10
    return round * power
  }

  /// 0 at `low`, 1 at `high`.
  func share(_ value: Double) -> Double { (value - low) / (high - low) }

  /// The figure as it stands at the axis.
  func label(_ value: Double) -> String {
    // "-0" is what a tiny negative figure would read.
    String(format: "%.\(decimals)f", abs(value) < 1e-9 ? 0 : value)
  }
}
