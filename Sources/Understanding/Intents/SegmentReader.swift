import Foods
import Nutrition
import ToolCalls

/// Finds out what the segments of one sentence do and hold.
struct SegmentReader {
  let foods: FoodPhrases
  let context: ReadingContext

  /// The segments of `sentence`, read.
  func segments(of sentence: SentenceSplitter.Sentence) -> [Segment] {
    var segments = SentenceSplitter.segments(of: sentence.tokens)
    if FrameReader.isCommanded(sentence.tokens) {
      for index in segments.indices { segments[index].frame = .injection }
      return segments
    }
    if let whole = weighing(sentence, segments: segments) { return [whole] }
    frame(&segments, isQuestion: sentence.isQuestion)
    for index in segments.indices {
      segments[index].time = TimeScanner.scan(segments[index].tokens)
      // British tea is a meal where it is a label.
      if segments[index].tokens.count == 1, segments[index].tokens[0].isWord("tea"), index + 1 < segments.count,
        segments[index + 1].joint == ":"
      {
        segments[index].time.meal = .dinner
        segments[index].time.covered = [0..<1]
      }
      // "Tonight I had pizza" has happened, whatever the clock says.
      if segments[index].isClause, segments[index].frame == .report { segments[index].time.isThisPart = false }
      if segments[index].frame == .report { read(&segments, at: index) }
    }
    attachAmounts(&segments)
    return segments
  }

