import ArgumentParser
import Nutrition

/// The options that say something of the person; the same for `profile set` and `setup`.
struct ProfileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("male or female, for the energy formulas.", valueName: "sex"))
  var sex: Sex?
  @Option(help: ArgumentHelp("As 1990-05-31 or \"31 May 1990\".", valueName: "date"))
  var birthDate: String?
  @Option(help: ArgumentHelp("178cm, 1.78m, 5'10\" or \"5 ft 10\".", valueName: "height"))
  var height: String?
  @Option(help: ArgumentHelp("82.4kg, 181lb or \"12 st 13\"; logged as a weigh-in of now.", valueName: "weight"))
  var weight: String?
  @Option(help: ArgumentHelp("18%; part of the weigh-in.", valueName: "percent"))
  var bodyFat: String?
  @Option(help: ArgumentHelp("How active your days are, without sports in measured mode.", valueName: "level"))
  var activity: ActivityLevel?
  @Option(
    help: ArgumentHelp(
      "measured: a quiet day plus what you log. multiplier: the activity level, workouts add nothing.",
      valueName: "mode"))
  var mode: EnergyMode?
  @Option(help: ArgumentHelp("Lose, keep or gain weight.", valueName: "goal"))
  var goal: GoalType?
  @Option(help: ArgumentHelp("Weight a week, such as 0.5kg or 1lb.", valueName: "weight"))
  var rate: String?
  @Option(help: ArgumentHelp("The weight to get to.", valueName: "weight"))
  var targetWeight: String?
  @Option(help: ArgumentHelp("Grams a pound of body weight, 0.6 to 1.5; or 2g/kg.", valueName: "grams"))
  var protein: String?
  @Option(help: ArgumentHelp("Share of energy from fat, 15 to 45 %.", valueName: "percent"))
  var fat: String?
  @Option(help: ArgumentHelp("Protein and fat by name; --protein and --fat go before it.", valueName: "name"))
  var preset: MacroPreset?
  @Option(
    help: ArgumentHelp("Your own target in kcal a day (or kJ), instead of the computed one.", valueName: "kcal"))
  var calories: String?
  @Option(help: ArgumentHelp("Your own water goal a day, such as 2.5l or 80oz.", valueName: "volume"))
  var water: String?
  @Option(help: ArgumentHelp("What figures are shown in.", valueName: "system"))
  var units: UnitSystem?
  @Option(
    help: ArgumentHelp("12 or 24 hours; none follows the units, 12 with us.", valueName: "hours"),
    completion: .list(["12", "24", "none"]))
  var clock: String?
  @Option(help: ArgumentHelp("Such as Europe/Berlin; days begin and end there.", valueName: "zone"))
  var timeZone: String?
  @Option(help: ArgumentHelp("How misses are taken: by day, by day with slack, by the week.", valueName: "how"))
  var flexibility: MacroFlexibility?
  @Option(help: ArgumentHelp("pregnant or breastfeeding: no deficit is planned then.", valueName: "stage"))
  var lifeStage: String?
  @Option(help: ArgumentHelp("What you mostly train.", valueName: "style"))
  var training: TrainingStyle?
  @Option(
    help: ArgumentHelp("hidden leaves energy and weight out of what is shown; meals keep them.", valueName: "how"))
  var numbers: NumberDisplay?
  @Option(help: ArgumentHelp("early or late: when you like to eat most.", valueName: "when"))
  var mealTiming: String?
  @Option(help: ArgumentHelp("How many meals you like to have, 1 to 12.", valueName: "count"))
  var mealsPerDay: String?

  var edit: ProfileEdit {
    ProfileEdit(
      sex: sex, birthDate: birthDate, height: height, weight: weight, bodyFat: bodyFat, activity: activity,
      mode: mode, goal: goal, rate: rate, targetWeight: targetWeight, protein: protein, fat: fat, preset: preset,
      calories: calories, water: water, units: units, clock: clock, timeZone: timeZone, flexibility: flexibility,
      lifeStage: lifeStage, training: training, numbers: numbers, mealTiming: mealTiming,
      mealsPerDay: mealsPerDay)
  }
}
