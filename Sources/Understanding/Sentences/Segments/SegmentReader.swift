import Foods
import Nutrition
import ToolCalls

/// Finds out what the segments of one sentence do and hold.
struct SegmentReader {
  let foods: FoodPhrases
  let context: ReadingContext
  /// The other sentences of the message.
  var surroundings = Surroundings()

  /// The segments of `sentence`, read.
  func segments(of said: SentenceSplitter.Sentence) -> [Segment] {
    let sentence = withoutRemark(said)
    var segments = SentenceSplitter.segments(of: sentence.tokens)
    if FrameReader.isCommanded(sentence.tokens) || FrameReader.quotesOrder(sentence.tokens) {
      for index in segments.indices { segments[index].frame = .injection }
      return segments
    }
    let opening = FrameReader.opening(of: sentence.tokens)
    if IntentWords.offRecord.match(at: opening, in: sentence.tokens) != nil {
      for index in segments.indices { segments[index].frame = .negation }
      return segments
    }
    if !sentence.isQuestion, FrameReader.isInstruction(sentence.tokens) {
      for index in segments.indices { segments[index].frame = .habit }
      return segments
    }
    if !sentence.isQuestion, !FrameReader.isQuestion(sentence.tokens, at: opening),
      WeightReader.tellsOldWeight(sentence.tokens) && !segments.contains(where: { WeightReader.tellsNow($0.tokens) })
        || WeightReader.tellsChange(sentence.tokens)
    {
      for index in segments.indices { segments[index].frame = .habit }
      return segments
    }
    if let whole = swim(sentence) { return [whole] }
    if let whole = weighing(sentence, segments: segments) { return [whole] }
    // Few sentences need to be asked.
    lazy var statesMeasure = FrameReader.statesMeasure(sentence.tokens) || tellsLength(sentence.tokens)
    frame(&segments, isQuestion: sentence.isQuestion, isMeasured: { statesMeasure })
    withholdLongAgo(&segments)
    withholdWeightChanges(&segments)
    withholdShopping(&segments)
    withholdCatering(&segments)
    eatWhatWasNamed(&segments)
    eatWhatMoreWasHadWith(&segments)
    withholdRefused(&segments)
    withholdResisted(&segments)
    withholdUnfinished(&segments)
    withholdReturned(&segments)
    withholdMishaps(&segments)
    eatReplaced(&segments)
    withholdMeant(&segments, of: sentence.tokens)
    withholdUndelivered(&segments)
    withholdAnnounced(&segments, of: sentence.tokens)
    lazy var isMeasured = statesMeasure || FrameReader.statesCount(sentence.tokens)
    let workouts = WorkoutReferenceReader(now: context.now, timeZone: context.timeZone)
    for index in segments.indices {
      let isLabel =
        index + 1 < segments.count
        && (segments[index + 1].joint == ":" && index == 0
          || segments[index + 1].joint.isOne(of: ":", "-") && segments[index].tokens.count == 1)
      segments[index].time = TimeScanner.scan(segments[index].tokens, isLabel: isLabel)
      readTea(&segments, at: index)
      if segments[index].frame == .report, isToCome(segments[...index], sentence: sentence.tokens) {
        segments[index].frame = .plan
      }
      if segments[index].frame == .report, segments[index].time.isThisPart,
        segments[index].isClause || isMeasured || isTold(segments[...index], sentence: sentence.tokens)
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
    withholdScenery(&segments)
    withholdRemarks(&segments)
    withholdEndearments(&segments)
    withholdIntroduced(&segments)
    withholdSettings(&segments)
    placeBesideMeals(&segments)
    withholdReasons(&segments)
    withholdHeadings(&segments)
    reachPlans(&segments)
    readBrackets(&segments)
    repeatRounds(&segments)
    mendLastSets(&segments)
    joinAlternating(sentence.tokens, in: &segments)
    joinDogWalks(&segments)
    joinRounds(&segments)
    readRetold(&segments)
    readHikes(&segments)
    // What is said of each interval is not said of the warm-up.
    let isOfEach = Intervals.timedEach(in: sentence.tokens) != nil
    attachAmounts(&segments, isWarmUpApart: isOfEach)
    playCountedGames(&segments)
    withholdTraining(&segments)
    attachVolumes(&segments)
    repeatWorkouts(of: sentence.tokens, in: &segments)
    if isOfEach { attachAmounts(&segments) }
    partRests(of: sentence.tokens, in: &segments)
    return segments
  }

  /// Finds what a segment that reports holds. It may change its neighbours too: an amount is often told beside the food
  /// or the workout that it measures.
  func read(_ segments: inout [Segment], at index: Int) {
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
        $0 == index || segments[$0].tokens.allSatisfy { $0.kind != .word || $0.folded.count < 3 }
      }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    let isLift = StrengthReader.tellsLift(kept)
    if !isLift,
      let found = aside(kept, at: index, in: segments, weights: weights)
        ?? weights.finding(
          in: kept, hasFood: hasFood && foods.holdsFood(kept.filter { !WeightWords.neutral.contains($0) }),
          isAlone: isAlone)
    {
      segments[index].content = .weight(found.call)
      segments[index].assumptions = found.assumptions
      // "Down 0.6 to 80.4 since Monday" was weighed now.
      if let time = WeightReader.timeBesideComparison(segment.tokens) { segments[index].time = time }
      return
    }
    var workouts = WorkoutReader(
      unitKg: context.units == .metric ? 1 : UnitConversion.kilogramsPerPound,
      behind: behind(index, in: segments), minutes: segment.time.minutes,
      isListed: isBehindExercise(index, in: segments))
    let isRepeated = repeatsNamed(kept, at: index, in: segments)
    workouts.isNamedBefore = isRepeated
    switch workouts.finding(in: kept, hasFood: hasFood) {
    case .workout where isRepeated && isPaceAlone(kept):
      segments[index].content = .amounts(inMiles(WorkoutAmountReader.read(kept), behind: segments[..<index]))
      return
    case .workout(let workout):
      guard countsAsDone(segment, workout: workout) else { return }
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
