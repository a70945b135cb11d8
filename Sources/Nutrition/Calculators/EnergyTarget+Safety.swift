extension EnergyTarget {
  /// The least a day may aim at, in kcal: the floor, and all that the day uses where nothing may be taken off.
  public var lowest: Double {
    guard bar != nil, basis != .placeholder else { return Self.floor }
    return max(Self.floor, maintenance)
  }

  /// The person as the target is reckoned for them: without a cut where nothing may be taken off.
  static func allowed(_ profile: UserProfile, under bar: DeficitBar?) -> UserProfile {
    guard bar != nil, profile.goalType == .cut else { return profile }
    var allowed = profile
    allowed.goalType = .maintain
    allowed.goalRate = 0
    return allowed
  }

  /// Says why there is no deficit, and raises the person's own target to what the day uses.
  mutating func hold(to bar: DeficitBar?, asked profile: UserProfile) {
    self.bar = bar
    guard let bar else { return }
    if basis == .own, total.kilocalories < lowest {
      warnings.removeAll { if case .ownTargetRaisedToFloor = $0 { true } else { false } }
      warnings.append(.noDeficit(bar, from: total.kilocalories))
      total = EnergyFigure(lowest, origin: "what the day uses, as \(bar.reason)")
    } else if profile.goalType == .cut, basis != .own {
      adjustment.origin = "no deficit, as \(bar.reason)"
      warnings.append(.noDeficit(bar, from: nil))
    }
  }
}
