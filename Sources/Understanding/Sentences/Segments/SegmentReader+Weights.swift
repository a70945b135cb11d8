import Foods
import Nutrition
import ToolCalls

/// Weighings, alone or beside other things.
extension SegmentReader {
  /// A sentence about the person's weight and nothing else is read as one: "below 75 at last: 74.8".
  func weighing(_ sentence: SentenceSplitter.Sentence, segments: [Segment]) -> Segment? {
    let comparesDays = WeightReader.comparesDays(sentence.tokens)
    let isWay = comparesDays || WeightReader.tellsWay(sentence.tokens)
    guard !sentence.isQuestion, segments.count > 1 || isWay,
      sentence.tokens.contains(where: { $0.kind == .number }), isWay || !areSeveral(segments),
      !segments.contains(where: { FrameReader.isLongAgo($0.tokens, from: FrameReader.opening(of: $0.tokens)) })
    else { return nil }
    let frame = FrameReader.frame(of: sentence.tokens, isFirst: true)
    guard frame == nil || frame == .plan && isWay || frame == .report || frame == .feeling || frame == .habit else {
      return nil
    }
    var whole = Segment(joint: "", range: sentence.tokens.indices, tokens: sentence.tokens)
    whole.time = TimeScanner.scan(sentence.tokens)
    // "Went from 82 to 80, the walking pays off": the way is told in one clause, and the rest only praises it.
    if isWay, let joint = sentence.tokens.firstIndex(where: { $0.isSign(",") }),
      !FrameReader.hasReport(sentence.tokens, from: joint)
    {
      whole.tokens = Array(sentence.tokens[..<joint])
      whole.time = TimeScanner.scan(whole.tokens)
    }
    var kept = WeightReader.withoutPlace(withoutTime(whole, keeping: ["today", "now"]))
      .filter { !WeightReader.repeatsAny($0) }
    if comparesDays { kept = WeightReader.withoutComparison(kept) }
    guard !foods.holdsFood(kept.filter { !WeightWords.neutral.contains($0) }),
      isWay
        || ActivityLexicon.reference.best(of: ActivityLexicon.reference.mentions(in: kept)).map({
          $0.strength == .weak || $0.activity.isGeneric
        }) ?? true,
      ExerciseLexicon.reference.mentions(in: kept).isEmpty, case let amounts = WorkoutAmountReader.read(kept),
      amounts.minutes == nil, amounts.steps == nil,
      // "Lost 2 kg, 5k run this morning, I'm 74 now" tells of a run too.
      amounts.kilometers == nil || ActivityLexicon.reference.mentions(in: kept).isEmpty,
      !segments.contains(where: { WaterReader(units: context.units).finding(in: $0.tokens, hasFood: true) != nil }),
      let found = WeightReader(units: context.units, knownKg: context.weightKg).finding(
        in: kept, hasFood: false, isAlone: true)
    else { return nil }
    whole.content = .weight(found.call)
    whole.assumptions = found.assumptions
    // "Down from 81.5 two weeks ago" was weighed now.
    // "80.2 this morning, 82 last week".
    let own = segments.enumerated().filter { place, segment in
      // "It has crept up, it was 81.9 on Monday" compares with no figure.
      place == 0 || !Self.longer.occurs(in: segment.tokens)
        || !segments[..<place].contains { $0.tokens.contains { $0.kind == .number } }
    }
    let places = own.count < segments.count ? own.flatMap { Array($0.element.range) } : Array(sentence.tokens.indices)
    let told = places.map { sentence.tokens[$0] }
    if let time = WeightReader.timeBesideComparison(told)
      ?? (told.count < sentence.tokens.count ? TimeScanner.scan(told) : nil)
    {
      whole.time = isWay ? TimeMention() : time.moved(to: places)
    }
    if sentence.tokens.contains(where: { $0.isWord("today") || $0.isWord("now") }) { whole.time = TimeMention() }
    return whole
  }

  /// Beside a figure of weight they compare: "82 last week", "was 82 on Monday".
  private static let longer: WordSet = [
    "week", "weeks", "month", "months", "year", "years", "ago", "was", "from", "than", "vs", "versus", "since",
  ]

  /// "81.2 on Monday, 80.9 today", "80.4 kg in the morning, 81.6 in the evening": each with a time of its own.
  private func areSeveral(_ segments: [Segment]) -> Bool {
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    let timed = segments.filter { segment in
      var told = segment
      told.time = TimeScanner.scan(segment.tokens)
      guard told.time.saysWhen, !Self.longer.occurs(in: segment.tokens) else { return false }
      return weights.finding(in: withoutTime(told), hasFood: false, isAlone: true) != nil
    }
    return timed.count > 1
  }

