import Foods
import Nutrition
import ToolCalls

/// Lines of one figure or one word, right after what they mend.
extension CorrectionReader {
  /// Whether `tokens` are an amount, a kind or a manner and nothing else, which right after an entry can only be of it.
  func isBare(_ tokens: [Token]) -> Bool {
    isBareAmount(tokens) || isLengthAlone(tokens) || isBareVolume(tokens) || isBareGrams(tokens) || isKindAlone(tokens)
      || isCountOfLogged(tokens) || isMultipleAlone(tokens) || isCountThatWasHad(tokens) || isManner(tokens)
      || isCountOfThem(tokens) || isItsAmount(tokens) || isBareLoad(tokens) || isBareSets(tokens)
      || isBareState(tokens) || isBareRate(tokens)
  }

  /// "750" right after water: how many millilitres it was, where nobody weighs that.
  func isBareVolume(_ tokens: [Token]) -> Bool {
    guard tokens.count == 1, case .water? = context.lastEntries.last, context.lastEntries.count == 1,
      let value = tokens[0].value, tokens[0].kind == .number, (100...5000).contains(value)
    else { return false }
    let weights = WeightReader(units: context.units, knownKg: context.weightKg)
    return weights.finding(in: tokens, hasFood: false, isAlone: true) == nil
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

  /// "only half", "two", "200g": an amount and nothing else, right after a log.
  func isBareAmount(_ said: [Token]) -> Bool {
    // "was 85 g".
    let tokens = trimmed(said.count > 2 && said[0].isWord("was") ? Array(said.dropFirst()) : said)
    guard !tokens.isEmpty else { return false }
    if let quantity = QuantityParser(tokens).quantity(at: 0), quantity.tokens.upperBound == tokens.count,
      quantity.grams != nil || quantity.milliliters != nil,
      quantity.unit?.name == "g" || quantity.unit?.name == "ml" || quantity.unit?.name == "oz"
    {
      return lastMeal?.items.count == 1
    }
    guard tokens[0].isWord("only") || tokens[0].isWord("just") || tokens[0].isWord("half") else { return false }
    // "Half a papaya" is a report of its own.
    let rest = Array(tokens[firstContent(tokens)...])
    let amount = QuantityParser(rest).quantity(at: 0)?.tokens ?? 0..<0
    let isOnlyAmount = rest.indices.allSatisfy { index in
      amount.contains(index) || rest[index].kind == .punctuation || CorrectionWords.fillers.contains(rest[index])
        || Multiple.words.contains(rest[index])
    }
    return tokens.count <= 6 && isOnlyAmount && !foods.holdsFood(tokens)
      && Amount(trimmed(Array(tokens[firstContent(tokens)...]))) != nil
  }

  /// "27 min", "took 27 min", "in 27 min", "and 27 min" right after a workout: how long it was.
  func isLengthAlone(_ tokens: [Token]) -> Bool {
    guard case .workout = context.lastEntries.last else { return false }
    let rest = tokens[0].isOne(of: "took", "in", "and", "for") ? Array(tokens.dropFirst()) : tokens
    guard !rest.isEmpty, let quantity = QuantityParser(rest).quantity(at: 0) else { return false }
    guard quantity.tokens.upperBound == rest.count else { return false }
    // "6.5 km" of a walk that was told by its time alone.
    if quantity.meters != nil, case .workout(let last)? = context.lastEntries.last {
      return last.type == .cardio && last.distanceKm == nil && last.exercises.isEmpty
    }
    return quantity.seconds != nil
  }
}
