import Foods
import Nutrition
import ToolCalls

/// Lines of one figure or one word, right after what they mend.
extension CorrectionReader {
  /// "750" right after water: how many millilitres it was, where nobody weighs that.
  func isBareVolume(_ tokens: [Token]) -> Bool {
    guard tokens.count == 1, case .water? = context.lastEntries.last, context.lastEntries.count == 1,
      let value = tokens[0].value, tokens[0].kind == .number, (100...5000).contains(value)
    else { return false }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    return weights.finding(in: tokens, hasFood: false, isAlone: true) == nil
  }

  /// "3 glasses", "3, not 2" right after 2 glasses of water: so many of what one of them held.
  func vesselsOfWater(_ said: [Token]) -> Reading? {
    guard said.count <= 6, case .water(let water)? = context.lastEntries.last else { return nil }
    let tokens = trimmed(Array(said.drop(while: Self.isInterjection)))
    if let not = tokens.firstIndex(where: { $0.isWord("not") }), not > 0, not + 2 == tokens.count {
      let new = tokens[..<not].filter { $0.kind != .punctuation }
      guard new.count == 1, let count = new[0].value, let old = tokens[not + 1].value, count <= 20,
        (1...20).contains(old),
        count > 0, (100...1000).contains(water.amountMl / old)
      else { return nil }
      return Reading(CorrectEntry(entryId: water.id, amountMl: min(10_000, water.amountMl / old * count)))
    }
    guard tokens.count == 2, tokens[0].isCount, UnitTable.unit(named: tokens[1].folded)?.isContainer == true,
      let call = WaterReader(units: context.units).figure(in: tokens), call.amountMl <= 10_000
    else { return nil }
    return Reading(CorrectEntry(entryId: water.id, amountMl: call.amountMl))
  }

  /// "150" right after 120 g of one food, where it is not what the person weighs in the units they use.
  func isBareGrams(_ tokens: [Token]) -> Bool {
    guard tokens.count == 1, tokens[0].kind == .number, let value = tokens[0].value, (10...2000).contains(value),
      value == value.rounded(), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      meal.items[0].unit.isOne(of: "g", "ml"), meal.items[0].quantity >= 20
    else { return false }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    return weights.finding(in: tokens, hasFood: false, isAlone: true)?.assumptions.isEmpty != true
  }

  /// "black" right after a coffee, "grilled" right after one food: what kind it was.
  func isKindAlone(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 5, case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1 else {
      return false
    }
    if tokens.count <= 2 { return ItemCorrection.isOnlyKind(tokens) }
    // "Fried in butter".
    return ItemCorrection(context: context, foods: foods).jointOfCooking(tokens).map { $0 > 0 } ?? false
  }

  /// Where a message was not meant to go: "posted this in the wrong chat, get rid of it".
  private static let misdirected = PhraseTable(
    list: "wrong app,wrong chat,wrong window,wrong thread,wrong group,wrong person,wrong tab,wrong place,by mistake")

  /// "That's my brother's weight, remove": the reason first.
  func isTakenBackLast(_ tokens: [Token]) -> Bool {
    guard let comma = tokens.lastIndex(where: { $0.kind == .punctuation }), comma > 1, comma + 1 < tokens.count,
      case let first = tokens.first(where: { !Self.isInterjection($0) }) ?? tokens[0],
      first.isOne(of: "that's", "that", "it", "this", "it's") || Self.misdirected.occurs(in: Array(tokens[..<comma]))
    else { return false }
    let order = tokens[(comma + 1)...].filter { $0.kind == .word }
    let isOrder =
      order.count == 1 && order[0].isOne(of: "remove", "delete", "undo", "scrap", "cancel")
      || matchesWhole(IntentWords.undo, order)
    let reason = Array(tokens[..<comma])
    let isOwned = reason.contains { $0.folded.hasSuffix("'s") && !$0.says("that's") && !$0.says("it's") }
    // "Take it out" points at what the reason is of.
    let points = order.count > 1 && order.contains { $0.isWord("it") || $0.isWord("that") }
    return isOrder && (isOwned || points || isReason(reason))
  }

