import Nutrition
import ToolCalls

/// Workouts and weighings told beside a meal: "ran 5k before breakfast", "a walk after dinner yesterday", "swam before work".
extension MessageReader {
  private static let leads = TimeWords.circumstances.union(["at", "over"])
  /// Hours from a meal to what is told of before it or after it.
  private static let apart = 1.0
  private static let beforeWork = 7.0
  private static let afterWork = 18.0

  /// `time`, with the hour that a meal or work told beside the segment gives, where no other word says when and that hour
  /// has passed.
  func besideMeal(_ time: TimeMention, of segment: Segment, among segments: [Segment]) -> TimeMention {
    guard time.clock == nil, time.part == nil, time.secondsAgo == nil, time.day != .future,
      let hour = hourBesideMeal(of: segment, among: segments)
    else { return time }
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    guard clock.isPast(time.day) || hour + Self.apart <= clock.hourOfDay else { return time }
    var placed = time
    placed.part = hour
    return placed
  }

  private func hourBesideMeal(of segment: Segment, among segments: [Segment]) -> Double? {
    if let own = Self.hour(behind: segment.joint, in: segment.tokens[...]) { return own }
    for index in segment.tokens.indices.dropLast() where Self.leads.contains(segment.tokens[index]) {
      if let own = Self.hour(behind: segment.tokens[index].folded, in: segment.tokens[(index + 1)...]) { return own }
    }
    guard let next = segments.first(where: { $0.range.lowerBound >= segment.range.upperBound }),
      next.content == .nothing
    else { return nil }
    return Self.hour(behind: next.joint, in: next.tokens[...])
  }

  /// When it is that `lead` says of the meal or the work that `tokens` begin with.
  private static func hour(behind lead: String, in tokens: ArraySlice<Token>) -> Double? {
    guard leads.contains(lead), let noun = tokens.first(where: { !ListWords.determiners.contains($0) }) else {
      return nil
    }
    let isBefore = lead == "before"
    let isAfter = !isBefore && TimeWords.circumstances.contains(lead) && lead != "during"
    if noun.isWord("work") { return isBefore ? beforeWork : isAfter ? afterWork : nil }
    guard let meal = TimeWords.meals[noun], meal != .snack else { return nil }
    return TimeWords.usualHour(of: meal) + (isBefore ? -apart : isAfter ? apart : 0)
  }
}

/// Workouts of one sentence that share an hour told once.
extension MessageReader {
  private static let following: WordSet = ["and", "then", ",", "&", "+", "plus"]

  /// `time`, with the hour of the workout before it where `segment` goes on from that one ("at 7am ran 30 min and then yoga
  /// for 20 min"), or of the one behind it where both are only named ("yoga and pilates at 7am").
  func besideWorkout(
    _ time: TimeMention, of segment: Segment, among segments: [Segment], in draft: Draft
  ) -> TimeMention {
    guard case .workout(let workout) = segment.content, time.clock == nil, time.part == nil, time.secondsAgo == nil,
      let place = segments.firstIndex(where: { $0.range == segment.range })
    else { return time }
    let isBare = Self.isBare(workout)
    if Self.following.contains(segment.joint), !isBare || segment.joint == "then", place > 0,
      case .workout = segments[place - 1].content, let last = draft.timed.last, case .addWorkout = last.call,
      last.time.clock != nil, time.day == nil || time.day == last.time.day
    {
      return Self.atHour(of: last.time, time)
    }
    if isBare, place + 1 < segments.count, case .workout(let next) = segments[place + 1].content, Self.isBare(next),
      segments[place + 1].joint.isOne(of: "and", "&"), segments[place + 1].time.clock != nil,
      time.day == nil || segments[place + 1].time.day == time.day
    {
      return Self.atHour(of: segments[place + 1].time, time)
    }
    return time
  }

  private static func isBare(_ workout: AddWorkout) -> Bool {
    workout.durationMin == nil && workout.distanceKm == nil && workout.exercises?.isEmpty ?? true
  }

  private static func atHour(of other: TimeMention, _ time: TimeMention) -> TimeMention {
    var shared = time
    shared.day = other.day
    shared.clock = other.clock
    shared.told = other.told
    return shared
  }
}
