import Nutrition
import ToolCalls

/// Lines that tell of what is logged in words of their own, and are read in those that every reader knows.
extension CorrectionReader {
  /// What `said` changes of an entry of today: "12,000 steps in total", "both were large", "the dog walk was 25 min", "remove a
  /// glass" of water.
  func inOtherWords(_ said: [Token]) -> Reading? {
    guard said.count <= 10 else { return nil }
    return stepsInAll(said) ?? bothSized(said) ?? dogWalk(said) ?? lessWater(said) ?? weighedItem(said)
  }

  private static let weighing: WordSet = ["weighed", "measured"]

  /// "The apple weighed 150 g": one of the foods of the last meal, and no other apple.
  private func weighedItem(_ said: [Token]) -> Reading? {
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count > 1,
      case let tokens = Array(said.drop { Self.isInterjection($0) }), tokens.count > 3,
      ListWords.definite.contains(tokens[0]), let verb = Self.weighing.firstIndex(in: tokens.prefix(5)), verb > 1,
      case let name = Array(tokens[1..<verb]), case let matcher = ItemMatcher(meal: meal, foods: foods),
      let index = matcher.index(named: name), matcher.isName(name, of: index)
    else { return nil }
    let range = tokens[0].range
    return reading(of: [.word("the", at: range)] + name + [.word("was", at: range)] + tokens[(verb + 1)...])
  }

  private static let more: WordSet = ["another", "more", "extra", "plus", "yesterday", "goal", "target"]
  private static let aroundSteps: WordSet = [
    "total", "in", "now", "at", "up", "to", "today", "my", "the", "steps", "were", "was", "for", "day", "so", "far",
    "altogether", "all", "i'm", "count", "is", "it's", "of", "a",
  ]

  /// "Total 12,000 steps" behind 8,000: a total holds what was counted before.
  private func stepsInAll(_ said: [Token]) -> Reading? {
    guard let steps = said.firstIndex(where: { $0.isWord("steps") }), !Self.more.occurs(in: said),
      let number = said.firstIndex(where: { $0.kind == .number }), said[number].value.map({ $0 >= 100 }) == true,
      QuantityWords.totals.occurs(in: said) || steps + 2 == number && said[steps + 1].isOne(of: "were", "was"),
      said.indices.allSatisfy({ index in
        index == number || said[index].kind == .punctuation || Self.aroundSteps.contains(said[index])
      }),
      let walk = today.first(where: { entry in
        if case .workout(let workout) = entry { workout.name.hasSuffix(" steps") } else { false }
      })
    else { return nil }
    let held = about(walk)
    let range = said[number].range
    return held.reading(of: [.word("no", at: range), .sign(",", at: range), said[number], .word("steps", at: range)])
  }

  private static let sizes: WordSet = ["large", "small", "medium", "big", "little", "double", "regular"]

  /// "Both were large".
  private func bothSized(_ said: [Token]) -> Reading? {
    guard said.count == 3, said[0].isWord("both"), said[1].isWord("were"), Self.sizes.contains(said[2]),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 2
    else { return nil }
    return reading(of: [Token.word("they", at: said[0].range)] + said[1...])
  }

  /// "The dog walk was 25 min" where the dog was walked.
  private func dogWalk(_ said: [Token]) -> Reading? {
    guard let dog = said.prefix(3).firstIndex(where: { $0.isOne(of: "dog", "dog's", "dogs") }), dog + 3 < said.count,
      said[dog + 1].isWord("walk"), said[dog + 2].isOne(of: "was", "took"), said.contains(where: \.isCount),
      let walk = today.first(where: { entry in
        if case .workout(let workout) = entry { workout.name == "Walking the dog" } else { false }
      })
    else { return nil }
    return about(walk).reading(
      of: [Token.word("it", at: said[dog].range), Token.word("was", at: said[dog].range)] + said[(dog + 3)...])
  }

  /// "Remove one glass" of three glasses of water.
  private func lessWater(_ said: [Token]) -> Reading? {
    guard case .water(let water)? = context.lastEntries.last, let first = said.first,
      CorrectionWords.removal.contains(first) || first.isOne(of: "minus", "subtract", "deduct")
    else { return nil }
    let rest = said.dropFirst().filter { !$0.isOne(of: "of", "water", "that", "from", "off", "the", "please") }
    guard let less = WaterReader(units: context.units).figure(in: rest)?.amountMl, less > 0 else { return nil }
    if less == water.amountMl { return Reading(calls: [.removeEntry(RemoveEntry(entryId: water.id))]) }
    guard less < water.amountMl else { return nil }
    return Reading(CorrectEntry(entryId: water.id, amountMl: water.amountMl - less))
  }
}

/// What was had again with something else beside it.
extension CorrectionReader {
  /// "Another one with peanut butter" behind toast with jam: one more toast, with that.
  func anotherWith(_ said: [Token]) -> Reading? {
    guard (3...8).contains(said.count), let another = said.prefix(3).firstIndex(where: { $0.isWord("another") }),
      said[..<another].allSatisfy({ $0.isOne(of: "and", "then", "plus", "i", "had") }),
      case let with = said.word(another + 1) == "one" ? another + 2 : another + 1, with + 1 < said.count,
      said[with].isWord("with"), case .meal(let meal)? = context.lastEntries.last, meal.items.count <= 2,
      let first = meal.items.first, first.foodType == .food,
      let name = ItemMatcher(meal: meal, foods: foods).saidNames.first.flatMap({ $0 }).flatMap(ItemMatcher.head),
      case let told = [Token.word("a", at: said[another].range), name] + said[with...],
      foods.holdsFood(Array(said[(with + 1)...])), case let items = foods.items(in: told), !items.isEmpty
    else { return nil }
    return Reading(calls: [.addMeal(AddMeal(items: items))])
  }
}
