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

  /// What the amounts make of the activity that is named: flights are climbed, whoever says that they walked, and
  /// intervals that are measured as runs are run.
  func told(
    _ mention: ActivityLexicon.Mention, by amounts: WorkoutAmounts, in tokens: [Token]
  ) -> KnownActivity? {
    if amounts.flights != nil, amounts.kilometers == nil, amounts.steps == nil, mention.activity.name == "Walking" {
      return ActivityLexicon.reference.activity(listed: "Stair climbing")
    }
    if mention.strength == .weak, mention.activity.name == "HIIT", let kilometers = amounts.kilometers, !isNamedBefore,
      Intervals.isRun(kilometers, in: tokens) || Intervals.ofTrack(in: tokens)
    {
      return ActivityLexicon.reference.activity(listed: "Running")
    }
    return nil
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

  /// Work that a word of many meanings names, and only its length tells: "moved the couch", "cleaning".
  static let looseWork: WordSet = ["Moving furniture", "Housework", "Digging", "Carrying shopping"]
  /// "Teeth cleaning" is done to somebody.
  static let byOthers: WordSet = ["teeth", "tooth", "dental", "dentist", "ear", "skin", "dry"]

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

  private static let attending: WordSet = [
    "watch", "watching", "watched", "marshalled", "marshaled", "marshalling", "volunteered", "volunteering", "cheered",
    "cheering", "spectated", "spectating", "photographed", "crewed", "crewing",
  ]

  private static let children: WordSet = [
    "kids", "kid's", "son's", "daughter's", "children's",
  ]

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
