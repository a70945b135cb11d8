/// What a person usually logs on a day, and which days fall so far short of it that they look half logged.
public struct IntakePattern: Equatable, Sendable {
  /// Kilocalories of the middle day.
  public var usualCalories: Double
  /// Meals of the middle day.
  public var usualMeals: Double
  /// Spread of the days around the middle one, in kilocalories (1.4826 x the median absolute deviation), at least a
  /// tenth of it.
  public var spread: Double

  /// Days with meals that are needed before a day can be called unusual.
  public static let fewestDays = 6

  /// Fewer kilocalories are hardly anybody's whole day; with no pattern yet, nothing else can be said.
  public static let leastOfADay = 600.0

  /// Nil with fewer than six days that have meals.
  public init?(_ days: [ExpenditureDay]) {
    let logged = days.filter { $0.calories.usable != nil && $0.isComplete != false }
    guard logged.count >= Self.fewestDays else { return nil }
    let calories = logged.compactMap(\.calories)
    usualCalories = Self.median(calories)
    usualMeals = Self.median(logged.map { Double($0.meals) })
    let middle = usualCalories
    spread = max(1.4826 * Self.median(calories.map { ($0 - middle).magnitude }), 0.1 * middle)
  }

  /// Whether a day looks half logged: its energy is far under the usual, and it has fewer meals than usual.
  ///
  /// A day with under a third of the usual energy, or under 600 kcal, looks so whatever its meals. What the person said
  /// of the day wins.
  public static func looksPartial(_ day: ExpenditureDay, usually pattern: IntakePattern?) -> Bool {
    guard let calories = day.calories.usable else { return false }
    if let isComplete = day.isComplete { return !isComplete }
    if calories < leastOfADay { return true }
    guard let pattern else { return false }
    if calories < pattern.usualCalories / 3 { return true }
    return pattern.usualCalories - calories > 1.5 * pattern.spread && Double(day.meals) <= pattern.usualMeals - 1
  }

  static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }
}
