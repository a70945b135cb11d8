import Foods
import ToolCalls

/// "Pizza, 3 slices cheese pizza", "a curry on the way home, a chicken madras": what is first only named and then told is
/// one food.
extension MealGrammar {
  private static let parting: WordSet = ["and", "plus", "then", "&", "+", "with", "also", "another", "more"]

  /// "pizza, 3 slices cheese pizza": what is first only named and then counted behind a comma is one food.
  func withoutNamedAhead(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1 else { return parts }
    let named = parts.indices.dropLast().filter { index in
      let (ahead, counted) = (parts[index], parts[index + 1])
      guard ahead.item.quantity == nil && ahead.item.unit == nil || isInVessel(ahead, beside: counted),
        ahead.item.grams == nil, ahead.item.calories == nil,
        !ahead.isPicture, let food = ahead.match?.food, food.id == counted.match?.food.id,
        counted.item.quantity ?? 1 > 1 || counted.item.unit != nil,
        ahead.tokens.upperBound < counted.tokens.lowerBound, counted.tokens.lowerBound <= tokens.count,
        case let behind = tokens[ahead.tokens.upperBound],
        // "Rice, maybe a cup of rice", and so without a comma.
        behind.isSign(",") || QuantityWords.doubts.contains(behind)
      else { return false }
      return !Self.parting.occurs(in: tokens[ahead.tokens.upperBound..<counted.tokens.lowerBound])
    }
    return named.isEmpty ? parts : parts.indices.filter { !named.contains($0) }.map { parts[$0] }
  }

  /// "a bowl of dal, lentil curry, 300 g": what stood in it has its weight behind its other name.
  private func isInVessel(_ ahead: MealReading.Part, beside counted: MealReading.Part) -> Bool {
    guard counted.item.grams != nil || counted.item.unit == "g", ahead.item.quantity ?? 1 == 1 else { return false }
    return ahead.item.unit.map(Self.vessels.contains) ?? false
  }

  private static let vessels: Set<String> = ["bowl", "mug", "cup", "glass", "plate", "serving", "portion", "dish"]

  /// Dishes of which there are kinds that people name next. Of a beer and a stout there may be one each.
  private static let dishes: WordSet = [
    "burger", "pizza", "curry", "kebab", "sandwich", "pasta", "salad", "soup", "pie", "wrap", "burrito", "stew", "cake",
    "sub", "noodles", "roll", "bagel", "sarnie", "omelette",
  ]
  private static let anew = parting.union([
    "later", "after", "before", "i", "he", "she", "they", "for", "at", "or", ".", ";",
  ])

  /// The parts without a dish whose kind is told right behind it: "a burger at the pub, a bacon cheeseburger".
  func withoutGeneralAhead(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.dishes.occurs(in: tokens) || Self.classNames.occurs(in: tokens) else { return parts }
    return parts.indices.filter { index in
      guard index + 1 < parts.count else { return true }
      return !isTold(parts[index], as: parts[index + 1], tokens)
        && !isCounted(parts[index], in: parts[index + 1], tokens)
    }.map { parts[$0] }
  }

  /// What is named in general, and by what USDA's categories of its kinds begin with.
  private static let classes: WordTable<[String]> = [
    "biscuits": ["Cookies"], "cookies": ["Cookies"], "sweets": ["Candy"], "chocolates": ["Candy"], "cakes": ["Cakes"],
    "pastries": ["Doughnuts"], "donuts": ["Doughnuts"], "doughnuts": ["Doughnuts"], "nuts": ["Nuts"],
    "fruit": fruits, "fruits": fruits, "berries": ["Blueberries", "Strawberries", "Other fruits"],
    "veg": vegetables, "veggies": vegetables, "vegetables": vegetables,
  ]
  /// Categories of USDA's.
  static let fruits = [
    "Apples", "Bananas", "Blueberries", "Strawberries", "Citrus", "Dried fruits", "Grapes", "Mango", "Melons",
    "Other fruits", "Peaches", "Pears", "Pineapple",
  ]
  private static let vegetables = [
    "Broccoli", "Cabbage", "Carrots", "Corn", "Lettuce", "Onions", "Other dark", "Other red", "Other starchy",
    "Other vegetables", "Spinach", "String beans", "Tomatoes",
  ]

