import Foods
import Nutrition
import ToolCalls

/// What a segment is to the food around it.
extension SegmentReader {
  /// "after the gym" says when; with a time, a distance or sets beside it, it says what was done too ("badminton, for 45
  /// minutes").
  func countsAsDone(_ segment: Segment, workout: AddWorkout) -> Bool {
    guard Self.circumstances.contains(segment.joint) || Self.circumstances.contains(segment.tokens.first?.folded ?? "")
    else { return true }
    if segment.joint == "before" || segment.tokens.first?.isWord("before") == true {
      return FrameReader.hasReport(segment.tokens, from: 0) || opensBeforeRoutine(segment, workout: workout)
    }
    return workout.durationMin != nil || workout.distanceKm != nil || workout.exercises?.isEmpty == false
      || FrameReader.hasReport(segment.tokens, from: 0)
  }

  /// "Lunch at the allotment", "breakfast in the gym": a place, unless it is told how long or how far.
  func isWhereMealWas(_ segment: Segment, workout: AddWorkout, behind: [Token]) -> Bool {
    let start = FrameReader.opening(of: segment.tokens)
    return start + 3 < segment.tokens.count && TimeWords.meals.contains(segment.tokens[start])
      && segment.tokens[start + 1].isOne(of: "at", "in")
      && IntentWords.determiners.contains(segment.tokens[start + 2])
      && workout.durationMin == nil && workout.distanceKm == nil && workout.exercises?.isEmpty ?? true
      && !WorkoutAmountReader.measuresOnly(behind)
  }

  /// "On bike: 2 gels", "on the hike: a roll": what was eaten on the way that a heading tells of, and no way by itself.
  func headsFood(_ segments: [Segment], at index: Int, workout: AddWorkout) -> Bool {
    guard segments[index].tokens.first.map({ $0.isWord("on") }) ?? false, index + 1 < segments.count,
      segments[index + 1].joint == ":", workout.durationMin == nil, workout.distanceKm == nil,
      workout.exercises?.isEmpty ?? true
    else { return false }
    return foods.holdsFood(segments[index + 1].tokens) && !WorkoutAmountReader.measuresOnly(segments[index + 1].tokens)
  }

  private static let routines = WordList.words(
    "work school uni college bed bedtime breakfast brekkie lunch dinner supper tea brunch church sunrise dawn sunset dark"
  )

  /// "Before work 30 min swim": the part opens with what came next, and what was done follows with its measure.
  private func opensBeforeRoutine(_ segment: Segment, workout: AddWorkout) -> Bool {
    segment.joint == "before" && segment.range.lowerBound <= 2
      && segment.tokens.first.map { Self.routines.contains($0) } == true
      && (workout.durationMin != nil || workout.distanceKm != nil || workout.exercises?.isEmpty == false)
  }

  static let circumstances = TimeWords.circumstances.union(["while", "because", "so"])

  /// "before bed", "while watching a film": a circumstance, whatever its words may be in a food's name.
  func isCircumstance(_ segment: Segment) -> Bool {
    // "35 min after tea": the meal.
    if segment.joint.isOne(of: "after", "before"), segment.tokens.last?.isWord("tea") == true,
      segment.tokens.dropLast().allSatisfy({ $0.isOne(of: "my", "our", "the") })
    {
      return true
    }
    guard Self.circumstances.contains(segment.joint), segment.joint != "so" else { return false }
    if FrameReader.hasReport(segment.tokens, from: 0) { return false }
    let parts = foods.parts(in: segment.tokens)
    return !parts.contains { $0.confidence >= 0.75 }
  }

  private static let sugars: WordSet = ["sugar", "sugars"]

  /// The ", with two sugars" of "a coffee before the meeting, with two sugars": into what was drunk then.
  private func sweetens(_ segments: [Segment], at index: Int) -> Bool {
    let tokens = segments[index].tokens
    guard let last = tokens.last, Self.sugars.contains(last), tokens.count <= 5, tokens.contains(where: \.isCount)
    else { return false }
    return tokens.contains { $0.isWord("with") } && segments[..<index].contains { $0.content == .food }
  }

  /// "a big bowl", "two slices": more about the food before.
  func isContinuation(_ segments: [Segment], at index: Int) -> Bool {
    if isListed(segments, at: index) || isMakersMark(segments, at: index) || isCookedSo(segments, at: index)
      || sweetens(segments, at: index)
    {
      return true
    }
    guard
      segments[index].tokens.contains(where: {
        $0.kind == .number || UnitTable.unit(named: $0.folded) != nil || NumberWords.cardinals.contains($0)
          || NumberWords.fractions.contains($0) || $0.isWord("no") || $0.isSign("%")
          || MealWords.softJoiners[$0] != nil
      })
    else { return false }
    if index > 0, segments[index - 1].content == .food {
      // "we ordered pizza, I had 3 slices", "... a third of it".
      return !segments[index].isClause || segments[index].tokens.contains { NumberWords.fractions.contains($0) }
        || FrameReader.statesMeasure(segments[index].tokens)
    }
    return index == 0 && segments.count > 1
  }

