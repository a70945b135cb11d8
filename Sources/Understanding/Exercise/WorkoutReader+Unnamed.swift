import Nutrition

/// Workouts that only their amounts tell.
extension WorkoutReader {
  private static let clearing: WordSet = ["mopped", "hoovered", "mopping", "hoovering"]

  /// "mopped the sauce up with bread": a plate that was cleaned, and no floor.
  func isEatenUp(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    mention.range.count == 1 && Self.clearing.contains(tokens[mention.range.lowerBound])
      && tokens[mention.range.upperBound...].prefix(4).contains { $0.isWord("up") }
  }

  /// What is run where only a distance is said: "10k race", "8 x 400 m at the track".
  private static let raceWords = WordList.words("race raced miler track tempo threshold strides pb pr")

  /// What only runners do.
  private static let running: WordSet = ["strides", "fartleks", "tempo"]

  /// What was done where no activity is named: steps are walked, flights climbed and races run, and hard and easy
  /// minutes in turn are intervals.
  func unnamed(in tokens: [Token], amounts: WorkoutAmounts) -> KnownActivity? {
    let name: String
    if amounts.steps != nil {
      name = "Walking"
    } else if let holes = amounts.holes, [9, 18, 27, 36].contains(holes) {
      name = "Golf"
    } else if amounts.flights != nil {
      name = "Stair climbing"
    } else if amounts.kilometers != nil || amounts.minutes != nil || WorkoutAmountReader.measuresOnly(behind),
      Self.running.occurs(in: tokens)
    {
      name = "Running"
    } else if amounts.kilometers != nil, Self.raceWords.occurs(in: tokens) {
      name = "Running"
    } else if let kilometers = amounts.kilometers, !isNamedBefore, Intervals.isRun(kilometers, in: tokens) {
      name = "Running"
    } else if amounts.kilometers != nil, !isNamedBefore, Self.tellsRace(tokens) {
      name = "Running"
    } else if amounts.isIntervals, !isNamedBefore {
      name = "HIIT"
    } else {
      return nil
    }
    return ActivityLexicon.reference.activity(named: name)
  }

  /// Kilometres of which "a 5k" is a race or a run of that length.
  private static let raced: Set<Double> = [3, 5, 8, 10, 12, 15]

  /// "a 5k", "my 10k": run, as nothing else is called so.
  private static func tellsRace(_ tokens: [Token]) -> Bool {
    tokens.indices.dropFirst().dropLast().contains { index in
      tokens[index].kind == .number && tokens[index].value.map(raced.contains) ?? false
        && tokens[index + 1].isWord("k") && tokens[index + 1].join == .glued
        && (NumberWords.articles.contains(tokens[index - 1]) || tokens[index - 1].isWord("my"))
    }
  }

  /// What tells of exercise only with its length.
  static let errands: WordSet = ["Cooking", "Shopping", "Laundry", "Ironing", "Painting indoors"]

  private static let games: WordSet = [
    "game", "games", "set", "sets", "frame", "frames", "match", "matches", "rallies",
  ]

  /// "squash 3 games", "2 frames of snooker": what is played so often is no food, whatever else is called so.
  func countsGames(of mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let end = mention.range.upperBound
    let count = end < tokens.count && tokens[end].kind == .punctuation ? end + 1 : end
    if count < tokens.count, tokens[count].isCount, Self.games.contains(at: count + 1, in: tokens) { return true }
    let start = mention.range.lowerBound
    return start > 2 && tokens[start - 1].isWord("of") && Self.games.contains(at: start - 2, in: tokens)
      && tokens[start - 3].isCount
  }

  private static let halved: WordSet = ["a", "an", "of", "the", "my", "our", "day", "session", "class"]

  /// "Half a spin class", "half day skiing".
  func tellsHalf(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains {
      tokens[$0].isWord("half") && Self.halved.contains(tokens[$0 + 1])
        && !($0 > 0 && NumberWords.articles.contains(tokens[$0 - 1]))
    }
  }

