import Nutrition
import ToolCalls

/// What is said of training besides how long and how far, in words that foods are called by too.
extension SegmentReader {
  /// "squash with Ben, 45 minutes", "squash with Ben, 3 games, 45 minutes": what lasts is played and not eaten; where it
  /// stands.
  func game(
    before index: Int, _ amounts: WorkoutAmounts, in segments: [Segment]
  ) -> (workout: AddWorkout, place: Int)? {
    guard amounts.minutes != nil, let place = segments[..<index].lastIndex(where: { !countsGames($0) }),
      segments[place].content == .food || segments[place].content == .nothing && segments[place].frame == .report,
      !FrameReader.statesAmount(segments[place].tokens),
      let mention = ActivityLexicon.reference.mentions(in: segments[place].tokens).first,
      mention.range.lowerBound == 0
    else { return nil }
    return (WorkoutReader().workout(mention.activity, amounts: amounts, phrase: nil), place)
  }

  private static let games: WordSet = ["game", "games", "sets", "matches", "frames", "rallies", "ends"]

  /// "3 games", "won 2 sets".
  private func countsGames(_ segment: Segment) -> Bool {
    Self.tellsScore(segment.tokens)
      || segment.tokens.count <= 4 && Self.games.occurs(in: segment.tokens)
        && segment.tokens.contains { $0.isCount }
  }

  private static let outcomes: WordSet = [
    "won", "lost", "drew", "beat", "shot", "carded", "scored", "win", "loss", "draw",
  ]

  /// "Lost 3-1", "shot 92": how a game went, and nothing to eat.
  static func tellsScore(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 7, outcomes.occurs(in: tokens), tokens.contains(where: \.isCount) else {
      return false
    }
    return tokens.allSatisfy { token in
      token.isCount || token.kind == .clock || token.kind == .punctuation || outcomes.contains(token)
        || token.isOne(
          of: "i", "we", "to", "the", "a", "him", "her", "them", "sets", "games", "nil", "over", "par", "only", "just")
    }
  }

  /// "Squash, 4 games with Omar": what is counted so was played and not eaten.
  func playCountedGames(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst() where segments[index].joint == "," || segments[index].joint == ":" {
      guard segments[index - 1].content == .food, segments[index].frame == .report,
        let first = segments[index].tokens.first,
        first.isCount && segments[index].tokens.count > 1 && Self.games.contains(segments[index].tokens[1])
          || Self.tellsScore(segments[index].tokens),
        let mention = ActivityLexicon.reference.mentions(in: segments[index - 1].tokens).first,
        mention.activity.type == .sports, mention.range == segments[index - 1].tokens.indices
      else { continue }
      segments[index - 1].content = .workout(
        WorkoutReader().workout(mention.activity, amounts: WorkoutAmounts(), phrase: nil))
      segments[index].content = .nothing
    }
  }

  private static let training = WordList.words(
    """
    pb pr split splits avg average strides stride turbo ball balls net nets game games set sets lap laps rep reps watts pace
    level levels resistance incline cadence elevation gain climb climbs drill drills clubs trolley court pool lane lanes hill hills
    distance effort efforts interval intervals place scored score goals wicket wickets draw zone zones power ftp rpe rir
    warmup cooldown cool stretch stretches flights halftime bench sub midfield keeper ref singles doubles mixed club
    league friendly grinder superset supersets dropset last subs lads personal season course record soaked drenched sweaty muddy windy rainy sunny brick bricks bucket basket range session
    waves swell tide currents
    """)

  /// Whether `token` tells of training and names no food beside it.
  static func isTraining(_ token: Token) -> Bool { training.contains(token) }

  /// How somebody is who trained, in words that are food as well: "spin class, dripping", "legs are toast".
  private static let worn = WordList.words("dripping toast jelly toasted fried cooked baked roasted pickled minced")

  /// Whether `tokens` say how the person or their legs are after a workout.
  private static func tellsTiredness(_ tokens: [Token]) -> Bool {
    guard let last = tokens.last(where: { $0.kind == .word }), worn.contains(last) else { return false }
    let rest = tokens.dropLast().filter { $0.kind == .word }
    let isOfBody = rest.contains {
      $0.isOne(of: "legs", "arms", "i'm", "im", "i", "abs", "quads", "glutes", "lungs")
    }
    return isOfBody || rest.isEmpty && last.isWord("dripping")
  }

  private static let grappling: WordSet = ["Jiu-jitsu", "Judo", "Wrestling", "Martial arts", "Grappling"]
  private static let besideRolls: WordSet = [
    "hard", "live", "good", "light", "short", "long", "rolls", "and", "few", "a",
  ]

  private static func isGrappling(_ segment: Segment) -> Bool {
    if case .workout(let workout) = segment.content { grappling.contains(workout.name) } else { false }
  }

  /// "5 rolls", "4 hard rolls": rounds of grappling, and no bread.
  private static func spars(_ tokens: [Token]) -> Bool {
    tokens.last?.isWord("rolls") == true && tokens.allSatisfy { $0.isCount || besideRolls.contains($0) }
  }

  /// "Rowing 4 x 500 m, 1:55 splits", "padel with Jo, 3 sets of doubles": beside a workout its own words are no food.
  func withholdTraining(_ segments: inout [Segment]) {
    guard segments.contains(where: { if case .workout = $0.content { true } else { false } }) else { return }
    for index in segments.indices where segments[index].content == .food && segments[index].time.meal == nil {
      let tokens = segments[index].tokens
      if index > 0, Self.tellsTiredness(tokens) || Self.tellsScore(tokens) {
        segments[index].content = .nothing
        continue
      }
      if tokens.count <= 4, tokens.indices.contains(where: { ActivityLexicon.isGrade(at: $0, in: tokens) }) {
        segments[index].content = .nothing
        continue
      }
      if Self.spars(tokens), segments.contains(where: { Self.isGrappling($0) }) {
        segments[index].content = .nothing
        continue
      }
      guard Self.training.occurs(in: tokens), !isEating(tokens),
        tokens.allSatisfy({ !foods.mayName($0) || Self.training.contains($0) || !foods.holdsFood([$0]) })
      else { continue }
      segments[index].content = .nothing
    }
  }

  /// "Played chess with grandad": a game that is no sport, and no pie of its name.
  func playsSomethingElse(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    let verb = tokens.word(start).isOne(of: "i", "we") ? start + 1 : start
    return tokens.word(verb).isOne(of: "played", "playing")
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }
}
