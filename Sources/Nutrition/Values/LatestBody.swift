public import Foundation

/// What was last known of a body: weight and body fat are seldom measured together, so that each is kept from the weighing
/// that told it.
public struct LatestBody: Equatable, Sendable {
  /// Days for which a share of body fat still describes a body. Nobody has measured how fast it goes out of date; half a
  /// year is the choice made here.
  public static let bodyFatDays = 180.0

  private var weighing: BodyWeightEntry?
  private var measuring: BodyWeightEntry?

  /// - Parameter weighings: in any order.
  public init(_ weighings: [BodyWeightEntry] = []) {
    for weighing in weighings { take(weighing) }
  }

  /// Kilograms; nil without a weighing.
  public var weightKg: Double? { weighing?.weightKg }

  /// Percent, from the latest weighing that told it, unless that is too long before `moment`.
  public func bodyFatPercentage(at moment: Date) -> Double? {
    guard let measuring, moment.timeIntervalSince(measuring.timestamp) <= Self.bodyFatDays * 86_400 else { return nil }
    return measuring.bodyFatPercentage
  }

  /// The latest weighing with the body fat that holds at `moment`.
  public func entry(at moment: Date) -> BodyWeightEntry? {
    var entry = weighing
    entry?.bodyFatPercentage = bodyFatPercentage(at: moment)
    return entry
  }

  /// Takes a weighing in; an older one than is known changes nothing.
  public mutating func take(_ new: BodyWeightEntry) {
    if new.timestamp >= weighing?.timestamp ?? .distantPast { weighing = new }
    if new.bodyFatPercentage != nil, new.timestamp >= measuring?.timestamp ?? .distantPast { measuring = new }
  }
}
