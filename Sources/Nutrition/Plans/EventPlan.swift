/// What events planned ahead make of the days of their weeks: more on the day itself, and a little less on the others.
///
/// The other days from the day of planning on pay equal shares, none of them more than a fifth of its target or below
/// what a day may aim at (`EnergyTarget.lowest`); what that leaves over is not made up for.
public struct EventPlan: Equatable, Sendable {
  /// In the order of their days.
  public var events: [PlannedEvent]

  public static let none = EventPlan([])
  /// The most that a day gives up or is given, as a share of its target.
  public static let mostShare = 0.2

  public init(_ events: [PlannedEvent]) {
    self.events = events.sorted { $0.dayNumber < $1.dayNumber }
  }

  public func event(on day: CalendarDay) -> PlannedEvent? { events.first { $0.dayNumber == day.daysSince1970 } }

  /// Kilocalories that a day has more, or negative less, and for what; nil where nothing planned concerns it.
  ///
  /// - Parameters:
  ///   - target: the day's target without events, in kcal.
  ///   - lowest: the least that the day may aim at, in kcal.
  public func share(of day: CalendarDay, target: Double, lowest: Double) -> EnergyFigure? {
    if let event = event(on: day) { return EnergyFigure(event.calories, origin: "planned: \(event.words)") }
    var wanted = 0.0
    var words: [String] = []
    for event in events {
      let paying = event.payingDays.filter { self.event(on: $0) == nil }
      guard paying.contains(day) else { continue }
      wanted += event.calories / Double(paying.count)
      words.append(event.words)
    }
    guard wanted > 0 else { return nil }
    let given = min(wanted, target * Self.mostShare, max(0, target - lowest)).rounded(.down)
    let origin = "set aside for \(words.joined(separator: " and "))"
    return EnergyFigure(0 - given, origin: given < wanted.rounded(.down) ? origin + ", as much as is safe" : origin)
  }
}

extension EnergyTarget {
  /// Moves the target by what is planned for the day or set aside for another.
  mutating func take(_ events: EventPlan, on day: CalendarDay) {
    planned = events.share(of: day, target: total.kilocalories, lowest: lowest)
    if let planned { total.kilocalories += planned.kilocalories }
  }

  /// The target without events.
  public var totalWithoutEvents: Double { total.kilocalories - (planned?.kilocalories ?? 0) }
}
