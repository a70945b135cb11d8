import Foods
import ToolCalls

/// "A full Scottish: 2 eggs, 2 sausages, beans and toast": a fried breakfast told by what lay on the plate.
extension MealGrammar {
  static let fries: WordSet = ["fry", "fryup", "english", "irish", "scottish", "welsh"]
  private static let fried = WordList.words(
    "egg eggs sausage sausages bacon rasher rashers tomato tomatoes pudding mushrooms mushroom haggis browns")

  /// "A full Scottish this morning. 2 eggs, 2 sausages, beans": its own parts, two of them counted.
  func isFryUp(_ whole: MealReading.Part, of contents: [MealReading.Part], tokens: [Token]) -> Bool {
    contents.count > 2 && Self.fries.occurs(in: tokens[whole.tokens])
      && contents.count { $0.item.quantity != nil && Self.fried.occurs(in: tokens[$0.tokens]) } > 1
  }
}

/// Dishes that are their eggs.
extension MealGrammar {
  private static let eggDishes = plates.union(
    WordList.words("omelette omelet omlette frittata scramble shakshuka shakshouka menemen"))
  private static let sauced: WordSet = ["shakshuka", "shakshouka", "menemen"]
  /// Of which a portion has its eggs and all that is under them.
  private static let plates: WordSet = ["huevos", "benedict", "florentine", "royale", "rancheros"]

  /// "An omelette with 4 egg whites" is those, and no yolk.
  func isOfWhites(_ whole: MealReading.Part, _ whites: MealReading.Part, tokens: [Token]) -> Bool {
    Self.eggDishes.occurs(in: tokens[whole.tokens]) && whites.tokens.count == 2
      && tokens[whites.tokens].last.map { $0.isWord("whites") || $0.isWord("white") } ?? false
      && whites.item.quantity != nil
  }

  /// "An omelette with 3 eggs" is made of three.
  func withEggs(
    _ whole: MealReading.Part, _ eggs: MealReading.Part, tokens: [Token]
  ) -> MealReading.Part? {
    guard Self.eggDishes.occurs(in: tokens[whole.tokens]) || isScramble(whole, tokens), eggs.tokens.count == 1,
      let noun = tokens[eggs.tokens].first, noun.isWord("eggs") || noun.isWord("egg"), eggs.item.unit == nil,
      case let between = tokens[whole.tokens.upperBound..<eggs.tokens.lowerBound], let first = between.first,
      // "Leek omelette (2 eggs)" has taken their number.
      let count = eggs.item.quantity ?? (first.isSign("(") || first.isCount ? whole.item.quantity : nil)
    else { return nil }
    guard
      first.isWord("with") || first.isCount
        || isHeading(upTo: eggs.tokens.lowerBound, from: whole.tokens.upperBound, tokens)
        || first.isSign("(") || first.isSign(",") || first.isOne(of: "made", "of", "from")
    else { return nil }
    var merged = whole
    if Self.plates.occurs(in: tokens[whole.tokens]) { return merged }
    // A dish of the lexicon is a whole portion with its eggs; their number in a bracket does not multiply a sauce.
    if whole.match?.food.source != .dish {
      merged.item.quantity = count
      // The tables know omelettes by the egg too.
      if let food = whole.match?.food, catalog.publishes("egg", of: food) { merged.item.unit = "egg" }
    } else if eggs.item.quantity == nil, Self.sauced.occurs(in: tokens[whole.tokens]) {
      merged.item.quantity = 1
    }
    return merged
  }

  /// "Scrambled eggs" and "eggs, scrambled".
  private func isScramble(_ whole: MealReading.Part, _ tokens: [Token]) -> Bool {
    let words = tokens[whole.tokens]
    return words.contains { $0.isWord("scrambled") }
      && words.allSatisfy { $0.isOne(of: "scrambled", "eggs", "egg", ",") }
  }
}

/// Dishes that are told by the halves they are made up of.
extension MealGrammar {
  /// "a grain bowl, half quinoa half kale, tofu": what it was made up of by halves.
  func isParted(_ whole: MealReading.Part, _ contents: [MealReading.Part]) -> Bool {
    contents.count > 1 && isSure(whole) && contents[0].tokens.upperBound + 1 == contents[1].tokens.lowerBound
      && contents.prefix(2).allSatisfy { $0.item.quantity == 0.5 && $0.item.unit == nil }
  }

  /// How many of the contents commas alone list, with no amount but the halves: what comes "with" them is besides.
  func listed(_ contents: [MealReading.Part], tokens: [Token]) -> Int {
    var count = 2
    for (before, part) in zip(contents.dropFirst(), contents.dropFirst(2)) {
      let between = tokens[before.tokens.upperBound..<max(before.tokens.upperBound, part.tokens.lowerBound)]
      guard part.item.quantity == nil, between.allSatisfy({ $0.kind == .punctuation }) else { break }
      count += 1
    }
    return count
  }
}

