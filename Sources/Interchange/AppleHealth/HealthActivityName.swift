import Nutrition

/// Apple's names of workouts.
enum HealthActivityName {
  /// "Traditional strength training" of "HKWorkoutActivityTypeTraditionalStrengthTraining".
  static func words(_ type: String) -> String {
    let name = type.hasPrefix("HKWorkoutActivityType") ? type.dropFirst(21) : type[...]
    if name == "Other" || name.isEmpty { return "Workout" }
    if name == "HighIntensityIntervalTraining" { return "HIIT" }
    var words = ""
    for (index, letter) in name.enumerated() {
      if index > 0, letter.isUppercase { words.append(" ") }
      words.append(index == 0 ? letter : Character(letter.lowercased()))
    }
    return words
  }

  /// The journal's type of a workout; `other` for a name that is not known.
  static func type(_ type: String) -> WorkoutType {
    let name = String(type.hasPrefix("HKWorkoutActivityType") ? type.dropFirst(21) : type[...])
    return types.first { $0.names.contains(name) }?.type ?? .other
  }

  private static let types: [(type: WorkoutType, names: Set<String>)] = [
    (
      .cardio,
      [
        "Running", "Walking", "Cycling", "Swimming", "Rowing", "Elliptical", "StairClimbing", "Stairs", "StepTraining",
        "Hiking", "JumpRope", "CardioDance", "Dance", "SocialDance", "HandCycling", "MixedCardio",
        "MixedMetabolicCardioTraining", "CrossCountrySkiing", "SkatingSports", "PaddleSports", "WheelchairRunPace",
        "WheelchairWalkPace", "DanceInspiredTraining",
      ]
    ),
    (.strength, ["TraditionalStrengthTraining", "FunctionalStrengthTraining", "CoreTraining"]),
    (.hiit, ["HighIntensityIntervalTraining", "CrossTraining"]),
    (
      .flexibility,
      ["Yoga", "Pilates", "Flexibility", "MindAndBody", "TaiChi", "Barre", "Cooldown", "PreparationAndRecovery"]
    ),
    (
      .sports,
      [
        "AmericanFootball", "Archery", "AustralianFootball", "Badminton", "Baseball", "Basketball", "Bowling", "Boxing",
        "Climbing", "Cricket", "Curling", "DiscSports", "DownhillSkiing", "EquestrianSports", "Fencing", "Fishing",
        "Golf", "Gymnastics", "Handball", "Hockey", "Hunting", "Kickboxing", "Lacrosse", "MartialArts", "Pickleball",
        "Racquetball", "Rugby", "Sailing", "Snowboarding", "SnowSports", "Soccer", "Softball", "Squash",
        "SurfingSports", "TableTennis", "Tennis", "TrackAndField", "Volleyball", "WaterFitness", "WaterPolo",
        "WaterSports", "Wrestling",
      ]
    ),
  ]
}