  /// A bare figure that opens a message of several parts, or that follows what was done.
  func aside(
    _ kept: [Token], at index: Int, in segments: [Segment], weights: WeightReader
  ) -> WeightReader.Finding? {
    // "Mon 81.2, Tue 80.9".
    if index > 0, segments[index].time.saysWhen, case .weight = segments[index - 1].content {
      return weights.opening(kept, saysWhen: true)
    }
    if index == 0, segments.count > 1 {
      return weights.opening(kept, saysWhen: segments[index].time.saysWhen || Self.standsApart(segments))
    }
    guard case .workout(let done)? = segments[..<index].last(where: { $0.content != .nothing })?.content,
      done.exercises == nil, done.distanceKm == nil
    else { return nil }
    return weights.closing(kept)
  }

  /// "81.3, kippers and toast": a figure that nobody counts food by stands before a comma.
  static func standsApart(_ segments: [Segment]) -> Bool {
    guard segments.count > 1, segments[0].tokens.count == 1, segments[1].joint.isOne(of: ",", ".", ";"),
      let value = segments[0].tokens[0].value
    else { return false }
    return (30...250).contains(value) && segments[0].tokens[0].hasDecimals
  }

  /// `sentence` without a clause at its end that only says how a weight came about.
  func withoutRemark(_ sentence: SentenceSplitter.Sentence) -> SentenceSplitter.Sentence {
    guard sentence.tokens.contains(where: { $0.kind == .number }),
      let start = WeightReader(units: context.units, knownKg: context.weightKg).remark(in: sentence.tokens),
      case let told = Array(sentence.tokens[..<start]),
      ExerciseLexicon.reference.mentions(in: told).isEmpty, !StrengthReader.tellsLift(told)
    else { return sentence }
    var rest = sentence
    rest.tokens = Array(told.dropLast(while: { $0.kind == .punctuation }))
    return rest.tokens.isEmpty ? sentence : rest
  }

  /// "Up to 82 kg, too much bread": why, and nothing eaten; "same as last week" compares, and repeats no meal.
  func withholdReasons(_ segments: inout [Segment]) {
    guard segments.contains(where: { if case .weight = $0.content { true } else { false } }) else { return }
    for index in segments.indices where segments[index].content == .food {
      if WeightReader.isComparison(segments[index].tokens) { segments[index].content = .nothing }
    }
    for index in segments.indices.dropFirst() where segments[index].content == .food {
      let words = segments[index].tokens.prefix(2).map(\.folded)
      if words.count == 2, words[0] == "too", words[1].isOne(of: "much", "many") {
        segments[index].content = .nothing
      }
    }
  }
}

/// Weight that came or went, told beside what was eaten.
extension SegmentReader {
  /// "Lost 1 kg, had a curry to celebrate": what came off is no food of that weight, and the rest is read on its own.
  func withholdWeightChanges(_ segments: inout [Segment]) {
    guard segments.count > 1, segments.contains(where: { WeightReader.opensChange($0.tokens) }) else { return }
    for index in segments.indices where segments[index].frame == .report {
      guard WeightReader.opensChange(segments[index].tokens), WeightReader.tellsChange(segments[index].tokens),
        !isLoad(index, in: segments)
      else { continue }
      segments[index].frame = .habit
      withholdCauses(behind: index, in: &segments)
    }
  }

  /// "Bench press 60 kg, up 5 kg": more on the bar.
  private func isLoad(_ index: Int, in segments: [Segment]) -> Bool {
    segments[..<index].contains { segment in
      !ExerciseLexicon.reference.mentions(in: segment.tokens).isEmpty
        || !ActivityLexicon.reference.mentions(in: segment.tokens).isEmpty
    }
  }

  private static let causes = PhraseTable(
    list: "too much,too many,all that,all those,all the,blame,thanks to,because of,must be,due to,down to")

  /// "Up 1 kg, too many pies and pints": what a change is put down to was eaten at some other time.
  private func withholdCauses(behind index: Int, in segments: inout [Segment]) {
    guard index + 1 < segments.count,
      Self.causes.match(at: 0, in: segments[index + 1].tokens) != nil
        || segments[index + 1].joint == "because" && segments[index + 1].tokens.first?.isWord("of") == true
    else { return }
    for at in (index + 1)..<segments.count {
      if at > index + 1, !segments[at].joint.isOne(of: "and", "&", "or") { return }
      if FrameReader.hasReport(segments[at].tokens, from: 0) { return }
      segments[at].frame = .habit
    }
  }
}
