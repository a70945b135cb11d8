import Foundation
import Nutrition

/// Hours without "am" or "pm" that one message tells one after the other: "at 7 toast, at 12 soup, at 6 pasta" is of the
/// morning, of noon and of the evening.
struct HourOrder {
  private let clock: LocalClock

  init(now: Date, timeZone: TimeZone) { clock = LocalClock(now: now, timeZone: timeZone) }

  /// `mentions`, in the order told, with each such hour in the half of the day that keeps the order; one that no half of
  /// the day does this for stays as it is.
  func settled(_ mentions: [TimeMention]) -> [TimeMention] {
    guard mentions.count > 1, mentions.contains(where: { Self.figure(of: $0) != nil }) else { return mentions }
    var settled: [TimeMention] = []
    for run in runs(of: mentions) { settled += clock.isPast(run[0].day) ? forward(run) : backward(run) }
    return settled
  }

  /// Mentions of one day that stand side by side.
  private func runs(of mentions: [TimeMention]) -> [[TimeMention]] {
    var runs: [[TimeMention]] = []
    for mention in mentions {
      if let last = runs.last?.last, (last.day ?? .today) == (mention.day ?? .today) {
        runs[runs.count - 1].append(mention)
      } else {
        runs.append([mention])
      }
    }
    return runs
  }

  /// Today's: each is the latest hour that has passed and is not behind the one told next.
  private func backward(_ mentions: [TimeMention]) -> [TimeMention] {
    var settled = mentions
    var next: Double?
    for index in mentions.indices.reversed() {
      if let figure = Self.figure(of: mentions[index]), let end = next,
        let hour = [figure + 12, figure].first(where: { $0 >= Self.earliest && $0 < end })
      {
        settled[index].clock = .sure(hour)
        next = hour
      } else {
        next = clock.hourToday(of: mentions[index])
      }
    }
    return settled
  }

  /// A day's that has passed: each is the first hour behind the one told before.
  private func forward(_ mentions: [TimeMention]) -> [TimeMention] {
    var settled = mentions
    var last: Double?
    for index in mentions.indices {
      if let figure = Self.figure(of: mentions[index]), let start = last,
        let hour = [figure, figure + 12].first(where: { $0 >= Self.earliest && $0 > start })
      {
        settled[index].clock = .sure(hour)
        last = hour
      } else {
        last = clock.reading(of: mentions[index]).date.map(clock.hour)
      }
    }
    return settled
  }

  /// Hardly anything that is told was had before.
  private static let earliest = 4.0

  /// 0..<12 for an hour of either half of the day, where no other word says which.
  private static func figure(of mention: TimeMention) -> Double? {
    guard mention.part == nil, mention.meal == nil || mention.meal == .snack, case .halfDay(let hour)? = mention.clock
    else { return nil }
    return hour >= 12 ? hour - 12 : hour
  }
}

extension MessageReader {
  /// The hours of `draft` in the order in which they were told.
  func orderHours(of draft: inout Draft) {
    guard draft.clocks > 1 else { return }
    let places =
      (draft.occasions.indices.map { (draft.occasions[$0].time, $0, true) }
      + draft.timed.indices.map { (draft.timed[$0].time, $0, false) })
      .filter { $0.0.told != nil && $0.0.clock != nil }.sorted { ($0.0.told ?? 0) < ($1.0.told ?? 0) }
    let settled = HourOrder(now: context.now, timeZone: context.timeZone).settled(places.map(\.0))
    for (time, place) in zip(settled, places) {
      if place.2 { draft.occasions[place.1].time = time } else { draft.timed[place.1].time = time }
    }
  }
}
