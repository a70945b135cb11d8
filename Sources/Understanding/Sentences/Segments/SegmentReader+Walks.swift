import Nutrition
import ToolCalls

/// Walks up a mountain, which only their figures tell, and walks with a dog.
extension SegmentReader {
  /// Metres that nobody rises on the flat.
  private static let rise = 100.0

  /// "Over Cadair Idris: 9 km, 800 m ascent, 4h30": a way with its ascent, and no activity named, was hiked.
  func readHikes(_ segments: inout [Segment]) {
    guard let climb = segments.firstIndex(where: { rises($0) }),
      !segments.contains(where: { if case .workout = $0.content { true } else { false } })
    else { return }
    let places = segments.indices.filter { isAmounts(segments[$0]) }
    var all = WorkoutAmounts()
    for place in places {
      guard case .amounts(let amounts) = segments[place].content else { continue }
      all.minutes = all.minutes ?? amounts.minutes
      all.kilometers = all.kilometers ?? amounts.kilometers
      all.ascentMeters = all.ascentMeters ?? amounts.ascentMeters
      all.kilocalories = all.kilocalories ?? amounts.kilocalories
      all.effort = all.effort ?? amounts.effort
      all.assumptions += amounts.assumptions
    }
    guard all.minutes != nil || all.kilometers != nil, Self.mayWalk(all),
      let hiking = ActivityLexicon.reference.activity(listed: "Hiking")
    else { return }
    for place in places { segments[place].content = .nothing }
    segments[places.first ?? climb].content = .workout(WorkoutReader().workout(hiking, amounts: all, phrase: nil))
    guard let first = places.first, first > 0, segments[first - 1].content == .food,
      isRoute(segments[first - 1].tokens)
    else { return }
    segments[first - 1].content = .nothing
  }

  private func rises(_ segment: Segment) -> Bool {
    guard segment.frame == .report, case .amounts(let amounts) = segment.content else { return false }
    return (amounts.ascentMeters ?? 0) >= Self.rise
  }

  private static let fastest = 7.0

  /// Whether nobody would need to run or ride for it.
  private static func mayWalk(_ amounts: WorkoutAmounts) -> Bool {
    guard let minutes = amounts.minutes, let kilometers = amounts.kilometers, minutes > 0 else {
      return amounts.kilometers.map { $0 <= 45 } ?? true
    }
    return kilometers / (minutes / 60) < fastest
  }

  private static let routes = WordList.words(
    """
    up down via along over round around from loop circuit circular ridge arete path track trail peak summit mount mt mountain
    hill pass pike fell crag valley horseshoe top climbed climb
    """)

  /// "Over Cadair Idris", "Ben Lomond": where it went, whatever else the words could name.
  private func isRoute(_ tokens: [Token]) -> Bool {
    guard Self.eatingVerb(tokens) == nil, !FrameReader.statesAmount(tokens) else { return false }
    // "soup at the summit" was eaten.
    guard !namesSurely(tokens) else { return false }
    let isNamed = tokens.count > 1 && tokens.filter { $0.kind == .word }.allSatisfy { SceneFilter.isCapitalLetter($0) }
    return isNamed || Self.routes.occurs(in: tokens)
  }

  private static let strolls = WordList.words(
    "stroll walk amble ramble wander potter saunter walkies of a gentle slow brisk")

  /// "Took the dog out, 25 min walk": the walk is the one with the dog.
  func joinDogWalks(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard case .workout(var outing) = segments[index - 1].content, outing.activityCode == "17165",
        outing.durationMin == nil, outing.distanceKm == nil,
        case .workout(let walk) = segments[index].content, walk.exercises == nil,
        PaceTable.gait(ofCode: walk.activityCode ?? "") == .walking,
        segments[index].tokens.allSatisfy({
          $0.kind != .word || Self.strolls.contains($0) || UnitTable.unit(named: $0.folded) != nil || $0.isCount
        })
      else { continue }
      outing.durationMin = walk.durationMin
      outing.distanceKm = walk.distanceKm
      outing.assumptions += walk.assumptions
      segments[index - 1].content = .workout(outing)
      segments[index].content = .nothing
    }
  }

  private static let holes: WordSet = ["15255", "15265", "15290", "15252"]
  private static let playing = WordList.words(
    "walking walked on foot the whole course carrying carried pulling pushing my bag clubs with a trolley cart for of it all"
  )
  private static let roundMinutes = 90.0

  /// "9 holes of disc golf, on foot, 2 hours", "golf, walking": how a round was played, and no walk besides.
  func joinRounds(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() {
      guard case .workout(let walk) = segments[index].content, walk.exercises == nil, walk.distanceKm == nil,
        PaceTable.gait(ofCode: walk.activityCode ?? "") == .walking, walk.durationMin ?? 600 >= Self.roundMinutes,
        case .workout(let round) = segments[index - 1].content, Self.holes.contains(round.activityCode ?? ""),
        segments[index].joint.isOne(of: ",", "(", "-", ""),
        segments[index].tokens.allSatisfy({
          $0.kind != .word || Self.playing.contains($0) || UnitTable.unit(named: $0.folded) != nil || $0.isCount
        })
      else { continue }
      segments[index].content =
        walk.durationMin == nil ? .nothing : .amounts(WorkoutAmountReader.read(segments[index].tokens))
    }
  }
}
