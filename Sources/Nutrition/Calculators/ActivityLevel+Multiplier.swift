extension ActivityLevel {
  /// What resting energy is multiplied with for a day's energy, in `EnergyMode.multiplier`.
  public var multiplier: Double {
    switch self {
    case .sedentary: 1.2
    case .light: 1.375
    case .moderate: 1.55
    case .active: 1.725
    case .veryActive: 1.9
    }
  }
}
