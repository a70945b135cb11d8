/// Words without which no amount of exercise is told.
extension WorkoutAmountReader {
  private static let signs = WordList.words(
    """
    active ago ascent back between bits block blocks bouts break breaks brisk briskly brutal burned burnt cal calories casual
    chill chip chukkas circuit circuits climb climbed climbing climbs cm competitive consecutive couch course easy effort efforts
    elapsed elev elevation entire exercise exercises fast field finish finishers finishing flight flights float floors foot
    football gain games gentle gently goes grade gradient gun h half halves hard heavy hm hoehenmeter hohenmeter hohenmetern holes
    hour hours hr hrs inbetween inch incline intense intensive interval intervals ironman jog jogged jogging jogs jumps k kcal
    kilometer kilometre km kmh kmph kph lake lap laps leisurely length lengths light lightly long loop lots m
    marathon mat matches max meters metres mi mild mile miler miles min mins minute mm moderate movements moves moving mph n
    negative net nonstop off official pace park parkrun per percent periods pitch plan pool positive quarter quarters quick race
    recover recoveries recovery relaxed rep repeats reps reservoir rest rests rides round rounds route row rows run runs s sessions
    sets skips slope slow slowly solid speed split splits sprint sprinting sprints station stations steady step steps stints
    storeys stories straight strenuous stroll strolling swim swims tempo time times together total tough track trail training
    treadmill twice uphill velodrome vert vertical vigorous vigorously w walk walked walking walks watt watts way work x
    """)

  /// False only where `tokens` tell no length, distance, effort or count of exercise: "2 eggs and a slice of toast". Told at a
  /// glance, as most of what is said is food.
  static func mayMeasure(_ tokens: [Token]) -> Bool {
    tokens.contains { token in
      switch token.kind {
      case .number, .emoji: false
      case .clock: true
      case .punctuation: !token.isSign(",") && !token.isSign(".")
      case .word:
        signs.contains(token)
          || UnitTable.byName[token].map { [.time, .length, .energy].contains($0.dimension) } ?? false
      }
    }
  }
}

/// Amounts that stand alone in a part of a sentence.
extension WorkoutAmountReader {
  private static let asides = WordList.words(
    "total in all about around for roughly approx just only of it altogether together long each mins min more or so back"
  )

  /// Whether `tokens` say how long or how far, and nothing else: "70 min in all".
  static func measuresOnly(_ tokens: [Token]) -> Bool {
    guard (1...6).contains(tokens.count) else { return false }
    let amounts = read(tokens)
    guard amounts.minutes != nil || amounts.kilometers != nil || amounts.laps != nil else { return false }
    return tokens.indices.allSatisfy { at in
      tokens[at].kind != .word || asides.contains(tokens[at]) || amounts.covered.contains { $0.contains(at) }
    }
  }
}
