import JSONTree
import Nutrition

extension UserProfile {
  /// The person for scripts (docs/json.md); null is not set.
  func json(weight: BodyWeightEntry?, machineZone: String) -> JSONValue {
    [
      "sex": .text(sex?.rawValue),
      "birthDate": .text(birthDate.map { CalendarDay(midnightUTC: $0).description }),
      "heightCm": .figure(heightCm), "weightKg": .figure(weight?.weightKg, decimals: 2),
      "bodyFatPercentage": .figure(weight?.bodyFatPercentage), "activityLevel": .string(activityLevel.rawValue),
      "energyMode": .string(energyMode.rawValue), "goalType": .string(goalType.rawValue),
      "goalRate": .figure(goalRate, decimals: 3), "targetWeightKg": .figure(targetWeightKg, decimals: 2),
      "proteinGramsPerPound": .figure(proteinGramsPerPound, decimals: 3),
      "fatPercentage": .figure(fatPercentage, decimals: 3), "calorieTarget": .figure(calorieTarget),
      "waterTargetMl": .figure(waterTargetMl), "units": .string(units.rawValue), "clock": .integer(shownClock.rawValue),
      "timeZone": .string(timeZone ?? machineZone), "macroFlexibility": .string(macroFlexibility.rawValue),
      "macroOrigin": .string(macroOrigin?.rawValue ?? "default"), "lifeStage": .text(lifeStage?.rawValue),
      "trainingStyle": .text(trainingStyle?.rawValue),
      "numbers": .string((numbers ?? .shown).rawValue), "mealTiming": .text(mealTiming?.rawValue),
      "mealsPerDay": mealsPerDay.map(JSONValue.integer) ?? .null,
    ]
  }
}
