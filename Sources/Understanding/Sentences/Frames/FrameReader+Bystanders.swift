/// Clauses about people and animals who are told of by their trade, their name or both.
extension FrameReader {
  /// Verbs of eating, drinking and making off with: what stands before them lives, whatever noun it is.
  private static let devouring = WordList.words(
    """
    ate eats drank drinks devoured devours scoffed gobbled guzzled munched nibbled slurped stole steals nicked snaffled
    pinched swiped snatched licked
    """)
  /// And what people who are called by name do, besides those.
  private static let doings = WordList.words(
    """
    got had made brought recommended suggested took chose picked ordered bought grabbed tried finished wants wanted did benched deadlifted squatted
    lifted cycled jogged
    """)
  private static let leads = ListWords.determiners.union(["another", "one"])
  private static let own = ListWords.selves.union(["and", "me", "of", "or", "that", "us", "which", "who", "with"])
  private static let nicknames: WordSet = ["little", "old", "young", "poor", "big", "wee"]
  private static let longestSubject = 4

  /// "The roofer ate my crackers", "Little Stella drank a cup of milk", "Sanjay got apple juice": somebody else at it.
  static func isBystander(_ tokens: [Token], from start: Int) -> Bool {
    guard start < tokens.count, tokens[start].kind == .word else { return false }
    if isCalled(start, tokens) { return isDoing(start + 1, tokens) && !isForMe(tokens) }
    if nicknames.contains(tokens[start]), isName(start + 1, tokens) { return isDoing(start + 2, tokens) }
    if isGroup(tokens, from: start) { return true }
    guard leads.contains(tokens[start]),
      let verb = devouring.firstIndex(in: tokens[(start + 1)...].prefix(longestSubject)),
      verb > start + 1, !tokens[verb].isWord("drinks") || takesObject(verb, tokens)
    else { return false }
    return !moments.contains(tokens[verb - 1])
      && tokens[(start + 1)..<verb].allSatisfy { $0.kind == .word && !own.contains($0) }
  }

  /// "An hour ago ate a bagel", "the other day drank three pints": when, and nobody who did.
  private static let moments: WordSet = ["ago", "day", "night", "morning", "afternoon", "evening", "week", "weekend"]

  private static let groups: WordSet = ["office", "class", "department", "company", "staff", "firm", "school", "crew"]

  /// "The office ordered pizzas", "our whole class got ice cream": where they are called by their place.
  private static func isGroup(_ tokens: [Token], from start: Int) -> Bool {
    guard ListWords.owners.contains(tokens[start]) || tokens[start].isOne(of: "the", "whole") else { return false }
    let group = tokens.word(start + 1).isOne(of: "whole", "entire") ? start + 2 : start + 1
    return groups.contains(at: group, in: tokens) && isDoing(group + 1, tokens) && !isForMe(tokens)
  }

  /// "Drinks" with what is drunk behind it is a verb; "some energy drinks" are what was had.
  private static func takesObject(_ verb: Int, _ tokens: [Token]) -> Bool {
    verb + 1 < tokens.count && tokens[verb + 1].kind == .word && !joints.contains(tokens[verb + 1])
  }

  private static let joints = WordList.words("and or with for at from in on to then today yesterday this i")

  /// "my son's waffles looked so good", "the kids' pudding smelled lovely": theirs, and looked at.
  static func looksTasty(_ owner: Int, _ tokens: [Token]) -> Bool {
    guard tokens.indices.contains(owner) else { return false }
    let person = tokens[owner].ends(in: "'s") ? String(tokens[owner].folded.dropLast(2)) : tokens[owner].folded
    guard IntentWords.others.contains(person) else { return false }
    let isTheirs = person != tokens[owner].folded || owner + 1 < tokens.count && tokens[owner + 1].isSign("'")
    return isTheirs && tokens[(owner + 1)...].prefix(5).contains { $0.isOne(of: "looked", "smelled", "smelt") }
  }

  /// "Made a latte for me".
  private static func isForMe(_ tokens: [Token]) -> Bool {
    guard let last = tokens.lastIndex(where: { $0.isWord("me") || $0.isWord("us") }), last > 0 else { return false }
    return tokens[last - 1].isWord("for")
  }

  /// What somebody called by name does for themselves; "made me toast" is the person's.
  private static func isDoing(_ verb: Int, _ tokens: [Token]) -> Bool {
    devouring.contains(at: verb, in: tokens)
      || doings.contains(at: verb, in: tokens) && !tokens.word(verb + 1).isOne(of: "me", "us")
  }

  /// Written as a name is: "Rose" of "my cousin Rose".
  static func isName(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word, !SceneFilter.isShouted(tokens[index]) else {
      return false
    }
    return SceneFilter.isCapitalLetter(tokens[index])
  }

  /// A name that people have: "Sanjay". "Rose" and "Olive" alone may be food.
  static func isCalled(_ index: Int, _ tokens: [Token]) -> Bool {
    isName(index, tokens) && GivenNames.all.contains(tokens[index])
  }

  /// "the last slice was all mine".
  static func isMine(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      tokens[index].isWord("mine") && tokens.word(index - 1).isOne(of: "was", "were", "all")
        && tokens.ends(at: index + 1)
    }
  }
}
