/// Figures of speech and other things that activities' words are used for: "ran out of milk", "the school run".
extension ActivityLexicon {
  /// By a word for an activity, the words behind it with which it says something else. Those without any are only asked
  /// where they lead: "rode the bus", "rowed out to the lighthouse".
  private static let idioms: WordTable<Set<String>> = [
    "ran": ["out", "late", "into", "errands", "away", "across", "low", "an", "some", "through"],
    "run": ["out", "errands", "away", "late", "low", "of"],
    "paddled": ["out", "in"], "walked": ["into", "out", "in", "away"], "walk": ["in", "away"],
    "walking": ["into", "out", "away"], "rode": [],
    "lift": ["home", "to"],
    "ride": ["home", "share"],
    "boxed": ["lunch", "mac", "water", "up", "the", "it", "half", "what"],
    "trained": ["my", "the", "a"], "rowed": [], "practice": ["makes"],
    "paddle": ["pop", "pops"], "stretch": ["pants", "goals"], "weights": [],
    "gym": ["buddy", "partner", "mate", "mates", "bro", "friend", "friends", "membership", "clothes", "kit", "bag"],
    "lifting": ["my"],
    "dug": ["in", "into", "out"], "dig": ["in", "into"], "digging": ["in", "into"],
    "hiking": ["trail", "trails", "boots", "poles", "shop", "group", "club", "path"],
    "running": ["late", "low", "out", "errands", "shoes", "shop", "club", "track", "joke", "commentary", "costs"],
    "cycling": ["path", "shorts", "club", "shop"], "swimming": ["in", "costume", "trunks", "gala", "club"],
    "pool": ["bar", "party", "table", "side", "boy", "noodle"], "bowls": ["of", "with"],
  ]

  /// "Did the school run" by car, "a bread run".
  private static let errands: WordSet = [
    "school", "nursery", "bread", "milk", "coffee", "booze", "taxi", "tip", "shop",
  ]

  private static let vehicles: WordSet = [
    "bus", "train", "car", "elevator", "tube", "metro", "subway", "taxi", "wave",
  ]

  private static let runningOver: WordSet = ["ran", "runs", "running"]

  /// What runs and is nobody: "the meeting ran over".
  private static let things = WordList.words(
    """
    meeting meetings call shift film movie show lecture lesson appointment interview queue tap nose engine car train bus
    clock time script app program event party conversation discussion eyes bath washing tears
    """)

  /// What is run off, with no way covered: "ran my legs off".
  private static let worn = WordList.words("legs socks feet butt bum ass arse backside heart lungs guts")

  private static let cricket: WordSet = ["overs", "over", "nets", "wicket", "wickets", "batted", "spell", "innings"]

  /// What is operated, led or tried when somebody runs it.
  private static let operated = WordList.words(
    """
    bath baths temperature fever business company shop cafe restaurant workshop workshops meeting meetings dishwasher
    laundry wash washing test tests scan scans report reports script check checks diagnostics errand campaign project team
    department stall numbers risk tap taps water engine simulation experiment seminar webinar bake raffle
    """)

  /// What is stretched, skated over or sailed through with no body moved.
  private static let stretched = WordList.words(
    "truth budget money funds imagination patience dollar pound rupee paycheck")

  /// Before what is operated.
  private static let runningObject: WordSet = ["ran", "run", "running"]
  private static let solving: WordSet = ["the", "how", "what", "why", "which", "that", "a", "it"]
  private static let lasting = WordList.words("day morning gym other whole bit little lot ton while couple few tiny")
  private static let repairs = WordList.words(
    "fixed fixing repaired repairing serviced servicing cleaned cleaning washed washing oiled polished assembled tuned bought sold"
  )
  private static let mounts: WordSet = ["bike", "bicycle", "kayak", "canoe", "treadmill", "rower", "surfboard"]
  private static let lifted = WordList.words(
    "him her them it lid sofa couch kid kids son daughter baby toddler box boxes suitcase bag bags spirits mood ban")
  private static let telling = WordList.words(
    "read reading podcast book article video film documentary talk talked talking wrote writing blog story chat chatted chatting lecture"
  )
  private static let between: WordSet = [
    "a", "an", "the", "my", "our", "some", "his", "her", "another", "both", "high", "low", "slight", "hot",
    "quick", "small", "few", "full",
  ]

  /// "Ran a bath", "worked out the tip", "lifted my son", "fixed the bike", "a podcast about running": the word has an
  /// object that no exercise has, or is one itself. "Ran a 5k" and "lifted weights" go on.
  private func hasOtherObject(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    let verb = tokens[range.lowerBound]
    let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
    if let before, before.isWord("about"),
      Self.telling.occurs(in: tokens[..<(range.lowerBound - 1)].suffix(4))
    {
      return true
    }
    if let before, Self.mounts.contains(verb) {
      let object = Self.between.contains(before) ? range.lowerBound - 2 : range.lowerBound - 1
      if Self.repairs.contains(at: object, in: tokens) { return true }
    }
    guard range.upperBound < tokens.count else { return false }
    var at = range.upperBound
    while at < tokens.count, at - range.upperBound < 2, Self.between.contains(tokens[at]) { at += 1 }
    if verb.isWord("worked"), range.count == 2 {
      return Self.solving.contains(tokens[range.upperBound]) && !tokens[range.upperBound...].contains(where: \.isCount)
        && at < tokens.count && UnitTable.unit(at: at, in: tokens)?.unit.dimension != .time
        && !Self.lasting.contains(tokens[at])
    }
    guard range.count == 1, at < tokens.count else { return false }
    if Self.runningObject.contains(verb) { return Self.operated.contains(tokens[at]) }
    if verb.isWord("stretched") { return Self.stretched.contains(tokens[at]) }
    return verb.isWord("lifted") && Self.lifted.contains(tokens[at])
  }

