import Coaching
import Foundation
import JSONTree

extension Configuration {
  /// What a share of the turns is given to, to be compared with the models that answer the rest.
  struct ABSplit: Equatable, Sendable {
    /// 0...1.
    var share: Double
    /// Nil is the offline engine.
    var against: Fallback?

    private static let keys = ["share", "against"]

    /// The value of `ab`: a share alone, or `{"share": 0.5, "against": {"provider": "gemini"}}`.
    /// - Throws: `Failure` with code 78, naming the key that is wrong.
    init(_ value: JSONValue, _ name: String, _ file: URL) throws {
      if value.objectValue == nil {
        share = try Self.share(value, name, file)
        return
      }
      let object = value.objectValue ?? JSONObject()
      if let key = object.keys.first(where: { !Self.keys.contains($0) }) {
        throw Configuration.wrong(
          "\"\(name).\(key)\"", "is unknown; the keys are \(Self.keys.joined(separator: ", "))", file)
      }
      share = try Self.share(object["share"] ?? .null, "\(name).share", file)
      guard let against = object["against"], against.stringValue != "offline" else { return }
      if against.stringValue != nil {
        throw Configuration.wrong(
          "\"\(name).against\"", "must be \"offline\" or a model such as {\"provider\": \"gemini\"}", file)
      }
      self.against = try Fallback(against, "\(name).against", file)
    }

    private static func share(_ value: JSONValue, _ name: String, _ file: URL) throws -> Double {
      guard let share = value.doubleValue, (0...1).contains(share) else {
        throw Configuration.wrong("\"\(name)\"", "must be a share from 0 to 1", file)
      }
      return share
    }
  }
}

extension ModelSetup {
  /// What a share of the turns is given to, resolved.
  struct OtherSide: Equatable, Sendable {
    /// 0...1.
    var share: Double
    /// Nil is the offline engine.
    var settings: Settings?
  }

  /// What the models are compared with; nil where nothing is.
  func otherSide(of first: Settings) throws -> OtherSide? {
    guard let split = configuration.ab else { return nil }
    return OtherSide(
      share: split.share, settings: try split.against.map { try settings(of: $0, total: first.total) })
  }

  /// What the models are compared with; nil where nothing is, or no model is configured.
  func experiment() throws -> Experiment? {
    guard let first = try settings(), let side = try otherSide(of: first) else { return nil }
    let models = try side.settings.map { [try choice($0)] }
    return Experiment(share: side.share, models: models ?? [])
  }
}
