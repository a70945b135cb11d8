public import Foundation

/// What one model did for one turn: a figure about Ada's machinery, not about the person. It stays when the turn is
/// taken back, and holds no words of anybody's.
public struct ModelAttempt: Equatable, Sendable {
  /// The provider's short name, such as `openai`.
  public var provider: String
  /// The model's name as the provider knows it.
  public var model: String
  /// When it was asked; kept to the millisecond.
  public var startedAt: Date
  /// Milliseconds from being asked to the first word or the first whole call, 0 or more; nil where none came.
  public var firstWordMs: Double?
  /// Why its answer was not used, as in the turn's `fallback`; nil where it was.
  public var failure: String?
  /// How often something had to be mended in its calls, by kind; a kind that never was is missing.
  public var repairs: [String: Int]
  /// How often it was asked again because a call was wrong, from 0 on.
  public var reasks: Int
  /// Tokens it was given, as the provider counted them, over all exchanges; nil where it counted none.
  public var inputTokens: Int?
  /// Tokens it wrote, counted in the same way.
  public var outputTokens: Int?
  /// Those of `inputTokens` that the provider had kept from an earlier request.
  public var cachedInputTokens: Int?
  /// Kilocalories of the meals as this model's answer was planned; nil where there was no meal.
  public var calories: Double?
  /// Kilocalories of the meals as the offline engine planned the same sentence; nil where there was no meal.
  public var offlineCalories: Double?

  /// An attempt so far; what is left out did not happen or is not known. Nothing is checked.
  public init(
    provider: String, model: String, startedAt: Date, firstWordMs: Double? = nil, failure: String? = nil,
    repairs: [String: Int] = [:], reasks: Int = 0, inputTokens: Int? = nil, outputTokens: Int? = nil,
    cachedInputTokens: Int? = nil, calories: Double? = nil, offlineCalories: Double? = nil
  ) {
    self.provider = provider
    self.model = model
    self.startedAt = startedAt
    self.firstWordMs = firstWordMs
    self.failure = failure
    self.repairs = repairs
    self.reasks = reasks
    self.inputTokens = inputTokens
    self.outputTokens = outputTokens
    self.cachedInputTokens = cachedInputTokens
    self.calories = calories
    self.offlineCalories = offlineCalories
  }
}

/// Which side of a comparison a turn was given to.
public struct ArmAssignment: Equatable, Sendable {
  /// One side of a comparison.
  public enum Arm: String, CaseIterable, Sendable { case a, b }

  /// The side this turn was given to.
  public var arm: Arm
  /// What answers on side a, such as `openai gpt-5.4-mini`.
  public var a: String
  /// What answers on side b, such as `offline`.
  public var b: String

  /// A turn of the comparison of `a` with `b`.
  public init(arm: Arm, a: String, b: String) {
    self.arm = arm
    self.a = a
    self.b = b
  }
}

/// How a turn came to its end, beside what it wrote: which models were asked for it, and in which comparison.
public struct TurnTelemetry: Equatable, Sendable {
  /// In the order in which they were asked; empty where no model was.
  public var attempts: [ModelAttempt]
  /// Nil where nothing is being compared.
  public var assignment: ArmAssignment?

  /// What was asked for one turn; empty where the offline engine alone read it.
  public init(attempts: [ModelAttempt] = [], assignment: ArmAssignment? = nil) {
    self.attempts = attempts
    self.assignment = assignment
  }

  /// Nothing was asked, nothing compared.
  public static let none = TurnTelemetry()
}