  private static let desk: WordSet = [
    "planning", "review", "retro", "retrospective", "meeting", "demo", "goal", "goals", "board",
  ]

  /// Whether the words at `range` say something else than the activity that they name.
  func isIdiom(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    let verb = tokens[range.lowerBound]
    let end = range.upperBound
    // "bowled 8 overs" is no bowling.
    if range.count == 1, verb.isWord("bowled") {
      return Self.cricket.occurs(in: tokens[end...].prefix(6))
    }
    let before = range.lowerBound > 0 ? tokens[range.lowerBound - 1] : nil
    if let before, Self.runningOver.contains(verb), Self.things.contains(before) { return true }
    if hasOtherObject(range, in: tokens) || goesThroughList(range, in: tokens) { return true }
    // "Carried her on my shoulders".
    if range.count == 1, range.lowerBound > 2, verb.isOne(of: "shoulders", "back", "arms"),
      before?.isWord("my") == true, tokens[..<range.lowerBound].contains(where: { $0.isOne(of: "carried", "carrying") })
    {
      return true
    }
    // "Sprint planning" is sat through.
    if verb.isWord("sprint"), Self.desk.contains(at: end, in: tokens) { return true }
    // "made boxed potatoes": from a box.
    if let before, verb.isWord("boxed"), IntentWords.reports.contains(before) { return true }
    // "10 laps of the track" are not swum.
    if range.count == 1, verb.isWord("laps") {
      return WorkoutAmountReader.courses.occurs(in: tokens[end...].prefix(6))
    }
    if range.count == 1, let before {
      if verb.isWord("run"), Self.errands.contains(before) { return true }
      // "soup bowls", "2 bowls".
      if verb.isWord("bowls"), before.kind != .punctuation { return true }
    }
    if range.lowerBound > 1, Self.worn.contains(verb),
      tokens[range.lowerBound - 1].isOne(of: "my", "our"),
      tokens[range.lowerBound - 2].isOne(of: "ran", "run", "worked", "danced", "walked")
    {
      return true
    }
    guard range.count == 1, end < tokens.count, let stops = Self.idioms[verb]
    else { return false }
    return leads(range, elsewhereBy: stops, in: tokens)
  }

  /// Whether what stands behind a verb of moving makes another thing of it: "ran for the bus", "walked past them".
  private func leads(_ range: Range<Int>, elsewhereBy stops: Set<String>, in tokens: [Token]) -> Bool {
    let verb = tokens[range.lowerBound]
    let end = range.upperBound
    let next = tokens[end].folded
    // "walked straight past them"; "walked past the lake, 3 km" is a walk.
    if verb.isOne(of: "walked", "walking"), next.isOne(of: "straight", "right", "past", "by") {
      let past = next == "past" || next == "by" ? end : end + 1
      guard tokens.word(past).isOne(of: "past", "by") else { return false }
      return past > end
        || tokens.word(past + 1).isOne(of: "it", "them", "him", "her", "that")
    }
    // "a run of 5 km" is measured.
    if next == "of", end + 1 < tokens.count, tokens[end + 1].isCount { return false }
    // "13 km walk in 2 hours" is timed.
    if next == "in", end + 1 < tokens.count,
      tokens[end + 1].value != nil || NumberWords.articles.contains(tokens[end + 1])
        || tokens[end + 1].isOne(of: "the", "my", "our")
    {
      return false
    }
    // "ran for the bus".
    if verb.isWord("ran"), next == "for" {
      return Self.vehicles.occurs(in: tokens[end...].prefix(3))
    }
    if verb.isWord("ran"), next.isOne(of: "my", "our", "myself") {
      return next == "myself" || Self.worn.occurs(in: tokens[end...].prefix(3))
    }
    if verb.says("rode") {
      return Self.vehicles.occurs(in: tokens[end...].prefix(3))
    }
    if next == "an" || next == "some" {
      return tokens[end...].prefix(3).contains { $0.says("errand") || $0.says("errands") }
    }
    // "Walked into the village and back".
    if next == "into", Self.towns.occurs(in: tokens[end...].prefix(4)) { return false }
    // "A run out to the lighthouse" leads somewhere; "ran out to the shop" is an errand where nobody says how far.
    if next == "out", end + 1 < tokens.count, Self.ways.contains(tokens[end + 1]) {
      return !verb.isWord("run") && !tokens.contains { $0.isCount || $0.isWord("back") }
    }
    return stops.contains(next)
  }

  private static let towns: WordSet = [
    "town", "village", "city", "centre", "center", "work", "school", "uni", "college", "downtown", "hills", "woods",
  ]

  private static let ways: WordSet = ["to", "past", "along", "towards", "toward", "around", "round", "via", "and"]
}
