public import Foundation

/// Units a person reads and writes; everything inside is metric.
public enum UnitSystem: String, CaseIterable, Codable, Sendable {
  case metric
  /// Pounds, feet and inches, US fluid ounces.
  case us
  /// Stones and pounds, imperial pints.
  case imperial
}

/// What is known of the person. Everything that can be unknown is optional: nothing is made up to fill it.
public struct UserProfile: Equatable, Sendable, Codable {
  /// Nothing asks for it or uses it yet; it stays as a journal has it.
  public var email: String?
  /// Nil where it was not said; the formulas then take their lower figure, that of women.
  public var sex: Sex?
  /// Local calendar date at midnight UTC.
  public var birthDate: Date?
  /// Centimetres.
  public var heightCm: Double?
  /// How much they move, workouts among it; reckoned with where `energyMode` is `multiplier`.
  public var activityLevel: ActivityLevel
  public var energyMode: EnergyMode
  public var goalType: GoalType
  /// Kilograms a week, 0...; the direction is `goalType`'s.
  public var goalRate: Double
  /// Kilograms.
  public var targetWeightKg: Double?
  /// 0.6...1.5 g per pound of body weight.
  public var proteinGramsPerPound: Double
  /// Share of energy from fat, 0.15...0.45.
  public var fatPercentage: Double
  public var macroFlexibility: MacroFlexibility
  /// Kilocalories a day the person chose themselves; wins over the computed target.
  public var calorieTarget: Double?
  /// Millilitres a day the person chose themselves.
  public var waterTargetMl: Double?
  /// What figures are shown in; what is stored is metric.
  public var units: UnitSystem
  /// What times are shown on; nil follows the units (`shownClock`).
  public var clock: HourClock?
  /// IANA name; nil follows the machine.
  public var timeZone: String?
  /// Who chose protein and fat; nil where they are Ada's default.
  public var macroOrigin: MacroOrigin?
  /// Pregnant or breastfeeding; nil where neither was said.
  public var lifeStage: LifeStage?
  /// Nil where they said nothing of how they train.
  public var trainingStyle: TrainingStyle?
  /// Whether figures of energy and weight are shown; nil shows them.
  public var numbers: NumberDisplay?
  /// When the person likes to eat; nil where they said nothing of it.
  public var mealTiming: MealTiming?
  /// How many meals they like to have, 1...12.
  public var mealsPerDay: Int?
  /// Which of the fields that always hold a value the person has set; nil is none.
  private var marked: [StatedField]?
  public var createdAt: Date
  public var updatedAt: Date

  public init(
    email: String? = nil, sex: Sex? = nil, birthDate: Date? = nil, heightCm: Double? = nil,
    activityLevel: ActivityLevel = .light, energyMode: EnergyMode = .measured, goalType: GoalType = .maintain,
    goalRate: Double = 0, targetWeightKg: Double? = nil, proteinGramsPerPound: Double = 0.9,
    fatPercentage: Double = 0.30, macroFlexibility: MacroFlexibility = .balanced, calorieTarget: Double? = nil,
    waterTargetMl: Double? = nil, units: UnitSystem = .metric, timeZone: String? = nil,
    macroOrigin: MacroOrigin? = nil, lifeStage: LifeStage? = nil, trainingStyle: TrainingStyle? = nil,
    stated: [StatedField] = [], createdAt: Date, updatedAt: Date
  ) {
    self.macroOrigin = macroOrigin
    self.lifeStage = lifeStage
    self.trainingStyle = trainingStyle
    marked = stated.isEmpty ? nil : stated
    self.email = email
    self.sex = sex
    self.birthDate = birthDate
    self.heightCm = heightCm
    self.activityLevel = activityLevel
    self.energyMode = energyMode
    self.goalType = goalType
    self.goalRate = goalRate
    self.targetWeightKg = targetWeightKg
    self.proteinGramsPerPound = proteinGramsPerPound
    self.fatPercentage = fatPercentage
    self.macroFlexibility = macroFlexibility
    self.calorieTarget = calorieTarget
    self.waterTargetMl = waterTargetMl
    self.units = units
    self.timeZone = timeZone
    self.createdAt = createdAt
    self.updatedAt = updatedAt
  }

  /// Figures of energy and weight are harmful to the person, and left out of what they are shown.
  public var hidesNumbers: Bool { numbers == .hidden }

  /// The clock times are shown on: the one they asked for, or the one that goes with their units.
  public var shownClock: HourClock { clock ?? (units == .us ? .twelve : .twentyFour) }

  /// What was marked as the person's own word, in a fixed order.
  public var stated: [StatedField] { marked ?? [] }

  /// Whether the person set it; what differs from Ada's default was set, however it came about.
  public func hasStated(_ field: StatedField) -> Bool {
    if stated.contains(field) { return true }
    switch field {
    case .activityLevel: return activityLevel != .light
    case .goal: return goalType != .maintain || targetWeightKg != nil || calorieTarget != nil
    case .units: return units != .metric
    }
  }

  /// Marks a field as the person's own word.
  public mutating func state(_ field: StatedField) {
    marked = StatedField.allCases.filter { $0 == field || stated.contains($0) }
  }
}
