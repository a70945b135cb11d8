import Foods
import Nutrition
import ToolCalls

/// Bowls, smoothies and shakes, which hold what they are "with".
extension MealGrammar {
  private static let vessels: WordSet = ["bowl", "smoothie", "shake"]

  func isVessel(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    Self.vessels.occurs(in: tokens[part.tokens])
  }

  /// "rice bowl with chicken and avocado": a bowl that is called by what is at its bottom has nothing else of itself.
  func isNamedByBase(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let words = tokens[part.tokens]
    return zip(words, words.dropFirst()).contains { MealWords.bowlBases.contains($0) && $1.isWord("bowl") }
  }

  /// A bowl that is called neither by its base nor by nothing: "poke bowl".
  func isBowl(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    part.tokens.count > 1 && tokens[part.tokens].last?.isWord("bowl") == true && !isNamedByBase(part, tokens: tokens)
  }

  /// The dish as the tables have it with such contents, what they put on top of that, and the second helping of what was doubled.
  func filled(_ whole: MealReading.Part, with contents: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    let told = withContentsNamed(whole, contents)
    let doubled = contents.filter { isDoubled($0, tokens: tokens) }.map { part in
      var more = part
      (more.item.quantity, more.item.unit) = (nil, nil)
      more.item.assumptions = []
      return more
    }
    return [told] + boosts(of: told, in: contents.filter { !isDoubled($0, tokens: tokens) }, tokens: tokens) + doubled
  }

  /// "double chicken", "extra steak": twice what the dish has of it.
  func isDoubled(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    part.item.unit ?? "serving" == "serving"
      && (tokens.word(part.tokens.lowerBound) == "extra"
        || tokens.word(part.tokens.lowerBound - 1).isOne(of: "double", "extra"))
  }

  /// What is put into a bowl, with no amount of its own: neither drunk nor of the groups of what is had beside it.
  func isFilling(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    guard part.item.quantity == nil || isDoubled(part, tokens: tokens), let food = part.match?.food,
      food.foodType == .food
    else { return false }
    return !Self.beside.contains { food.category.contains($0) }
  }

  /// Parts of the names of food groups.
  private static let beside = [
    "chips", "Soup", "Cookie", "Cakes", "Candy", "Ice cream", "bread", "Bread", "Rolls", "Cracker", "Apples", "Bananas",
    "Yogurt", "Sandwich", "Burrito", "Pizza", "Doughnut", "Nutrition bar",
  ]

  /// The dish as the kind of it that the tables name with the most of what it holds: "a burrito bowl with chicken, rice
  /// and beans" has beans, wherever in the list they stand.
  private func withContentsNamed(_ whole: MealReading.Part, _ contents: [MealReading.Part]) -> MealReading.Part {
    guard contents.count > 1, let match = whole.match, let head = match.food.name.split(separator: ",").first,
      let kind = catalog.link(whole.item.name + " with " + contents.map(\.item.name).joined(separator: " and ")),
      kind.food.name.hasPrefix(head + ","), kind.food.name.count > match.food.name.count
    else { return whole }
    var told = whole
    told.link(to: kind)
    return told
  }
}

/// "A smoothie with banana, whey and oat milk": what makes more of a smoothie than the tables' smoothies are.
extension MealGrammar {
  private static let boosters: WordSet = [
    "protein", "whey", "casein", "powder", "oats", "chia", "flaxseed", "tahini", "pb",
  ]

  /// What is put into a bowl besides what the tables' bowls hold.
  private static let toppings = WordList.words(
    "guacamole guac avocado cheese queso cream egg eggs nuts cashews peanuts mayo mayonnaise hummus tempura crisps")

  /// What makes more of a smoothie or a bowl and is in none of the tables': "..., whey and peanut butter", "..., cheese
  /// and guac". Nothing but water is in their protein shakes.
  func boosts(
    of whole: MealReading.Part, in contents: [MealReading.Part], tokens: [Token]
  ) -> [MealReading.Part] {
    guard isVessel(whole, tokens: tokens) else { return [] }
    let names = tokens[whole.tokens]
    let isPlainShake = Self.powders.occurs(in: names)
    let isBowl = names.contains { $0.isWord("bowl") }
    let held = whole.match.map { FoodCatalog.foldedWords($0.food.name) } ?? []
    return contents.filter { part in
      let words = tokens[part.tokens]
      return isPlainShake || Self.boosters.occurs(in: words)
        || words.last?.isWord("butter") == true && SandwichWords.nuts.occurs(in: words)
        || isBowl && Self.toppings.occurs(in: words)
          && !FoodCatalog.foldedWords(part.item.name).contains(where: held.contains)
    }
  }

  private static let powders: WordSet = ["protein", "whey", "casein", "huel"]
}
