import Nutrition
import ToolCalls

/// Lines that open with a word of correction and tell something new.
extension CorrectionReader {
  /// Whether `tokens`, which open like a correction, tell of something else that was eaten or done: "wrong day to diet, a pie
  /// and chips", "they were out of scones, had a crumpet", "rather large plate of gnocchi".
  func tellsNews(_ tokens: [Token]) -> Bool {
    if tokens.count > 2, isOfOtherWorkout(tokens) || Self.isCleft(tokens) { return true }
    guard tokens.count > 2, !tokens.contains(where: { $0.isWord("not") || $0.isWord("instead") }) else { return false }
    // "They were out of rice" is nothing that was had.
    if Self.isOutOf(tokens, before: tokens.count), !tokens.contains(where: { $0.kind == .punctuation }) { return true }
    if tellsWorkout(tokens) || tellsLater(tokens) { return true }
    let told = toldBehind(tokens)
    guard !told.isEmpty, foods.holdsFood(told) else { return false }
    return !namesLogged(told)
  }

  /// "It was boxing that cured my mood": told of what was done, and of nothing that is logged.
  static func isCleft(_ tokens: [Token]) -> Bool {
    guard tokens.count > 5, tokens[0].isWord("it"), tokens[1].isWord("was"),
      let that = tokens.prefix(7).firstIndex(where: { $0.isWord("that") }), that > 2, that + 2 < tokens.count
    else { return false }
    let verb = tokens[that + 1].isWord("i") ? that + 2 : that + 1
    return VerbWords.finite.contains(tokens[verb]) || tokens[verb].folded.hasSuffix("ed")
      || tokens[verb].isOne(of: "woke", "did", "made", "got", "gave", "hit", "upset", "kept")
  }

  /// Whether some of the foods in `tokens` are logged in reach.
  func namesLogged(_ tokens: [Token]) -> Bool {
    foods.parts(in: tokens).contains { part in
      let name = Array(tokens[part.tokens])
      return mealsInReach.contains { ItemMatcher(meal: $0, foods: foods).index(of: name) != nil }
    }
  }

  private static let degrees: WordSet = [
    "large", "big", "huge", "small", "generous", "massive", "enormous", "heavy", "nice", "late", "early", "good",
    "hearty",
  ]
  private static let devouring = EatingWords.surely
  private static let amounts = WordList.words("a an the whole entire some")
  private static let wholes: WordSet = ["last", "whole", "entire", "rest", "lot"]
  private static let occasions = WordList.words("day time week weekend weather moment night season month place")

  /// What `tokens` tell behind the words that sound like a correction; empty where nothing does.
  private func toldBehind(_ tokens: [Token]) -> [Token] {
    let second = tokens[1]
    // "Rather large" is how large.
    if tokens[0].isWord("rather") {
      let isMany = second.isWord("a") && tokens[2].isOne(of: "lot", "few")
      return (isMany || Self.degrees.contains(second)) && !tokens.contains { $0.isWord("one") }
        ? Array(tokens[1...]) : []
    }
    // "Oops, ate a whole pie" owns up to it.
    if CorrectionWords.slips.contains(tokens[0]) {
      let rest = Array(tokens.dropFirst().drop { $0.kind == .punctuation || $0.isWord("i") })
      guard rest.count > 1, Self.devouring.contains(rest[0]),
        rest[1].isCount
          || Self.amounts.contains(rest[1])
            && (!rest[1].isWord("the") || rest.count > 2 && Self.wholes.contains(rest[2]))
      else { return [] }
      return Array(rest.dropFirst())
    }
    guard let joint = tokens.dropFirst(2).firstIndex(where: { $0.kind == .punctuation }),
      joint + 1 < tokens.count, !tokens[..<joint].contains(where: { $0.kind == .number })
    else { return [] }
    let behind = Array(tokens[(joint + 1)...])
    // "Wrong day to diet, a pie and chips".
    if tokens[0].isWord("wrong") {
      let isOccasion = Self.occasions.contains(second) && tokens[2].isOne(of: "to", "for")
      return isOccasion ? behind : []
    }
    // "That's supper: trout and peas", "that was breakfast done: a bagel".
    if tokens[joint].isSign(":") {
      let isLabel = tokens[1..<joint].contains { MealWords.mealTypes[$0] != nil }
      return isLabel && Self.labels.contains(tokens[0]) ? behind : []
    }
    return Self.isOutOf(tokens, before: joint) && Self.having.contains(behind[0]) ? behind : []
  }

  private static let labels: WordSet = ["that's", "that", "it's", "its", "this", "it", "call"]
  private static let having = WordList.words("so i we had ate got grabbed went took bought ordered")

