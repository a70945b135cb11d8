import Coaching
import Nutrition

/// A day's target as a sum, and in short where each number of it comes from.
struct EquationLines {
  let target: EnergyTarget
  let page: Page

  /// "2100 + 450 = 2550 kcal", then a line for each number; a number alone is no sum.
  var lines: [String] {
    let base = part(target.base)
    let all = base + rest
    guard all.count > base.count else {
      return page.hanging("  \(target.base.kilocalories.text()) kcal  ", target.base.origin, ink: .dim)
    }
    return page.wrapped("\(target.equation) kcal", indent: "  ").map { page.style(.bold, $0) } + all
  }

  /// The lines of all numbers but the base.
  private var rest: [String] {
    var lines: [String] = []
    if target.adjustment.kilocalories != 0 { lines += part(target.adjustment, isSigned: true) }
    if target.activeEarned.kilocalories != 0
      || (target.mode == .measured && [.formula, .learned].contains(target.basis))
    {
      lines += part(target.activeEarned, isSigned: true)
    }
    if let planned = target.planned, planned.kilocalories != 0 { lines += part(planned, isSigned: true) }
    if target.sum != target.total.kilocalories { lines += part(target.total) }
    return lines
  }

  private func part(_ figure: EnergyFigure, isSigned: Bool = false) -> [String] {
    let number = figure.kilocalories
    let sign = isSigned ? (number < 0 ? "-" : "+") : ""
    let text = (sign + number.magnitude.text()).paddedLeft(to: 6)
    return page.hanging("  \(text)  ", figure.origin, ink: .dim)
  }
}
