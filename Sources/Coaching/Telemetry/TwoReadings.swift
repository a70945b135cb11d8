import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// One sentence as a model and as the offline engine read it, each by itself, with nothing written.
public struct TwoReadings: Equatable, Sendable {
  /// What one of them makes of a sentence.
  public struct Side: Equatable, Sendable {
    /// What it would write, in order: `meal`, `water`, `workout` and so on; `correction` and `removal` too.
    public var kinds: [String] = []
    /// The foods, named as the tables name them, with grams.
    public var foods: [Food] = []
    /// Kilocalories of the meals; nil where it sees none.
    public var calories: Double?
  }

  /// One food of a meal.
  public struct Food: Equatable, Sendable {
    public var name: String
    public var grams: Double
    /// Kilocalories.
    public var calories: Double
  }

  public var text: String
  public var model: Side
  public var offline: Side

  /// How far the meals are apart in energy; nil where neither sees one.
  public var grade: EnergyAgreement.Grade? { EnergyAgreement.grade(model.calories, offline.calories) }

  /// The larger energy over the smaller; nil where there are not two.
  public var factor: Double? { EnergyAgreement.factor(model.calories, offline.calories) }

  /// Whether they read something else: other kinds of entries, other foods, or energies more than 10 % apart.
  public var differs: Bool {
    model.kinds != offline.kinds || model.foods.map(\.name).sorted() != offline.foods.map(\.name).sorted()
      || !(grade == nil || grade == .close)
  }
}

/// What came of reading a sentence twice.
public enum ComparedLine: Equatable, Sendable {
  case read(TwoReadings)
  /// The program understands such a sentence itself, and asks no model.
  case notAsked
  /// The model could not be used.
  case failed(ModelFailure)
}

extension TwoReadings.Side {
  init(_ changes: [JournalChange]) {
    for change in changes {
      switch change {
      case .add(let entry):
        kinds.append(Self.kind(of: entry))
        add(entry)
      case .replace(let entry):
        kinds.append("correction")
        add(entry)
      case .remove: kinds.append("removal")
      case .profile: kinds.append("profile")
      case .remember: kinds.append("taught")
      case .forget: kinds.append("forgotten")
      case .mark: kinds.append("day")
      case .plan: kinds.append("plan")
      case .report: kinds.append("feeling")
      }
    }
  }

  private mutating func add(_ entry: Entry) {
    guard case .meal(let meal) = entry else { return }
    calories = (calories ?? 0) + meal.totals.calories
    foods += meal.items.map { .init(name: $0.name, grams: $0.grams, calories: $0.nutrients.calories) }
  }

  private static func kind(of entry: Entry) -> String {
    switch entry {
    case .meal: "meal"
    case .workout: "workout"
    case .water: "water"
    case .weight: "weight"
    case .goal: "goal"
    }
  }
}

/// What reading a whole transcript twice came to.
public struct ComparisonSummary: Equatable, Sendable {
  /// Lines that both read.
  public var read = 0
  /// Of those, the lines in which they differ.
  public var differing = 0
  /// Lines that no model was asked for.
  public var notAsked = 0
  /// Why the model could not be used, and how often.
  public var failures: [String: Int] = [:]
  /// Of the lines that both read.
  public var agreement = EnergyAgreement()

  public init() {}

  /// Takes in one line.
  public mutating func add(_ line: ComparedLine) {
    switch line {
    case .read(let readings):
      read += 1
      if readings.differs { differing += 1 }
      agreement.add(readings.model.calories, readings.offline.calories)
    case .notAsked: notAsked += 1
    case .failed(let failure): failures[failure.reason.rawValue, default: 0] += 1
    }
  }
}
