public import Foundation

/// What was said unasked, and when: no kind comes again within its cool-down, and nothing within an hour of the last.
public struct InsightMemory: Equatable, Sendable, Codable {
  /// The last insight that was shown.
  public struct Shown: Equatable, Sendable, Codable {
    public var insight: Insight
    public var at: Date
    /// The turn that it was shown in.
    public var turnID: String
  }

  /// Seconds between two insights; care for somebody who eats too little does not wait.
  static let gap = 3600.0

  /// When each kind was last shown.
  private var times: [String: Date] = [:]
  /// Nil before the first.
  public private(set) var last: Shown?
  /// The person wants nothing said unasked; nil is false.
  private var off: Bool?

  public var isOff: Bool {
    get { off ?? false }
    set { off = newValue ? true : nil }
  }

  public init() {}

  /// The first that may be said unasked at `moment`; nil for none.
  ///
  /// - Parameter insights: the most important first.
  public func choice(of insights: [Insight], at moment: Date) -> Insight? {
    insights.first { insight in
      if let last, insight.kind != .tooLittle, abs(moment.timeIntervalSince(last.at)) < Self.gap { return false }
      return !isCooling(insight.kind, at: moment)
    }
  }

  /// Whether anything at all may be said; spares looking.
  public func mayAny(at moment: Date) -> Bool {
    !isOff && InsightKind.allCases.contains { !isCooling($0, at: moment) }
  }

  /// Keeps that `insight` was shown, so that its kind rests for a while and can be asked about.
  public mutating func show(_ insight: Insight, at moment: Date, turnID: String) {
    times[insight.kind.rawValue] = moment
    last = Shown(insight: insight, at: moment, turnID: turnID)
  }

  // A clock that was set back, or a turn given another time, must not silence a kind for good: either direction counts.
  private func isCooling(_ kind: InsightKind, at moment: Date) -> Bool {
    guard let shown = times[kind.rawValue] else { return false }
    return abs(moment.timeIntervalSince(shown)) < Double(kind.coolDownDays) * 86400
  }
}
