import Foods
import Nutrition
import ToolCalls

/// Amounts that stand beside a workout.
extension SegmentReader {
  /// "barre class, 50 min": amounts that stand alone belong to the workout before, else to the one after.
  func attachAmounts(_ segments: inout [Segment]) {
    for index in segments.indices {
      guard case .amounts(let amounts) = segments[index].content else { continue }
      if let target = neighbour(of: index, in: segments), case .workout(var workout) = segments[target].content {
        var said = AddWorkout(name: workout.name, durationMin: amounts.minutes, distanceKm: amounts.kilometers)
        if let activity = ActivityLexicon.reference.activity(named: workout.name), workout.exercises == nil {
          said = WorkoutReader().workout(activity, amounts: amounts, phrase: nil)
        }
        workout.durationMin = workout.durationMin ?? said.durationMin
        workout.distanceKm = workout.distanceKm ?? said.distanceKm
        workout.assumptions += said.assumptions
        workout.statedCalories = workout.statedCalories ?? amounts.kilocalories
        if let speed = amounts.kilometersPerHour, speed > 0, workout.durationMin == nil,
          let kilometers = workout.distanceKm
        {
          workout.durationMin = min(1440, max(1, kilometers / speed * 60))
        }
        segments[target].content = .workout(workout)
        segments[index].content = .nothing
      } else if let game = game(before: index, amounts, in: segments) {
        segments[index - 1].content = .workout(game)
        segments[index].content = .nothing
      } else if let run = run(amounts) {
        segments[index].content = .workout(run)
      } else {
        if index > 0, segments[index - 1].content == .food { segments[index].content = .food }
      }
    }
  }

  /// "squash with Ben, 45 minutes": what lasts is played and not eaten.
  private func game(before index: Int, _ amounts: WorkoutAmounts, in segments: [Segment]) -> AddWorkout? {
    guard index > 0, amounts.minutes != nil, segments[index - 1].content == .food,
      !FrameReader.statesAmount(segments[index - 1].tokens),
      let mention = ActivityLexicon.reference.mentions(in: segments[index - 1].tokens).first,
      mention.range.lowerBound == 0
    else { return nil }
    return WorkoutReader().workout(mention.activity, amounts: amounts, phrase: nil)
  }

  /// "5K in 26:40": a distance covered at a runner's pace is a run.
  func run(_ amounts: WorkoutAmounts) -> AddWorkout? {
    guard let minutes = amounts.minutes, let kilometers = amounts.kilometers, minutes > 0,
      (7...22).contains(kilometers / (minutes / 60)),
      let running = ActivityLexicon.reference.activity(named: "Running")
    else { return nil }
    var workout = WorkoutReader().workout(running, amounts: amounts, phrase: nil)
    workout.assumptions.append("taken to be a run")
    return workout
  }

  /// "To work and back, 9 km, 25 minutes": the workout before, over whatever else was said of it, else one close by.
  func neighbour(of index: Int, in segments: [Segment]) -> Int? {
    let before = segments[..<index].lastIndex { $0.content != .nothing && !isAmounts($0) }
    if let before, case .workout = segments[before].content { return before }
    for other in [index - 1, index + 1, index - 2, index + 2] where segments.indices.contains(other) {
      if case .workout = segments[other].content { return other }
      if other == index - 1, segments[other].content != .nothing, !isAmounts(segments[other]) { continue }
    }
    return nil
  }

  func isAmounts(_ segment: Segment) -> Bool {
    if case .amounts = segment.content { return true }
    return false
  }
}
