public import Nutrition

/// What a workout comes to, with everything that had to be assumed.
public struct WorkoutEstimate: Equatable, Sendable {
  public var type: WorkoutType
  public var name: String
  /// The Compendium 2024 row the energy was reckoned with.
  public var activityCode: String
  /// Metabolic equivalent; between two rows where the speed lies between them.
  public var met: Double
  /// Minutes, 1...1440.
  public var durationMin: Double
  /// Kilometres.
  public var distanceKm: Double?
  /// (MET - 1) x kg x h, or what the person gave.
  public var netKcal: Double
  /// Kilograms it was reckoned with; nil where the person gave the energy.
  public var weightKg: Double?
  /// Each a short sentence.
  public var assumptions: [String]

  public init(
    type: WorkoutType, name: String, activityCode: String, met: Double, durationMin: Double, distanceKm: Double?,
    netKcal: Double, weightKg: Double? = nil, assumptions: [String]
  ) {
    self.weightKg = weightKg
    self.type = type
    self.name = name
    self.activityCode = activityCode
    self.met = met
    self.durationMin = durationMin
    self.distanceKm = distanceKm
    self.netKcal = netKcal
    self.assumptions = assumptions
  }
}
