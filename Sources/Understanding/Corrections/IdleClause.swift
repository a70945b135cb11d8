import Foods
import Nutrition

/// Tells a clause beside a repair that changes nothing of it: "my thumbs have a mind of their own", "it's on the receipt".
struct IdleClause {
  let foods: FoodPhrases

  /// Say how much was had of it, or what became of the rest: a clause with one of them may change the repair.
  private static let telling = WordList.words(
    """
    half third quarter double triple twice all whole none nothing rest other others another fewer each both either neither
    same instead without with too except but minus plus shared split left leftover skipped finished finish eat eating drink
    drinking share sharing leave give remove delete undo add yesterday today tonight morning
    """)
  /// Say how big or of what kind it was, where no verb says it of something else.
  private static let describing = WordList.words(
    "more less extra plain also bigger smaller huge tiny large small medium raw dry fresh hot cold iced sweet well done"
  )
  private static let verbs: [WordSet] = [
    EatingWords.taking, EatingWords.giving, EatingWords.wasting, EatingWords.providing, EatingWords.procuring,
    EatingWords.ongoing, IntentWords.eating, ["added", "enjoying", "enjoyed"],
  ]
  private static let persons: WordSet = [
    "i", "i'm", "im", "i've", "i'd", "i'll", "me", "my", "mine", "myself", "you", "your",
  ]
  /// What a clause is about that may be what "it" stands for in the next: "the bus was late, it took 40 min".
  private static let things = WordList.words(
    "the a an it it's its this that that's there he she they we his her their our")
  private static let longest = 12

  /// Whether `clause` changes nothing; ahead of a repair only where it is about the person and not of something that the
  /// repair goes on about.
  func isIdle(_ clause: ArraySlice<Token>, isBehind: Bool) -> Bool {
    if isBehind, Self.describes(clause) { return true }
    guard (2...Self.longest).contains(clause.count), let first = clause.first,
      clause.allSatisfy({ $0.kind == .word || $0.kind == .emoji }),
      !first.isOne(of: "not", "no", "never", "and", "or", "at", "in", "on", "from", "for", "with", "by", "near"),
      !clause.contains(where: { $0.isCount && !$0.isWord("one") || Self.isTelling($0) }),
      clause.contains(where: Self.isFinite) || !clause.contains(where: Self.isDescription)
    else { return false }
    let isAbout =
      Self.persons.occurs(in: clause)
      || (isBehind
        ? clause.contains(where: Self.isFinite)
        : !Self.things.contains(first) && !VerbWords.finite.occurs(in: clause.dropFirst()))
    guard isAbout else { return false }
    let tokens = Array(clause)
    return !Self.measures(tokens) && TimeScanner.scan(tokens).isEmpty
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
      && ExerciseLexicon.reference.mentions(in: tokens).isEmpty && !tokens.contains(where: isFood)
      && !foods.parts(in: tokens.filter { !EditingWords.minds.contains($0) }).contains {
        $0.confidence >= (isBehind ? Self.sureOfFood : Self.likelyFood)
      }
  }

  /// "A cup of" anything: however little the tables know it, it may be food.
  private static func measures(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      NumberWords.articles.contains(tokens[index]) && UnitTable.unit(at: index + 1, in: tokens) != nil
    }
  }

  /// Whether `clause` tells something, and no food, no exercise and no amount.
  func isRemark(_ clause: ArraySlice<Token>) -> Bool {
    let tokens = Array(clause)
    guard clause.contains(where: Self.isFinite) || clause.first?.isOne(of: "i", "we", "too", "so", "my") == true else {
      return false
    }
    return !clause.contains { $0.isCount && !$0.isWord("one") || MealWords.mealTypes[$0] != nil || isFood($0) }
      && ActivityLexicon.reference.mentions(in: tokens).isEmpty
  }

  /// A word that is a food's name, and no brand's alone.
  private func isFood(_ token: Token) -> Bool {
    guard token.folded.utf8.count > 2, UnitTable.unit(named: token.folded) == nil,
      !EverydayWords.contains(token.folded), !EditingWords.minds.contains(token),
      let match = foods.catalog.link(token.folded)
    else { return false }
    return match.confidence >= Self.sureOfFood && match.food.source != .branded
  }

  /// "They were small": what they were like.
  private static func describes(_ clause: ArraySlice<Token>) -> Bool {
    guard (3...5).contains(clause.count), let first = clause.first, let last = clause.last,
      CorrectionWords.subjects.contains(first) || first.isWord("the"),
      IntentWords.copulas.occurs(in: clause.dropFirst().prefix(2))
    else { return false }
    return QuantityWords.sizes[last] != nil || OpinionWords.all.contains(last)
  }

  /// A word that is less surely a food is none where something is mended.
  private static let sureOfFood = 0.8
  /// Ahead of it a food may be what the line is about.
  private static let likelyFood = 0.6

  private static func isFinite(_ token: Token) -> Bool {
    VerbWords.finite.contains(token) || ["'s", "n't", "ed", "ing"].contains { token.folded.hasSuffix($0) }
  }

  private static func isTelling(_ token: Token) -> Bool {
    telling.contains(token) || MealWords.mealTypes[token] != nil || verbs.contains { $0.contains(token) }
  }

  private static func isDescription(_ token: Token) -> Bool {
    describing.contains(token) || ItemCorrection.kinds.contains(token) || CookingWords.cooked.contains(token)
      || QuantityWords.sizes[token] != nil
  }
}
