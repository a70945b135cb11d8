import Foods
import Nutrition
import ToolCalls

/// Makes the item of a food: name, amount and what was stated, in the tool call's terms.
struct ItemBuilder {
  let catalog: FoodCatalog
  let tokens: [Token]

  func part(for food: FoodPartition.Food) -> MealReading.Part? {
    guard let first = food.pieces.first?.words.first, let last = food.pieces.last?.words.last else { return nil }
    var item = AddMeal.Item(name: Self.display(food.phrase))
    // "300 kcal more than usual" compares with an earlier meal, and names no food.
    if item.name.utf8.contains(UInt8(ascii: ":")), item.name.contains(MealReference.prefix),
      !item.name.hasPrefix(MealReference.prefix)
    {
      return nil
    }
    item.foodType = food.match?.food.foodType
    item.catalogId = food.match?.food.id
    var quantity = food.quantity
    var figures = food.pieces.flatMap(\.figures)
    if let can = canned(figures, of: food) {
      quantity = can
      figures = []
    }
    // "half a serving (100 ml)": a half of that where the table's serving is as much, else that.
    if let part = quantity, part.isPart, publishedName(of: part, food.match?.food) == nil { quantity?.value = 1 }
    if let milliliters = poured(food) { quantity = milliliters }
    if let handful = few(food) { quantity = handful }
    if let measured = unmeasured(food) { quantity = measured }
    if let quantity { apply(quantity, to: &item, isDrink: item.foodType == .drink || item.foodType == .water) }
    if let quantity, !quantity.hasUnit, let named = publishedName(of: quantity, food.match?.food) {
      (item.quantity, item.unit, item.grams) = (quantity.value ?? 1, named, nil)
    }
    if item.unit == "fl oz", isIced(food) { item.unit = "fl oz (with ice)" }
    if let unit = food.trailingUnit, item.unit == nil {
      item.unit = unit.name
      item.quantity = item.quantity ?? 1
    }
    for figure in figures where !figure.isOfAll { apply(figure, to: &item) }
    if let match = food.match?.food { takeBone(off: &item, match) }
    item.isStatedByPerson = item.calories != nil
    var part = MealReading.Part(item: item, match: food.match, tokens: first..<(last + 1))
    part.energyOfAll = figures.last(where: \.isOfAll)?.value
    part.plainWaterMl = PlainWater.milliliters(of: item)
    part.isPicture = food.pieces.allSatisfy { $0.words.allSatisfy { tokens[$0].kind == .emoji } }
    return part
  }

  private static let tiny = WordList.words(
    "peas pea lentils beans chickpeas corn sweetcorn kernels raisins sultanas currants capers petits pois edamame")

  /// The pieces of a dish that has none in the tables weigh less than this: a few of them are one serving.
  private static let leastServing = 60.0

  /// "a few peas": a spoonful of what nobody counts; "a few patatas bravas": a serving of a dish that is named in the plural.
  private func few(_ food: FoodPartition.Food) -> Quantity? {
    guard var quantity = food.quantity, !quantity.hasUnit, !quantity.hasContent,
      tokens[quantity.tokens].contains(where: { $0.isWord("few") }), let noun = food.pieces.first?.words.last
    else { return nil }
    let unit: String
    if let match = food.match?.food, match.foodType == .food, match.defaultGrams ?? 0 >= Self.leastServing,
      match.portions.allSatisfy({ $0.grams >= Self.leastServing }), !Self.tiny.contains(tokens[noun])
    {
      unit = "serving"
    } else if Self.tiny.contains(tokens[noun]) {
      unit = "tbsp"
    } else {
      return nil
    }
    quantity.value = 1
    quantity.unit = UnitTable.unit(named: unit)
    quantity.assumptions.append("a few = 1 \(unit)")
    return quantity
  }

