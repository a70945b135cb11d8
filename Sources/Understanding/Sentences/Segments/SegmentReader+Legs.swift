import Nutrition
import ToolCalls

/// Parts of one session that are told one after the other, and speeds told by themselves.
extension SegmentReader {
  private static let manners = WordList.words(
    """
    tempo threshold race pace strides jog jogging float build progressive easy steady hard fast slow brisk gentle recovery
    warm cool warmup cooldown wu cd
    """)
  /// They tell of a part of what was told already, or of all of it.
  private static let within = WordList.words(
    "last first final of including incl inc each per which avg average rest break")
  private static let joints: WordSet = [":", ",", "then", "and", "(", "+", "-", "&"]

  /// "Progression run: 3k easy, 3k at 5:10/km, 1k cool down": one run of 7 km. A length that stands beside the name with
  /// nothing of how it was run is of all: "ran 10k, 2k easy, 8k steady".
  func addLegs(_ segments: inout [Segment]) {
    guard segments.contains(where: { if case .amounts = $0.content { true } else { false } }) else { return }
    for head in segments.indices {
      guard case .workout(let workout) = segments[head].content, workout.exercises == nil, workout.reference == nil
      else { continue }
      var legs: [(place: Int, amounts: WorkoutAmounts)] = []
      if workout.durationMin != nil || workout.distanceKm != nil {
        let own = WorkoutAmountReader.read(segments[head].tokens)
        guard isLeg(own, segments[head].tokens) else { continue }
        legs.append((head, own))
        // "10k easy, 5k at marathon pace": only the last of them names a run.
        for index in segments.indices[..<head].reversed() {
          guard case .amounts(let amounts) = segments[index].content, Self.joints.contains(segments[index + 1].joint),
            isLeg(amounts, segments[index].tokens)
          else { break }
          legs.insert((index, amounts), at: 0)
        }
      }
      for index in segments.indices[(head + 1)...] {
        guard case .amounts(let amounts) = segments[index].content, Self.joints.contains(segments[index].joint),
          isLeg(amounts, segments[index].tokens)
        else { break }
        legs.append((index, amounts))
      }
      guard legs.count > 1, !isToldTwice(legs.map { segments[$0.place].tokens }, legs.map(\.amounts)) else { continue }
      let isTimed = segments[(legs.last?.place ?? head)...].dropFirst().contains { segment in
        if case .amounts(let all) = segment.content { all.minutes != nil } else { false }
      }
      let unpaced = legs.filter { $0.amounts.minutes == nil && $0.amounts.kilometersPerHour == nil }
      let areWarming = unpaced.allSatisfy { Self.isWarming(segments[$0.place].tokens) }
      guard
        let whole = Self.sum(
          of: legs.map(\.amounts), in: workout, isTimed: isTimed,
          unpaced: areWarming ? "warm-up and cool-down" : "parts without a pace")
      else { continue }
      for leg in legs { segments[leg.place].content = .nothing }
      segments[head].content = .workout(whole)
    }
  }

  private func isLeg(_ amounts: WorkoutAmounts, _ tokens: [Token]) -> Bool {
    guard amounts.kilometers != nil || amounts.minutes != nil, !Self.tellsTotal(tokens), !Self.within.occurs(in: tokens)
    else { return false }
    return amounts.effort != nil || amounts.kilometersPerHour != nil || Self.manners.occurs(in: tokens)
  }

  /// The same way in kilometres and in miles, or a whole behind which its parts are told.
  private func isToldTwice(_ tokens: [[Token]], _ legs: [WorkoutAmounts]) -> Bool {
    let ways = legs.map { $0.kilometers ?? $0.minutes ?? 0 }
    let rest = ways.dropFirst().reduce(0, +)
    let isSame = abs(ways[0] - rest) <= ways[0] * 0.03
    let inMiles = tokens.map { TrainingWords.miles.occurs(in: $0) }
    return isSame && (legs.count > 2 || inMiles[0] != inMiles[1])
  }

  /// `workout` over all of `legs`; nil where some are told by their length and others by their time alone.
  private static func sum(of legs: [WorkoutAmounts], in workout: AddWorkout, isTimed: Bool, unpaced: String)
    -> AddWorkout?
  {
    var whole = workout
    if legs.allSatisfy({ $0.kilometers != nil }) {
      whole.distanceKm = min(2000, legs.reduce(0) { $0 + ($1.kilometers ?? 0) })
      whole.durationMin = isTimed ? nil : minutes(of: legs, in: &whole, unpaced: unpaced)
      return whole
    }
    guard legs.allSatisfy({ $0.minutes != nil }) else { return nil }
    whole.durationMin = min(1440, legs.reduce(0) { $0 + ($1.minutes ?? 0) })
    whole.distanceKm = kilometers(of: legs, in: workout)
    return WorkoutReader.gaited(whole)
  }

  /// How far `legs` of known lengths went by their speeds, those without at a usual one; nil where no speed was told.
  private static func kilometers(of legs: [WorkoutAmounts], in workout: AddWorkout) -> Double? {
    guard legs.contains(where: { $0.kilometersPerHour != nil }) else { return nil }
    let usual = PaceTable.usualSpeed(ofCode: workout.activityCode ?? "")
    let ways = legs.compactMap { leg in
      leg.kilometers ?? (leg.kilometersPerHour ?? usual).map { $0 * (leg.minutes ?? 0) / 60 }
    }
    return ways.count == legs.count ? ways.reduce(0, +) : nil
  }

  /// How long `legs` took by their times and paces, those without at a usual speed; nil where no pace was told at all.
  private static func minutes(of legs: [WorkoutAmounts], in workout: inout AddWorkout, unpaced: String)
    -> Double?
  {
    guard legs.contains(where: { $0.minutes != nil || $0.kilometersPerHour != nil }) else { return nil }
    let isRun = PaceTable.gait(ofCode: workout.activityCode ?? "") == .running
    let usual = PaceTable.usualSpeed(ofCode: isRun ? "12020" : workout.activityCode ?? "")
    var minutes = 0.0
    for leg in legs {
      guard let speed = leg.kilometersPerHour ?? usual, speed > 0 else { return nil }
      minutes += leg.minutes ?? (leg.kilometers ?? 0) / speed * 60
      let assumption = "\(unpaced) at \(NumberPhrase.plain(speed)) km/h"
      if leg.minutes == nil, leg.kilometersPerHour == nil, !workout.assumptions.contains(assumption) {
        workout.assumptions.append(assumption)
      }
    }
    return min(1440, max(1, (minutes * 10).rounded() / 10))
  }

  private static let besideSpeed = WordList.words(
    "at a an the avg average averaging averaged mean speed pace of on with and set to about around roughly mostly steady km h"
  )

  /// Kilometres an hour that are told with nothing else, so that they are those of all the time; "top speed 50 km/h" and
  /// "last 5 min at 12 km/h" are of a part.
  static func speedAlone(_ amounts: WorkoutAmounts, in tokens: [Token]) -> Double? {
    guard let speed = amounts.kilometersPerHour, amounts.minutes == nil, amounts.kilometers == nil, speed > 0,
      tokens.indices.allSatisfy({ index in
        tokens[index].kind != .word || besideSpeed.contains(tokens[index])
          || amounts.covered.contains { $0.contains(index) }
      })
    else { return nil }
    return speed
  }
}
