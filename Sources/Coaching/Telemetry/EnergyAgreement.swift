/// How far two readings of the same sentences are apart in energy.
public struct EnergyAgreement: Equatable, Sendable {
  /// How far apart two readings of one sentence are.
  public enum Grade: String, CaseIterable, Sendable {
    /// Within 10 %.
    case close
    /// Within 25 %.
    case near
    /// Within a factor of three.
    case apart
    /// More than a factor of three.
    case far
    /// One saw a meal where the other saw none.
    case oneSided
  }

  /// Kilocalories below which a difference is of no matter, whatever the factor.
  static let least = 10.0

  /// Sentences by how far the two are apart; a grade that none has is left out.
  public private(set) var counts: [Grade: Int] = [:]

  public init() {}

  /// Sentences in which at least one of the two saw a meal.
  public var total: Int { counts.values.reduce(0, +) }

  /// In how many sentences the two were so far apart.
  public func count(_ grade: Grade) -> Int { counts[grade, default: 0] }

  /// Takes in one sentence; kilocalories, nil where no meal was seen. Where neither saw one there is nothing to compare.
  public mutating func add(_ a: Double?, _ b: Double?) {
    if let grade = Self.grade(a, b) { counts[grade, default: 0] += 1 }
  }

  /// How far apart two readings are; nil where neither saw a meal.
  public static func grade(_ a: Double?, _ b: Double?) -> Grade? {
    guard let a, let b else { return a == nil && b == nil ? nil : .oneSided }
    let difference = abs(a - b)
    let larger = max(a, b)
    if difference <= least || difference <= 0.1 * larger { return .close }
    if difference <= 0.25 * larger { return .near }
    return larger <= 3 * min(a, b) ? .apart : .far
  }

  /// The larger reading over the smaller; nil where one of them is nothing.
  public static func factor(_ a: Double?, _ b: Double?) -> Double? {
    guard let a, let b, min(a, b) > 0 else { return nil }
    return max(a, b) / min(a, b)
  }
}
