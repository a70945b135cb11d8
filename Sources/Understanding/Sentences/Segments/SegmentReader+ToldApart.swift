import Nutrition
import ToolCalls

/// Workouts that one part of a sentence names and a later one measures, with talk between.
extension SegmentReader {
  /// "Padel with Ana, she won, we played 35 minutes", "our spin coach is strict, I survived the 45-minute class": the
  /// workout whose length stands at `index`; what named it is none besides.
  func tellsApart(_ kept: [Token], at index: Int, in segments: inout [Segment]) -> Bool {
    guard index > 0, measuresActivity(kept),
      ActivityLexicon.reference.mentions(in: kept).allSatisfy({ $0.strength == .weak || $0.activity.isGeneric })
    else { return false }
    let amounts = WorkoutAmountReader.read(kept)
    guard amounts.minutes != nil || amounts.kilometers != nil else { return false }
    for place in segments[..<index].indices.reversed() {
      guard let activity = activityTold(in: segments[place]) else { continue }
      segments[place].content = .nothing
      segments[index].content = .workout(WorkoutReader().workout(activity, amounts: amounts, phrase: nil))
      return true
    }
    return false
  }

  private static let subjects: WordSet = ["i", "we", "it", "and", "but"]
  private static let lasting = WordList.words(
    "played lasted trained practised practiced sparred rallied kept managed sweated survived did dozed suffered")
  private static let measures = WordList.words(
    "a an the good full solid whole proper about around nearly almost over just for only on going long")

  /// "we sparred for 25 minutes", "I sweated through the 45-minute class": of something that was named before.
  private func measuresActivity(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    guard let verb = Self.lasting.firstIndex(in: tokens[start...].prefix(3)),
      verb == start || Self.subjects.contains(tokens[verb - 1]) || tokens[verb - 1].isOne(of: "all", "both")
        || tokens[verb - 1].folded.hasSuffix("ly") || tokens[verb - 1].isWord("almost")
    else { return false }
    let next = Self.measures.end(from: verb + 1, in: tokens)
    // "an hour and a quarter", "a full hour": the article is the figure.
    let parser = QuantityParser(tokens)
    if (verb + 1...next).contains(where: { parser.quantity(at: $0)?.seconds != nil }) { return true }
    return TrainingWords.sessions.occurs(in: tokens[next...])
  }

  private static let before = WordList.words(
    "our my the a an this that had played new old usual weekly regular first last another evening morning lunchtime friendly"
  )

  private static let besides = WordList.words(
    "with at against was last on in this yesterday studio place gym club hall")
  private static let screens = WordList.words(
    "telly tv television screen radio stream film book dream watched watching")
  private static let teachers: WordSet = ["teacher", "instructor", "coach", "trainer", "sensei", "leader"]

  /// "my spin teacher was new": the one whose class the person took, where `next` is behind the activity.
  private func isTaught(_ next: Int, in segment: Segment) -> Bool {
    segment.frame == .someoneElse && segment.tokens.indices.contains(next)
      && Self.teachers.contains(segment.tokens[next])
  }

  /// The activity that a part of the sentence is about, where it says nothing of how long or far it was.
  private func activityTold(in segment: Segment) -> KnownActivity? {
    let tokens = segment.tokens
    guard !FrameReader.statesMeasure(tokens), !Self.screens.occurs(in: tokens),
      let mention = ActivityLexicon.reference.mentions(in: tokens).first, mention.range.lowerBound <= 3,
      [.report, .habit, .feeling].contains(segment.frame) || isTaught(mention.range.upperBound, in: segment),
      tokens[..<mention.range.lowerBound].allSatisfy({
        Self.before.contains($0) || TimeWords.weekdays.contains($0) || IntentWords.openers.contains($0)
          || SceneFilter.isCapitalLetter($0)
      })
    else { return nil }
    switch segment.content {
    case .workout(let workout)
    where workout.durationMin != nil || workout.distanceKm != nil || workout.exercises != nil:
      return nil
    case .workout: return mention.activity
    case .nothing: return mention.activity.isGeneric ? nil : mention.activity
    case .food:
      // "squash with Ben": what follows is no food's name.
      let next = mention.range.upperBound
      guard next < tokens.count else { return mention.activity }
      return Self.besides.contains(tokens[next]) || Self.teachers.contains(tokens[next])
        || TrainingWords.sessions.contains(tokens[next]) || tokens[next].kind == .punctuation ? mention.activity : nil
    case .weight, .water, .amounts: return nil
    }
  }

