import Nutrition
import ToolCalls

/// Reads what a stretch of a sentence says about exercise.
struct WorkoutReader {
  enum Finding: Equatable {
    case workout(AddWorkout)
    /// "55 min" beside a workout.
    case amounts(WorkoutAmounts)
  }

  /// Kilograms a load without a unit is counted in.
  var unitKg = 1.0
  /// The next part of the sentence, which may say how long or how far and nothing else.
  var behind: [Token] = []
  /// Minutes between the two clock times that it was done between.
  var minutes: Double?
  /// What stands before lists exercises, so that a name alone is one more of them.
  var isListed = false
  /// What stands before names an activity, so that hard and easy minutes in turn are of that.
  var isNamedBefore = false

  /// Minutes that one workout is logged with at the most: a day.
  static let mostMinutes = 1440.0

  /// Asked where a workout is put right to last longer.
  static let tooLong = Clarification(
    question: "That is more than \(NumberPhrase.plain(mostMinutes / 60)) hours. How long was it?")

  static let sportingVerbs: WordSet = WordList.words(
    """
    did done went played finished completed crushed smashed hit attended took do managed logged log squeezed
    practiced practised tried doing add track record joined back enjoyed survived knocked banged got had walked
    ran swam spent rode for workout cardio used gym warmup bowled batted fielded
    """)

  static let fillers = PhraseTable(
    list: """
      a,an,the,my,some,quick,short,long,little,bit,of,today,this,morning,session,class,workout,with,friends,in,park
      on,for,just,and,at,home,outside,outdoor,indoor,early,nice,good,great,easy,light,hard,evening,afternoon,day,done
      gym,time,online,solo,full,whole,half,daily,usual,pb,pr,🎉,intense,moderate,slow,fast,brisk,heavy,training,practice,match,game,games,matches
      i,we,it,was,lap,laps,machine,interval,intervals,sprints,weekly,again,to,work,from,steady,zone,2
      """)

  /// What `tokens` say, or nil where they are about something else.
  ///
  /// - Parameter hasFood: The same stretch names a food, so that words with two meanings are not exercise.
  func finding(in said: [Token], hasFood: Bool) -> Finding? {
    let tokens = hasFood && !ActivitySpelling.mayPlay(said) ? said : ActivitySpelling.respelt(said)
    let mentions = ActivityLexicon.reference.mentions(in: tokens).filter {
      !Intervals.isRest($0, in: tokens) && !Stations.hold($0, in: tokens) && !(hasFood && isEatenUp($0, in: tokens))
    }
    let best = ActivityLexicon.reference.best(of: mentions).map { ActivityLexicon.reference.kind(of: $0, in: tokens) }
    if let strength = StrengthReader(tokens, unitKg: unitKg, isListed: isListed).workout(
      hasFood: hasFood, activity: best)
    {
      return .workout(strength)
    }
    if best == nil, hasFood, !WorkoutAmountReader.mayMeasure(tokens) { return nil }
    let isSwim = best?.activity.isSwim ?? false
    var amounts = WorkoutAmountReader.read(
      tokens, isSwim: isSwim, inMeters: isSwim || best?.activity.name == "Rowing", inMiles: unitKg != 1)
    if isSwim, let laps = amounts.laps, amounts.kilometers == nil,
      let meters = WorkoutAmountReader.poolLength(alone: behind)
    {
      amounts.kilometers = laps * meters / 1000
    }
    if best == nil, let activity = unnamed(in: tokens, amounts: amounts) {
      return .workout(workout(activity, amounts: amounts, phrase: nil))
    }
    guard var best else {
      return amounts.hasAmount || amounts.hasManner || amounts.hasPause || amounts.lostMinutes > 0
        ? .amounts(amounts) : nil
    }
    if Self.batting.occurs(in: tokens) { amounts.overs = nil }
    if amounts.minutes == nil, let minutes {
      amounts.minutes = minutes
      amounts.takeBreaks()
    }
    if let told = told(best, by: amounts, in: tokens) { best.activity = told }
    if let holes = bareHoles(beside: best, in: tokens), !amounts.hasAmount { amounts.holes = holes }
    if !amounts.hasAmount, let figure = bareMinutes(beside: best, in: tokens) {
      takeBare(figure, of: best.activity, into: &amounts)
    }
    // "Half a jar of salsa": of a name that is a food too, the food.
    if !amounts.hasAmount, tellsHalf(tokens), !(hasFood && best.strength == .weak),
      !WorkoutAmountReader.measuresOnly(behind)
    {
      amounts.minutes = best.activity.usualMinutes / 2
      amounts.assumptions.append("half of the usual \(NumberPhrase.plain(best.activity.usualMinutes)) min")
    }
    guard !attends(best, in: tokens), !sitsStill(best, in: tokens),
      counts(best, amounts: amounts, in: tokens, hasFood: hasFood)
    else { return nil }
    let phrase = tokens[best.range].map { $0.kind == .emoji ? "" : $0.text }.joined(separator: " ")
    return .workout(workout(best.activity, amounts: amounts, phrase: phrase))
  }

