import Foods
import Nutrition
import ToolCalls

/// What the last food was on, told alone: "on rye".
extension CorrectionReader {
  private static let mostWords = 4

  /// "On rye" right after a ham sandwich is its bread, and "on toast" right after beans goes with them: what begins
  /// so is no meal of its own.
  func onBread(_ said: [Token]) -> Reading? {
    guard (2...Self.mostWords).contains(said.count), said[0].isWord("on"),
      case .meal(let meal)? = context.lastEntries.last, case let bread = Array(said.dropFirst()),
      bread.allSatisfy({ $0.kind == .word && !$0.isCount }),
      TimeScanner.scan(said).isEmpty, isBread(bread)
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    let names = ItemMatcher(meal: meal, foods: foods).saidNames
    let sandwiches = meal.items.indices.filter { index in
      names[index].map { Self.sandwiches.occurs(in: Lexer.tokens(of: $0)) } ?? false
    }
    if sandwiches.count == 1, let name = names[sandwiches[0]], !name.contains("("),
      case let item = meal.items[sandwiches[0]]
    {
      let words = Lexer.tokens(of: name) + said
      let found = items.phrase(words, like: item) ?? []
      // No table has a crab sandwich on rye: it is that sandwich still.
      var new = Amount(factor: 1).applied(to: item)
      new.name = words.map(\.text).joined(separator: " ")
      if found.count == 1, isSandwich(found[0], on: bread, like: item) { new = found[0] }
      let change = items.replace(item, with: new)
      return Reading(CorrectEntry(entryId: meal.id, items: [change]))
    }
    // Of which of several sandwiches nobody knows.
    guard sandwiches.isEmpty, bread.last.map({ Self.breads.contains($0) }) == true else { return nil }
    let changes = foods.items(in: bread).map { CorrectEntry.ItemChange(action: .add, item: $0) }
    return changes.count == 1
      ? Reading(CorrectEntry(entryId: meal.id, items: changes)) : nil
  }

  /// "Turkey sandwich on wheat" of "wholemeal", and no crackers nor another bread's.
  private func isSandwich(_ item: AddMeal.Item, on bread: [Token], like old: FoodItem) -> Bool {
    guard let food = item.catalogId.flatMap(foods.catalog.food) else { return false }
    var kinds = Set(FoodCatalog.foldedWords(bread.map(\.text).joined(separator: " "))).subtracting(["bread", "toast"])
    // The table calls what is of the whole grain "wheat".
    if Self.brown.occurs(in: bread) { kinds.insert("wheat") }
    let head = food.name.prefix { $0 != "," }
    let said = Set(FoodCatalog.foldedWords(item.name))
    // Crackers and hot dogs are called sandwiches too.
    let others = Set(FoodCatalog.foldedWords(String(head))).subtracting(said).subtracting(kinds)
    let grams = foods.catalog.portion(of: food, quantity: nil, unit: nil, said: item.name).grams
    return others.isSubset(of: Self.ofSandwiches) && grams * 2 > old.grams / max(old.quantity, 1)
      && FoodCatalog.foldedWords(String(head)).contains("sandwich")
      && !kinds.isDisjoint(with: FoodCatalog.foldedWords(food.name))
  }

  private static let ofSandwiches: Set = ["salad", "sandwich", "sub", "on", "or", "bread", "whole"]
  private static let brown: WordSet = ["wholemeal", "wholewheat", "wholegrain", "brown", "granary"]

  private static let sandwiches = WordSet(SandwichWords.sliced + ["sandwiches", "sarnies", "toasty", "toasties"])
  private static let breads: WordSet = [
    "bread", "toast", "roll", "bagel", "bun", "crumpet", "muffin", "ciabatta", "focaccia", "sourdough", "baguette",
    "rye",
    "wholemeal", "wholewheat", "wholegrain", "granary", "crispbread", "crackers", "crispbreads", "ryvita",
    "pumpernickel",
  ]
  private static let colours: WordSet = ["white", "brown", "wheat", "seeded", "multigrain", "whole"]

  /// "Rye", "a seeded bagel"; "white" is bread only where a sandwich was logged, which `onBread` finds out.
  private func isBread(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { !NumberWords.articles.contains($0) }
    guard let last = words.last else { return false }
    if Self.breads.contains(last) { return foods.holdsFood(words) }
    return words.allSatisfy { Self.colours.contains($0) }
  }
}
