public import Nutrition
public import Randomness

/// A simulated adult who eats at a distance from what they need, and the journal that is left of it.
public struct SimulatedDieter: Sendable {
  /// How a group of people lives and logs.
  public struct Scenario: Sendable {
    public var name: String
    /// Kilocalories a day beside what keeps the starting weight.
    public var change: Double
    /// Share of days that are logged.
    public var loggedDays: Double
    /// Share of logged days of which only the first meals are.
    public var partialDays: Double
    /// How much of the scale's noise is left the next day.
    public var persistence: Double
    /// Share of mornings after which the scale jumps by a kilogram or two, for some days.
    public var waterJumps: Double
    /// Standard deviation of a change of the activity level in the middle of the time.
    public var activityChange: Double

    public init(
      _ name: String, change: Double, loggedDays: Double = 0.9, partialDays: Double = 0, persistence: Double = 0.6,
      waterJumps: Double = 0, activityChange: Double = 0
    ) {
      self.name = name
      self.change = change
      self.loggedDays = loggedDays
      self.partialDays = partialDays
      self.persistence = persistence
      self.waterJumps = waterJumps
      self.activityChange = activityChange
    }
  }

  /// What the formulas say of this person.
  public let prior: ExpenditurePrior
  /// What the journal says, oldest first.
  public let days: [ExpenditureDay]
  /// What was really spent on each day, in kcal.
  public let expenditures: [Double]

  /// The mean of the last seven days up to day `count`, counted from 1.
  public func truth(atDay count: Int) -> Double { expenditures[(count - 7)..<count].reduce(0, +) / 7 }

  /// A person and so many days of theirs: physical activity level 1.6 +- 0.15, resting energy within +- 7 % of the
  /// formula, 250 kcal of difference between days, 8 % error of what is logged, weighed on 85 % of mornings with 0.5 kg
  /// of noise.
  public init?(_ scenario: Scenario, days count: Int, using random: inout SeededGenerator) {
    let sex: Sex = random.happens(0.5) ? .male : .female
    let height = random.normal(mean: sex == .male ? 178 : 165, deviation: 7)
    let weight = random.uniform(22, 36) * height * height / 10_000
    let age = Int(random.uniform(20, 65))
    let start = CalendarDay(daysSince1970: 20_000)
    let level = min(max(random.normal(mean: 1.6, deviation: 0.15), 1.25), 2.2)
    let factor = random.normal(mean: 1, deviation: 0.07)
    let resting = EnergyFormula.mifflinStJeor(sex: sex, weightKg: weight, heightCm: height, ageYears: Double(age))
    guard
      var body = SimulatedBody(
        weightKg: weight, heightCm: height, ageYears: age, sex: sex, physicalActivityLevel: level,
        restingFactor: factor, persistence: scenario.persistence, using: &random)
    else { return nil }
    prior = ExpenditurePrior(
      kilocalories: resting * ExpenditurePrior.usualActivity, fatKg: body.fatKg)
    let activityChange = random.normal(deviation: scenario.activityChange)
    var days: [ExpenditureDay] = []
    var jumpKg = 0.0
    for number in 0..<count {
      if scenario.activityChange > 0, number == count / 2 { body.beActive(moreBy: resting * factor * activityChange) }
      jumpKg = random.happens(scenario.waterJumps) ? random.uniform(1, 2) : jumpKg * 0.5
      var day = ExpenditureDay(day: start.advanced(by: number))
      if random.happens(0.85) { day.weightKg = ((body.scaleKg + jumpKg) * 10).rounded() / 10 }
      let eaten = max(600, body.maintenance + scenario.change + random.normal(deviation: 250))
      if random.happens(scenario.loggedDays) {
        var shares = [0.25, 0.3, 0.35, 0.1].map { max(0.02, $0 * random.normal(mean: 1, deviation: 0.2)) }
        let sum = shares.reduce(0, +)
        shares = shares.map { $0 / sum }
        let kept = random.happens(scenario.partialDays) ? 1 + Int(random.uniform(0, 2)) : 4
        day.calories = eaten * shares.prefix(kept).reduce(0, +) * random.normal(mean: 1, deviation: 0.08)
        day.meals = kept
      }
      days.append(day)
      body.live(eating: eaten, using: &random)
    }
    self.days = days
    expenditures = body.expenditures
  }
}
