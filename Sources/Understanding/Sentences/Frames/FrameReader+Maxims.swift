/// Advice, ideals and what was read or heard: true of no day.
extension FrameReader {
  static let maximAnchor = Anchor(hearing, ideals) | "each every daily"
  static let wonderAnchor: Anchor = "lot much many loads plenty"

  /// "Drink two glasses before each meal", "a good lunch is soup and bread", "read that walnuts have 650 kcal".
  static func isMaxim(_ tokens: [Token], from start: Int) -> Bool {
    isRule(tokens, from: start) || isIdeal(tokens, from: start) || isHeardOf(tokens, from: start)
  }

  private static let orders: WordSet = [
    "drink", "eat", "have", "take", "aim", "limit", "choose", "include", "try", "consume", "enjoy", "start", "do",
    "run", "walk", "swim",
  ]
  private static let rounds: WordSet = [
    "meal", "meals", "day", "morning", "evening", "night", "week", "time", "hour", "workout", "session", "breakfast",
    "lunch", "dinner", "snack", "run", "other", "single",
  ]
  private static let people = ListWords.selves.union(["me", "my", "our", "us", "today", "yesterday"])

  /// "Drink two glasses before each meal": an order to nobody.
  private static func isRule(_ tokens: [Token], from start: Int) -> Bool {
    guard orders.contains(at: start, in: tokens), !people.occurs(in: tokens),
      !tokens.contains(where: { $0.isOne(of: "had", "ate", "drank", "did", "ran") })
    else {
      return false
    }
    return tokens.indices.contains { index in
      index > start && tokens[index].isOne(of: "each", "every") && rounds.contains(at: index + 1, in: tokens)
        || index > start && tokens[index].isWord("daily")
    }
  }

  private static let ideals: WordSet = [
    "good", "healthy", "great", "perfect", "typical", "ideal", "balanced", "proper", "solid", "simple", "standard",
    "average", "nutritious", "better", "best", "light", "quick", "classic",
  ]
  private static let meals: WordSet = ["breakfast", "brunch", "lunch", "dinner", "supper", "snack", "meal", "diet"]
  private static let beingSo: WordSet = [
    "is", "are", "would", "should", "has", "contains", "includes", "consists", "means",
  ]

  /// "A good lunch is soup and bread", where "was" tells of one.
  private static func isIdeal(_ tokens: [Token], from start: Int) -> Bool {
    guard tokens.word(start).isOne(of: "a", "an", "the", "one"), !people.occurs(in: tokens),
      let meal = meals.firstIndex(in: tokens[start...].prefix(5)), meal > start + 1,
      ideals.occurs(in: tokens[(start + 1)..<meal]),
      let verb = beingSo.firstIndex(in: tokens[meal...].prefix(7))
    else { return false }
    return tokens[meal..<verb].dropFirst().allSatisfy { $0.kind == .word && !$0.isCount }
      && !hasReport(tokens, from: verb)
  }

  private static let hearing: WordSet = [
    "read", "heard", "learned", "learnt", "discovered", "seen", "saw", "noticed", "know",
  ]
  private static let sources: WordSet = ["that", "somewhere", "online", "how", "about"]

  /// "Read that walnuts have 650 kcal", "heard somewhere that ...": nothing of one's own, unless one is named.
  private static func isHeardOf(_ tokens: [Token], from start: Int) -> Bool {
    var at = start
    while tokens.word(at).isOne(of: "i", "i've", "just", "once", "we") { at += 1 }
    guard hearing.contains(at: at, in: tokens), sources.contains(at: at + 1, in: tokens), at + 3 < tokens.count else {
      return false
    }
    let rest = tokens[(at + 2)...]
    return !people.occurs(in: rest)
      && rest.contains {
        $0.isOne(of: "has", "have", "is", "are", "contains", "contain", "burns", "burn", "makes", "helps")
      }
  }
}

extension FrameReader {
  private static let wondered = PhraseTable(
    list: """
      that's a lot of,thats a lot of,that's so much,that's so many,that's too much,that's too many,that's way too much
      that's way too many,that's loads of,that's plenty of,it's a lot of,that is a lot of,that's a lot,that's quite a lot of
      what a lot of,such a lot of,that's an awful lot of,that seems a lot of,that sounds like a lot of
      """)

  /// "That's a lot of soy milk, haha": how much it seems, of what was had already.
  static func wondersAtAmount(_ tokens: [Token]) -> Bool {
    let start = opening(of: tokens)
    return start < tokens.count && wondered.match(at: start, in: tokens) != nil && !hasReport(tokens, from: start)
  }
}
