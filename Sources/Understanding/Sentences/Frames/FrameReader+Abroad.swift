/// What others are at in a place that is named first.
extension FrameReader {
  private static let leads: WordSet = ["in", "at", "on", "outside", "behind"]
  private static let articles = ListWords.determiners.union(["another", "one", "two", "three"])
  private static let selves = ListWords.selves.union(["me", "mine", "my", "myself", "our", "us", "with"])

  /// What the person may have had of.
  private static let serving = WordList.words(
    "made makes cooked baked brought served serves ordered shared offered prepared provided had has left")

  /// "In the canteen the cook dropped two trays", "at the market a boy juggled melons": somebody else's doing.
  static func isElsewhere(_ tokens: [Token], from start: Int) -> Bool {
    guard leads.contains(at: start, in: tokens), start + 1 < tokens.count,
      !TimeWords.weekdays.contains(tokens[start + 1]),
      !TimeWords.meals.contains(tokens[start + 1])
    else { return false }
    let person = tokens.indices.dropFirst(start + 2).prefix(7).first { index in
      SegmentReader.isCompanion(tokens[index]) && articles.contains(tokens[index - 1])
    }
    guard let person, !leads.contains(at: person - 2, in: tokens),
      !selves.occurs(in: tokens[(person + 1)...])
    else { return false }
    let verb = tokens.word(person + 1)
    guard !serving.contains(verb) else { return false }
    return IntentWords.thirdPersonVerbs.contains(verb) || verb.folded.hasSuffix("ed") && verb.folded.count > 4
  }

  /// "the custard I left", "the crusts I left for the dog": what was named first was not eaten.
  static func isFrontedAndLeft(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "the", "my", "that", "those"),
      let subject = tokens[start...].prefix(6).firstIndex(where: { $0.isWord("i") }), subject > start + 1
    else { return false }
    let verb = tokens.word(subject + 1)
    guard verb == "left" || verb == "skipped" || verb == "refused" else { return false }
    return subject + 2 == tokens.count || tokens[subject + 2].kind == .punctuation
      || tokens.word(subject + 2).isOne(of: "for", "alone", "behind", "on", "untouched", "there")
  }

  /// What a clause may open with before its verb that is no name: how, when and in what state somebody ate.
  private static let circumstances = WordList.words(
    """
    stress binge comfort emotion boredom panic rage sleep somehow anyhow beforehand meanwhile otherwise overall altogether
    lastly next once twice hence thus nonetheless nevertheless regardless likewise elsewhere somewhere indeed whatever
    hungover drunk tipsy stoned peckish famished starving ravenous hungry thirsty tired knackered shattered exhausted
    bored stressed sad ill sick poorly jetlagged sleepy alone together solo supposedly ngl tbh tbf imo idk
    defo lowkey proper legit straight
    """)

  private static let doing = WordList.words(
    """
    had ate drank weighs eats ordered drinks lifts runs scoffed devoured demolished gobbled guzzled munched wolfed slurped
    inhaled finished
    """)

  /// What people are told to have done behind their names, in small letters too.
  private static let training = WordList.words(
    """
    ran jogged walked cycled rode swam skated skied rowed lifted benched squatted deadlifted boxed climbed hiked played
    trained surfed danced sprinted golfed wrestled managed did
    """)

  /// "Ran 5 km", and not "ran 5 km with me".
  private static func trains(_ verb: Int, in tokens: [Token]) -> Bool {
    training.contains(tokens[verb]) && !tokens[verb...].contains { $0.isWord("me") || $0.isWord("us") }
  }

  private static let providing: WordSet = ["made", "cooked", "baked", "brought", "recommended", "suggested"]

  /// "Made nachos", and not "made me nachos", "made nachos for us".
  private static func isServing(_ verb: Int, in tokens: [Token]) -> Bool {
    providing.contains(tokens[verb]) && !tokens[verb...].contains { $0.isWord("me") || $0.isWord("us") }
  }

  /// Who is called by no name.
  private static let unnamed = WordList.words(
    "nobody noone none anyone anybody whoever bestie builders neighbours toddlers vegans tourists locals")

  /// "Sarah had pizza": a name before a verb of eating. A name in small letters is known as one.
  static func named(_ tokens: [Token], at start: Int) -> Frame? {
    guard start + 1 < tokens.count, tokens[start].kind == .word,
      // "stress-ate".
      tokens[start + 1].join != .hyphen,
      doing.contains(tokens[start + 1]) || isServing(start + 1, in: tokens) || trains(start + 1, in: tokens)
    else { return nil }
    let first = tokens[start].folded
    guard !subjects.contains(first), !IntentWords.openers.contains(first), TimeWords.weekdays[first] == nil,
      TimeWords.parts[first] == nil,
      TimeWords.meals[first] == nil, first.count > 2, !first.hasSuffix("ly"), !first.hasSuffix("n't"),
      !first.hasSuffix("'ve"), ExerciseLexicon.reference.mentions(in: tokens).first?.range.lowerBound != start,
      !circumstances.contains(tokens[start])
    else { return nil }
    if isServing(start + 1, in: tokens) { return isNamedPerson(start, in: tokens) ? .someoneElse : nil }
    if GivenNames.all.contains(tokens[start]) || unnamed.contains(tokens[start]) { return .someoneElse }
    if training.contains(tokens[start + 1]) { return nil }
    // "Energy drinks: two cans", "soft drinks".
    return SceneFilter.isCapitalLetter(tokens[start]) && !tokens[start + 1].isWord("drinks") ? .someoneElse : nil
  }
}
