/// Talk of work in which things are called by foods: software, recipes of a trade, tables and beds by their numbers.
extension FrameReader {
  static let softwareAnchor = Anchor(releasing)

  private static let releasing = WordList.words(
    """
    deployed deploying deploy redeployed merged merging merge rebased rebasing rebase reverted reverting revert released
    releasing release shipped shipping ship restarted rebooted refactored refactoring committed pushed patched debugged
    debugging migrated rolled rolling tagged upgraded provisioned compiled hotfixed cherrypicked
    """)
  private static let systems = WordList.words(
    """
    service services microservice branch branches cluster clusters build builds commit commits server servers repo repos
    repository pipeline pipelines container containers pod pods prod production staging hotfix endpoint api database db
    schema deployment deploy module namespace release ticket pr prs codebase backend frontend
    """)
  private static let before = ListWords.selves.union(["then", "and", "just", "finally", "also", "already", "the"])

  /// "Deployed the muffin service", "rebased the bagel branch": software, whatever it is called by.
  static func tellsSoftware(_ tokens: [Token], from start: Int) -> Bool {
    let verb = before.end(from: start, in: tokens)
    guard releasing.contains(at: verb, in: tokens) else { return false }
    return systems.occurs(in: tokens[(verb + 1)...])
  }

  static let makeupAnchor: Anchor = "% percent"

  private static let parts = WordList.words(
    "salt sugar fat water hydration alcohol abv cocoa moisture butterfat yeast starter protein gluten")
  private static let pointing = ListWords.pronouns.union(ListWords.tellers)

  /// "Dough was 2% salt", "75% water": what something is made of, and no helping of it.
  static func tellsMakeup(_ tokens: [Token], from start: Int) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].isSign("%") || tokens[index].isWord("percent"), index > start,
        tokens[index - 1].kind == .number, parts.contains(at: index + 1, in: tokens)
      else { return false }
      // "75% water" by itself is a baker's figure, and no part of a drink.
      if index - 1 == start { return tokens.ends(at: index + 2) && tokens[index + 1].isOne(of: "water", "hydration") }
      guard index - 2 > start, tokens[index - 2].isOne(of: "was", "is", "were", "are", "at") else { return false }
      // "My yoghurt was 2% fat and 150 g" was had.
      return !statesMeasure(Array(tokens[(index + 2)...]))
        && !tokens[start..<(index - 2)].contains { pointing.contains($0) || EatingWords.plain.contains($0) }
    }
  }

  static let stationAnchor = Anchor(stations)

  private static let stations: WordSet = ["table", "bed", "room", "ward", "cubicle", "bay", "cabin", "cot", "seat"]
  private static let having = WordList.words(
    """
    had has have ate eats drank drinks ordered orders managed refused want wants wanted needs got gets finished left took
    asked sent is was
    """)

  /// "Table 4 had the trout", "for table 2 is a steak", "bed 7 managed half a roll": who sits or lies there.
  static func isOfStation(_ tokens: [Token], from start: Int) -> Bool {
    let at = tokens.word(start).isOne(of: "the", "for") ? start + 1 : start
    guard stations.contains(at: at, in: tokens), at + 2 < tokens.count, tokens[at + 1].isCount else { return false }
    return having.contains(tokens[at + 2])
  }

  static let customAnchor: Anchor = "would we'd they'd you'd they"

  private static let habits = WordList.words("eat have drink cook make bake serve get share buy fry go roast prepare")
  private static let people: WordSet = ["we", "they", "you", "people", "everyone", "everybody", "families"]
  private static let contracted: WordSet = ["we'd", "they'd", "you'd"]
  private static let furthest = 8

  /// "In Korea we would eat dumplings at New Year", "back home they eat snails": a custom of a place.
  static func tellsCustom(_ tokens: [Token], from start: Int) -> Bool {
    let isBack = tokens.word(start) == "back" && tokens.word(start + 1).isOne(of: "home", "in", "at")
    guard isBack || tokens.word(start).isOne(of: "in", "at") else { return false }
    guard
      let subject = tokens[start...].prefix(furthest).firstIndex(where: {
        people.contains($0) || contracted.contains($0)
      }), subject > start + 1
    else { return false }
    if contracted.contains(tokens[subject]) { return habits.contains(at: subject + 1, in: tokens) }
    let next = tokens.word(subject + 1)
    if next == "would" { return habits.contains(at: subject + 2, in: tokens) }
    return tokens[subject].isWord("they") && habits.contains(next)
      && !tokens.contains { ListWords.selves.contains($0) }
  }
}
