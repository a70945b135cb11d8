import Nutrition

/// One question of the setup; the order is the order of asking.
enum SetupStep: String, CaseIterable {
  case units, sex, birthDate, height, weight, bodyFat, lifeStage, activity, goal, rate, targetWeight, training

  /// Whether there is anything to ask: some questions follow from other answers.
  func applies(to profile: UserProfile) -> Bool {
    switch self {
    case .lifeStage: profile.sex == .female
    case .rate, .targetWeight: profile.goalType != .maintain
    default: true
    }
  }

  /// Whether the journal has no answer yet. A rate has one with every goal.
  func isMissing(in profile: UserProfile, weighing: BodyWeightEntry?) -> Bool {
    switch self {
    case .units: !profile.hasStated(.units)
    case .sex: profile.sex == nil
    case .birthDate: profile.birthDate == nil
    case .height: profile.heightCm == nil
    case .weight: weighing == nil
    case .bodyFat: weighing != nil && weighing?.bodyFatPercentage == nil
    case .lifeStage: profile.lifeStage == nil
    case .activity: !profile.hasStated(.activityLevel)
    case .goal: !profile.hasStated(.goal)
    case .rate: false
    case .targetWeight: profile.targetWeightKg == nil
    case .training: profile.trainingStyle == nil
    }
  }

  /// Without these the targets rest on assumptions; the others make them better.
  static let essential: [SetupStep] = [.sex, .birthDate, .height, .weight, .activity, .goal]

  func question(for profile: UserProfile) -> String {
    let isMetric = profile.units == .metric
    return switch self {
    case .units: "Units? metric, us or imperial"
    case .sex: "Sex, for the energy formulas? female or male"
    case .birthDate: "Born when? \(profile.units == .us ? "May 31 1990" : "31 May 1990"), or your age"
    case .height: "Height? \(isMetric ? "178cm" : "5'10\"")"
    case .weight: "Weight? \(isMetric ? "82.4kg" : profile.units == .us ? "181lb" : "12 st 13")"
    case .bodyFat: "Body fat, if you know it? 22%"
    case .lifeStage: "Pregnant or breastfeeding? pregnant, breastfeeding or no"
    case .activity:
      "How active are your days? 1 sedentary (desk), 2 light, 3 moderate, 4 active, 5 very active (heavy work)"
    case .goal: "Goal? lose, keep or gain"
    case .rate:
      "How fast? \(isMetric ? "0.5kg" : "1lb") a week (now \(profile.units.weightRate(kilogramsPerWeek: profile.goalRate)))"
    case .targetWeight: "Weight to get to? \(isMetric ? "75kg" : profile.units == .us ? "165lb" : "11 st 11")"
    case .training: "What do you train? strength, endurance, mixed or none"
    }
  }

  /// What is read back once it is saved.
  func saved(_ profile: UserProfile, weighing: BodyWeightEntry?, today: CalendarDay) -> String {
    let units = profile.units
    return switch self {
    case .units: "units \(units.rawValue)"
    case .sex: "sex \(profile.sex?.rawValue ?? "not set")"
    case .birthDate:
      profile.birthDate.map {
        "born \(CalendarDay(midnightUTC: $0))" + (profile.age(on: today).map { ", \($0) years" } ?? "")
      } ?? "birth date not set"
    case .height: "height \(profile.heightCm.map { units.height(centimetres: $0) } ?? "not set")"
    case .weight: "weight \(weighing.map { units.weight(kilograms: $0.weightKg) } ?? "not set")"
    case .bodyFat: "body fat \(weighing?.bodyFatPercentage.map { "\($0.text(decimals: 1)) %" } ?? "not set")"
    case .lifeStage: profile.lifeStage?.rawValue ?? "neither"
    case .activity: "activity \(profile.activityLevel.words)"
    case .goal, .rate:
      profile.goalType == .maintain
        ? "goal: keep the weight"
        : "goal: \(profile.goalType == .cut ? "lose" : "gain") \(units.weightRate(kilogramsPerWeek: profile.goalRate))"
    case .targetWeight: "target \(profile.targetWeightKg.map { units.weight(kilograms: $0) } ?? "not set")"
    case .training: "training \(profile.trainingStyle?.rawValue ?? "not set")"
    }
  }
}
