public import Foundation
public import Nutrition

/// The dynamic targets of a day, who reckoned them, and when.
public struct DynamicDay: Equatable, Sendable {
  public var day: CalendarDay
  public var targets: DynamicNutritionTargets
  /// "offline" for the calculator, or the provider's name.
  public var engine: String
  /// Why the calculator answered where a model was tried: a reason of the batch record, or "out_of_bounds".
  public var fallback: String?
  /// When they were reckoned, which may be long before they are shown.
  public var calculatedAt: Date
  /// Whether it stood already, and nobody was asked.
  public var isCached: Bool
}

/// What is kept of a day's dynamic targets between two runs.
struct StoredDynamicDay: Equatable, Codable {
  var day: String
  /// Of everything that is known of the day: a new meal, workout or weighing changes it.
  var contextHash: String
  /// What may move the numbers.
  var causes: [String: String]
  var targets: DynamicNutritionTargets
  var engine: String
  var fallback: String?
  var calculatedAt: Date

  /// The setting it lies under.
  static let key = "dynamicTargets"
  /// Seconds for which nobody is asked again while the context is the same.
  static let lifetime = 300.0

  func isFresh(at moment: Date) -> Bool { (0..<Self.lifetime).contains(moment.timeIntervalSince(calculatedAt)) }

  func asDay(_ day: CalendarDay, isCached: Bool) -> DynamicDay {
    DynamicDay(
      day: day, targets: targets, engine: engine, fallback: fallback, calculatedAt: calculatedAt, isCached: isCached)
  }

  var json: String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }

  init?(json: String?) {
    guard let json, let value = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
    self = value
  }

  init(
    day: String, contextHash: String, causes: [String: String], targets: DynamicNutritionTargets, engine: String,
    fallback: String?, calculatedAt: Date
  ) {
    self.day = day
    self.contextHash = contextHash
    self.causes = causes
    self.targets = targets
    self.engine = engine
    self.fallback = fallback
    self.calculatedAt = calculatedAt
  }

  /// FNV-1a over the context and what it is reckoned with; only told apart, never secret.
  static func hash(_ context: NutritionContext, _ causes: [String: String]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let bytes = ((try? encoder.encode(context)) ?? Data()) + ((try? encoder.encode(causes)) ?? Data())
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
