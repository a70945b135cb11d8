public import Nutrition

extension Insight {
  /// Where it comes from, in sentences: figures, rule, source.
  ///
  /// - Parameter hidesNumbers: leaves the figures out, and the rule with its limits.
  public func explanation(in units: UnitSystem, hidesNumbers: Bool = false) -> String {
    if hidesNumbers || kind == .tooLittle {
      return "It comes from what the journal holds of the last days."
        + (hidesNumbers ? " Numbers are hidden; \"show the numbers\" brings them back." : "")
    }
    let parts = figures.map { "\($0.name) \($0.text(in: units))" }.joined(separator: ", ")
    return "Figures: \(parts). Rule: \(rule) Source: \(source)"
  }
}
