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
    if let whole = Self.frameOfWhole(sentence, segments: segments) {
      for index in segments.indices { segments[index].frame = whole }
      return segments
    }
    if let whole = swim(sentence) { return [whole] }
    if let whole = weighing(sentence, segments: segments) { return [whole] }
    // Few sentences need to be asked.
    lazy var statesMeasure = FrameReader.statesMeasure(sentence.tokens) || tellsLength(sentence.tokens)
    frame(&segments, isQuestion: sentence.isQuestion, isMeasured: { statesMeasure })
    reframe(&segments, of: sentence.tokens)
    lazy var isMeasured = statesMeasure || FrameReader.statesCount(sentence.tokens)
    readContents(of: &segments, sentence: sentence.tokens, isMeasured: { isMeasured })
    withholdContents(of: &segments)
    joinContents(of: &segments, sentence: sentence.tokens)
    return segments
  }

  /// The frame of a sentence of which nothing is logged, whatever its segments are by themselves; nil where they tell.
  private static func frameOfWhole(_ sentence: SentenceSplitter.Sentence, segments: [Segment]) -> Frame? {
    let tokens = sentence.tokens
    if FrameReader.isCommanded(tokens) || FrameReader.quotesOrder(tokens) { return .injection }
    let opening = FrameReader.opening(of: tokens)
    if IntentWords.offRecord.match(at: opening, in: tokens) != nil { return .negation }
    guard !sentence.isQuestion else { return nil }
    if FrameReader.isInstruction(tokens) { return .habit }
    if !FrameReader.isQuestion(tokens, at: opening),
      WeightReader.tellsOldWeight(tokens) && !segments.contains(where: { WeightReader.tellsNow($0.tokens) })
        || WeightReader.tellsChange(tokens)
    {
      return .habit
    }
    return nil
  }

  /// Mends the frames of segments by what their neighbours tell.
  private func reframe(_ segments: inout [Segment], of sentence: [Token]) {
    withholdLongAgo(&segments)
    withholdWeightChanges(&segments)
    withholdShopping(&segments)
    withholdCatering(&segments)
    eatWhatWasNamed(&segments)
    eatWhatMoreWasHadWith(&segments)
    withholdRefused(&segments)
    withholdResisted(&segments)
    withholdPassed(&segments)
    withholdUnfinished(&segments)
    withholdReturned(&segments)
    withholdMishaps(&segments)
    eatReplaced(&segments)
    withholdMeant(&segments, of: sentence)
    withholdUndelivered(&segments)
    withholdAnnounced(&segments, of: sentence)
  }

  /// Takes back contents that only set the scene or stand beside others, and places the rest beside meals.
  private func withholdContents(of segments: inout [Segment]) {
    withholdScenery(&segments)
    withholdVenues(&segments)
    withholdRemarks(&segments)
    withholdEndearments(&segments)
    withholdIntroduced(&segments)
    withholdSettings(&segments)
    placeBesideMeals(&segments)
    withholdReasons(&segments)
    withholdHeadings(&segments)
    reachPlans(&segments)
    readBrackets(&segments)
  }

  /// Puts together what several segments tell of one workout.
  private func joinContents(of segments: inout [Segment], sentence: [Token]) {
    shareParts(&segments)
    repeatRounds(&segments)
    mendLastSets(&segments)
    joinAlternating(sentence, in: &segments)
    joinDogWalks(&segments)
    joinRounds(&segments)
    readRetold(&segments)
    readHikes(&segments)
    addLegs(&segments)
    // What is said of each interval is not said of the warm-up.
    let isOfEach = Intervals.timedEach(in: sentence) != nil
    attachAmounts(&segments, isWarmUpApart: isOfEach)
    playCountedGames(&segments)
    withholdTraining(&segments)
    attachVolumes(&segments)
    shareLength(among: &segments)
    joinHousework(&segments)
    repeatWorkouts(of: sentence, in: &segments)
    if isOfEach { attachAmounts(&segments) }
    partRests(of: sentence, in: &segments)
  }
}
