import Foods
import Foundation
import Insights
import Nutrition
import ToolCalls
import Understanding

/// What a question is answered with.
struct Answer: Equatable {
  var text: String
  var assumptions: [String] = []
}

/// Answers questions from the tables, the journal and the calculators, in Ada's own words. Writes nothing.
struct Answerer {
  let catalog: FoodCatalog
  let message: Message
  let conversation: Conversation
  let newID: () -> String
  /// Meals between two moments, oldest first.
  let meals: (Date, Date) -> [Meal]
  /// Workouts that began between two moments, oldest first.
  let workouts: (Date, Date) -> [WorkoutLog]
  /// Weighings between two moments, oldest first.
  let weights: (Date, Date) -> [BodyWeightEntry]
  /// What a day holds and aims at, this turn's own entries included.
  let day: (CalendarDay) -> DaySummary?
  /// Steps of a day, where a device reported them.
  let steps: (CalendarDay) -> Int?
  /// Where the person stands; nil without a weight.
  let outlook: () -> Outlook?

  var units: UnitSystem { conversation.profile.units }
  var clock: HourClock { conversation.profile.shownClock }
  var today: CalendarDay { CalendarDay(message.at, in: message.timeZone) }

  func answer(_ query: Query) -> Answer? {
    switch query {
    case .nutrition(let items): nutrition(of: items)
    case .fit(let items): fit(of: items)
    case .comparison(let items): comparison(of: items)
    case .amount(let question): amount(question)
    case .foods(let ranking): foods(ranking)
    case .recipe(let items): recipe(of: items)
    case .fact(let question): fact(question)
    case .activityEnergy(let workout): energy(of: workout)
    case .burning(let question): burning(question)
    case .activities(let workouts): comparison(of: workouts)
    case .progress(let question): self.answer(question)
    case .targets: targets()
    case .weight(let day): weight(on: day)
    case .body(let question): body(question)
    case .bodyMassIndex: bodyMassIndex()
    case .undo, .redo: Answer(text: "")
    case .help: Answer(text: Self.help)
    case .plan: Answer(text: "Noted as a plan, nothing is logged. Tell me when it has happened.")
    case .notDone: Answer(text: "All right, nothing logged.")
    case .someoneElse: Answer(text: "That was not you, so nothing is logged.")
    case .thanks: Answer(text: "You are welcome.")
    case .greeting: Answer(text: "Hello! Tell me what you ate, drank, did or weighed.")
    case .feeling: Answer(text: Self.feeling)
    case .wellbeing: Answer(text: Self.wellbeing)
    case .conversion(let question): Answer(text: question.answer)
    case .advice(let question): advice(question)
    case .forecast(let question): forecast(question)
    // What is said of a day is written, and confirmed from its row.
    case .dayLogged: nil
    case .remark: Answer(text: "Good to know. What is logged stays as it is.")
    case .other: Answer(text: Self.help)
    }
  }

  static let help =
    "Tell me what you ate, drank, did or weighed (\"2 eggs and toast\", \"cycled 12 km in 40 min\", \"82.4 kg\"), "
    + "or ask \"what is left for today?\" or \"how many calories in two bananas?\". \"undo\" takes the last thing back."
  static let feeling =
    "I am sorry to hear that. I only keep the journal; if it worries you or does not pass, ask your doctor."
  static let wellbeing =
    "Good to know, though there is nothing to log in it. Tell me what you ate, drank, did or weighed."

  private func energy(of workout: AddWorkout) -> Answer {
    let estimate = WorkoutEstimator.estimate(workout, weightKg: conversation.weightKg)
    let asksLeft = PhraseText(message.text).has(Self.leaving)
    let left =
      asksLeft
      ? day(today).map { " Without it you \($0.remainingCalories < 0 ? "are" : "have") \(Self.left($0)) today." } : nil
    return Answer(
      text: "\(estimate.name.capitalizedFirst) for \(estimate.durationMin.text()) min burns about "
        + "\(Figures.kcal(estimate.netKcal)) beyond rest (MET \(estimate.met.text(decimals: 1)))." + (left ?? ""),
      assumptions: estimate.assumptions)
  }

