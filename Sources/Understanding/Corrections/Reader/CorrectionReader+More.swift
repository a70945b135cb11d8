import Foods
import Foundation
import Nutrition
import ToolCalls

/// "Another one", "two more slices", "250 ml more": the same once more, which mends nothing.
extension CorrectionReader {
  private static let openings: WordSet = [
    "and", "plus", "also", "then", "i", "we", "had", "have", "ate", "drank", "got", "grabbed", "just", "ok", "oh",
    "okay", "i've", "make", "it", "that", "yes", "well", "add", "adding", "log", "please",
  ]
  private static let closings: WordSet = [
    "of", "those", "them", "it", "that", "please", "too", "later", "now", "just", "after", "one", "ones", "again",
    "since",
  ]

  /// What `tokens` log once more of the last entry; nil where they name a food of their own or tell of something else.
  func more(_ tokens: [Token]) -> Reading? {
    if let half = otherHalf(tokens) { return half }
    guard tokens.count <= 14, tokens.contains(where: { $0.isWord("another") || $0.isWord("more") }),
      let last = context.lastEntries.last, case let told = withoutCircumstance(tokens),
      let said = amountOfMore(told.amount)
    else { return nil }
    func logged(_ item: AddMeal.Item) -> ToolCall {
      .addMeal(AddMeal(items: [item], mealType: told.meal, timestamp: told.moment))
    }
    switch last {
    case .water(let water):
      if var call = WaterReader(units: context.units).figure(in: said) {
        call.timestamp = told.moment
        return Reading(calls: [.addWater(call)])
      }
      // "Another glass": one of them.
      if said.count == 1, said[0].kind == .word, let unit = UnitTable.unit(named: said[0].folded),
        unit.isContainer || unit.dimension == .volume,
        var call = WaterReader(units: context.units).figure(in: Lexer.tokens(of: "a " + said[0].text))
      {
        call.timestamp = told.moment
        return Reading(calls: [.addWater(call)])
      }
      guard let count = Self.count(said) else { return nil }
      return Reading(calls: [.addWater(AddWater(amountMl: water.amountMl * count, timestamp: told.moment))])
    case .meal(let meal):
      let found = meal.items.compactMap { item in again(said, of: item).map { (item, $0) } }
      guard let first = found.first else { return nil }
      if found.count == 1 { return Reading(calls: [logged(first.1)]) }
      let choices = found.prefix(5).map { item, again in
        Clarification.Choice(label: "\(item.name.prefix(60))", calls: [logged(again)])
      }
      return Reading(
        clarification: Clarification(
          question: "More of what?", choices: choices + [.init(label: "leave it", calls: [])]), confidence: 0.4)
    default: return nil
    }
  }

  private static let beforeAgain: WordSet = ["and", "then", "did", "it", "i", "plus", "that", "went"]

  /// "And again in the evening, 20 min" right after a walk: the same once more, as long as it was where no figure is told.
  func doneAgain(_ said: [Token]) -> Reading? {
    guard (2...12).contains(said.count), case .workout(let workout)? = context.lastEntries.last,
      let again = said.prefix(4).firstIndex(where: { $0.isWord("again") }),
      said[..<again].allSatisfy({ Self.beforeAgain.contains($0) }), said.last?.isSign("?") != true,
      case let rest = said[(again + 1)...].filter({ !$0.isWord("later") }), !foods.holdsFood(rest),
      ActivityLexicon.reference.mentions(in: rest).isEmpty,
      rest.contains(where: \.isCount) || !TimeScanner.scan(rest).isEmpty
    else { return nil }
    let name = Lexer.tokens(of: workout.name.lowercased())
    let found = MessageReader(foods: foods, context: context).reading(of: name + rest)
    guard found.calls.count == 1, case .addWorkout(var call) = found.calls[0], call.name == workout.name else {
      return nil
    }
    if call.durationMin == nil, call.distanceKm == nil {
      (call.durationMin, call.distanceKm) = (workout.durationMin, workout.distanceKm)
    }
    return Reading(calls: [.addWorkout(call)])
  }

  /// "The other half for dinner" behind half of one thing: as much again.
  private func otherHalf(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 12, let other = tokens.firstIndex(where: { $0.isWord("other") }),
      tokens.word(other + 1) == "half", tokens.word(other - 1) == "the",
      tokens[..<(other - 1)].allSatisfy({ Self.openings.contains($0) }),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, meal.items[0].quantity == 0.5
    else { return nil }
    let tail = withoutCircumstance([Token.word("another", at: tokens[other].range)] + tokens[(other + 2)...])
    guard tail.amount.count == 1, let item = again([], of: meal.items[0]) else { return nil }
    return Reading(calls: [.addMeal(AddMeal(items: [item], mealType: tail.meal, timestamp: tail.moment))])
  }

  private static let circumstances: WordSet = [
    "after", "before", "at", "in", "on", "for", "around", "during", "this", "tonight", "yesterday", "later",
  ]

