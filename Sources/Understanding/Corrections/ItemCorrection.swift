import Foods
import Nutrition
import ToolCalls

/// Reads changes to a meal's items: "make it five plums", "beef not chicken", "only half", "the milk was skim".
struct ItemCorrection {
  let context: ReadingContext
  let foods: FoodPhrases

  /// What `tokens`, their opening words gone, change in the last meal.
  func reading(of tokens: [Token], isSure: Bool) -> Reading? {
    guard let meal = lastMeal, !meal.items.isEmpty else { return nil }
    let parts = Parts(tokens)
    let matcher = ItemMatcher(meal: meal, foods: foods)
    guard let change = change(parts, meal: meal, matcher: matcher) else { return nil }
    return Reading(calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: change))])
  }

  private var lastMeal: Meal? {
    for entry in context.lastEntries.reversed() {
      if case .meal(let meal) = entry { return meal }
    }
    return nil
  }

  /// What it is now and what it was taken for.
  struct Parts {
    var new: [Token]
    var old: [Token] = []

    init(_ tokens: [Token]) {
      new = tokens
      func split(_ at: Int, _ length: Int) {
        new = Array(tokens[..<at])
        old = Array(tokens[min(tokens.count, at + length)...])
      }
      if let first = tokens.first, ["change", "swap", "replace", "switch"].contains(first.folded),
        let joint = tokens.firstIndex(where: { ["to", "for", "with", "into"].contains($0.folded) })
      {
        old = Array(tokens[1..<joint])
        new = Array(tokens[(joint + 1)...])
      } else if let not = tokens.firstIndex(where: { $0.isWord("not") }) {
        if not == 0, let but = tokens.firstIndex(where: { $0.isWord("but") || $0.isSign(",") }) {
          old = Array(tokens[1..<but])
          new = Array(tokens[(but + 1)...])
        } else {
          split(not, 1)
        }
      } else if let of = tokens.indices.first(where: {
        tokens[$0].isWord("instead") && $0 + 1 < tokens.count && tokens[$0 + 1].isWord("of")
      }) {
        split(of, 2)
      } else if let than = tokens.indices.first(where: {
        tokens[$0].isWord("rather") && $0 + 1 < tokens.count && tokens[$0 + 1].isWord("than")
      }) {
        split(than, 2)
      } else if let was = tokens.firstIndex(where: { ["was", "were", "is", "should"].contains($0.folded) }), was > 0 {
        old = Array(tokens[..<was])
        new = Array(tokens[(was + 1)...]).filter {
          !$0.isWord("be") && !$0.isWord("only") && !$0.isWord("actually") && !$0.isWord("really")
        }
      }
      old.removeAll { $0.kind == .punctuation || ["a", "an", "the", "my", "that", "it"].contains($0.folded) }
      while let first = new.first,
        first.kind == .punctuation
          || ["the", "was", "it", "with", "only", "just", "actually", "had", "ate"].contains(first.folded)
      { new.removeFirst() }
      while let last = new.last, last.kind == .punctuation || last.isWord("and") { new.removeLast() }
    }
  }

  private func change(_ parts: Parts, meal: Meal, matcher: ItemMatcher) -> [CorrectEntry.ItemChange]? {
    let oldIndex = matcher.index(of: parts.old)
    let isMultiple =
      Multiple.read(parts.new) != nil
      && parts.new.allSatisfy {
        $0.kind != .word || CorrectionWords.fillers.contains($0) || Multiple.words.contains($0)
      }
    if isMultiple || Amount.counts(parts.new) || !foods.holdsFood(parts.new), let amount = Amount(parts.new) {
      let index =
        oldIndex ?? meal.items.firstIndex { $0.unit == amount.unitName && amount.unitName != nil }
        ?? meal.items.indices.last ?? 0
      if amount.isFraction, oldIndex == nil, meal.items.count > 1 {
        return meal.items.map { replace($0, with: amount.applied(to: $0)) }
      }
      return [replace(meal.items[index], with: amount.applied(to: meal.items[index]))]
    }
    // "half the rice", "double chicken".
    let newIndex = matcher.index(of: parts.new)
    if let newIndex, let factor = Multiple.read(parts.new), !isKnown(parts.new) {
      return [replace(meal.items[newIndex], with: Amount(factor: factor).applied(to: meal.items[newIndex]))]
    }
    if let oldIndex, let swapped = swapped(parts, index: oldIndex, meal: meal, matcher: matcher) {
      return [replace(meal.items[oldIndex], with: swapped)]
    }
    if meal.items.count == 1, newIndex == nil,
      let milky = withMilk(parts.new, in: meal.items[0], said: matcher.saidNames?[0])
    {
      return [replace(meal.items[0], with: milky)]
    }
    let items = foods.items(in: parts.new)
    guard !items.isEmpty else { return nil }
    var changes: [CorrectEntry.ItemChange] = []
    for (place, item) in items.enumerated() {
      let tokens = Lexer.tokens(of: item.name)
      let index = matcher.index(of: tokens) ?? (place == 0 ? oldIndex ?? (meal.items.count == 1 ? 0 : nil) : nil)
      guard let index else {
        changes.append(CorrectEntry.ItemChange(action: .add, item: item))
        continue
      }
      changes.append(replace(meal.items[index], with: keepingAmount(of: meal.items[index], in: item)))
    }
    // What is replaced and nothing said to be like it: the last one.
    if changes.allSatisfy({ $0.action == .add }), let last = meal.items.last, items.count == 1 {
      changes = [replace(last, with: keepingAmount(of: last, in: items[0]))]
    }
    return changes
  }

  /// "a double cheeseburger" is a food of that name, and no two cheeseburgers.
  private func isKnown(_ tokens: [Token]) -> Bool {
    guard let match = foods.parts(in: tokens).first?.match, match.confidence > 0.85 else { return false }
    return !ItemMatcher.words(of: match.food.name).isDisjoint(with: Multiple.words)
  }

  /// "Oat milk" in a latte makes it a latte with oat milk.
  private func withMilk(_ new: [Token], in item: FoodItem, said: String?) -> AddMeal.Item? {
    guard new.last?.isWord("milk") == true, item.foodType == .drink, !ItemMatcher.words(of: item.name).contains("milk")
    else { return nil }
    return phrase(new + Lexer.tokens(of: said ?? item.name), like: item)
  }

  /// "beef not chicken" in "chicken burrito" is a beef burrito: the person's words with the one put for the other.
  private func swapped(_ parts: Parts, index: Int, meal: Meal, matcher: ItemMatcher) -> AddMeal.Item? {
    let item = meal.items[index]
    let said = matcher.saidNames?[index] ?? item.name
    let old = Set(parts.old.map { EnglishPlural.singular(of: $0.folded) })
    let tokens = Lexer.tokens(of: said)
    let rest = tokens.filter { !old.contains(EnglishPlural.singular(of: $0.folded)) && $0.kind == .word }
    guard !rest.isEmpty, rest.count < tokens.filter({ $0.kind == .word }).count else {
      // Only a kind was named ("the milk was skim"): it goes before the food.
      guard rest.isEmpty, isOnlyKind(parts.new) else { return nil }
      return phrase(parts.new + tokens, like: item)
    }
    if !Set(rest.map(\.folded)).isDisjoint(with: parts.new.map(\.folded)) { return nil }
    // "the wrap for a burger": what the item was called after is another thing now, and not a kind of the old one.
    if let head = tokens.last(where: { $0.kind == .word }), old.contains(EnglishPlural.singular(of: head.folded)),
      let first = parts.new.first, NumberWords.articles.contains(first)
    {
      return nil
    }
    var replaced: [Token] = []
    var done = false
    for token in tokens {
      if old.contains(EnglishPlural.singular(of: token.folded)) {
        if !done { replaced += parts.new }
        done = true
      } else {
        replaced.append(token)
      }
    }
    return phrase(replaced, like: item)
  }

  private static let kinds = WordList.words(
    """
    skim skimmed whole semi oat almond soy soya brown white wholemeal wholewheat diet zero decaf low fat free
    full nonfat sugar unsweetened sweetened grilled fried baked boiled raw roasted steamed scrambled poached
    dark light plain vegan gluten greek salted unsalted lean sourdough rye multigrain coconut red green black
    small large medium
    """)

  /// Words that tell a kind and are no food of their own.
  private func isOnlyKind(_ tokens: [Token]) -> Bool {
    return !tokens.isEmpty && tokens.allSatisfy { $0.kind != .word || Self.kinds.contains($0) || $0.folded == "fat" }
  }

  private func phrase(_ tokens: [Token], like item: FoodItem) -> AddMeal.Item? {
    let words = tokens.map(\.text).joined(separator: " ")
    guard let found = foods.items(in: Lexer.tokens(of: words)).first else { return nil }
    return keepingAmount(of: item, in: found)
  }

  private func keepingAmount(of old: FoodItem, in new: AddMeal.Item) -> AddMeal.Item {
    var item = new
    guard new.quantity == nil, new.grams == nil, new.unit == nil else { return item }
    item.quantity = old.quantity
    item.unit = old.unit
    item.grams = old.grams
    return item
  }

  private func replace(_ old: FoodItem, with new: AddMeal.Item) -> CorrectEntry.ItemChange {
    CorrectEntry.ItemChange(action: .replace, itemName: old.name, item: new)
  }
}
