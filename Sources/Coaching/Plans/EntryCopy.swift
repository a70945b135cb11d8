public import Foundation
public import Nutrition

/// Makes entries anew from earlier ones.
public struct EntryCopy {
  private let timeZone: TimeZone
  private let newID: () -> String

  public init(timeZone: TimeZone, newID: @escaping () -> String) {
    self.timeZone = timeZone
    self.newID = newID
  }

  /// The same hour on another day.
  public func moment(_ date: Date, on day: CalendarDay) -> Date {
    let local = date.addingTimeInterval(TimeInterval(timeZone.secondsFromGMT(for: date)))
    return timeZone.moment(
      of: day, seconds: local.timeIntervalSince(CalendarDay(date, in: timeZone).midnightUTC))
  }

  /// Nil for what is measured or set and not done: weights and goals.
  public func copy(of entry: Entry, at time: Date) -> Entry? {
    switch entry {
    case .meal(var meal):
      meal.id = newID()
      meal.timestamp = time
      meal.items = meal.items.map { item in
        var item = item
        item.id = newID()
        item.origin?.portion = .memory
        return item
      }
      return .meal(meal)
    case .water(var water):
      water.id = newID()
      water.timestamp = time
      return .water(water)
    case .workout(var workout):
      let length = workout.endTime.map { $0.timeIntervalSince(workout.startTime) }
      workout.id = newID()
      workout.startTime = time
      workout.endTime = length.map { time.addingTimeInterval($0) }
      // A device's record stays that of the one time it saw.
      workout.healthKitId = nil
      workout.source = .manual
      return .workout(workout)
    case .weight, .goal: return nil
    }
  }

  /// Whether one of `meals` holds the same at the same moment: most likely the same wish given twice.
  ///
  /// - Parameter atAnyHour: the same at another moment counts too, as the copy's own is not that of the earlier meal.
  public static func isThere(_ copy: Meal, among meals: [Meal], atAnyHour: Bool = false) -> Bool {
    func contents(_ meal: Meal) -> [[String]] { meal.items.map { [$0.name, $0.grams.text(decimals: 1)] } }
    return meals.contains {
      contents($0) == contents(copy)
        && (atAnyHour
          ? $0.mealType == copy.mealType : abs($0.timestamp.timeIntervalSince(copy.timestamp)) < 0.001)
    }
  }
}