  /// "two duck eggs, fried": how what was named was cooked.
  private func isCookedSo(_ segments: [Segment], at index: Int) -> Bool {
    let segment = segments[index]
    guard index > 0, segment.joint.isOne(of: ",", "(", "and"), !segment.tokens.isEmpty,
      segment.tokens.allSatisfy({ CookingWords.cooked.contains($0) }), case let before = segments[index - 1]
    else { return false }
    // "which had been breaded and fried" tells it already.
    return before.content == .food && !before.tokens.contains { $0.isOne(of: "been", "was", "were", "being") }
  }

  /// "nine dumplings, homemade by nonna": who made what was named.
  private func isMakersMark(_ segments: [Segment], at index: Int) -> Bool {
    let tokens = segments[index].tokens
    return index > 0 && segments[index - 1].content == .food && tokens.count > 2 && tokens[1].isWord("by")
      && tokens[0].isOne(of: "homemade", "made", "baked", "cooked", "handmade")
  }

  /// "chicken, potatoes and veg": one more of a list of foods, known or not.
  func isListed(_ segments: [Segment], at index: Int) -> Bool {
    guard index > 0, segments[index - 1].content == .food, !segments[index].isClause,
      segments[index].joint.isOne(of: ",", "and", "&", "+", "plus", "n", "also", "(")
    else { return false }
    let words = segments[index].tokens.filter { $0.kind == .word }
    return (1...4).contains(words.count) && !IntentWords.openers.occurs(in: words)
  }

  /// "avg HR 152", "140 bpm": what a watch showed.
  func isReading(_ tokens: [Token]) -> Bool {
    let isHeart = tokens.indices.contains { index in
      Self.instruments.contains(tokens[index]) && !isHour(index, in: tokens)
        || tokens[index].isWord("rate") && index > 0 && tokens[index - 1].isWord("heart")
    }
    return isHeart && !foods.holdsFood(tokens.filter { !Self.readings.contains($0) })
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }

  private static let longestDay = 24.0

  /// "hr" of "1 hr" and "an hr", which is no heart rate.
  private func isHour(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("hr"), index > 0 else { return false }
    return tokens[index - 1].value.map { $0 <= Self.longestDay } ?? NumberWords.cardinals[tokens[index - 1]].map {
      $0 <= Self.longestDay
    }
      ?? tokens[index - 1].isOne(of: "an", "one", "half")
  }

  private static let instruments = WordList.words("hr bpm pulse cadence rpm spm hrv vo2max")
  private static let readings = instruments.union(WordList.words("heart rate avg average max min peak resting"))

  /// "6 slices of crumbed": the food that is measured follows behind the comma.
  func opensMeasured(_ tokens: [Token]) -> Bool {
    let parser = QuantityParser(tokens)
    return tokens.indices.contains { index in
      guard let quantity = parser.quantity(at: index), let unit = quantity.unit, quantity.value != nil else {
        return false
      }
      return unit.dimension == .mass || unit.dimension == .volume || unit.dimension == .measure && quantity.hasOf
    }
  }

  /// A verb that takes only food and drink: whatever follows was eaten, known or not.
  func isEating(_ tokens: [Token]) -> Bool {
    tokens.prefix(6).contains {
      $0.isOne(of: "ate", "eaten", "eating", "drank", "devoured", "snacked", "munched")
    }
  }

  /// Words around plain water that are looked up as foods too.
  private static let aroundWater = WordList.words(
    """
    water lemon lime ice mint cucumber sparkling tap mineral still spring soda seltzer iced bottled waters slice bottle
    glass cup fizzy carbonated h2o agua twice thrice times refilled refill refills filled topped emptied flask
    hydroflask hydro nalgene stanley yeti camelbak owala litre liter fluid fluids hydration
    """)

  func holdsOtherFood(_ tokens: [Token]) -> Bool {
    foods.holdsFood(tokens.filter { !Self.aroundWater.contains($0) })
  }

  /// `tokens` without words that name an activity and nothing else.
  func withoutActivity(_ tokens: [Token]) -> [Token] {
    let mentions = ActivityLexicon.reference.mentions(in: tokens).filter { $0.strength != .weak }
    guard !mentions.isEmpty else { return tokens }
    // "Boxing class with push ups", "core workout with planks".
    let holdsMoves = tokens.contains { $0.isWord("with") || $0.isWord("including") }
    let exercises = ExerciseLexicon.reference.mentions(in: tokens).filter { !$0.isWeak || holdsMoves }
    // "driving range, 80 balls": what belongs to it.
    return tokens.indices.filter { index in
      !Self.isTraining(tokens[index]) && !mentions.contains { $0.range.contains(index) }
        && !exercises.contains { $0.range.contains(index) }
    }.map { tokens[$0] }
  }

  /// A segment's tokens without those that say when.
  func withoutTime(_ segment: Segment, keeping kept: [String] = []) -> [Token] {
    let covered = segment.time.covered
    guard !covered.isEmpty else { return segment.tokens }
    return segment.tokens.indices.filter { index in
      kept.contains(segment.tokens[index].folded) || !covered.contains { $0.contains(index) }
    }.map { segment.tokens[$0] }
  }
}