  /// "Another one after the gym", "1 more at 4pm": the amount, and when that was. Nothing is taken off that may name food.
  private func withoutCircumstance(_ tokens: [Token]) -> (amount: [Token], moment: Date?, meal: MealType?) {
    guard let marker = tokens.firstIndex(where: { $0.isWord("another") || $0.isWord("more") }),
      let start = tokens[(marker + 1)...].firstIndex(where: Self.circumstances.contains), start > marker,
      case let tail = Array(tokens[start...]), case let time = TimeScanner.scan(tail),
      case let rest = tail.indices.filter({ index in !time.covered.contains { $0.contains(index) } }).map({ tail[$0] }),
      !rest.contains(where: { $0.isCount || $0.kind == .punctuation || $0.isOne(of: "of", "with", "and", "but") }),
      rest.count <= 4, !foods.holdsFood(rest.filter { !TimeWords.meals.contains($0) })
    else { return (tokens, nil, nil) }
    let moment = time.saysWhen ? TimeReader.resolve(time, now: context.now, timeZone: context.timeZone).date : nil
    return (Array(tokens[..<start]), moment, time.meal)
  }

  /// Whether `tokens` say that there was more of something, and not of what.
  func saysMore(_ tokens: [Token]) -> Bool { amountOfMore(withoutCircumstance(tokens).amount) != nil }

  /// The amount in "another", "another 250 ml", "two more slices", "250 ml more" where nothing else is said.
  private func amountOfMore(_ tokens: [Token]) -> [Token]? {
    // "Another two while I typed that".
    let end =
      tokens.dropFirst(2).firstIndex { $0.isOne(of: "while", "whilst", "when", "because", "since") } ?? tokens.count
    var rest = Array(tokens[..<end].drop { $0.kind == .punctuation || Self.openings.contains($0) })
    while let end = rest.last, rest.count > 1, end.kind == .punctuation || Self.closings.contains(end) {
      rest.removeLast()
    }
    guard let marker = rest.firstIndex(where: { $0.isWord("another") || $0.isWord("more") }),
      marker == 0 || rest[marker].isWord("more")
    else { return nil }
    // "More" by itself is how much nobody knows.
    guard rest[marker].isWord("another") || marker > 0 else { return nil }
    rest.remove(at: marker)
    guard !rest.isEmpty else { return rest }
    if rest.count == 1, UnitTable.unit(named: rest[0].folded) != nil || rest[0].isWord("half") { return rest }
    guard let quantity = QuantityParser(rest).quantity(at: 0), quantity.tokens.upperBound == rest.count else {
      return nil
    }
    return rest
  }

  /// "one", "two", or once where nothing is said; nil where a measure is.
  private static func count(_ tokens: [Token]) -> Double? {
    guard !tokens.isEmpty else { return 1 }
    guard let quantity = QuantityParser(tokens).quantity(at: 0), !quantity.hasUnit, !quantity.hasContent else {
      return nil
    }
    return quantity.value
  }

  /// The item once more in that amount; nil where it is not measured so.
  private func again(_ amount: [Token], of item: FoodItem) -> AddMeal.Item? {
    let isMetric = item.unit == "g" || item.unit == "ml"
    if let count = Self.count(amount) {
      guard Amount(amount)?.unlikelyCount(of: item) == nil else { return nil }
      let isPlain = amount.isEmpty && item.quantity < 1
      return Amount(factor: isMetric || isPlain ? count : count / max(item.quantity, 0.001)).applied(to: item)
    }
    if amount.count == 1, let unit = UnitTable.unit(named: amount[0].folded) {
      if unit.name == item.unit { return Amount(factor: 1 / max(item.quantity, 0.001)).applied(to: item) }
      guard isHad(item, by: unit) else { return nil }
      return Amount([Token.number(1, at: amount[0].range), amount[0]])?.applied(to: item)
    }
    guard let quantity = QuantityParser(amount).quantity(at: 0) else { return nil }
    let isMeasuredSo =
      quantity.grams != nil && item.foodType == .food || quantity.milliliters != nil && item.foodType != .food
      || quantity.unitName == item.unit || quantity.unit.map { isHad(item, by: $0) } == true
    guard isMeasuredSo else { return nil }
    return Amount(amount)?.applied(to: item)
  }

  /// How sure the weight of one is at least: a slice of butter is likened to other food's.
  private static let surePortion = 0.6

  /// "Another slice" of toast that was logged as a serving: whether the tables have such a measure of the food.
  private func isHad(_ item: FoodItem, by unit: MeasureUnit) -> Bool {
    if unit.dimension == .volume { return item.foodType != .food }
    guard unit.dimension == .measure || unit.isContainer, let food = item.catalogId.flatMap(foods.catalog.food) else {
      return false
    }
    return foods.catalog.portion(of: food, quantity: 1, unit: unit.name, said: String(item.shownNames.said)).confidence
      >= Self.surePortion
  }
}
