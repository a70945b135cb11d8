import Foods
import Nutrition
import ToolCalls

/// When each segment was, and what it holds where it reports.
extension SegmentReader {
  func readContents(of segments: inout [Segment], sentence: [Token], isMeasured: () -> Bool) {
    let workouts = WorkoutReferenceReader(now: context.now, timeZone: context.timeZone)
    for index in segments.indices {
      segments[index].time = TimeScanner.scan(
        segments[index].tokens, isLabel: Self.isLabel(segments, at: index))
      readTea(&segments, at: index)
      if segments[index].frame == .report, isToCome(segments[...index], sentence: sentence) {
        segments[index].frame = .plan
        // "Tonight I'm having soup and bread": what hangs on it is to come with it.
        for next in segments.indices.dropFirst(index + 1).prefix(while: { segments[$0].hangsOnBefore }) {
          segments[next].frame = .plan
        }
      }
      if segments[index].frame == .report, segments[index].time.isThisPart,
        segments[index].isClause || isMeasured() || isTold(segments[...index], sentence: sentence)
      {
        let time = segments[index].time
        if time.meal == nil, time.part ?? 0 >= 19 { segments[index].time.meal = .dinner }
        segments[index].time.isThisPart = false
      }
      guard segments[index].frame == .report else { continue }
      if let earlier = workouts.finding(in: segments[index].tokens) {
        segments[index].content = .workout(earlier.call)
        segments[index].time = earlier.time
      } else {
        read(&segments, at: index)
      }
    }
  }

  /// "Lunch: soup", "yesterday - a run": the segment names what is told behind it.
  private static func isLabel(_ segments: [Segment], at index: Int) -> Bool {
    guard index + 1 < segments.count else { return false }
    let joint = segments[index + 1].joint
    return joint == ":" && index == 0 || joint.isOne(of: ":", "-") && segments[index].tokens.count == 1
  }

  /// Finds what a segment that reports holds. It may change its neighbours too: an amount is often told beside the food
  /// or the workout that it measures.
  private func read(_ segments: inout [Segment], at index: Int) {
    let kept = withoutWhenAndWhom(segments[index])
    guard !kept.isEmpty, !isReading(kept), !Self.tellsTemperature(kept), !liftsLoad(kept, at: index, in: &segments)
    else { return }
    if tellsApart(kept, at: index, in: &segments) || tellsSets(kept, at: index, in: &segments) { return }
    if playsSomethingElse(kept) { return }
    let isCutShort = FrameReader.cutsShort(kept)
    let hasFood = foods.holdsFood(
      withoutRoute(
        withoutActivity(isCutShort ? kept.filter { !$0.isWord("cut") && !$0.isWord("short") } : kept), of: kept))
    let isLift = StrengthReader.tellsLift(kept)
    if !isLift, readsWeight(kept, hasFood: hasFood, at: index, in: &segments) { return }
    if readsWorkout(kept, hasFood: hasFood, at: index, in: &segments) { return }
    if isLift || Splits.areNamed(in: kept) { return }
    if let water = WaterReader(units: context.units).finding(in: kept, hasFood: false),
      !(hasFood && holdsOtherFood(kept))
    {
      segments[index].content = isIngredient(water, at: index, in: segments) ? .nothing : .water(water)
      return
    }
    readFood(kept, hasFood: hasFood, at: index, in: &segments)
  }

  /// The words of a segment that do not only tell when it was, with whom or where.
  private func withoutWhenAndWhom(_ segment: Segment) -> [Token] {
    // "cooked dinner for 40 min": the meal is what was cooked and not when.
    let cooks = segment.tokens.first.map { $0.isWord("cooked") || $0.isWord("cooking") } == true
    let said = withoutTime(segment, keeping: cooks ? ["dinner", "lunch", "tea", "breakfast", "supper"] : [])
    return withoutCompany(said.contains { $0.kind == .number } ? WeightReader.withoutPlace(said) : said)
  }

  private func readsWeight(_ kept: [Token], hasFood: Bool, at index: Int, in segments: inout [Segment]) -> Bool {
    let isAlone =
      segments.count == 1
      || segments.indices.allSatisfy {
        $0 == index || segments[$0].tokens.allSatisfy { $0.kind != .word || $0.folded.utf8.count < 3 }
      }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    guard
      let found = aside(kept, at: index, in: segments, weights: weights)
        ?? weights.finding(
          in: kept,
          hasFood: hasFood
            && foods.holdsFood(kept.filter { !WeightWords.neutral.contains($0) && !$0.isOne(of: "hundred", "point") }),
          isAlone: isAlone)
    else { return false }
    segments[index].content = .weight(found.call)
    segments[index].assumptions = found.assumptions
    // "Down 0.6 to 80.4 since Monday" was weighed now.
    if let time = WeightReader.timeBesideComparison(segments[index].tokens) { segments[index].time = time }
    return true
  }

  /// Takes a workout or the amounts of one; whether the segment tells of exercise, though it may log none.
  private func readsWorkout(_ kept: [Token], hasFood: Bool, at index: Int, in segments: inout [Segment]) -> Bool {
    var workouts = WorkoutReader(
      unitKg: unitOfLoads(in: segments),
      behind: behind(index, in: segments), minutes: segments[index].time.minutes,
      isListed: isBehindExercise(index, in: segments))
    let isRepeated = repeatsNamed(kept, at: index, in: segments)
    workouts.isNamedBefore = isRepeated
    switch workouts.finding(in: kept, hasFood: hasFood) {
    case .workout where isRepeated && isPaceAlone(kept):
      segments[index].content = .amounts(inMiles(WorkoutAmountReader.read(kept), behind: segments[..<index]))
    case .workout(let workout):
      guard !isWhereMealWas(segments[index], workout: workout, behind: workouts.behind),
        !headsFood(segments, at: index, workout: workout), countsAsDone(segments[index], workout: workout)
      else { return true }
      segments[index].content = .workout(workout)
    case .amounts where WorkoutAmountReader.poolLength(alone: kept) != nil && tellsPool(segments, at: index): break
    case .amounts(let amounts) where rests(kept, amounts): break
    case .amounts(let amounts):
      let isWarmUp = amounts.kilometers != nil && Self.isWarming(kept)
      guard
        !hasFood || isRepeated || isWarmUp || amounts.tellsExercise || FrameReader.breaksOff(kept)
          || lasts(kept, after: segments[..<index]),
        amounts.kilocalories == nil || amounts.minutes != nil || amounts.kilometers != nil
          || followsWorkout(segments, at: index) || Self.burning.occurs(in: kept)
      else { return false }
      segments[index].content = .amounts(inMiles(amounts, behind: segments[..<index]))
    case nil: return false
    }
    return true
  }

  private func readFood(_ kept: [Token], hasFood: Bool, at index: Int, in segments: inout [Segment]) {
    // "tennis (singles)" tells of the game.
    if hasFood, segments[index].joint == "(", index > 0, case .workout = segments[index - 1].content { return }
    // "weighed in before my coffee": the coffee was still to come.
    if hasFood, segments[index].joint == "before", index > 0,
      WeightReader.weighing.occurs(in: segments[index - 1].tokens)
    {
      return
    }
    if hasFood, !isCircumstance(segments[index]) {
      segments[index].content = .food
      if segments[index].time.meal == nil, kept.contains(where: { $0.isOne(of: "snacked", "snacking", "nibbled") }) {
        segments[index].time.meal = .snack
      }
    } else if isContinuation(segments, at: index)
      || segments[index].isClause && isEating(kept) && kept.contains(where: foods.mayName) || opensMeasured(kept)
    {
      segments[index].content = .food
    }
  }
}
