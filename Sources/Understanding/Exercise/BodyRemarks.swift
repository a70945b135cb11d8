/// How a part of the body felt beside a workout: "6 mile run in 55 min, legs tired", "rowed 5k, arms dead after".
///
/// Without a word of how it felt, the part is what was trained: "legs and arms at the gym".
enum BodyRemarks {
  static let parts = WordList.words(
    """
    legs leg arms arm core back shoulders shoulder knees knee calves calf quads quad hamstrings hamstring hammies glutes
    hips hip feet foot ankles ankle lungs abs chest biceps triceps forearms wrists wrist shins shin neck thighs body
    muscles hands achilles heart bum butt toes joints
    """)
  private static let states = WordList.words(
    """
    tired heavy dead sore aching achy ached ache aches tight stiff shaking shaky wobbly jelly burning burnt toast cooked
    fried destroyed trashed smashed fine good ok okay great strong fresh weak numb cramping cramped killing hurting hurt
    hurts knackered shattered gone spent wrecked screaming pumped leaden fatigued tender loose bouncy
    twinging twinged niggling niggly exhausted battered drained stinging springy
    """)
  private static let pains = WordList.words(
    "sore aching achy ached ache aches tight stiff killing hurting hurt hurts tender twinging twinged niggling niggly")
  private static let between = WordList.words(
    """
    are were is was felt feel feels feeling feelin got a bit little so very really still completely totally absolutely
    pretty quite super rather kinda kind of sort bloody too already on like made and slightly all
    """)
  private static let before = WordList.words(
    "my both the whole upper lower left right and now but though tho with n poor oh ouch ow")
  private static let tails = WordList.words(
    "after afterwards today now tonight though tho again lol already fire agony bits tomorrow me")
  private static let longestRemark = 8

  /// `tokens` without such remarks, where a workout stays that they may be about.
  static func leftOut(of tokens: [Token]) -> [Token] {
    guard tokens.count > 3, parts.occurs(in: tokens) else { return tokens }
    if let stretched = withoutStretched(tokens) { return stretched }
    for part in tokens.indices where parts.contains(tokens[part]) {
      guard let end = end(behind: part, in: tokens) else { continue }
      var start = part
      // "legs and arms tired".
      while start > 0, before.contains(tokens[start - 1]) || parts.contains(tokens[start - 1]) { start -= 1 }
      let rest = Array(tokens[..<start].dropLast(while: { $0.kind == .punctuation }))
      guard start == 0 || opens(start, in: tokens) else { continue }
      let behind = Array(tokens[end...].drop { $0.kind == .punctuation || $0.isOne(of: "but", "and", "though") })
      // "My knee hurts after squats" complains; with how much it was, it tells of them.
      if start == 0, end < tokens.count, tokens[end].isOne(of: "after", "during"), pains.contains(tokens[end - 1]),
        !behind.contains(where: { $0.isCount }), !ExerciseLexicon.reference.mentions(in: behind).isEmpty
      {
        continue
      }
      let kept = rest.isEmpty || behind.isEmpty ? rest + behind : Array(tokens[..<start] + behind)
      guard isWorkout(rest) || start == 0 && isWorkout(behind) else { continue }
      return leftOut(of: kept)
    }
    return tokens
  }

  private static let stretching: WordSet = [
    "stretching", "stretches", "stretch", "stretched", "mobility", "rolling", "rolled", "massage", "physio", "rehab",
  ]

  /// "Stretches 10 min" of "stretches 10 min, hamstrings and hips": what was stretched was not trained besides.
  private static func withoutStretched(_ tokens: [Token]) -> [Token]? {
    guard let stretch = stretching.firstIndex(in: tokens.prefix(6)),
      let sign = tokens.indices.first(where: { $0 > stretch && tokens[$0].kind == .punctuation }),
      sign + 1 < tokens.count,
      tokens[(sign + 1)...].allSatisfy({ parts.contains($0) || before.contains($0) || $0.kind == .punctuation })
    else { return nil }
    return Array(tokens[..<sign])
  }

  /// Behind "legs felt a bit heavy after", where the remark ends with the clause or goes on with the workout.
  private static func end(behind part: Int, in tokens: [Token]) -> Int? {
    // "My legs!" is a sigh; the parts that were trained have no owner.
    if part > 0, tokens[part - 1].isOne(of: "my", "poor"), tokens.ends(at: part + 1) { return part + 1 }
    var at = part + 1
    while at < tokens.count, at - part < longestRemark, between.contains(tokens[at]), !states.contains(tokens[at]) {
      at += 1
    }
    let isOnFire = at < tokens.count && tokens[at].isWord("fire")
    guard at < tokens.count, states.contains(tokens[at]) || isOnFire else { return nil }
    at += 1
    while at < tokens.count, states.contains(tokens[at]) || tokens[at].isOne(of: "and", "but"),
      at + 1 < tokens.count || states.contains(tokens[at])
    {
      at += 1
    }
    let isEnd = { (index: Int) in index >= tokens.count || tokens[index].kind == .punctuation }
    let tail = tails.end(from: at, in: tokens)
    if isEnd(tail) { return tail }
    return isEnd(at) || tokens[at].isOne(of: "on", "after", "but", "during") ? at : nil
  }

  /// At the head of a clause, or right behind how far or how long it was: "pilates 45 min core sore".
  private static func opens(_ start: Int, in tokens: [Token]) -> Bool {
    let previous = tokens[start - 1]
    return previous.kind == .punctuation || previous.kind == .clock || previous.kind == .number
      || before.contains(tokens[start])
      || ActivityLexicon.reference.mentions(in: Array(tokens[..<start])).last?.range.upperBound == start
      || UnitTable.unit(named: previous.folded).map { $0.dimension == .time || $0.dimension == .length } ?? false
  }

  private static func isWorkout(_ tokens: [Token]) -> Bool {
    !ActivityLexicon.reference.mentions(in: tokens).isEmpty || !ExerciseLexicon.reference.mentions(in: tokens).isEmpty
      || WorkoutAmountReader.read(tokens).kilometers != nil
  }
}
