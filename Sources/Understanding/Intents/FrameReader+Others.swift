/// Clauses about somebody else.
extension FrameReader {
  static func someoneElse(_ tokens: [Token], from start: Int) -> Frame? {
    if IntentWords.forOthers.occurs(in: tokens) {
      let mentionsSelf = tokens.contains { ["myself", "me", "us", "ourselves"].contains($0.folded) }
      if !mentionsSelf { return .someoneElse }
    }
    if isTakingOut(tokens, from: start) || isWatching(tokens, from: start) { return .someoneElse }
    var at = start
    if IntentWords.determiners.contains(word(at, tokens)) { at += 1 }
    let hasDeterminer = at > start
    // "my little brother", "my best friend".
    if hasDeterminer, !IntentWords.others.contains(word(at, tokens)), IntentWords.others.contains(word(at + 1, tokens))
    {
      at += 1
    }
    // "my husband's dinner was", "his lunch was".
    let owner = word(at, tokens)
    if owner.hasSuffix("'s"), IntentWords.others.contains(String(owner.dropLast(2))),
      TimeWords.meals[word(at + 1, tokens)] != nil
    {
      return .someoneElse
    }
    if ["his", "her", "their"].contains(word(start, tokens)), TimeWords.meals[owner] != nil { return .someoneElse }
    guard IntentWords.others.contains(owner) else { return named(tokens, at: start) }
    var next = at + 1
    if ["in", "of"].contains(word(next, tokens)) { next += 2 }
    // "my wife and I had": the person too.
    if ["and", "&"].contains(tokens.indices.contains(next) ? tokens[next].folded : "") {
      if ["i", "me", "myself"].contains(word(next + 1, tokens)) { return .report }
      let rest = tokens[min(next + 1, tokens.count)...].prefix(3)
      return rest.contains { IntentWords.thirdPersonVerbs.contains($0.folded) }
        || IntentWords.others.contains(word(next + 1, tokens))
        ? .someoneElse : nil
    }
    let verb = word(next, tokens)
    guard IntentWords.thirdPersonVerbs.contains(verb) || verb.hasSuffix("ed") && verb.count > 4 else {
      return word(at, tokens) == "coach" ? nil : hasPronoun(at, tokens) ? .someoneElse : nil
    }
    // "mom made me pancakes", "my trainer had me do squats"; "she made me promise" tells of no food.
    if ["me", "us"].contains(word(next + 1, tokens)) {
      return urges.contains(word(next + 2, tokens)) ? .someoneElse : .report
    }
    return .someoneElse
  }

  /// "I saw someone eat 10 burgers", "watching the race on TV".
  private static func isWatching(_ tokens: [Token], from start: Int) -> Bool {
    let verb = ["i", "we", "just"].contains(word(start, tokens)) ? start + 1 : start
    guard ["saw", "watched", "watching"].contains(word(verb, tokens)) else { return false }
    return !tokens.contains { ["while", "with", "ate", "had", "after", "and"].contains($0.folded) }
  }

  private static let urges: Set<String> = WordList.words(
    "promise swear stop quit laugh cry wait feel think go watch want wonder realise realize agree late sick angry")

  /// "took my kid for ice cream": where they went, and not what the person had.
  private static func isTakingOut(_ tokens: [Token], from start: Int) -> Bool {
    let verb = ["i", "we", "just"].contains(word(start, tokens)) ? start + 1 : start
    guard ["took", "brought", "drove"].contains(word(verb, tokens)),
      IntentWords.determiners.contains(word(verb + 1, tokens)), IntentWords.others.contains(word(verb + 2, tokens))
    else { return false }
    return ["for", "to", "out"].contains(word(verb + 3, tokens))
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }

  static func hasPronoun(_ at: Int, _ tokens: [Token]) -> Bool {
    ["he", "she", "they", "he's", "she's", "they're"].contains(word(at, tokens))
  }

  static let subjects: Set<String> = WordList.words(
    """
    i we just also already finally only then and later recently i've ive we've lunch dinner breakfast snack supper
    brunch today yesterday which who that this it what where when never always usually so first second body weight
    you dessert tea tonight totally basically probably maybe really literally barely mostly simply definitely have
    having had all morning night afternoon evening not nope id i'd still even again afterwards quickly apparently
    me myself gym leg bf nearly almost sadly accidentally actually ok okay happily instead earlier secretly
    eventually both midday noon im i'm bench squat
    """)

  /// "Sarah had pizza": a name before a verb of eating.
  static func named(_ tokens: [Token], at start: Int) -> Frame? {
    guard start == 0 || start < tokens.count, tokens.indices.contains(start), tokens[start].kind == .word else {
      return nil
    }
    let first = tokens[start].folded
    guard !subjects.contains(first), !IntentWords.openers.contains(first), TimeWords.weekdays[first] == nil,
      TimeWords.parts[first] == nil,
      TimeWords.meals[first] == nil, first.count > 2, !first.hasSuffix("ly"),
      ["had", "ate", "drank", "weighs", "eats", "ordered", "drinks", "lifts", "runs"].contains(word(start + 1, tokens))
    else { return nil }
    return .someoneElse
  }
}
