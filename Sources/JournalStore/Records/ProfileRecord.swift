import GRDB
import Nutrition

/// The one person of this journal.
enum ProfileRecord: EntityRecord {
  static let kind = EntityKind.profile
  static let onlyID = "me"
  static let sql = EntitySQL(
    table: "user_profile",
    columns: [
      "email", "sex", "birth_date", "height_cm", "activity_level", "energy_mode", "goal_type", "goal_rate",
      "target_weight_kg", "protein_grams_per_pound", "fat_percentage", "macro_flexibility", "calorie_target",
      "water_target_ml", "units", "home_time_zone", "profile_created_at", "profile_updated_at",
      "macro_origin", "life_stage", "training_style", "stated",
      "numbers", "meal_timing", "meals_per_day", "clock",
    ])

  static func id(of profile: UserProfile) -> String { onlyID }

  static func cells(of profile: UserProfile) throws -> [Cell] {
    let person: [Cell] = [
      profile.email, profile.sex?.rawValue, profile.birthDate?.milliseconds, profile.heightCm,
      profile.activityLevel.rawValue, profile.energyMode.rawValue,
    ]
    let goals: [Cell] = [
      profile.goalType.rawValue, profile.goalRate, profile.targetWeightKg, profile.proteinGramsPerPound,
      profile.fatPercentage, profile.macroFlexibility.rawValue, profile.calorieTarget, profile.waterTargetMl,
    ]
    let rest: [Cell] = [
      profile.units.rawValue, profile.timeZone, profile.createdAt.milliseconds, profile.updatedAt.milliseconds,
      profile.macroOrigin?.rawValue, profile.lifeStage?.rawValue, profile.trainingStyle?.rawValue,
      try StoredJSON.list(profile.stated.map(\.rawValue)), profile.numbers?.rawValue,
      profile.mealTiming?.rawValue, profile.mealsPerDay, profile.clock?.rawValue,
    ]
    return person + goals + rest
  }

  static func value(id: String, from columns: inout ColumnReader) throws -> UserProfile {
    let email = try columns.optionalText()
    let sex: Sex? = try columns.optionalChoice()
    let birthDate = try columns.optionalDate()
    let heightCm = try columns.optionalReal()
    let activityLevel: ActivityLevel = try columns.choice()
    let energyMode: EnergyMode = try columns.choice()
    var profile = UserProfile(
      email: email, sex: sex, birthDate: birthDate, heightCm: heightCm, activityLevel: activityLevel,
      energyMode: energyMode, goalType: try columns.choice(), goalRate: try columns.real(),
      targetWeightKg: try columns.optionalReal(), proteinGramsPerPound: try columns.real(),
      fatPercentage: try columns.real(), macroFlexibility: try columns.choice(),
      calorieTarget: try columns.optionalReal(), waterTargetMl: try columns.optionalReal(),
      units: try columns.choice(), timeZone: try columns.optionalText(), createdAt: try columns.date(),
      updatedAt: try columns.date())
    profile.macroOrigin = try columns.optionalChoice()
    profile.lifeStage = try columns.optionalChoice()
    profile.trainingStyle = try columns.optionalChoice()
    for field in try columns.words().compactMap(StatedField.init(rawValue:)) { profile.state(field) }
    profile.numbers = try columns.optionalChoice()
    profile.mealTiming = try columns.optionalChoice()
    profile.mealsPerDay = try columns.optionalInteger()
    profile.clock = try columns.optionalInteger().flatMap(HourClock.init)
    return profile
  }

  static func entry(_ profile: UserProfile) -> Entry? { nil }
}
