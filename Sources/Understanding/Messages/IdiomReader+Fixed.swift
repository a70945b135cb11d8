/// Phrases that are never about eating, wherever they stand, by lists and by rules.
extension IdiomReader {
  /// How many words of such a phrase stand at `index`.
  static func fixed(at index: Int, in tokens: [Token]) -> Int? {
    guard index < tokens.count else { return nil }
    return IdiomWords.length(at: index, in: tokens) ?? best(at: index, in: tokens) ?? quarrel(at: index, in: tokens)
  }

  /// Say how far from a record something was.
  private static let margins = PhraseTable(
    list: """
      off,outside,inside,outside of,inside of,shy of,short of,slower than,faster than,quicker than
      better than,worse than
      """)
  /// These stand before foods as well: "jam over the pb".
  private static let places: WordSet = ["from", "under", "over", "above", "below", "behind", "near", "to"]
  private static let bests: WordSet = ["pb", "pr"]
  static let fixedOpenings = places.union(margins.openings).union(["new", "beef"])
  private static let owners: WordSet = ["my", "a", "the"]

  /// "12 s off my PB", "slower than the pr", "a new pb": a personal best, and no peanut butter.
  private static func best(at index: Int, in tokens: [Token]) -> Int? {
    func isBest(_ at: Int) -> Bool {
      guard bests.contains(at: at, in: tokens) else { return false }
      // "Spread over my pb toast", "pb & j".
      return at + 1 == tokens.count || tokens[at + 1].isBreak && !tokens[at + 1].isSign("&")
        || tokens[at + 1].kind != .word || pace.contains(tokens[at + 1])
    }
    if tokens[index].isWord("new"), bests.contains(at: index + 1, in: tokens) { return 2 }
    if let margin = margins.match(at: index, in: tokens) {
      let owner = index + margin.count
      return owners.contains(at: owner, in: tokens) && isBest(owner + 1) ? margin.count + 2 : nil
    }
    guard places.contains(tokens[index]), tokens.word(index + 1) == "my", isBest(index + 2) else {
      return nil
    }
    return 3
  }

  private static let pace = WordList.words(
    "today again still by though but so this tonight yesterday pace time of time's")

  private static let adversaries = WordList.words("him her them you someone somebody everyone everybody")
  private static let counting: WordSet = ["a", "no", "any", "my", "his", "her", "their", "real", "serious", "big"]

  /// "A beef with my landlord", "got beef with Nora": a quarrel, and no meat. With a person it is one
  /// anyhow; counted, with whatever has an article: a dish is "beef with noodles".
  private static func quarrel(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("beef"), index + 2 < tokens.count else { return nil }
    let isCounted = counting.contains(at: index - 1, in: tokens)
    if isCounted, tokens[index + 1].isWord("about") { return 2 }
    guard tokens[index + 1].isWord("with") else { return nil }
    // "Her" stands before her landlord too.
    if adversaries.contains(tokens[index + 2]), tokens.word(index + 3).isEmpty { return 3 }
    let hasDeterminer = IntentWords.determiners.contains(tokens[index + 2])
    let person = hasDeterminer ? index + 3 : index + 2
    if let at = [person, person + 1].first(where: { isPerson($0, in: tokens) && (hasDeterminer || $0 == person) }) {
      return at + 1 - index
    }
    return isCounted && hasDeterminer && !tokens[index + 2].isOne(of: "a", "some") ? 3 : nil
  }

  private static func isPerson(_ index: Int, in tokens: [Token]) -> Bool {
    FrameReader.isNamedPerson(index, in: tokens) || adversaries.contains(at: index, in: tokens)
      || IntentWords.others.contains(at: index, in: tokens)
  }
}
