extension BodyWeightModel: WeightPrediction {
  /// The expected weight in kilograms at the end of each day: element 0 is after one day.
  ///
  /// The list ends early where hardly any fat or less than half of the lean mass would be left: the model says nothing
  /// about such a body.
  /// - Parameters:
  ///   - intake: kcal/day, 0...20000, half of it carbohydrate.
  ///   - days: 0...3650; more is cut off.
  public func weights(intake: Double, days: Int) -> [Double] {
    guard intake.isFinite, days > 0 else { return [] }
    let intake = min(max(intake, 0), 20_000)
    var weights: [Double] = []
    var state = start
    while weights.count < min(days, 3650) {
      state = next(state, intake: intake)
      guard isDescribed(state) else { break }
      weights.append(weight(of: state))
    }
    return weights
  }

  /// The intake in kcal/day that keeps a body.
  func maintenance(keeping state: State) -> Double {
    // Water and glycogen return once intake is steady, so the weight that is kept is that of the tissue.
    let tissue = state.fat + state.lean - start.fat - start.lean
    let change =
      Constant.fatExpenditure * (state.fat - start.fat) + Constant.leanExpenditure * (state.lean - start.lean)
      + activityPerKg * tissue
    return maintenance + change / (1 - Constant.thermicEffect - Constant.adaptation)
  }

  func weight(of state: State) -> Double {
    state.fat + state.lean + (1 + Constant.glycogenWater) * (state.glycogen - start.glycogen) + state.water
  }

  /// Whether the model was made for such a body.
  func isDescribed(_ state: State) -> Bool {
    state.fat > 0.5 && state.lean > start.lean / 2 && weight(of: state).isFinite
  }

  /// One day on, by the classical Runge-Kutta method.
  func next(_ state: State, intake: Double) -> State {
    let k1 = rate(state, intake: intake)
    let k2 = rate(state.stepped(by: k1, days: 0.5), intake: intake)
    let k3 = rate(state.stepped(by: k2, days: 0.5), intake: intake)
    let k4 = rate(state.stepped(by: k3, days: 1), intake: intake)
    var result = state
    for (k, share) in [(k1, 1.0 / 6), (k2, 1.0 / 3), (k3, 1.0 / 3), (k4, 1.0 / 6)] {
      result = result.stepped(by: k, days: share)
    }
    return result
  }

  /// What changes in a day at `state`, by the appendix's equations.
  private func rate(_ state: State, intake: Double) -> State {
    let change = intake - maintenance
    let baselineCarbohydrate = Constant.carbohydrateShare * maintenance
    let carbohydrate = Constant.carbohydrateShare * intake
    let filling = state.glycogen / Constant.glycogen
    let stored = carbohydrate - baselineCarbohydrate * filling * filling
    let leanShare = Constant.forbes / (Constant.forbes + max(state.fat, 0))
    let synthesis =
      leanShare * Constant.leanSynthesis / Constant.leanDensity
      + (1 - leanShare) * Constant.fatSynthesis / Constant.fatDensity
    let expenditure =
      maintenance + Constant.fatExpenditure * (state.fat - start.fat)
      + Constant.leanExpenditure * (state.lean - start.lean) + activityPerKg * (weight(of: state) - weightKg)
      + Constant.thermicEffect * change + state.adaptation
    let balance = intake - stored - (expenditure + (intake - stored) * synthesis) / (1 + synthesis)
    let sodium =
      Constant.sodium * change / maintenance - Constant.sodiumExcretion * state.water
      - Constant.sodiumFromCarbohydrate * (1 - carbohydrate / baselineCarbohydrate)
    return State(
      fat: (1 - leanShare) * balance / Constant.fatDensity, lean: leanShare * balance / Constant.leanDensity,
      glycogen: stored / Constant.glycogenDensity, water: sodium / Constant.sodiumPerLitre,
      adaptation: (Constant.adaptation * change - state.adaptation) / Constant.adaptationTime)
  }
}