  /// "spin 45", "judo class 60", "then 15 on the bike": minutes.
  private func bareMinutes(beside mention: ActivityLexicon.Mention, in tokens: [Token]) -> Double? {
    if let minutes = spelledMinutes(closing: tokens) { return minutes }
    let numbers = tokens.indices.filter {
      tokens[$0].kind == .number && !Self.settings.contains(at: $0 - 1, in: tokens)
    }
    guard numbers.count == 1, let index = numbers.first, let value = tokens[index].value, (5...300).contains(value),
      mention.activity.name != "Skipping rope", !mention.activity.name.hasSuffix("olf")
    else { return nil }
    if index + 1 == tokens.count, value >= 10 {
      // "trained arms for 40", "les mills body attack 55".
      if tokens[index - 1].isWord("for") { return value }
      let between = tokens[min(index, mention.range.upperBound)..<index]
      if index >= mention.range.upperBound, mention.strength != .weak,
        between.allSatisfy({ TrainingWords.sessions.contains($0) || $0.isOne(of: "wod", "amrap", "emom") })
      {
        return value
      }
    }
    if tokens.count == mention.range.count + 1, tokens.count == 2 || index == mention.range.upperBound { return value }
    let between = tokens[min(index + 1, mention.range.lowerBound)..<mention.range.lowerBound].map(\.folded)
    return index < mention.range.lowerBound && (between == ["on", "the"] || between == ["of"]) ? value : nil
  }

  /// What a machine is set to: "stepper level 6 for 20".
  private static let settings: WordSet = [
    "level", "lvl", "lv", "resistance", "incline", "setting", "gear", "tension", "speed", "grade",
  ]

  /// Parts of the body that are trained, and eaten.
  private static let cuts: WordSet = ["legs", "chest", "shoulders", "hams"]

  /// Whether a mention is a report and not a passing word.
  private func counts(
    _ mention: ActivityLexicon.Mention, amounts: WorkoutAmounts, in tokens: [Token], hasFood: Bool
  ) -> Bool {
    if Self.errands.contains(mention.activity.name), hasFood || amounts.minutes == nil { return false }
    if mention.strength == .weak, Self.looseWork.contains(mention.activity.name) {
      return amounts.minutes != nil && (!hasFood || mention.activity.name != "Housework")
        && !Self.byOthers.contains(at: mention.range.lowerBound - 1, in: tokens)
    }
    if mention.activity.type == .sports, countsGames(of: mention, in: tokens) { return true }
    let measured = amounts.hasAmount || amounts.kilometersPerHour != nil || WorkoutAmountReader.measuresOnly(behind)
    switch mention.strength {
    case .verb: return measured || !isOfOther(mention, in: tokens) && (!hasFood || mention.range.lowerBound <= 2)
    case .noun where measured: return true
    case .weak where hasFood && Self.cuts.occurs(in: tokens[mention.range]): return false
    case .weak where measured:
      return !hasFood || opens(mention, in: tokens) || amounts.minutes != nil || amounts.laps != nil
        || amounts.kilometers != nil || amounts.flights != nil
    case .noun, .weak:
      guard !hasFood, !tellsOfPlace(mention, in: tokens) else { return false }
      let before = tokens[..<mention.range.lowerBound]
      if Self.sportingVerbs.occurs(in: before) { return !isOfOther(mention, in: tokens) }
      let others = tokens.indices.filter { !mention.range.contains($0) }
      let isBare = others.allSatisfy {
        tokens[$0].kind == .punctuation || Self.fillers.match(at: $0, in: tokens) != nil || isTime(tokens[$0])
      }
      return isBare || mention.strength == .noun && opens(mention, in: tokens)
    }
  }

  private func isTime(_ token: Token) -> Bool {
    TimeWords.weekdays.contains(token) || TimeWords.parts.contains(token)
      || TimeWords.months.contains(token)
      || token.isOne(of: "yesterday", "last", "tonight", "ago") || token.kind == .emoji || token.kind == .number
  }
}
