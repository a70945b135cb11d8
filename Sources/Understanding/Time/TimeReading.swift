public import Foundation

/// When something happened, as the person's own words say it.
public struct TimeReading: Equatable, Sendable {
  /// Never after the moment it was read at; nil where the words name a meal and no time.
  public var date: Date?
  /// The words speak of a time to come ("tomorrow", "tonight" said at noon); `date` is then nil.
  public var isFuture: Bool

  public init(date: Date?, isFuture: Bool = false) {
    self.date = date
    self.isFuture = isFuture
  }
}
