public import Nutrition

/// One thing worth saying, with the figures it rests on.
public struct Insight: Equatable, Sendable, Codable {
  public var kind: InsightKind
  /// One or two short sentences, in the person's units; every number in them is one of `figures` or of the rule.
  public var sentence: String
  /// The same without figures of energy or weight; nil where nothing is left to say without them.
  public var quiet: String?
  /// What the sentence rests on.
  public var figures: [InsightFigure]

  public var priority: Int { kind.priority }
  public var rule: String { kind.rule }
  public var source: String { kind.source }

  init(_ kind: InsightKind, _ figures: [InsightFigure], quiet: String? = nil, _ sentence: String) {
    self.kind = kind
    self.figures = figures
    self.quiet = quiet
    self.sentence = sentence
  }

  /// What is said to somebody; nil where numbers are hidden and there is nothing to say without them.
  public func words(hidingNumbers: Bool) -> String? { hidingNumbers ? quiet : sentence }
}

/// A computed figure, in metric units.
public struct InsightFigure: Equatable, Sendable, Codable {
  /// What a figure is counted in, as `--json` writes it.
  public enum Unit: String, Codable, Sendable {
    case kcal
    case grams = "g"
    case milligrams = "mg"
    case millilitres = "ml"
    case kilograms = "kg"
    case kilogramsPerWeek = "kg/week"
    case percent = "%"
    case minutes = "min"
    case days, meals, weighings
  }

  /// What it counts, in a few words: "left", "from drinks".
  public var name: String
  public var value: Double
  public var unit: Unit

  init(_ name: String, _ value: Double, _ unit: Unit) {
    self.name = name
    self.value = value
    self.unit = unit
  }

  /// "1.5 l" in the person's units.
  public func text(in units: UnitSystem) -> String {
    switch unit {
    case .millilitres: units.volume(millilitres: value)
    case .kilograms: units.weight(kilograms: value)
    case .kilogramsPerWeek: units.weightRate(kilogramsPerWeek: value)
    case .percent: "\(value.text(decimals: 1)) %"
    case .kcal, .grams, .milligrams, .minutes, .days, .meals, .weighings: "\(value.text()) \(unit.rawValue)"
    }
  }
}