  /// "one slice", "I had one slice" right after two slices of something: how many it was.
  func isCountOfLogged(_ said: [Token]) -> Bool {
    let words = said.drop { $0.isWord("i") }
    let tokens = words.first.map { Self.having.contains($0) } == true ? Array(words.dropFirst()) : said
    guard tokens.count <= 3, case .meal(let meal)? = context.lastEntries.last,
      let quantity = QuantityParser(tokens).quantity(at: 0), quantity.tokens.upperBound == tokens.count,
      quantity.value != nil, let unit = quantity.unitName
    else { return false }
    if meal.items.contains(where: { $0.unit == unit }) { return true }
    if meal.items.count == 1, let measure = quantity.unit, isHelping(measure, of: meal) { return true }
    // "Two slices" right after soup and bread.
    return quantity.unit?.dimension == .measure && meal.items.count { isSold(in: unit, $0) } == 1
  }

  /// What a helping of anything is told in.
  private static let helpings: WordSet = ["slice", "piece", "portion", "serving", "helping", "bowl", "plate", "cup"]

  /// "Had 2 bowls" right after curry, "2 mugs" after coffee: how much of the one food there was. A vessel hours later is
  /// another drink.
  private func isHelping(_ unit: MeasureUnit, of meal: Meal) -> Bool {
    if meal.items[0].foodType == .food { return Self.helpings.contains(unit.name) }
    let isPoured = unit.isContainer || unit.name.isOne(of: "cup", "pint", "serving")
    return isPoured && isFresh(meal)
  }

  /// Whether the tables have a portion of a food in such a measure.
  private func isSold(in unit: String, _ item: FoodItem) -> Bool {
    item.catalogId.flatMap(foods.catalog.food)?.portions.contains { $0.description.contains(unit) } ?? false
  }

  private static let multiples: WordSet = ["double", "triple"]

  /// "Double", "a double" right after one drink or one food.
  func isMultipleAlone(_ tokens: [Token]) -> Bool {
    let words = tokens.drop { NumberWords.articles.contains($0) }
    guard words.count == 1, let word = words.first, Self.multiples.contains(word),
      case .meal(let meal)? = context.lastEntries.last
    else { return false }
    return meal.items.count == 1
  }

  private static let having = EatingWords.plain.union(["have"])

  /// "Had two", "I ate 3" right after one food: how many it was.
  func isCountThatWasHad(_ tokens: [Token]) -> Bool {
    let words = tokens.drop { $0.isWord("i") }
    guard words.count == 2, let verb = words.first, Self.having.contains(verb), let count = words.last, count.isCount,
      case .meal(let meal)? = context.lastEntries.last
    else { return false }
    return meal.items.count == 1 && UnitTable.unit(named: meal.items[0].unit)?.dimension != .mass
  }

  /// "On an e-bike" right after a ride: how it was done.
  func isManner(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 5, tokens[0].isWord("on"), case .workout(let last)? = context.lastEntries.last,
      last.exercises.isEmpty, let mention = ActivityLexicon.reference.mentions(in: tokens).first
    else { return false }
    return mention.range.upperBound == tokens.count && mention.range.lowerBound <= 2
      && mention.activity.name != last.name && !WorkoutAmountReader.read(tokens).hasAmount
  }

