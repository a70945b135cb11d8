import Nutrition

/// Whether two sets of words about time may speak of one moment.
extension OccasionGrouper {
  static func isSame(_ a: TimeMention, _ b: TimeMention) -> Bool {
    func agree<T: Equatable>(_ x: T?, _ y: T?) -> Bool { x == nil || y == nil || x == y }
    // "yogurt at 10 and just now a salad".
    if a.clock != nil && b.secondsAgo != nil || a.secondsAgo != nil && b.clock != nil { return false }
    return agree(a.meal, b.meal) && agree(a.day, b.day) && agree(a.clock, b.clock) && agree(a.secondsAgo, b.secondsAgo)
      && agree(a.part, b.part) && mayBe(a, at: b) && mayBe(b, at: a)
  }

  /// "Eggs this morning and soup at lunch", "eggs at 8 and soup at lunch": no lunch is had in the morning.
  private static func mayBe(_ said: TimeMention, at other: TimeMention) -> Bool {
    let hours = hours(of: other)
    guard !hours.isEmpty, said.clock == nil, said.secondsAgo == nil else { return true }
    // "Eggs this morning, then a bar around 11": an hour of its own.
    if said.part != nil, other.clock != nil { return false }
    // "A coffee this morning and another after lunch".
    if said.meal == .snack, other.meal == nil, let hour = said.usualHour {
      return hours.contains { abs($0 - hour) <= farthest }
    }
    guard let meal = said.meal, other.meal == nil, let span = span(of: meal, usualHour: said.usualHour) else {
      return true
    }
    return hours.contains(where: span.contains)
  }

  /// Hours within which a snack beside a meal may still be of an hour that is told.
  private static let farthest = 3.0

  /// The hours that a clock may have shown, or the one that stands for a part of the day.
  private static func hours(of time: TimeMention) -> [Double] {
    switch time.clock {
    case .sure(let hour)?: [hour]
    case .noughted(let hour)?: [hour]
    case .halfDay(let hour)?: [hour, hour + 12]
    case nil: time.part.map { [$0] } ?? []
    }
  }

  /// The hours that a meal may be had at by people who work by day; nil for snacks, which are had at any.
  private static func span(of meal: MealType, usualHour: Double?) -> ClosedRange<Double>? {
    switch meal {
    case .breakfast: 3...11.99
    case .lunch: usualHour == nil ? 10.5...17 : 9...17
    case .dinner: 16...26
    default: nil
    }
  }
}

extension TimeMention {
  /// Tells which meal it was, and no hour.
  var isMealAlone: Bool { meal != nil && clock == nil && secondsAgo == nil }
}
