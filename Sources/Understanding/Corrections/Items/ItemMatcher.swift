import Nutrition
import ToolCalls

/// Finds which item of a meal a person means.
struct ItemMatcher {
  let meal: Meal
  /// The items as the person called them; nil where that is not known.
  let saidNames: [String?]

  init(meal: Meal, foods: FoodPhrases) {
    self.meal = meal
    saidNames = Self.saidNames(of: meal, foods)
  }

  /// The item whose name, or whose words as they were said, share the most with `words`; the person's own words count
  /// before the table's.
  func index(of words: [Token]) -> Int? {
    let wanted = Self.content(of: words)
    return best(wanted, needing: nil) ?? words.last.flatMap { wanted.count == 1 ? only(of: $0) : nil }
  }

  /// The item with the most of `words` in what the person called it; where that is not known, in its name.
  func index(said words: [Token]) -> Int? {
    let wanted = Self.content(of: words)
    let scores = meal.items.indices.map { index in
      wanted.intersection(Self.words(of: saidNames[index] ?? meal.items[index].name)).count
    }
    return scores.max().flatMap { $0 > 0 ? scores.firstIndex(of: $0) : nil }
  }

  /// The item that `words` name: what they end in is a word of it ("the rice" is no rice pudding, "milk" no milkshake).
  func index(named words: [Token]) -> Int? {
    let wanted = Self.content(of: words)
    guard let head = words.last(where: { wanted.contains(EnglishPlural.singular(of: $0.folded)) }) else { return nil }
    return best(wanted, needing: EnglishPlural.singular(of: head.folded)) ?? (wanted.count == 1 ? only(of: head) : nil)
  }

  /// What a general name may stand for: "the coffee" of a latte.
  private static let kinds: WordTable<WordSet> = [
    "coffee": WordList.words("latte cappuccino mocha macchiato cortado americano espresso cappucino frappe flat white"),
    "burger": burgers, "burgers": burgers, "berries": berries,
    "bread": WordList.words("toast roll bagel baguette bun ciabatta focaccia sourdough"),
  ]

  private static let burgers = WordList.words(
    "cheeseburger cheeseburgers hamburger hamburgers beefburger beefburgers baconburger veggieburger")
  private static let berries = WordList.words("strawberries raspberries blueberries blackberries cranberries")

  /// The one item that `general` is a kind of.
  private func only(of general: Token) -> Int? {
    guard let kinds = Self.kinds[general] else { return nil }
    let found = meal.items.indices.filter { index in
      saidNames[index].flatMap(Self.head).map(kinds.contains) ?? false
    }
    return found.count == 1 ? found[0] : nil
  }

  private func best(_ wanted: Set<String>, needing head: String?) -> Int? {
    guard !wanted.isEmpty else { return nil }
    var best: (index: Int, score: Int)?
    for (index, item) in meal.items.enumerated() {
      let own = saidNames[index].map(Self.words(of:)) ?? []
      let table = Self.words(of: item.name).subtracting(own)
      if let head, !own.contains(head) {
        // Banana bread is not the toast that the table calls bread.
        guard table.contains(head), own.isEmpty || wanted.isSubset(of: own.union(table)) else { continue }
      }
      let score = 2 * wanted.intersection(own).count + wanted.intersection(table).count
      if score > best?.score ?? 0 { best = (index, score) }
    }
    return best?.index
  }

  /// Whether `words` say nothing but the item's name.
  func isName(_ words: [Token], of index: Int) -> Bool {
    Self.content(of: words).isSubset(of: allWords(of: index)) || words.count == 1 && only(of: words[0]) == index
  }

  /// Whether `words` say nothing but what the person called the item; where that is not known, its name.
  func isSaid(_ words: [Token], of index: Int) -> Bool {
    saidNames[index].map { Self.content(of: words).isSubset(of: Self.words(of: $0)) } ?? isName(words, of: index)
  }

  /// Whether `words` are all that the person called the item.
  func isWholeName(_ words: [Token], of index: Int) -> Bool {
    saidNames[index].map { Self.content(of: words) == Self.words(of: $0).subtracting(["and"]) } ?? false
  }

  /// Whether `words` are a name of the whole item and no part of it: "toast" of "rye toast", but not "cheese" of a
  /// cheese pizza.
  func namesWhole(_ words: [Token], of index: Int) -> Bool {
    let wanted = Self.content(of: words)
    guard let said = saidNames[index] else { return !wanted.isDisjoint(with: Self.words(of: meal.items[index].name)) }
    if Self.words(of: said).isSubset(of: wanted) || words.count == 1 && only(of: words[0]) == index { return true }
    // The table puts the food first: "Toast, rye".
    let heads = [
      Self.head(of: said), Lexer.tokens(of: String(meal.items[index].shownNames.table)).first { $0.kind == .word },
    ]
    return heads.contains { $0.map { wanted.contains(EnglishPlural.singular(of: $0.folded)) } ?? false }
  }

  /// What a name as said ends in, what it is with left out: the toast of "rye toast with butter".
  static func head(of said: String) -> Token? {
    let tokens = Lexer.tokens(of: said)
    let end = tokens.firstIndex { $0.isOne(of: "with", "and", "in", "on", "without", "w") } ?? tokens.count
    return tokens[..<end].last { $0.kind == .word && !small.contains($0) }
  }

  private func allWords(of index: Int) -> Set<String> {
    Self.words(of: meal.items[index].name).union(saidNames[index].map(Self.words(of:)) ?? [])
  }

  private static let small: WordSet = WordList.words(
    """
    the of with and one two three large small medium slice cup piece glass bottle can in on to
    """)

  static func words(of name: String) -> Set<String> {
    Set(Lexer.tokens(of: name).filter { $0.kind == .word }.map { EnglishPlural.singular(of: $0.folded) }).subtracting(
      small)
  }

  private static func content(of words: [Token]) -> Set<String> {
    Set(words.filter { $0.kind == .word && $0.folded.count > 1 }.map { EnglishPlural.singular(of: $0.folded) })
      .subtracting(small)
  }

  /// What the journal kept of the words; of entries of before it kept them, what the message is read as now.
  private static func saidNames(of meal: Meal, _ foods: FoodPhrases) -> [String?] {
    // Of a meal that was recalled the words are those that recalled it.
    let kept = meal.items.map { $0.origin?.portion == .memory ? nil : $0.origin?.said }
    guard kept.allSatisfy({ $0 == nil }), meal.items.allSatisfy({ $0.origin == nil }), let raw = meal.rawInput else {
      return kept
    }
    let items = foods.items(in: Lexer.tokens(of: raw))
    return items.count == meal.items.count ? items.map(\.name) : kept
  }
}

extension FoodItem {
  /// The halves of a name that is shown as "What was said (The table's name)"; twice the same where it has no brackets.
  var shownNames: (said: Substring, table: Substring) {
    guard name.hasSuffix(")"), let open = name.firstRange(of: " (") else { return (name[...], name[...]) }
    return (name[..<open.lowerBound], name[open.upperBound...].dropLast())
  }
}
