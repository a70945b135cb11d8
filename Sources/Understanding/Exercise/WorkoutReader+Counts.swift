import Nutrition
import ToolCalls

/// Lengths that are reckoned from what was counted, as they are told to the person.
enum AssumedLength: String, CaseIterable {
  case steps = "100 steps a minute"
  case flights = "20 seconds a flight of stairs"
  case holes = "13 minutes a hole"
  case rounds = "3 minutes a round and 1 of rest"
  /// The time that the ICC's playing conditions give 20 overs.
  case overs = "4.25 minutes an over"
  case tabata = "20 seconds of work and 10 of rest a round"
  case distance = "1,300 steps a kilometre"

  /// `workout` without what was only reckoned of it and is said in `amounts`.
  static func removed(from workout: AddWorkout, for amounts: WorkoutAmounts) -> AddWorkout {
    var workout = workout
    let times = allCases.filter { $0 != .distance }.map(\.rawValue)
    if amounts.minutes != nil, workout.assumptions.contains(where: times.contains) {
      workout.durationMin = nil
      workout.assumptions.removeAll(where: times.contains)
    }
    if amounts.kilometers != nil, workout.assumptions.contains(distance.rawValue) {
      workout.distanceKm = nil
      workout.assumptions.removeAll { $0 == distance.rawValue }
    }
    return workout
  }
}

/// Workouts that are counted in laps, steps, flights, holes and rounds.
extension WorkoutReader {
  /// "disc golf 18": holes.
  func bareHoles(beside mention: ActivityLexicon.Mention, in tokens: [Token]) -> Double? {
    guard mention.activity.name.hasSuffix("olf") else { return nil }
    // "golf 18 with a trolley".
    let next = mention.range.upperBound
    let isNext = next < tokens.count && tokens[next].kind == .number && UnitTable.unit(at: next + 1, in: tokens) == nil
    guard let count = isNext ? tokens[next] : tokens.last, count.kind == .number else { return nil }
    return count.value.flatMap { [9, 18, 27, 36].contains($0) ? $0 : nil }
  }

  /// The farthest that is run where a figure alone is said: "run 10" is a distance, "run 30" a time.
  private static let farthestBare = 13.0

  /// A figure behind an activity's name: minutes, or the way of a short run in the unit of the person.
  func takeBare(_ figure: Double, of activity: KnownActivity, into amounts: inout WorkoutAmounts) {
    guard PaceTable.gait(ofCode: activity.code) == .running, figure <= Self.farthestBare else {
      amounts.minutes = figure
      return
    }
    amounts.kilometers = unitKg == 1 ? figure : UnitConversion.kilometres(miles: figure)
    amounts.assumptions.append("\(NumberPhrase.plain(figure)) read as \(unitKg == 1 ? "km" : "miles")")
  }

  /// "some stretching for ten", "yoga for twenty five": minutes, written out.
  func spelledMinutes(closing tokens: [Token]) -> Double? {
    guard tokens.count > 2, let last = tokens.last, NumberWords.cardinals.contains(last),
      let lead = tokens.lastIndex(where: { $0.isWord("for") }),
      let number = NumberPhrase.read(at: lead + 1, in: tokens), lead + 1 + number.count == tokens.count,
      (5...180).contains(number.value)
    else { return nil }
    return number.value
  }

  /// Who bowls or bats is on the field for more than those overs.
  static let batting: WordSet = ["bowled", "batted"]

  /// Nobody takes more in a day: 24 hours of running are some 250 km.
  private static let mostSteps = 400_000.0

  /// Laps, steps, flights and holes in metres and minutes.
  func fillDistance(of call: inout AddWorkout, activity: KnownActivity, amounts: WorkoutAmounts) {
    let gait = PaceTable.gait(ofCode: activity.code)
    if let laps = amounts.laps, call.distanceKm == nil {
      if activity.isSwim || activity.name.contains("Butterfly") {
        call.distanceKm = laps * 0.025
        call.assumptions.append("a length of the pool = 25 m")
      } else if gait == .running || gait == .walking {
        call.distanceKm = laps * 0.4
        call.assumptions.append("a lap of the track = 400 m")
      }
    }
    if let steps = amounts.steps, steps <= Self.mostSteps, gait == .walking || gait == .running || activity.isGeneric {
      // 100 steps a minute is the usual mark of a moderate walk, 1,300 steps a kilometre its usual length.
      if call.durationMin == nil, call.distanceKm == nil {
        call.durationMin = min(1440, max(1, (steps / 100).rounded()))
        call.assumptions.append(AssumedLength.steps.rawValue)
      }
      if call.distanceKm == nil {
        call.distanceKm = steps / 1300
        call.assumptions.append(AssumedLength.distance.rawValue)
      }
      call.name = "\(activity.name), \(NumberPhrase.plain(steps)) steps"
    }
    guard call.durationMin == nil, let counted = counted(amounts, of: activity) else { return }
    call.durationMin = min(counted.most, max(1, counted.minutes))
    call.assumptions.append(counted.length.rawValue)
  }

  /// The minutes of what was counted, and more than anybody is at it in a day.
  private func counted(
    _ amounts: WorkoutAmounts, of activity: KnownActivity
  ) -> (minutes: Double, most: Double, length: AssumedLength)? {
    let isBoxing = activity.name == "Boxing" || activity.name == "Kickboxing"
    let rows: [(minutes: Double?, most: Double, length: AssumedLength)] = [
      (amounts.flights.map { ($0 * 0.3).rounded() }, 600, .flights),
      (amounts.holes.map { $0 * 13 }, 600, .holes),
      (activity.name == "Cricket" ? amounts.overs.map { ($0 * 4.25).rounded() } : nil, 600, .overs),
      (activity.name == "Tabata" ? amounts.rounds.map { $0 / 2 } : nil, 240, .tabata),
      (isBoxing ? amounts.rounds.map { $0 * 4 } : nil, 240, .rounds),
    ]
    return rows.lazy.compactMap { row in row.minutes.map { ($0, row.most, row.length) } }.first
  }
}
