public import ArgumentParser
public import Nutrition

/// Words with several parts may be written with dashes or spaces: "very-active", "weight loss".
private func squashed(_ argument: String) -> String {
  argument.lowercased().filter { $0.isLetter }
}

extension CaseIterable where Self: RawRepresentable, RawValue == String {
  fileprivate init?(squashing argument: String) {
    guard let match = Self.allCases.first(where: { squashed($0.rawValue) == squashed(argument) }) else { return nil }
    self = match
  }
}

extension Sex: ExpressibleByArgument {
  public init?(argument: String) {
    switch squashed(argument) {
    case "m", "man", "male": self = .male
    case "f", "w", "woman", "female": self = .female
    default: return nil
    }
  }
}

extension ActivityLevel: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension EnergyMode: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension GoalType: ExpressibleByArgument {
  public init?(argument: String) {
    switch squashed(argument) {
    case "cut", "lose", "loss": self = .cut
    case "maintain", "keep", "hold": self = .maintain
    case "bulk", "gain": self = .bulk
    default: return nil
    }
  }
}

extension MacroPreset: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension UnitSystem: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension HourClock {
  /// "12", "24h", "am/pm".
  init?(_ text: String) {
    switch text.lowercased().filter({ $0.isLetter || $0.isNumber }) {
    case "12", "12h", "12hour", "12hours", "ampm": self = .twelve
    case "24", "24h", "24hour", "24hours": self = .twentyFour
    default: return nil
    }
  }
}

extension MealType: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension MacroFlexibility: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension TrainingStyle: ExpressibleByArgument {
  public init?(argument: String) { self.init(squashing: argument) }
}

extension NumberDisplay: ExpressibleByArgument {}
