extension InsightKind {
  /// The insight of this kind, where its rule holds.
  func insight(in context: InsightContext) -> Insight? {
    switch self {
    case .tooLittle: context.tooLittle
    case .fastLoss: context.fastLoss
    case .afterWorkout: context.afterWorkout
    case .underForHour: context.underForHour
    case .restDay: context.restDay
    case .runOfMisses: context.runOfMisses
    case .runOfHits: context.runOfHits
    case .plateau: context.plateau
    case .overForHour: context.overForHour
    case .lowWater: context.lowWater
    case .drinks: context.drinks
    case .weekday: context.weekday
    case .sodium: context.sodium
    case .proteinSpread: context.proteinSpread
    case .fibre: context.fibre
    case .lateMeals: context.lateMeals
    }
  }
}
