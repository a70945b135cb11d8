import Nutrition

/// What the words of a clause say about time, before any clock is looked at.
struct TimeMention: Equatable, Sendable {
  enum Day: Equatable, Sendable {
    case today
    /// Whole days back: yesterday is 1.
    case ago(Int)
    /// 1 is Sunday; `isStrict` where today cannot be meant ("last Friday").
    case weekday(Int, isStrict: Bool)
    /// "Friday last week"; 1 is Sunday.
    case weekdayLastWeek(Int)
    /// A day and a month; the year where it was said.
    case date(day: Int, month: Int?, year: Int?)
    case future
  }

  enum Clock: Equatable, Sendable {
    /// Hours 0..<24.
    case sure(Double)
    /// "at 8": either half of the day.
    case halfDay(Double)
    /// "at 07:15", the hour with its nought: of the morning, unless other words put it behind noon ("dinner at 07:15").
    case noughted(Double)
  }

  var day: Day?
  var clock: Clock?
  /// Minutes between two clock times that were said: 90 of "6-7:30pm".
  var minutes: Double?
  /// An hour that stands for a part of the day.
  var part: Double?
  /// The part is "night" of a day that may end after midnight.
  var isNight = false
  /// "this evening", "tonight": to come, where its hour has not been reached.
  var isThisPart = false
  /// Seconds back from now.
  var secondsAgo: Double?
  var meal: MealType?
  /// "brunch" is a late breakfast or an early lunch.
  var usualHour: Double?
  /// A day or an hour that there is none of: "31 February", "25:00".
  struct Impossible: Equatable, Sendable {
    var tokens: Range<Int>
    var isDay: Bool
  }

  var impossible: Impossible?
  /// Which of the clock times of its message it is, counted in the order they are told.
  var told: Int?
  /// The tokens that say it.
  var covered: [Range<Int>] = []

  /// This mention of words that were picked from others, with its places among those: `places` has one for each word.
  func moved(to places: [Int]) -> TimeMention {
    func range(_ found: Range<Int>) -> Range<Int> { places[found.lowerBound]..<places[found.upperBound - 1] + 1 }
    var moved = self
    moved.covered = covered.filter { !$0.isEmpty }.map(range)
    if let said = impossible, !said.tokens.isEmpty { moved.impossible?.tokens = range(said.tokens) }
    return moved
  }

  /// Whether any word says when, a meal word apart.
  var saysWhen: Bool { day != nil || clock != nil || part != nil || secondsAgo != nil }

  var isEmpty: Bool { !saysWhen && meal == nil }

  /// This mention, with what it leaves open taken from `other`.
  func filled(from other: TimeMention) -> TimeMention {
    var merged = self
    if secondsAgo != nil || clock != nil && day != nil { return merged }
    if day == nil, secondsAgo == nil {
      merged.day = other.day
      merged.secondsAgo = clock == nil && part == nil ? other.secondsAgo : nil
      if clock == nil, part == nil, meal == nil || meal == other.meal || meal == .snack && other.meal == nil {
        merged.clock = other.clock
        merged.told = other.told
        merged.minutes = minutes ?? other.minutes
        merged.part = other.part
        merged.isNight = other.isNight
        merged.isThisPart = other.isThisPart
      }
    }
    // "last night, around 11": the hour of that night.
    if clock == nil, part != nil, other.meal == nil, other.day == nil, other.part == nil {
      merged.clock = other.clock
      merged.told = other.told
    }
    return merged
  }
}
