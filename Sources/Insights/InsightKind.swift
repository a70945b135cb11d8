/// What an insight is about. One kind is one rule.
public enum InsightKind: String, CaseIterable, Codable, Sendable {
  case tooLittle, fastLoss, afterWorkout, underForHour, restDay, runOfMisses, runOfHits, plateau, overForHour, lowWater
  case drinks, weekday, sodium, proteinSpread, fibre, lateMeals

  /// How much it matters, 0...100; higher is said first.
  public var priority: Int {
    switch self {
    case .tooLittle: 100
    case .fastLoss: 90
    case .afterWorkout: 80
    case .underForHour: 70
    case .restDay: 65
    case .runOfMisses: 60
    case .runOfHits: 58
    case .plateau: 56
    case .overForHour: 54
    case .lowWater: 50
    case .drinks: 48
    case .weekday: 46
    case .sodium: 44
    case .proteinSpread: 42
    case .fibre: 40
    case .lateMeals: 35
    }
  }

  /// Days for which it is not said again unasked. What is about one day comes back sooner than what takes weeks.
  public var coolDownDays: Int {
    switch self {
    case .afterWorkout: 2
    case .underForHour, .overForHour, .lowWater, .drinks, .sodium, .proteinSpread, .fibre: 4
    case .runOfMisses, .runOfHits, .restDay, .fastLoss, .tooLittle: 6
    case .plateau, .weekday, .lateMeals: 14
    }
  }

  /// Whether it is about energy or body weight, which is left unsaid where no deficit may be planned or numbers harm.
  public var isAboutRestraint: Bool {
    switch self {
    case .overForHour, .runOfMisses, .plateau, .weekday, .lateMeals, .drinks: true
    case .tooLittle, .fastLoss, .afterWorkout, .underForHour, .restDay, .runOfHits, .lowWater, .sodium, .proteinSpread,
      .fibre:
      false
    }
  }
}
