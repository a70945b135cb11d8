/// A week's energy: what its targets come to, what was eaten, and what that leaves for the days to come.
///
/// What was eaten over or under the target is spread evenly over the days left. No day gives up or is given more than a
/// fifth of its own target, and none goes under what it may aim at; the rest is let go, never carried into another week.
public struct WeekBudget: Equatable, Sendable {
  /// A day of the week as it is known.
  public struct Day: Equatable, Sendable {
    public var day: CalendarDay
    /// Kilocalories aimed at, with what is planned.
    public var target: Double
    /// The same without planned events.
    public var plain: Double
    /// The least that it may aim at, in kcal.
    public var lowest: Double
    /// Kilocalories; nil where no meal is logged.
    public var eaten: Double?
    /// What is planned for the day itself.
    public var event: PlannedEvent?
    /// Kilocalories to aim at after what was eaten before; nil for days that are over.
    public var suggested: Double?

    public init(
      day: CalendarDay, target: Double, plain: Double? = nil, lowest: Double = EnergyTarget.floor, eaten: Double? = nil,
      event: PlannedEvent? = nil
    ) {
      self.day = day
      self.target = target
      self.plain = plain ?? target
      self.lowest = lowest
      self.eaten = eaten
      self.event = event
    }

    /// What may be aimed at, in kcal: a day that is under its least already stays where it is.
    fileprivate var range: ClosedRange<Double> {
      let low = max(lowest, plain * (1 - EventPlan.mostShare))
      return min(low, target)...max(plain * (1 + EventPlan.mostShare), target)
    }
  }

  /// The whole week in its order; those from today on have a suggestion.
  public var days: [Day]
  /// Days before it are over and are not changed.
  public var today: CalendarDay
  /// Kilocalories eaten over the targets of days that are over, negative under them; days without meals are left out.
  public var balance: Double
  /// The part of the balance that no day can take, in kcal, with its sign.
  public var letGo: Double

  /// The sum of the targets, in kcal.
  public var target: Double { days.reduce(0) { $0 + $1.target } }
  public var eaten: Double { days.reduce(0) { $0 + ($1.eaten ?? 0) } }
  /// Days that are over and have no meals: they are unknown, and counted as if their target had been eaten.
  public var unknownDays: [Day] { days.filter { $0.day < today && $0.eaten == nil } }
  /// Kilocalories left of the week; negative where more was eaten.
  public var left: Double { target - eaten - unknownDays.reduce(0) { $0 + $1.target } }

  /// Spreads what was eaten over or under over the days to come.
  ///
  /// - Parameter days: a week's, in their order.
  public init(days: [Day], today: CalendarDay) {
    self.days = days
    self.today = today
    // Today is settled where its target is eaten already.
    let settled = days.indices.filter { index in
      days[index].day < today || (days[index].day == today && (days[index].eaten ?? 0) >= days[index].target)
    }
    balance = settled.reduce(0) { sum, index in sum + (days[index].eaten.map { $0 - days[index].target } ?? 0) }
    var open = days.indices.filter { !settled.contains($0) && days[$0].event == nil }
    for index in days.indices where days[index].day >= today { self.days[index].suggested = days[index].target }
    var rest = balance
    while !open.isEmpty {
      let share = rest / Double(open.count)
      let full = open.filter { !days[$0].range.contains(days[$0].target - share) }
      if full.isEmpty {
        for index in open { self.days[index].suggested = days[index].target - share }
        rest = 0
        break
      }
      for index in full {
        let range = days[index].range
        let aimed = min(max(days[index].target - share, range.lowerBound), range.upperBound)
        self.days[index].suggested = aimed
        rest -= days[index].target - aimed
      }
      open.removeAll(where: full.contains)
    }
    letGo = rest
  }
}