  private static let shut: WordSet = [
    "closed", "shut", "cancelled", "canceled", "postponed", "broken", "full", "rammed", "membership",
  ]

  private static let attending: WordSet = [
    "watch", "watching", "watched", "marshalled", "marshaled", "marshalling", "volunteered", "volunteering", "cheered",
    "cheering", "spectated", "spectating", "photographed", "crewed", "crewing",
  ]

  private static let children: WordSet = [
    "kids", "kid's", "son's", "daughter's", "children's",
  ]

  /// "Swimming pool closed for repairs", "got a new treadmill": a place or a thing, and nothing done.
  func tellsOfPlace(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let isNew = mention.range.lowerBound > 0 && tokens[mention.range.lowerBound - 1].isWord("new")
    // "Cricket was on": others play.
    let next = mention.range.upperBound
    let isOnAir =
      FrameReader.word(next, tokens).isOne(of: "is", "was", "were") && FrameReader.word(next + 1, tokens) == "on"
      || mention.activity.type == .sports && FrameReader.word(next, tokens) == "on"
        && Self.screens.occurs(in: tokens[(next + 1)...].prefix(3))
    // "The storm took the trampoline": a thing.
    let isThing =
      mention.activity.type == .sports && mention.range.lowerBound > 0
      && tokens[mention.range.lowerBound - 1].isWord("the")
      && !Self.sportingVerbs.occurs(in: tokens[..<mention.range.lowerBound])
    return isNew || isOnAir || isThing || Self.besideActivities.contains(at: next, in: tokens) || isMeasuredPool(mention.range, in: tokens)
      || Self.shut.occurs(in: tokens[mention.range.upperBound...])
  }

  private static let screens: WordSet = ["tv", "telly", "television", "screen", "screens", "radio", "every", "again", "mute"]

  /// "Rugby club", "hockey carpool": what goes by an activity's name and is none.
  private static let besideActivities = WordList.words(
    """
    club carpool review reviews score scores bag boots kit fan fans ticket tickets highlights news shirt socks gear fixture
    fixtures league final finals tournament pitch ground field stadium song podcast video channel magazine museum shop store
    weather injury elbow mom mum dad parents poster trophy
    """)

  /// "The tram climbed the hill", "the sprint review ran over": somebody or something else did.
  func isOfOther(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    let before = tokens[min(start, mention.range.lowerBound)..<mention.range.lowerBound]
    guard let first = before.first, before.count > 1, Self.ofThings.contains(first) else { return false }
    return before.allSatisfy { $0.kind == .word && !ListWords.selves.contains($0) && !$0.isOne(of: "me", "and") }
  }

  private static let ofThings: WordSet = ["the", "our", "his", "her", "their", "a"]

  /// "A 25 m pool": where, and how long that is.
  private func isMeasuredPool(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    let at = range.lowerBound
    return at > 1 && range.count == 1 && tokens[at].isWord("pool") && tokens[at - 2].kind == .number
      && UnitTable.unit(named: tokens[at - 1].folded)?.dimension == .length
  }

  /// What people practise, train for and have sessions of without moving.
  private static let still = WordList.words(
    """
    choir exam exams therapist therapy counselling counsellor work study studying revision driving piano guitar violin drums
    band orchestra music meeting course staff induction recording gaming jam singing chess rehearsal homework
    """)

  /// "Choir practice", "a session with my therapist".
  func sitsStill(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    mention.activity.name == "Workout" && mention.strength == .weak && Self.still.occurs(in: tokens)
  }

  /// "Volunteered at parkrun", "went to watch the rugby": others did it.
  func attends(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let before = tokens[..<mention.range.lowerBound]
    // "Kids swimming lesson".
    if let owner = before.last, Self.children.contains(owner), before.count <= 2 { return true }
    return Self.attending.occurs(in: before)
  }
}