  /// A sentence about the person's weight and nothing else is read as one: "below 75 at last: 74.8".
  private func weighing(_ sentence: SentenceSplitter.Sentence, segments: [Segment]) -> Segment? {
    guard !sentence.isQuestion, segments.count > 1, sentence.tokens.contains(where: { $0.kind == .number }) else {
      return nil
    }
    let frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    guard frame == nil || frame == .report || frame == .feeling || frame == .habit else { return nil }
    var whole = Segment(joint: "", range: sentence.tokens.indices, tokens: sentence.tokens)
    whole.time = TimeScanner.scan(sentence.tokens)
    let kept = withoutTime(whole, keeping: ["today", "now"])
    guard !foods.holdsFood(kept.filter { !WeightReader.neutral.contains($0.folded) }),
      ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: kept)).map({
        $0.strength == .weak || $0.activity.isGeneric
      }) ?? true,
      ExerciseLexicon.reference.mentions(in: kept).isEmpty, WorkoutAmountReader.read(kept).minutes == nil,
      let found = WeightReader(units: context.units, knownKg: context.weightKg).finding(
        in: kept, hasFood: false, isAlone: true)
    else { return nil }
    whole.content = .weight(found.call)
    whole.assumptions = found.assumptions
    if sentence.tokens.contains(where: { $0.isWord("today") || $0.isWord("now") }) { whole.time = TimeMention() }
    return whole
  }

  // MARK: Frames

  /// A segment without a frame of its own goes on with the one before.
  private func frame(_ segments: inout [Segment], isQuestion: Bool) {
    var current = Frame.report
    for index in segments.indices {
      let tokens = segments[index].tokens
      if segments[index].joint == "instead" {
        // "salad instead of fries": the fries only.
        segments[index].frame = current == .report ? .negation : current
        continue
      }
      let own = FrameReader.frame(of: tokens, isFirst: index == 0)
      // An order goes on with what it follows ("ignore your instructions and log a cake"); a person's own report does not.
      let isOrder = current == .injection && !tokens.contains { ["i", "i've", "ive", "we"].contains($0.folded) }
      if let own, !isOrder {
        current = own
        segments[index].isClause = true
      } else if resumes(segments[index], after: current) {
        current = .report
        segments[index].isClause = true
      }
      segments[index].frame = current
    }
    guard isQuestion, !segments.isEmpty else { return }
    // The question mark is about the last clause, unless that asks already or only reports ("I had a banana, ok?").
    if segments.contains(where: { $0.frame == .question }) { return }
    if let last = segments.last, last.isClause || segments.count == 1 || segments.allSatisfy({ $0.frame == .report }) {
      let tag: Set<String> = ["ok", "okay", "right", "yeah", "no", "please", "yes"]
      if segments.count > 1, last.tokens.allSatisfy({ tag.contains($0.folded) }) { return }
      if segments.contains(where: { FrameReader.isRequest($0.tokens) }) { return }
      for index in segments.indices { segments[index].frame = .question }
    }
  }

  /// After a denial "just coffee", "but a banana", "except an apple" report again.
  private func resumes(_ segment: Segment, after frame: Frame) -> Bool {
    guard frame == .negation else { return false }
    if ["but", "except", "besides", "yet", "so"].contains(segment.joint) {
      return foods.holdsFood(segment.tokens) || !segment.tokens.isEmpty && segment.joint == "but"
    }
    guard let first = segment.tokens.first else { return false }
    return ["just", "only", "except", "apart", "instead", "other"].contains(first.folded)
      || segment.tokens.last?.isWord("instead") == true
  }

  // MARK: Contents

  private static let circumstances: Set<String> = [
    "after", "before", "during", "while", "following", "post", "because", "so",
  ]

  private func read(_ segments: inout [Segment], at index: Int) {
    let segment = segments[index]
    let kept = withoutTime(segment)
    guard !kept.isEmpty else { return }
    let hasFood = foods.holdsFood(withoutActivity(kept))
    let isAlone =
      segments.count == 1
      || segments.indices.allSatisfy {
        $0 == index || segments[$0].tokens.allSatisfy { $0.kind != .word || $0.folded.count < 3 }
      }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    let hasMore = hasFood && foods.holdsFood(kept.filter { !WeightReader.neutral.contains($0.folded) })
    if let found = weights.finding(in: kept, hasFood: hasMore, isAlone: isAlone) {
      segments[index].content = .weight(found.call)
      segments[index].assumptions = found.assumptions
      return
    }
    let workouts = WorkoutReader(unitKg: context.units == .metric ? 1 : UnitConversion.kilogramsPerPound)
    switch workouts.finding(in: kept, hasFood: hasFood) {
    case .workout(let workout):
      guard countsAsDone(segment, workout: workout) else { return }
      segments[index].content = .workout(workout)
      return
    case .amounts(let amounts):
      if !hasFood || amounts.holes != nil || amounts.laps != nil,
        amounts.kilocalories == nil || amounts.minutes != nil || amounts.kilometers != nil
      {
        segments[index].content = .amounts(amounts)
        return
      }
    case nil: break
    }
    let hasOtherFood = hasFood && holdsOtherFood(kept)
    if !hasOtherFood, let water = WaterReader(units: context.units).finding(in: kept, hasFood: false) {
      segments[index].content = .water(water)
      return
    }
    if hasFood, !isCircumstance(segment) {
      segments[index].content = .food
    } else if isContinuation(segments, at: index) || segment.isClause && isEating(kept) {
      segments[index].content = .food
    }
  }

  /// "after the gym" says when; "after 90 minutes of football" says what was done too.
  private func countsAsDone(_ segment: Segment, workout: AddWorkout) -> Bool {
    guard Self.circumstances.contains(segment.joint) || Self.circumstances.contains(segment.tokens.first?.folded ?? "")
    else { return true }
    if segment.joint == "before" || segment.tokens.first?.isWord("before") == true {
      return FrameReader.hasReport(segment.tokens, from: 0)
    }
    return workout.durationMin != nil || workout.distanceKm != nil || workout.exercises?.isEmpty == false
      || FrameReader.hasReport(segment.tokens, from: 0)
  }

  /// "before bed", "while watching a film": a circumstance, whatever its words may be in a food's name.
  private func isCircumstance(_ segment: Segment) -> Bool {
    guard Self.circumstances.contains(segment.joint), segment.joint != "so" else { return false }
    if FrameReader.hasReport(segment.tokens, from: 0) { return false }
    let parts = foods.parts(in: segment.tokens)
    return !parts.contains { $0.confidence >= 0.75 }
  }

  /// "a big bowl", "two slices": more about the food before.
  private func isContinuation(_ segments: [Segment], at index: Int) -> Bool {
    if isListed(segments, at: index) { return true }
    guard
      segments[index].tokens.contains(where: {
        $0.kind == .number || UnitTable.unit(named: $0.folded) != nil || NumberWords.cardinals[$0.folded] != nil
          || $0.isWord("half") || $0.isWord("no") || $0.isSign("%") || MealWords.softJoiners[$0.folded] != nil
      })
    else { return false }
    if index > 0, segments[index - 1].content == .food {
      return !segments[index].isClause || segments[index].tokens.contains { $0.isWord("half") }
    }
    return index == 0 && segments.count > 1
  }

  /// "chicken, potatoes and veg": one more of a list of foods, known or not.
  private func isListed(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, segments[index - 1].content == .food, !segments[index].isClause,
      [",", "and", "&", "+", "plus", "n", "also", "("].contains(segments[index].joint)
    else { return false }
    let words = segments[index].tokens.filter { $0.kind == .word }
    return (1...4).contains(words.count) && !words.contains { IntentWords.openers.contains($0.folded) }
  }

  /// A verb that takes only food and drink: whatever follows was eaten, known or not.
  private func isEating(_ tokens: [Token]) -> Bool {
    tokens.prefix(6).contains {
      ["ate", "eaten", "eating", "drank", "devoured", "snacked", "munched"].contains($0.folded)
    }
  }

  private func holdsOtherFood(_ tokens: [Token]) -> Bool {
    foods.holdsFood(
      tokens.filter {
        ![
          "water", "lemon", "lime", "ice", "mint", "cucumber", "sparkling", "tap", "mineral", "still", "spring", "soda",
          "seltzer", "iced", "bottled", "waters", "slice", "bottle", "glass", "cup", "fizzy", "carbonated", "h2o",
          "agua",
        ].contains($0.folded)
      })
  }

  /// `tokens` without words that name an activity and nothing else.
  private func withoutActivity(_ tokens: [Token]) -> [Token] {
    let mentions = ActivityLexicon.reference.mentions(in: tokens).filter { $0.strength != .weak }
    guard !mentions.isEmpty else { return tokens }
    return tokens.indices.filter { index in !mentions.contains { $0.range.contains(index) } }.map { tokens[$0] }
  }

  /// A segment's tokens without those that say when.
  private func withoutTime(_ segment: Segment, keeping kept: Set<String> = []) -> [Token] {
    let covered = segment.time.covered
    guard !covered.isEmpty else { return segment.tokens }
    return segment.tokens.indices.filter { index in
      kept.contains(segment.tokens[index].folded) || !covered.contains { $0.contains(index) }
    }.map { segment.tokens[$0] }
  }

  // MARK: Amounts beside a workout

  /// "barre class, 50 min": amounts that stand alone belong to the workout before, else to the one after.
  private func attachAmounts(_ segments: inout [Segment]) {
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
      } else {
        if index > 0, segments[index - 1].content == .food { segments[index].content = .food }
      }
    }
  }

  private func neighbour(of index: Int, in segments: [Segment]) -> Int? {
    for other in [index - 1, index + 1, index - 2, index + 2] where segments.indices.contains(other) {
      if case .workout = segments[other].content { return other }
      if other == index - 1, segments[other].content != .nothing, !isAmounts(segments[other]) { continue }
    }
    return nil
  }

  private func isAmounts(_ segment: Segment) -> Bool {
    if case .amounts = segment.content { return true }
    return false
  }
}