  private static let more = parting.union(["later", "or", ".", ";"])

  static let classNames = WordSet(classes.keys)

  /// Whether `food` is one of what `noun` names in general: an apple of "fruit".
  static func isKind(_ food: Food, of noun: Token) -> Bool {
    classes[noun]?.contains(where: food.category.hasPrefix) ?? false
  }

  /// "Biscuits at the meeting, 3 custard creams": so many of what was named in general.
  private func isCounted(_ named: MealReading.Part, in kind: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard named.tokens.count == 1, named.item.quantity == nil, named.item.unit == nil,
      named.tokens.upperBound < kind.tokens.lowerBound, kind.tokens.upperBound <= tokens.count,
      let categories = Self.classes[tokens[named.tokens.lowerBound]], kind.item.quantity ?? 0 >= 1,
      let food = kind.match?.food, food.source == .dish || categories.contains(where: food.category.hasPrefix)
    else { return false }
    let between = tokens[named.tokens.upperBound..<kind.tokens.lowerBound]
    return between.contains { $0.isSign(",") || $0.isSign(":") } && !Self.more.occurs(in: between)
  }

  private func isTold(_ dish: MealReading.Part, as kind: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard dish.tokens.count == 1, dish.tokens.upperBound < kind.tokens.lowerBound,
      kind.tokens.upperBound <= tokens.count,
      case let noun = tokens[dish.tokens.lowerBound], Self.dishes.contains(noun),
      dish.item.quantity ?? 1 == 1, dish.item.unit == nil, dish.item.grams == nil, dish.item.calories == nil,
      kind.item.quantity ?? 1 == 1, let food = kind.match?.food, kind.mealType == dish.mealType,
      // "A pizza, a pizza" are two.
      kind.item.name != dish.item.name
    else { return false }
    let between = tokens[dish.tokens.upperBound..<kind.tokens.lowerBound]
    guard let sign = between.lastIndex(where: { $0.kind == .punctuation }),
      tokens[sign].isSign(",") || tokens[sign].isSign("-") || tokens[sign].isSign(":"),
      !Self.anew.occurs(in: tokens[sign...].prefix(kind.tokens.upperBound - sign)),
      !Self.parting.occurs(in: between.prefix(while: { $0.kind != .punctuation })),
      !Self.times.occurs(in: tokens[kind.tokens.upperBound...].prefix(2))
    else { return false }
    return FoodCatalog.foldedWords(food.name).contains(noun.folded)
      || tokens[kind.tokens].last.map { $0.folded.hasSuffix(noun.folded) } ?? false
  }

  private static let readyMeals: WordSet = ["meal", "meals", "takeaway", "takeout"]

  /// "A 650 kcal ready meal, chicken jalfrezi": the dish with the energy that was told of the meal.
  func withReadyMealsNamed(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.readyMeals.occurs(in: tokens) else { return parts }
    var named = parts
    for index in parts.indices.dropLast().reversed() {
      let (ahead, kind) = (parts[index], parts[index + 1])
      guard ahead.item.calories != nil, kind.item.calories == nil, kind.item.grams == nil, kind.item.quantity == nil,
        ahead.tokens.upperBound < kind.tokens.lowerBound, kind.tokens.upperBound <= tokens.count,
        tokens[ahead.tokens].last.map({ Self.readyMeals.contains($0) }) == true, let food = kind.match?.food,
        food.source == .dish || ListWords.mixedCategories.contains(where: { food.category.contains($0) }),
        // Nothing between them but signs and the figure.
        tokens[ahead.tokens.upperBound..<kind.tokens.lowerBound].allSatisfy({
          $0.kind != .word || UnitTable.byName[$0]?.dimension == .energy
        })
      else { continue }
      named[index + 1].item.calories = ahead.item.calories
      named[index + 1].item.proteinG = ahead.item.proteinG
      named.remove(at: index)
    }
    return named
  }

  private static let times: WordSet = ["for", "at", "later", "tonight", "after", "too"]
}
