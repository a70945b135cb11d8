public import Nutrition

/// What the rules look at: a value, made from the journal for one moment.
public struct InsightContext: Equatable, Sendable {
  /// As far as it has gone; what comes later is not in it.
  public var today: InsightDay
  /// The days before, oldest first, up to 28 of them, each there even if nothing was logged.
  public var past: [InsightDay]
  /// Local time of day in minutes, 0..<1440.
  public var minute: Int
  /// Kilograms; nil where no weight is known.
  public var weightKg: Double?
  /// The trend through the weighings of the last eight weeks.
  public var trend: WeightTrend
  public var goal: GoalType
  /// Kilograms; nil where they named none.
  public var targetWeightKg: Double?
  /// How strictly a miss is looked at.
  public var flexibility: MacroFlexibility
  /// What figures in sentences are told in.
  public var units: UnitSystem
  /// What times in sentences are told on.
  public var hours: HourClock
  /// Figures of energy and weight are not to be shown.
  public var hidesNumbers: Bool
  /// When the person likes to eat; nil where they said nothing of it.
  public var mealTiming: MealTiming?
  /// Why no deficit may be planned; restraint is then never suggested.
  public var bar: DeficitBar?

  public init(
    today: InsightDay, past: [InsightDay] = [], minute: Int, weightKg: Double? = nil,
    trend: WeightTrend = WeightTrend([]), goal: GoalType = .maintain, targetWeightKg: Double? = nil,
    flexibility: MacroFlexibility = .balanced, units: UnitSystem = .metric, hours: HourClock = .twentyFour,
    hidesNumbers: Bool = false,
    mealTiming: MealTiming? = nil, bar: DeficitBar? = nil
  ) {
    self.today = today
    self.past = past
    self.minute = minute
    self.weightKg = weightKg
    self.trend = trend
    self.goal = goal
    self.targetWeightKg = targetWeightKg
    self.flexibility = flexibility
    self.units = units
    self.hours = hours
    self.hidesNumbers = hidesNumbers
    self.mealTiming = mealTiming
    self.bar = bar
  }

  /// All that hold now, the most important first.
  ///
  /// Where food was scarce, where numbers are hidden or where no deficit may be planned, nothing asks for restraint.
  public var insights: [Insight] {
    var all = InsightKind.allCases.compactMap { $0.insight(in: self) }
    if let care = all.first(where: { $0.kind == .tooLittle }) { return [care] }
    if hidesNumbers || bar != nil { all.removeAll { $0.kind.isAboutRestraint } }
    if hidesNumbers { all.removeAll { $0.quiet == nil } }
    return all.sorted { $0.priority > $1.priority }
  }

  /// "18:05", or "6:05 pm".
  var clock: String { hours.text(minute: minute) }

  /// A meal's worth of protein, in grams: 0.25 g/kg, but 20 at least and 40 at most (ISSN 2017).
  var mealProtein: Double { min(40, max(20, 0.25 * (weightKg ?? 0))) }
}