/// Soups of the day, which somebody tells behind a comma.
extension MealGrammar {
  private static let flavors = WordList.words(
    """
    asparagus barley basil bean beans beetroot broccoli butternut carrot carrots cauliflower celeriac celery chicken
    chickpea chorizo coconut coriander courgette cumin fennel garlic ginger ham kale leek leeks lentil lentils mint
    mushroom mushrooms onion parsnip parsnips pea peas pepper peppers potato pumpkin spinach squash stilton sweetcorn
    thyme tomato tomatoes turnip vegetable watercress
    """)

  /// Tokens of "of the day,".
  private static let day = 4
  /// A soup that the tables have by that name is this sure.
  private static let sureOfSoup = 0.8

  /// "the soup of the day, parsnip and cumin": which soup it was, and no vegetables beside it.
  func withSoupsTold(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, let place = parts.firstIndex(where: { isSoupOfTheDay($0, tokens: tokens) }) else {
      return parts
    }
    let told = parts[(place + 1)...].prefix { part in
      part.item.quantity == nil && part.item.unit == nil && part.item.grams == nil && part.item.calories == nil
        && part.tokens.upperBound <= tokens.count
        && tokens[part.tokens].allSatisfy { Self.flavors.contains($0) || $0.isWord("and") || $0.isSign("&") }
    }
    guard let first = told.first, let last = told.last,
      first.tokens.lowerBound == parts[place].tokens.upperBound + Self.day
    else { return parts }
    var parts = parts
    let name = tokens[first.tokens.lowerBound..<last.tokens.upperBound].map(\.folded).joined(separator: " ") + " soup"
    if let soup = catalog.link(name), soup.confidence >= Self.sureOfSoup {
      parts[place].link(to: soup)
    }
    parts.removeSubrange(told.indices)
    return parts
  }

  private func isSoupOfTheDay(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let end = part.tokens.upperBound
    return end + Self.day < tokens.count && tokens[end + 2].isWord("day") && tokens[end + 3].isSign(",")
      && tokens[end].isWord("of") && tokens[end - 1].isWord("soup")
  }
}

/// Salads that are told by what was in them.
extension MealGrammar {
  private static let leaves = WordList.words(
    "lettuce leaves rocket arugula spinach greens kale romaine iceberg cucumber tomato tomatoes cabbage watercress")
  private static let saladSizes: WordSet = ["big", "large", "small", "huge", "little", "side", "mixed", "green"]

  /// "A salad with lettuce, chicken, feta": the leaves and what lay on them are all of it, and no salad with its dressing
  /// besides; a thali is what its list names.
  func isOnlyItsList(
    _ whole: MealReading.Part, _ contents: [MealReading.Part], tokens: [Token]
  ) -> Bool {
    guard contents.count > 1, whole.item.calories == nil, whole.item.grams == nil,
      let noun = tokens[whole.tokens].last, case let isMeal = isMealOfParts(whole, tokens: tokens),
      noun.isWord("salad") || isMeal,
      isMeal || tokens[whole.tokens].dropLast().allSatisfy({ Self.saladSizes.contains($0) })
    else { return false }
    return tokens[whole.tokens.upperBound..<contents[0].tokens.lowerBound].allSatisfy {
      $0.isWord("with") || $0.isWord("of") || $0.isSign(",") || $0.isSign(":") || $0.isCount
        || NumberWords.articles.contains($0)
    } && (isMeal || contents.contains { Self.leaves.occurs(in: tokens[$0.tokens]) })
  }

  /// A thali, a bento box, a chain's plate: what is on it differs from one to the next.
  private func isMealOfParts(_ whole: MealReading.Part, tokens: [Token]) -> Bool {
    guard let noun = tokens[whole.tokens].last else { return false }
    if noun.isOne(of: "thali", "bento") { return true }
    guard noun.isOne(of: "plate", "platter", "box", "combo") else { return false }
    let before = tokens[whole.tokens].dropLast()
    return before.last?.isOne(of: "bento", "combo", "lunch", "mixed") == true
      || MealWords.chains.contains(before.map(\.folded).joined(separator: " "))
  }

  /// How many of the contents are the fruits that a fruit salad is of: "fruit salad with melon, grapes and kiwi".
  func fruitsNamed(in whole: MealReading.Part, _ contents: [MealReading.Part]) -> Int {
    guard isSure(whole), whole.match?.food.name.hasPrefix("Fruit salad") ?? false else { return 0 }
    return contents.prefix { part in
      guard part.item.quantity == nil, part.item.unit == nil, part.item.grams == nil, part.item.calories == nil,
        let food = part.match?.food
      else { return false }
      return Self.fruits.contains(where: food.category.hasPrefix)
    }.count
  }
}
