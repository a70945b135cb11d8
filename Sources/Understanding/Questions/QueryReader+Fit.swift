import Foods
import ToolCalls

/// Questions whether there is room for a food in the day.
extension QueryReader {
  private static let fitting: WordSet = ["fit", "fits", "afford", "room"]
  private static let leads: WordSet = ["in", "into", "for", "to", "have", "eat"]
  private static let ends: WordSet = ["in", "into", "within", "today", "tonight", "my", "if", "still"]

  /// "Would a burger fit my macros?", "can I fit in a pizza?", "is there room for a beer?": the foods that are asked about.
  func fitting(in tokens: [Token]) -> [AddMeal.Item] {
    guard let verb = Self.fitting.firstIndex(in: tokens) else { return [] }
    let subject = known(in: tokens[..<verb])
    if !subject.isEmpty { return subject }
    let object = tokens[(verb + 1)...].drop { Self.leads.contains($0) }
    return known(in: object.prefix { !Self.ends.contains($0) })
  }

  private static let modals: WordSet = ["can", "could", "should", "may", "shall", "if", "would", "will"]
  private static let having = EatingWords.asked.union(["grab", "add"])
  private static let besides: WordSet = ["still", "also", "then", "maybe", "just", "really"]
  private static let when = WordList.words(
    """
    today tonight now later this morning afternoon evening for breakfast lunch dinner supper dessert tea a snack too as
    well instead ?
    """)
  private static let other: WordSet = ["more", "less", "fewer", "enough", "water", "before", "after"]
  /// Ask for the exercise that makes up for it.
  private static let working: WordSet = ["how", "burn", "run", "walk", "row", "swim", "cycle", "off", "long", "far"]
  private static let listing: WordSet = ["and", ",", "with", "on", "in"]
  private static let doing: WordSet = ["do", "mean", "cost", "add", "leave"]

  /// "What if I had a pizza?", "can I still have a beer tonight?", "what would two beers do to my day?": the foods that
  /// are thought of. Where more is said than when, it may be about health, which no figure answers.
  func imagined(in tokens: [Token]) -> [AddMeal.Item] {
    guard let modal = Self.modals.firstIndex(in: tokens),
      !Self.working.occurs(in: tokens)
    else { return [] }
    let rest = tokens[(modal + 1)...]
    if let verb = Self.doing.firstIndex(in: rest), tokens[0].isWord("what"), modal == 1,
      verb + 1 == tokens.count || tokens[verb + 1].isOne(of: "to", "for", "me", "?")
    {
      return known(in: rest[..<verb])
    }
    guard rest.count > 2, rest.first.map({ $0.isWord("i") || $0.isWord("we") }) ?? false else { return [] }
    let said = rest.dropFirst().drop { Self.besides.contains($0) }
    guard let verb = said.first, Self.having.contains(verb) else { return [] }
    var object = said.dropFirst()
    while let last = object.last, object.count > 1, Self.when.contains(last) { object.removeLast() }
    let isMore = object.contains { Self.other.contains($0) || MealWords.subordinators.contains($0) }
    return isMore || object.contains(where: { $0.isBreak && !Self.listing.contains($0) }) ? [] : known(in: object)
  }

  private static let pushing: WordSet = ["put", "take", "push", "bring", "send", "tip"]
  private static let changing: WordSet = ["change", "affect", "impact", "look", "alter"]

  /// What the day would leave behind a food: "if I eat a pizza now, what's left", "how many calories will I have left
  /// after a banana", "would a glass of wine put me over", "how would a cookie change my day".
  func supposed(_ asked: Asked) -> Query? {
    let tokens = asked.tokens
    if asked.has("left", "remaining", "remain", "over"), !asked.has("run", "walk", "burn"),
      let lead = tokens.lastIndex(where: { $0.isOne(of: "if", "after") }), lead + 1 < tokens.count
    {
      let named = tokens[(lead + 1)...].drop(while: {
        $0.isOne(of: "i", "we", "eating", "having") || Self.having.contains($0)
      })
      let items = known(in: named.prefix { !$0.isBreak && !Self.asks.contains($0) })
      return items.isEmpty ? nil : .fit(items)
    }
    // "If I run 10 km today, how much can I eat?"
    if asked.has("if"), asked.has("much", "many", "left"), asked.has("eat", "have", "left"),
      items(in: tokens).isEmpty || asked.has("run", "walk"),
      let workout = workout(in: tokens)
    {
      return .activityEnergy(workout)
    }
    guard asked.has("would", "will", "does", "do"), asked.has("me", "my"), tokens.count <= 14,
      let first = tokens.firstIndex(where: { $0.isOne(of: "would", "will", "does", "do") }), first <= 1
    else { return nil }
    let isOver = asked.has("over", "budget", "limit")
    let verb = tokens[(first + 1)...].firstIndex { isOver && Self.pushing.contains($0) || Self.changing.contains($0) }
    guard let verb, verb > first + 1, first == 0 || tokens[0].isWord("how") else { return nil }
    let items = known(in: tokens[(first + 1)..<verb])
    return items.isEmpty ? nil : .fit(items)
  }

  private static let asks: WordSet = [
    "what", "what's", "how", "will", "would", "do", "now", "today", "tonight", "later", "for", "this", "tomorrow",
  ]

  /// Jeans may fit too.
  func known(in tokens: ArraySlice<Token>) -> [AddMeal.Item] {
    items(in: Array(tokens)).filter { foods.catalog.link($0.name)?.confidence ?? 0 > 0.5 }
  }
}
