/// Named pairs of protein and fat settings.
public enum MacroPreset: String, CaseIterable, Codable, Sendable {
  case balanced, standard, strength, weightLoss, endurance

  /// Grams a pound of body weight.
  public var proteinGramsPerPound: Double {
    switch self {
    case .balanced: 0.9
    case .standard, .endurance: 0.8
    case .strength: 1.3
    case .weightLoss: 1.1
    }
  }

  /// Share of energy, 0.30 for 30 %.
  public var fatPercentage: Double {
    switch self {
    case .balanced, .weightLoss: 0.30
    case .standard, .strength, .endurance: 0.25
    }
  }

  /// "weight loss".
  public var name: String { self == .weightLoss ? "weight loss" : rawValue }
}