  /// "They were out of scones", "it was sold out": what there was none of.
  private static func isOutOf(_ tokens: [Token], before joint: Int) -> Bool {
    guard tokens[0].isOne(of: "they", "it", "there", "that"), tokens[1].isOne(of: "was", "were") else {
      return false
    }
    let rest = tokens[2..<joint]
    return zip(rest, rest.dropFirst()).contains { $0.isWord("out") && $1.isWord("of") }
      || zip(rest, rest.dropFirst()).contains { $0.isWord("sold") && $1.isWord("out") }
      || rest.contains { $0.isWord("closed") || $0.isWord("shut") }
  }

  /// "The swim was 1 km, not 2" where no workout is logged.
  private func isOfOtherWorkout(_ tokens: [Token]) -> Bool {
    let hasWorkout = context.lastEntries.contains { if case .workout = $0 { true } else { false } }
    guard !hasWorkout, !foods.holdsFood(tokens), !ActivityLexicon.reference.mentions(in: tokens).isEmpty else {
      return false
    }
    return WorkoutAmountReader.read(tokens).hasAmount
  }

  private static let pointing: WordSet = ["it", "that", "this", "actually", "meant", "mean", "make", "should"]

  /// "Actually went for a swim, 1 km" after a meal, "only cycled 15 min today" after a run: another workout.
  private func tellsWorkout(_ tokens: [Token]) -> Bool {
    let logged = context.lastEntries.compactMap { entry in
      if case .workout(let workout) = entry { workout } else { nil }
    }
    guard let mention = ActivityLexicon.reference.mentions(in: tokens).first else { return false }
    let hasAmount = WorkoutAmountReader.read(tokens).hasAmount
    let hasReport = FrameReader.hasReport(tokens, from: 0)
    let hasFood = foods.holdsFood(Array(tokens[..<mention.range.lowerBound] + tokens[mention.range.upperBound...]))
    guard !logged.isEmpty else {
      // "It was squash" may be the drink.
      guard hasFood ? hasAmount && hasReport : hasAmount || hasReport,
        case .workout = WorkoutReader().finding(in: tokens, hasFood: false)
      else { return false }
      return true
    }
    // "Actually I walked" mends what was taken for a run.
    guard tokens[0].isWord("only"), !hasFood, !Self.pointing.occurs(in: tokens),
      !logged.contains(where: { ActivityLexicon.reference.activity(named: $0.name)?.name == mention.activity.name })
    else { return false }
    return hasAmount
  }

  /// "For lunch, just a plum": a meal with its food, none of which was logged last.
  func tellsMealAnew(_ said: [Token]) -> Bool {
    let start = said[0].isOne(of: "for", "at") ? 1 : 0
    guard start + 3 < said.count, TimeWords.meals.contains(said[start]), said[start + 1].isSign(","),
      said[start + 2].isOne(of: "just", "only"), case let food = Array(said[(start + 3)...]), foods.holdsFood(food)
    else { return false }
    return lastMeal.map { ItemMatcher(meal: $0, foods: foods).index(of: food) == nil } ?? true
  }

  /// "My workout was 45 minutes of swimming" behind a ride, "it took me 50 minutes to run 8 km" behind 5 km: what was done
  /// is told with its name, and is not what was logged last.
  func tellsOtherWorkout(_ said: [Token]) -> Bool {
    guard case .workout(let last)? = context.lastEntries.last,
      said[0].isOne(of: "my", "the", "today's") && said.count > 3 && Self.sessions.contains(said[1])
        && said[2].isWord("was")
        || said.count > 1 && said[0].isWord("it") && said[1].isWord("took")
          && said.contains(where: { $0.isWord("to") }),
      case .workout(let found)? = WorkoutReader().finding(in: said, hasFood: false)
    else { return false }
    // "The session was 35 min" names none.
    if found.exercises == nil, found.distanceKm == nil, Self.unnamed.contains(said[1]),
      ActivityLexicon.reference.activity(named: found.name)?.isGeneric == true
    {
      return false
    }
    if found.name != last.name { return true }
    guard let far = found.distanceKm else { return false }
    return last.distanceKm.map { abs($0 - far) > Self.nearDistance } ?? false
  }

  /// "It took me 50 minutes" of "it took me 50 minutes to run 5 km", right behind 5 km.
  func lengthOfSame(_ said: [Token]) -> [Token]? {
    guard case .workout(let last)? = context.lastEntries.last, said.count > 5, said[0].isWord("it"),
      said[1].isWord("took"), let to = said.firstIndex(where: { $0.isWord("to") }), to > 3, !tellsOtherWorkout(said),
      ActivityLexicon.reference.mentions(in: Array(said[to...])).contains(where: { $0.activity.name == last.name })
    else { return nil }
    return Array(said[..<to])
  }

  private static let unnamed: WordSet = ["workout", "exercise", "training", "session", "activity"]
  private static let sessions = unnamed.union(["cardio"])

  /// Kilometres that one distance told twice may differ by.
  private static let nearDistance = 0.05
}
