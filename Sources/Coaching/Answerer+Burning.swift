import Nutrition
import ToolCalls
import Understanding

/// How much of an activity takes a told energy, beyond rest as a logged workout's is.
extension Answerer {
  func burning(_ question: BurnQuestion) -> Answer {
    let overWay = question.measure != .minutes
    guard
      let workout = WorkoutEstimator.estimate(
        question.workout, taking: question.kilocalories, overWay: overWay, weightKg: conversation.weightKg)
    else { return Answer(text: Self.help) }
    let name = workout.name.capitalizedFirst
    let energy = "\(Figures.kcal(question.kilocalories)) beyond rest (MET \(workout.met.text(decimals: 1)))"
    let minutes = "\(max(1, workout.durationMin).text()) min"
    guard let kilometres = workout.distanceKm, overWay else {
      return Answer(text: "\(name) for about \(minutes) burns \(energy).", assumptions: workout.assumptions)
    }
    let way = units.distance(kilometres: kilometres)
    guard question.measure == .steps else {
      return Answer(text: "\(name) about \(way), \(minutes), burns \(energy).", assumptions: workout.assumptions)
    }
    let (count, assumption) = stepsOfKilometre
    let steps = Figures.whole(roughly(count * kilometres))
    return Answer(
      text: "About \(steps) steps of walking, \(way) in \(minutes), burn \(energy).",
      assumptions: workout.assumptions + [assumption])
  }
}