  /// "Plum, sorry" right after one food: that is what it was.
  func isFoodAndSorry(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }
    guard (2...4).contains(words.count), let last = words.last, last.isOne(of: "sorry", "oops", "typo"),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      QuantityParser(words).quantity(at: 0) == nil, !(tokens.contains(where: \.isCount) && namesAnother(tokens))
    else { return false }
    return foods.holdsFood(Array(words.dropLast()))
  }

  /// "It's 190 kcal", "it's 3 slices" right after a meal: how much it was.
  func isItsAmount(_ tokens: [Token]) -> Bool {
    guard (3...5).contains(tokens.count), tokens[0].isOne(of: "it's", "its", "they're"),
      case .meal? = context.lastEntries.last, case let rest = trimmed(Array(tokens.dropFirst())),
      let quantity = QuantityParser(rest).quantity(at: 0), quantity.tokens.upperBound == rest.count,
      quantity.value != nil, let unit = quantity.unit
    else { return false }
    return unit.dimension != .time && unit.dimension != .length && (quantity.grams ?? 0) <= 5000
  }

  private static let leadsOfLoads: WordSet = ["at", "with", "@"]

  /// "110 kg" right after sets with 100: the load, where that is nearer to it than the person's weight. Nobody weighs "at" or
  /// "with" so much right behind what they lifted.
  func isBareLoad(_ tokens: [Token]) -> Bool {
    let figure = tokens.drop { Self.leadsOfLoads.contains($0) || $0.isSign("@") }
    guard tokens.count - figure.count <= 1, figure.count == 2, figure.first?.kind == .number,
      case .workout(let last)? = context.lastEntries.last, let set = last.exercises.last?.sets.first,
      case .weight(let kilograms)? = FigureUnit(Array(figure))
    else { return false }
    let hasLead = figure.count < tokens.count
    guard let load = set.weightKg, load > 0 else { return hasLead && set.reps != nil }
    if hasLead { return abs(kilograms - load) <= 0.5 * load }
    guard abs(kilograms - load) <= 0.3 * load else { return false }
    return context.weightKg.map { abs(kilograms - $0) > max(abs(kilograms - load), 0.1 * $0) } ?? (kilograms < 30)
  }

  /// "0.3 kg per week", "half a kilo a week" right after a goal: how fast.
  func isBareRate(_ tokens: [Token]) -> Bool {
    guard case .goal? = context.lastEntries.last, (3...6).contains(tokens.count) else { return false }
    let reader = GoalReader(units: context.units, weightKg: context.weightKg)
    return reader.mass(at: 0, in: tokens) != nil && reader.rate(in: tokens) != nil
  }

  /// "4 sets", "10 reps" right after sets of an exercise, "only 2 sets of lunges" after some of those: how many there were.
  func isBareSets(_ tokens: [Token]) -> Bool {
    guard case .workout(let last)? = context.lastEntries.last, !last.exercises.isEmpty else { return false }
    let told = tokens.drop { $0.isOne(of: "only", "just") }
    guard told.count >= 2, told[told.startIndex].isCount, told[told.startIndex + 1].isOne(of: "set", "sets", "reps")
    else {
      return false
    }
    let name = told.dropFirst(2).drop { $0.isWord("of") || ListWords.definite.contains($0) }
    if name.isEmpty { return told.count == 2 && last.exercises.count == 1 && last.exercises[0].sets.count > 1 }
    guard told.count < tokens.count, case let name = Array(name),
      let mention = ExerciseLexicon.reference.mentions(in: name).first, mention.range == name.indices
    else { return false }
    return last.exercises.contains { $0.name == mention.name }
  }

  /// "100 g dry" right after one food: how much there was before it was cooked.
  func isBareState(_ tokens: [Token]) -> Bool {
    guard (3...5).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      let quantity = QuantityParser(tokens).quantity(at: 0), quantity.grams != nil,
      quantity.tokens.upperBound < tokens.count
    else { return false }
    return tokens[quantity.tokens.upperBound...].allSatisfy {
      MealWords.weighedStates.contains($0) || $0.isWord("weight")
    }
  }

  /// "Two of them" right after one food: how many.
  func isCountOfThem(_ tokens: [Token]) -> Bool {
    guard (3...4).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      let of = tokens.firstIndex(where: { $0.isWord("of") }), of + 2 == tokens.count,
      tokens[of + 1].isOne(of: "them", "those", "these"),
      let number = NumberPhrase.read(at: of - 1, in: tokens)
    else { return false }
    return !number.isArticle && tokens[..<(of - 1)].allSatisfy { $0.isWord("only") || $0.isWord("just") }
  }
}