  private func apply(_ quantity: Quantity, to item: inout AddMeal.Item, isDrink: Bool) {
    item.assumptions += quantity.assumptions
    item.quantity = quantity.value
    item.unit = quantity.unitName
    if let content = quantity.content {
      let count = quantity.value ?? 1
      switch content.unit.dimension {
      case .mass where isDrink && content.unit.name == "oz":
        item.quantity = count * content.value
        item.unit = "fl oz"
      case .mass:
        item.grams = bounded(count * content.value * content.unit.factor)
        item.quantity = item.grams
        item.unit = "g"
      case .energy:
        let energy = count * content.value * content.unit.factor
        // More than an item may have is no figure of it; the count is asked about then.
        if energy <= Self.mostCalories { item.calories = energy }
      default:
        item.quantity = count * content.value
        item.unit = content.unit.name
      }
      return
    }
    guard let unit = quantity.unit else { return }
    switch unit.dimension {
    // An ounce of a drink is a fluid ounce.
    case .mass where isDrink && unit.name == "oz": item.unit = "fl oz"
    case .mass:
      item.grams = quantity.grams.flatMap(bounded)
      item.unit = unit.name
    case .volume where unit.name.hasPrefix("imperial") || Self.localVolumes.contains(unit.name):
      item.quantity = (quantity.value ?? 1) * unit.factor
      item.unit = "ml"
    default: break
    }
    // The guides that dietitians give for a plate: a palm of meat, a fist of rice, a thumb of butter.
    if Self.hands.contains(unit.name) {
      item.assumptions.append(
        "a \(unit.name) = \(NumberPhrase.plain(unit.factor.rounded())) \(unit.dimension == .mass ? "g" : "ml")")
    }
  }

  /// Measures that are given in millilitres, because no table knows them by name: an Indian bowl, Australian glasses.
  private static let localVolumes: WordSet = [
    "fist", "cupped hand", "thumb", "dessertspoon", "katori", "schooner", "middy", "stubby", "tinnie", "tallboy",
    "longneck", "cl", "dl",
  ]

  private static let hands: WordSet = ["palm", "fist", "cupped hand", "thumb"]

  /// "regular (16 fl oz)": a size or measure with what it holds, where the food is published so.
  private func publishedName(of quantity: Quantity, _ food: Food?) -> String? {
    guard let food, let content = quantity.content, let name = quantity.unitName else { return nil }
    let value = Int(exactly: content.value).map(String.init) ?? "\(content.value)"
    let measure = "\(name) (\(value) \(content.unit.name))"
    return catalog.publishes(measure, of: food) ? measure : nil
  }

  /// Millilitres that cans, bottles and glasses of drinks hold.
  private static let vessels: Set<Double> = [275, 284, 330, 355, 375, 440, 473, 500, 568, 620, 650, 660, 710, 750]

  /// Cans of energy drinks, mixers and beer hold it; of a coffee it may be the energy.
  private static let smallCan = 250.0
  private static func isCanned(_ food: Food) -> Bool {
    ["energy drinks", "Soft drinks", "Beer"].contains { food.category.contains($0) }
  }

  /// "coconut water 330": what its can holds, rather than its energy.
  private func canned(_ figures: [StatedFigure], of food: FoodPartition.Food) -> Quantity? {
    guard figures.count == 1, figures[0].isBare, let match = food.match?.food, match.foodType != .food,
      Self.vessels.contains(figures[0].value) || figures[0].value == Self.smallCan && Self.isCanned(match),
      food.quantity.map({ $0.isArticle }) ?? true,
      let last = food.pieces.last?.words.last
    else { return nil }
    return Quantity(
      tokens: last..<(last + 1), value: figures[0].value, unit: UnitTable.unit(named: "ml"),
      assumptions: ["\(NumberPhrase.plain(figures[0].value)) read as ml"])
  }

  /// "with ice" beside the amount or the drink: part of what the glass holds.
  private func isIced(_ food: FoodPartition.Food) -> Bool {
    guard let last = food.pieces.last?.words.last else { return false }
    let start = min(food.quantity?.tokens.lowerBound ?? last, last)
    let range = start..<min(last + 4, tokens.count)
    return range.dropFirst().contains { index in
      MealWords.ice.contains(tokens[index]) && !tokens[index].says("crushed")
        && (tokens[index - 1].isWord("with") || tokens[index - 1].isWord("over"))
    }
  }

  /// Kilocalories of one item.
  private static let mostCalories = 10_000.0

  private func bounded(_ grams: Double) -> Double? { grams > 0 && grams <= 5000 ? grams : nil }

  private func apply(_ figure: StatedFigure, to item: inout AddMeal.Item) {
    switch figure.kind {
    case .calories: item.calories = figure.value
    case .protein: item.proteinG = figure.value
    case .carbs: item.carbsG = figure.value
    case .fat: item.fatG = figure.value
    case .other: break
    }
  }

  /// A name as it is shown: without signs at its ends.
  static func display(_ phrase: String) -> String {
    var name = phrase.utf8[...]
    while let first = name.first, isSign(first) { name.removeFirst() }
    while let last = name.last, isSign(last) { name.removeLast() }
    return String(Substring(name))
  }

  private static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "&"), UInt8(ascii: "."): true
    default: false
    }
  }
}
