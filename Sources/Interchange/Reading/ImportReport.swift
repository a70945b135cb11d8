public import Nutrition

/// What a file held and what of it was left out, for the summary of an import.
public struct ImportReport: Equatable, Sendable {
  /// Something that was left out: how often, and why.
  public struct Skipped: Equatable, Sendable {
    /// A few words, the same for all that are left out for it.
    public var reason: String
    public var count: Int

    public init(reason: String, count: Int) {
      self.reason = reason
      self.count = count
    }
  }

  /// Rows or records of the file.
  public var read = 0
  /// The most frequent first.
  public var skipped: [Skipped] = []
  /// Who wrote them, the most believed first.
  public var sources: [String] = []
  /// When the file was written, where it says.
  public var exportedAt: String?
  /// Of the records that were read; nil where there are none.
  public var firstDay: CalendarDay?
  /// Of the records that were read; nil where there are none.
  public var lastDay: CalendarDay?
  /// What the person should know of how it was read.
  public var notes: [String] = []

  public init() {}

  /// Rows that were not left out.
  var kept: Int { read - skipped.reduce(0) { $0 + $1.count } }

  /// Counts something that was left out.
  public mutating func skip(_ reason: String, count: Int = 1) {
    guard count > 0 else { return }
    if let index = skipped.firstIndex(where: { $0.reason == reason }) {
      skipped[index].count += count
    } else {
      skipped.append(Skipped(reason: reason, count: count))
    }
  }

  mutating func span(_ day: CalendarDay) {
    if firstDay.map({ day < $0 }) ?? true { firstDay = day }
    if lastDay.map({ day > $0 }) ?? true { lastDay = day }
  }
}
