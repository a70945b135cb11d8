/// Protein and fat settings proposed to a person (schemas/macro-profile.schema.json). Nothing of it holds before they
/// accept it.
public struct MacroProfile: Equatable, Sendable, Codable {
  /// 0.6...1.5 g per pound of body weight.
  public var proteinGramsPerPound: Double
  /// Share of energy from fat, 0.15...0.45.
  public var fatPercentage: Double
  /// Two to five words: "high protein for strength".
  public var approach: String
  /// One or two sentences.
  public var rationale: String
  /// How strictly to keep to it, for the person; nil where a proposal says nothing of it.
  public var flexibilityNotes: String?

  public enum CodingKeys: String, CodingKey, CaseIterable {
    case proteinGramsPerPound, fatPercentage, approach, rationale, flexibilityNotes
  }

  public init(
    proteinGramsPerPound: Double, fatPercentage: Double, approach: String, rationale: String,
    flexibilityNotes: String? = nil
  ) {
    self.proteinGramsPerPound = proteinGramsPerPound
    self.fatPercentage = fatPercentage
    self.approach = approach
    self.rationale = rationale
    self.flexibilityNotes = flexibilityNotes
  }

  /// The profile where both settings are allowed; nil where one is not. A share written as percent (30) is read as one.
  public var checked: MacroProfile? {
    var checked = self
    if (15...45).contains(fatPercentage) { checked.fatPercentage = fatPercentage / 100 }
    guard MacroSplit.allowedProtein.contains(checked.proteinGramsPerPound),
      MacroSplit.allowedFat.contains(checked.fatPercentage), !approach.allSatisfy(\.isWhitespace)
    else { return nil }
    return checked
  }
}

extension MacroPreset {
  /// The preset that fits what was said of goal and training, where no model proposes one.
  public static func fitting(goal: GoalType, training: TrainingStyle?) -> MacroPreset {
    switch (training, goal) {
    case (.strength, _), (.mixed, .bulk): .strength
    case (.endurance, .maintain), (.endurance, .bulk): .endurance
    case (_, .cut): .weightLoss
    case (.mixed, .maintain), (.endurance, _), (.noTraining, _), (nil, _): .balanced
    }
  }

  /// The preset as a proposal, with the reason for it.
  public var proposal: MacroProfile {
    let reason =
      switch self {
      case .balanced: "A middle way for every day: enough protein to keep muscle, fat and carbohydrate in proportion."
      case .standard: "A plain split with room for carbohydrate."
      case .strength: "Strength training uses more protein, most of all in a deficit (ISSN 2017)."
      case .weightLoss: "More protein in a deficit keeps muscle and keeps you full."
      case .endurance: "Long training runs on carbohydrate, so fat leaves it more room."
      }
    return MacroProfile(
      proteinGramsPerPound: proteinGramsPerPound, fatPercentage: fatPercentage, approach: name, rationale: reason)
  }
}