  private static let leaving: PhraseSet = ["can i eat", "could i eat", "can i have", "left"]

  /// Minutes that activities are compared over where no length was told.
  private static let comparedMinutes = 30.0

  /// Activities beside each other over one length of time, the hardest named.
  private func comparison(of workouts: [AddWorkout]) -> Answer {
    let isTold = workouts.contains { $0.durationMin != nil || $0.distanceKm != nil }
    let estimates = workouts.map { workout in
      var workout = workout
      if !isTold { workout.durationMin = Self.comparedMinutes }
      return WorkoutEstimator.estimate(workout, weightKg: conversation.weightKg)
    }
    let lines = estimates.map { estimate in
      "\(estimate.name.capitalizedFirst)\(isTold ? ", \(estimate.durationMin.text()) min" : ""): "
        + "\(Figures.kcal(estimate.netKcal)) (MET \(estimate.met.text(decimals: 1)))"
    }
    let most = estimates.max { $0.netKcal < $1.netKcal }
    let isClear = estimates.count { $0.netKcal == most?.netKcal } == 1
    var assumptions: [String] = []
    for assumption in estimates.flatMap(\.assumptions) where !assumptions.contains(assumption) {
      assumptions.append(assumption)
    }
    return Answer(
      text: "Beyond rest\(isTold ? "" : ", for \(Self.comparedMinutes.text()) min each"). "
        + lines.joined(separator: "; ") + "."
        + (isClear ? most.map { " Most: \($0.name.capitalizedFirst)." } ?? "" : ""),
      assumptions: assumptions)
  }

  static func left(_ day: DaySummary) -> String {
    let left = day.remainingCalories.rounded()
    return left >= 0 ? "\(Figures.kcal(left)) left" : "\(Figures.kcal(-left)) over"
  }

  /// The targets of the day, with what was asked for in front.
  func targets() -> Answer {
    guard let day = day(today) else { return Answer(text: Self.help) }
    let targets = day.targets
    let total = targets.energy.total.kilocalories
    let isPlain = targets.energy.base.kilocalories == total && targets.energy.sum == total
    let energy = isPlain ? "\(Figures.kcal(total)) a day." : "\(targets.energy.equation) kcal."
    let macros =
      targets.macros.map {
        "Protein \($0.proteinG.text()) g, carbs \($0.carbsG.text()) g, fat \($0.fatG.text()) g, fibre \($0.fiberG.text()) g."
      } ?? "Protein, carbs and fat follow your weight, which is not logged yet: say \"\(units.exampleWeight)\"."
    let (all, drunk) = (targets.water.totalMl, targets.water.toDrinkMl)
    let share = drunk < all ? ", \(units.volume(millilitres: drunk)) of it to drink" : ""
    let water = "Water \(units.volume(millilitres: all))\(share)."
    let asksWater = PhraseText(message.text).has(Self.fluids)
    let lines =
      asksWater
      ? [water, energy, macros]
      : asked.contains { $0 != .calories } ? [macros, energy, water] : [energy, macros, water]
    return Answer(
      text: lines.joined(separator: " "), assumptions: targets.assumptions.map { $0.sentence(in: units) })
  }

  private static let fluids: PhraseSet = ["water", "fluid", "fluids", "drink"]

  private func forecast(_ question: ForecastQuestion) -> Answer {
    guard let outlook = outlook() else {
      return Answer(text: "No weight is logged yet. Say \"weighed \(units.exampleWeight)\".")
    }
    return Answer(
      text: outlook.answer(to: question), assumptions: outlook.forecast.assumptions.map { $0.sentence(in: units) })
  }
}
