import Foundation
import Nutrition

/// When it was that a segment tells of, by its own words and by what stands around it.
extension MessageReader {
  /// A segment without words of time takes its day from the ones around it in the sentence.
  func time(of segment: Segment, among segments: [Segment]) -> TimeMention {
    var time = segment.time
    guard !time.saysWhen else { return onDayTold(time, of: segment, among: segments) }
    // Few segments say when, and most sentences hold none.
    let told = segments.filter { $0.time.saysWhen && $0.time.day != .future }
    guard !told.isEmpty else { return time }
    let before = told.filter { $0.range.upperBound <= segment.range.lowerBound }.reversed()
    let after = told.filter { $0.range.lowerBound >= segment.range.upperBound }
    for other in Array(before) + after where !isEvent(other) {
      // "walked an hour, and dinner yesterday was noodles": the day is the dinner's.
      let isLater = other.range.lowerBound >= segment.range.upperBound
      if isLater, other.time.meal != nil, other.content == .food, segment.content != .food { continue }
      // "Weighed 81.2, had cake yesterday": so is the day of what was eaten in a clause of its own.
      if isLater, case .weight = segment.content, other.content == .food, other.joint != "and" { continue }
      var moment = other.time
      moment.meal = nil
      if other.content != .nothing {
        // What another entry's clock says is not this one's; its day is.
        (moment.clock, moment.secondsAgo, moment.minutes) = (nil, nil, nil)
      }
      time = time.filled(from: moment)
      break
    }
    return time
  }

  /// "Yesterday I had soup at noon, in the evening I rowed", said at noon: what is still to come today was on the day before.
  func onDayTold(_ said: TimeMention, of segment: Segment, among segments: [Segment]) -> TimeMention {
    guard said.day == nil, said.secondsAgo == nil, !said.isThisPart else { return said }
    // "Yesterday: 80.9 kg in the morning, a swim at noon".
    if segments.count > 1, segments[1].joint.isOne(of: ":", "-"), segments[0].content == .nothing,
      let day = segments[0].time.day
    {
      var time = said
      time.day = day
      return time
    }
    guard
      let hour = said.part, hour > LocalClock(now: context.now, timeZone: context.timeZone).hourOfDay + 1,
      let told = segments.last(where: {
        $0.range.upperBound <= segment.range.lowerBound && $0.time.day != nil && $0.time.day != .future
          && $0.time.day != .today
      })
    else { return said }
    var time = said
    time.day = told.time.day
    return time
  }

  /// "Operation 6 weeks ago, walked a mile": when something else happened.
  func isEvent(_ segment: Segment) -> Bool {
    guard segment.content == .nothing || segment.content == .food, case .ago(let days)? = segment.time.day, days > 7
    else { return false }
    return segment.tokens.indices.contains { index in
      segment.tokens[index].kind == .word && !segment.time.covered.contains { $0.contains(index) }
        && !IntentWords.openers.contains(segment.tokens[index])
    }
  }

  /// "Yesterday I had eggs for breakfast. Lunch was soup.": a later meal of the same day, where no day is said of it.
  func goOn(_ time: inout TimeMention, from last: inout TimeMention?) {
    if !time.saysWhen, let meal = time.meal, let last, let before = last.meal, let day = last.day, day != .today,
      day != .future, before != .snack, let order = MealType.allCases.firstIndex(of: before),
      MealType.allCases[(order + 1)...].contains(meal)
    {
      time.day = day
    }
    if time.saysWhen || time.meal != nil { last = time }
  }

  /// "Mon: ran 8 km in 45 min. Lunch was soup": gives the day that heads a message to each later sentence without one.
  func keepDay(of sentence: [Token], for segments: inout [Segment], in draft: inout Draft) {
    let time = TimeScanner.scan(sentence)
    if let day = time.day {
      draft.headedDay = nil
      guard day != .today, day != .future, let end = time.covered.first,
        end.lowerBound == 0 || sentence[0].isWord("on"),
        end.upperBound < sentence.count, sentence[end.upperBound].isSign(":")
      else { return }
      draft.headedDay = day
    } else if let day = draft.headedDay {
      for index in segments.indices where segments[index].time.day == nil && segments[index].time.secondsAgo == nil {
        segments[index].time.day = day
      }
    }
  }
}
