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
    let segment = segments[index]
    // "cooked dinner for 40 min": the meal is what was cooked and not when.
    let cooks = segment.tokens.first.map { $0.isWord("cooked") || $0.isWord("cooking") } == true
    let said = withoutTime(segment, keeping: cooks ? ["dinner", "lunch", "tea", "breakfast", "supper"] : [])
    let kept = withoutCompany(said.contains { $0.kind == .number } ? WeightReader.withoutPlace(said) : said)
    guard !kept.isEmpty, !isReading(kept), !Self.tellsTemperature(kept), !liftsLoad(kept, at: index, in: &segments)
    else { return }
    if tellsApart(kept, at: index, in: &segments) || tellsSets(kept, at: index, in: &segments) { return }
    if playsSomethingElse(kept) { return }
    let isCutShort = FrameReader.cutsShort(kept)
    let hasFood = foods.holdsFood(
      withoutRoute(
        withoutActivity(isCutShort ? kept.filter { !$0.isWord("cut") && !$0.isWord("short") } : kept), of: kept))
    let isAlone =
      segments.count == 1
      || segments.indices.allSatisfy {
        $0 == index || segments[$0].tokens.allSatisfy { $0.kind != .word || $0.folded.utf8.count < 3 }
      }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    let isLift = StrengthReader.tellsLift(kept)
    if !isLift,
      let found = aside(kept, at: index, in: segments, weights: weights)
        ?? weights.finding(
          in: kept,
          hasFood: hasFood
            && foods.holdsFood(kept.filter { !WeightWords.neutral.contains($0) && !$0.isOne(of: "hundred", "point") }),
          isAlone: isAlone)
    {
      segments[index].content = .weight(found.call)
      segments[index].assumptions = found.assumptions
      // "Down 0.6 to 80.4 since Monday" was weighed now.
      if let time = WeightReader.timeBesideComparison(segment.tokens) { segments[index].time = time }
      return
    }
    var workouts = WorkoutReader(
      unitKg: unitOfLoads(in: segments),
      behind: behind(index, in: segments), minutes: segment.time.minutes,
      isListed: isBehindExercise(index, in: segments))
    let isRepeated = repeatsNamed(kept, at: index, in: segments)
    workouts.isNamedBefore = isRepeated
    switch workouts.finding(in: kept, hasFood: hasFood) {
    case .workout where isRepeated && isPaceAlone(kept):
      segments[index].content = .amounts(inMiles(WorkoutAmountReader.read(kept), behind: segments[..<index]))
      return
    case .workout(let workout):
      let isWhereMealWas =
        isWhereMealWas(segment, workout: workout, behind: workouts.behind)
        || headsFood(segments, at: index, workout: workout)
      guard !isWhereMealWas, countsAsDone(segment, workout: workout) else { return }
      segments[index].content = .workout(workout)
      return
    case .amounts
    where WorkoutAmountReader.poolLength(alone: kept) != nil && tellsPool(segments, at: index):
      return
    case .amounts(let amounts) where rests(kept, amounts): return
    case .amounts(let amounts):
      let isWarmUp = amounts.kilometers != nil && Self.isWarming(kept)
      if !hasFood || isRepeated || isWarmUp || amounts.tellsExercise || FrameReader.breaksOff(kept)
        || lasts(kept, after: segments[..<index]),
        amounts.kilocalories == nil || amounts.minutes != nil || amounts.kilometers != nil
          || followsWorkout(segments, at: index) || Self.burning.occurs(in: kept)
      {
        segments[index].content = .amounts(inMiles(amounts, behind: segments[..<index]))
        return
      }
    case nil: break
    }
    if isLift || Splits.areNamed(in: kept) { return }
    if let water = WaterReader(units: context.units).finding(in: kept, hasFood: false),
      !(hasFood && holdsOtherFood(kept))
    {
      segments[index].content = isIngredient(water, at: index, in: segments) ? .nothing : .water(water)
      return
    }
    if hasFood, segment.joint == "(", index > 0, case .workout = segments[index - 1].content {
      // "tennis (singles)" tells of the game.
    } else if hasFood, segment.joint == "before", index > 0,
      WeightReader.weighing.occurs(in: segments[index - 1].tokens)
    {
      // "weighed in before my coffee": the coffee was still to come.
    } else if hasFood, !isCircumstance(segment) {
      segments[index].content = .food
      if segment.time.meal == nil, kept.contains(where: { $0.isOne(of: "snacked", "snacking", "nibbled") }) {
        segments[index].time.meal = .snack
      }
    } else if isContinuation(segments, at: index)
      || segment.isClause && isEating(kept) && kept.contains(where: foods.mayName) || opensMeasured(kept)
    {
      segments[index].content = .food
    }
  }
}
