import JournalStore
import LanguageModels

/// A comparison of two ways to answer: each turn belongs to one side, by its key alone.
public struct Experiment: Sendable {
  /// The share of turns that side b answers, 0...1; side a is what is configured as ever.
  public let share: Double
  /// The models of side b, in order; none is the offline engine.
  public let models: [ModelChoice]
  /// Side b's models rest and come back by themselves.
  let health = ModelHealth()

  public init(share: Double, models: [ModelChoice]) {
    self.share = share
    self.models = models
  }

  /// The side of a turn: the same for the same key, whenever and wherever it is asked.
  static func arm(of key: String, share: Double) -> ArmAssignment.Arm { place(of: key) < share ? .b : .a }

  /// A number from 0 up to, not including, 1, spread evenly over keys: FNV-1a of the text, finished as in SplitMix64,
  /// whose last steps let every bit of the hash count (Steele, Lea and Flood 2014).
  static func place(of key: String) -> Double {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    hash ^= hash >> 31
    return Double(hash >> 11) / 9_007_199_254_740_992
  }

  /// What a list of models is called in the figures.
  static func name(of models: [ModelChoice]) -> String {
    models.first.map { "\($0.model.provider) \($0.model.modelName)" } ?? OfflineInterpreter.name
  }
}

extension Coach {
  /// The coach that answers a turn: this one, or the other side of what is being compared.
  ///
  /// Nothing is compared offline, or where nothing but a model may answer.
  /// - Parameter key: what makes it the same sentence when it comes again, else the turn's id.
  func side(of key: String, policy: TurnPolicy) -> Coach {
    guard let experiment, !models.isEmpty, !policy.isOffline, policy.mayFallBack else { return self }
    let arm = Experiment.arm(of: key, share: experiment.share)
    let assignment = ArmAssignment(
      arm: arm, a: Experiment.name(of: models), b: Experiment.name(of: experiment.models))
    return Coach(self, answering: assignment, of: experiment)
  }
}
