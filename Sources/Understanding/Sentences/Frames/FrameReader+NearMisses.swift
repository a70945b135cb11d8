import Nutrition

/// What nearly came about, and so did not.
extension FrameReader {
  private static let nearly: WordSet = ["nearly", "almost"]

  private static let yielding = PhraseTable(
    list: "caved,caved in,gave in,gave into it,succumbed,relented,crumbled,cracked,folded")
  private static let tellers = ListWords.selves

  /// Eating, taking and getting, without the verbs that tell how far somebody got: "nearly finished my curry" ate most
  /// of it.
  private static let undone = WordSet(
    EatingWords.taking.union(EatingWords.procuring).union(["went"]).filter { !EatingWords.finishing.contains($0) })

  /// Of these a figure behind "nearly" is what was not quite reached: "nearly made 15 km", "nearly drank 2 litres".
  private static let measuring: WordTable<[MeasureUnit.Dimension]> = [
    "made": [.length, .time], "took": [.length, .time], "got": [.length, .time], "drank": [.volume],
  ]

  /// How many words of "nearly took", "almost ordered" and "nearly gave in" stand at `index`: right before a verb of
  /// eating, taking or getting, "nearly" denies it.
  static func nearMiss(at index: Int, in tokens: [Token]) -> Int? {
    guard nearly.contains(tokens[index]), index + 1 < tokens.count else { return nil }
    if let match = yielding.match(at: index + 1, in: tokens) {
      // "Nearly cracked 50 minutes".
      let end = index + 1 + match.count
      return end < tokens.count && tokens[end].isCount ? nil : 1 + match.count
    }
    guard undone.contains(tokens[index + 1]) else { return nil }
    let object = index + 2
    if tokens[index + 1].isWord("got"), isSuffered(object, in: tokens) { return nil }
    if happenings.occurs(in: tokens[object...].prefix(3)) { return nil }
    if let dimensions = measuring[tokens[index + 1]],
      let unit = QuantityParser(tokens).quantity(at: object)?.unit, dimensions.contains(unit.dimension)
    {
      return nil
    }
    return 2
  }

  /// What somebody takes or has on the way, while the workout goes on.
  private static let happenings: WordSet = ["tumble", "fall", "spill", "turn", "crash", "accident", "puncture"]

  private static let suffered = WordList.words(
    "hit run lost stuck caught bitten blown thrown hurt sick there home to into up off out away back")

  /// "Nearly got hit by a car on my 20 km ride", "nearly got lost": no object of getting.
  private static func isSuffered(_ index: Int, in tokens: [Token]) -> Bool {
    guard index < tokens.count, tokens[index].kind == .word else { return true }
    return suffered.contains(tokens[index]) || tokens[index].folded.hasSuffix("ed")
  }

  /// Whether "had a pasty" goes on with "almost caved", so that nobody had it.
  static func goesOnNearly(_ tokens: [Token], after before: [Token], joint: String) -> Bool {
    guard joint == "and" || joint == "&", let first = tokens.first, !tellers.contains(first),
      let near = nearly.lastIndex(in: before)
    else { return false }
    return yielding.match(at: near + 1, in: before).map { near + 1 + $0.count == before.count } ?? false
  }
}