  /// "Curls went well for once, 3 sets of 12 at 14 kg": sets of what the part before names without any.
  func tellsSets(_ kept: [Token], at index: Int, in segments: inout [Segment]) -> Bool {
    guard index > 0, ExerciseLexicon.reference.mentions(in: kept).isEmpty,
      [.report, .habit, .feeling].contains(segments[index - 1].frame),
      let mention = ExerciseLexicon.reference.mentions(in: segments[index - 1].tokens).first,
      mention.range.lowerBound <= 2
    else { return false }
    switch segments[index - 1].content {
    case .workout(let workout) where workout.exercises?.allSatisfy(\.sets.isEmpty) != true: return false
    case .weight, .water, .amounts: return false
    case .workout, .food, .nothing: break
    }
    let unitKg = unitOfLoads(in: segments)
    // "Bench: worked up to a heavy triple at 90", "deadlift, worked up to 3x140 kg".
    let heavy =
      kept.firstIndex { $0.isOne(of: "heavy", "top") }
      ?? kept.firstIndex { $0.isWord("up") }.map { StrengthReader.climbs.end(from: $0, in: kept) } ?? 0
    var notation = StrengthNotation(kept, at: heavy, unitKg: unitKg)
    guard notation.sets() != nil else { return false }
    let named = Array(segments[index - 1].tokens[mention.range]) + kept
    guard let workout = StrengthReader(named, unitKg: unitKg).workout(hasFood: false, activity: nil),
      workout.exercises?.contains(where: { !$0.sets.isEmpty }) == true
    else { return false }
    segments[index - 1].content = .nothing
    segments[index].content = .workout(workout)
    return true
  }

  private static let outcomes = WordList.words(
    "won wins beat beats thrashed hammered lost destroyed smashed crushed trounced annihilated whipped walloped cheated"
  )

  /// "she walloped us": how a game that was named before went for somebody.
  static func isOutcome(_ tokens: [Token], after segments: ArraySlice<Segment>) -> Bool {
    let start = FrameReader.opening(of: tokens)
    guard tokens.count <= 8, let verb = outcomes.firstIndex(in: tokens[start...].prefix(3)),
      verb > start, !tokens[start].isOne(of: "i", "we", "i've"), !tokens.contains(where: { $0.isCount }),
      tokens.ends(at: verb + 1)
        || tokens[verb + 1].isOne(of: "me", "us", "again", "as", "both", "every", "easily", "in", "of")
    else { return false }
    return segments.contains { !ActivityLexicon.reference.mentions(in: $0.tokens).isEmpty }
  }

  /// "with the toddler tugging at my sleeve": what somebody else was at, cut off behind a length or an activity of one's own.
  func withoutCompany(_ tokens: [Token]) -> [Token] {
    guard let lead = tokens.indices.first(where: { $0 > 0 && tokens[$0].isWord("with") }), lead + 3 < tokens.count,
      IntentWords.determiners.contains(tokens[lead + 1]),
      let doing = tokens[(lead + 2)...].prefix(3).indices.dropFirst().first(where: {
        tokens[$0].folded.hasSuffix("ing") && tokens[$0].folded.utf8.count > 5
          && !MealWords.nounsInIng.contains(tokens[$0])
      }),
      IntentWords.others.contains(tokens[doing - 1])
        || tokens[(doing + 1)...].contains(where: {
          $0.isOne(of: "me", "us", "my", "our")
        }),
      !tokens[lead...].contains(where: { $0.isCount })
    else { return tokens }
    return Array(tokens[..<lead])
  }
}
