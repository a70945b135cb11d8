import Foods
import ToolCalls

/// Questions for an amount: of a food that has so much of a nutrient, of what a portion is, and of what burns more.
extension QueryReader {
  /// How much of a food has so much of something, what burns more, and what a portion is.
  func aboutAmounts(_ asked: Asked) -> Query? {
    if asked.has("many", "much"), let wanted = amountWanted(in: asked.tokens) { return .amount(wanted) }
    if asked.has("compare", "vs", "versus", "or", "than"), !asked.has("should", "can", "could"),
      case let workouts = comparedActivities(in: asked.tokens), workouts.count > 1
    {
      return .activities(workouts)
    }
    if asked.has("portion", "serving", "helping", "heavy", "big", "large"), !asked.isOfNutrition,
      case let items = portioned(in: asked.tokens), !items.isEmpty
    {
      return .nutrition(of: items)
    }
    return nil
  }

  /// "Fat in milk per 100 ml", "protein in tofu per cup": of that much of it.
  func perAmount(_ asked: Asked) -> Query? {
    guard asked.has("per"), let per = asked.tokens.lastIndex(where: { $0.isWord("per") }), per > 0 else { return nil }
    let parser = QuantityParser(asked.tokens)
    let quantity = parser.quantity(at: per + 1)
    guard let unit = quantity?.unitName ?? UnitTable.unit(at: per + 1, in: asked.tokens)?.unit.name,
      let end = quantity?.tokens.upperBound ?? (per + 2 <= asked.tokens.count ? per + 2 : nil),
      case .nutrition(var items) = query(in: Array(asked.tokens[..<per] + asked.tokens[end...])),
      items.allSatisfy({ $0.quantity == nil })
    else { return nil }
    for index in items.indices {
      items[index].quantity = quantity?.value ?? 1
      items[index].unit = unit
    }
    return .nutrition(of: items)
  }

  /// What stands between the food and the figure: "are", "do I need for", "to get".
  private static let links = WordList.words(
    """
    for is are to get in of from make makes give gives me do does i we you need would will be equal equals has have
    contain contains contained can could should eat had hit reach about around roughly with worth take takes provide
    provides that it
    """)

  /// "How many eggs for 30 g of protein", "how much rice is 200 kcal": the food in front of the figure.
  func amountWanted(in tokens: [Token]) -> AmountQuestion? {
    let said = tokens.filter { !$0.isOne(of: "?", ".", "!") }
    guard let much = said.firstIndex(where: { $0.isOne(of: "many", "much") }), much > 0, said[much - 1].isWord("how"),
      much + 2 < said.count, AskedNutrient.words[said[much + 1]] == nil,
      let figure = said.indices.dropFirst(much + 2).first(where: { said[$0].kind == .number }),
      let (nutrient, amount) = target(at: figure, in: said)
    else { return nil }
    var name = said[(much + 1)..<figure]
    while let last = name.last, Self.links.contains(last) { name.removeLast() }
    let items = known(in: one(name, isCounted: said[much].isWord("many"))[...])
    guard items.count == 1, let item = items.first, amount > 0 else { return nil }
    return AmountQuestion(item: item, nutrient: nutrient, amount: amount)
  }

  /// "1 almond" for the "almonds" that are counted, "100 g of oats" for the "grams of oats" that are weighed.
  private func one(_ name: ArraySlice<Token>, isCounted: Bool) -> [Token] {
    guard let first = name.first, isCounted else { return Array(name) }
    if first.isOne(of: "grams", "g"), name.count > 1 {
      return [Token.number(100, at: first.range), Token.word("g", at: first.range)] + name.dropFirst()
    }
    // Of "slices of bread" the slice is counted.
    let noun = name.firstIndex { $0.isWord("of") }.map { $0 - 1 } ?? name.endIndex - 1
    var words = Array(name)
    let place = noun - name.startIndex
    guard words.indices.contains(place) else { return words }
    words[place] = Token.word(EnglishPlural.singular(of: words[place].folded), at: words[place].range)
    return [Token.number(1, at: first.range)] + words
  }

  /// "Better for weight loss, rice or pasta": what it is to be good for is no food beside them.
  func withoutPurpose(_ tokens: [Token]) -> [Token] {
    guard let verdict = tokens.firstIndex(where: { $0.isOne(of: "better", "best", "healthier", "good") }),
      tokens.word(verdict + 1) == "for"
    else { return tokens }
    return Array(tokens[...verdict] + tokens[(verdict + 2)...].drop { !$0.isBreak })
  }

  /// "30 g of protein", "200 kcal", "50 carbs" that ends the question.
  private func target(at index: Int, in tokens: [Token]) -> (nutrient: AskedNutrient, amount: Double)? {
    guard let quantity = QuantityParser(tokens).quantity(at: index) else { return nil }
    if let energy = quantity.kilocalories, quantity.tokens.upperBound == tokens.count { return (.calories, energy) }
    guard quantity.grams != nil || !quantity.hasUnit, let value = quantity.value,
      let last = tokens.indices.last, let nutrient = AskedNutrient.words[tokens[last]],
      quantity.tokens.upperBound == last || quantity.tokens.upperBound + 1 == last && tokens[last - 1].isWord("of")
    else { return nil }
    let grams = quantity.grams ?? value
    return (nutrient, nutrient.unit == "mg" ? grams * 1000 : grams)
  }

  /// "What is a portion of rice", "how heavy is an egg": the food whose usual amount is asked for.
  func portioned(in tokens: [Token]) -> [AddMeal.Item] {
    guard let ask = tokens.firstIndex(where: { $0.isOne(of: "what", "what's", "how") }), ask + 2 < tokens.count else {
      return []
    }
    let size = tokens[(ask + 1)...].firstIndex { $0.isOne(of: "heavy", "big", "large") }
    let portion = tokens[(ask + 1)...].firstIndex { $0.isOne(of: "portion", "serving", "helping") }
    if let portion, portion + 2 < tokens.count, tokens[portion + 1].isWord("of") {
      return known(in: tokens[(portion + 2)...])
    }
    guard let size, size == ask + 1, tokens[size + 1].isOne(of: "is", "are") else { return [] }
    return known(in: tokens[(size + 2)...])
  }

  /// Words of a question that compares activities.
  private static let burning: WordSet = ["burn", "burns", "burned", "exercise", "workout", "cardio", "training"]

  /// "What burns more, running or cycling?": the activities, for as long as was said.
  func comparedActivities(in tokens: [Token]) -> [AddWorkout] {
    var mentions: [ActivityLexicon.Mention] = []
    for mention in ActivityLexicon.reference.mentions(in: tokens)
    where !mentions.contains(where: { $0.activity.code == mention.activity.code }) {
      mentions.append(mention)
    }
    guard mentions.count > 1, Self.burning.occurs(in: tokens) || compared(in: tokens).allSatisfy({ !isKnown($0) })
    else {
      return []
    }
    let amounts = WorkoutAmountReader.read(tokens)
    return mentions.map { WorkoutReader().workout($0.activity, amounts: amounts, phrase: nil) }
  }

  func isKnown(_ item: AddMeal.Item) -> Bool { foods.catalog.link(item.name)?.confidence ?? 0 > 0.75 }
}
