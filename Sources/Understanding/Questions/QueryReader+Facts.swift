import Foods
import Nutrition
import ToolCalls

/// Questions of general knowledge, and those for a recipe.
extension QueryReader {
  /// What `asked` wants to know of no food and no journal.
  func fact(_ asked: Asked) -> FactQuestion? {
    let tokens = asked.tokens.filter { $0.kind != .punctuation }
    guard (2...14).contains(tokens.count) else { return nil }
    if asked.has("steps", "step"), let walked = walked(asked, tokens) { return walked }
    if asked.has("calories", "calorie", "kcal", "kcals", "energy", "cals"), let energy = nutrientEnergy(asked, tokens) {
      return energy
    }
    if asked.has("glasses", "cups"), asked.has("water"), asked.has("many"), !Self.own.occurs(in: tokens),
      let millilitres = tokens.indices.lazy.compactMap({ QuantityParser(tokens).quantity(at: $0)?.milliliters }).first
    {
      return .glasses(millilitres: millilitres)
    }
    if asked.has("count", "counts"), asked.has("as", "towards", "toward"),
      asked.has("water", "fluid", "fluids", "hydration")
    {
      return .countsAsWater
    }
    if asked.has("too", "limit", "maximum", "max"), !asked.has("i", "my", "today", "left"), asked.has("much", "limit"),
      let nutrient = tokens.lazy.compactMap({ $0.kind == .word ? AskedNutrient.words[$0] : nil }).first,
      [.sodium, .sugar, .caffeine, .alcohol].contains(nutrient), tokens.count <= 10
    {
      return .limit(nutrient)
    }
    if asked.has("your", "you", "these"), asked.has("figures", "numbers", "data", "values", "calories"),
      asked.has("come", "from", "accurate", "reliable", "trust", "source", "sources", "correct"), !asked.has("i", "my")
    {
      return .sources
    }
    return meaning(asked, tokens).map { .meaning($0) }
  }

  private static let own: WordSet = [
    "i", "i've", "my", "did", "today", "yesterday", "week", "walked", "burn", "burns", "burned",
  ]

  /// "How many steps is 5 km", "how far is 10,000 steps".
  private func walked(_ asked: Asked, _ tokens: [Token]) -> FactQuestion? {
    guard !asked.isOfNutrition, !Self.own.occurs(in: tokens), asked.has("how") else { return nil }
    let amounts = WorkoutAmountReader.read(tokens)
    if asked.has("many"), !asked.has("km", "kilometers", "kilometres", "miles") || amounts.kilometers != nil {
      let kilometres =
        amounts.kilometers
        ?? (asked.has("mile") ? UnitConversion.kilometresPerMile : asked.has("kilometer", "kilometre") ? 1 : nil)
      return kilometres.flatMap { $0 > 0 && $0 <= 1000 ? .steps(kilometres: $0) : nil }
    }
    guard let steps = amounts.steps, steps > 0, steps <= 1_000_000 else { return nil }
    return .distance(steps: steps)
  }

  private static let fuels: WordTable<AskedNutrient> = [
    "fat": .fat, "protein": .protein, "carbs": .carbs, "carb": .carbs, "carbohydrate": .carbs, "carbohydrates": .carbs,
    "sugar": .carbs, "alcohol": .alcohol, "fiber": .fiber, "fibre": .fiber,
  ]
  private static let fuelFrame: WordSet = QuestionWords.frame.union(
    WordList.words(
      """
      calories calorie kcal kcals cals energy gram grams g kilo kilos kg kilogram pound pounds lb lbs stone ounce oz body
      human bodyfat per one single need burn lose deficit must weight pure contain contains hold holds stored
      """))

  /// "How many calories in a gram of fat"; kilograms and pounds of fat are the person's own: nobody eats that much.
  private func nutrientEnergy(_ asked: Asked, _ tokens: [Token]) -> FactQuestion? {
    let isLost = asked.has("lose") && !asked.has("eat", "week", "day", "month", "should")
    guard asked.has("how", "what", "what's", "does", "do"),
      tokens.allSatisfy({ $0.kind == .number || Self.fuelFrame.contains($0) || Self.fuels[$0] != nil })
    else { return nil }
    let fuels = tokens.compactMap { $0.kind == .word ? Self.fuels[$0] : nil }
    let parser = QuantityParser(tokens)
    var grams: Double?
    for index in tokens.indices where grams == nil { grams = parser.quantity(at: index)?.grams }
    if grams == nil, let unit = tokens.last(where: { $0.isOne(of: "gram", "g", "kilo", "kg", "pound", "lb") }) {
      grams = UnitTable.byName[unit].map(\.factor)
    }
    // "Does alcohol have calories?"
    if grams == nil, asked.has("does", "do"), fuels.count == 1, asked.has("have", "contain") { grams = 1 }
    guard let grams, grams > 0, grams <= 200_000 else { return nil }
    let isBody = asked.has("body", "bodyfat", "human", "weight") || isLost
    if grams >= Self.leastOfBody || isBody,
      fuels == [.fat] || fuels.isEmpty && (isLost || asked.has("weight", "bodyfat"))
    {
      return .bodyFat(kilograms: grams / 1000)
    }
    guard fuels.count == 1, let fuel = fuels.first, !isBody else { return nil }
    return .nutrientEnergy(fuel, grams: grams)
  }

  /// Grams of fat from which on nobody means what is eaten.
  private static let leastOfBody = 300.0

  private static let terms = PhraseTable<FactQuestion.Term>([
    ("calorie deficit", .deficit), ("caloric deficit", .deficit), ("energy deficit", .deficit), ("deficit", .deficit),
    ("calorie surplus", .surplus), ("caloric surplus", .surplus), ("surplus", .surplus), ("calorie", .calorie),
    ("kcal", .calorie), ("kilocalorie", .calorie), ("kilocalories", .calorie), ("macros", .macros), ("macro", .macros),
    ("macronutrients", .macros), ("tdee", .maintenance), ("maintenance calories", .maintenance),
    ("bmr", .restingEnergy),
    ("basal metabolic rate", .restingEnergy), ("resting metabolic rate", .restingEnergy), ("bmi", .bodyMassIndex),
    ("body mass index", .bodyMassIndex), ("fibre", .fiber), ("fiber", .fiber), ("protein", .protein), ("met", .met),
    ("mets", .met),
  ])

  /// "What is a calorie deficit", "what are macros", "what does bmr mean", and the glycaemic index of anything.
  private func meaning(_ asked: Asked, _ tokens: [Token]) -> FactQuestion.Term? {
    if asked.has("glycemic", "glycaemic") { return .glycemicIndex }
    guard tokens.count <= 8, !asked.has("my", "i", "me", "left", "today", "yesterday") else { return nil }
    if asked.has("difference", "same"), asked.has("kcal", "kcals", "kilocalories"), asked.has("calories", "calorie") {
      return .calorie
    }
    var start = 0
    if tokens[0].isOne(of: "define", "explain", "what's") {
      start = 1
    } else if tokens[0].isWord("what"), tokens.word(1).isOne(of: "is", "are", "does") {
      start = 2
    } else {
      return nil
    }
    if tokens.word(start).isOne(of: "a", "an", "the") { start += 1 }
    guard let match = Self.terms.match(at: start, in: tokens) else { return nil }
    let end = start + match.count
    return end == tokens.count || end + 1 == tokens.count && tokens[end].isWord("mean") ? match.value : nil
  }

  private static let beforeDish: WordSet = ["a", "an", "the", "some", "good", "easy", "give", "me", "healthy"]

  /// "Recipe for lentil soup", "how do I make hummus": the dish whose recipe is asked for.
  func recipe(_ asked: Asked) -> [AddMeal.Item]? {
    let tokens = asked.tokens
    let isRecipe = asked.has("recipe", "recipes")
    let isMaking =
      tokens.word(0) == "how" && (tokens.word(1) == "to" || tokens.word(2).isOne(of: "i", "you", "we"))
      && asked.has("make", "cook", "bake", "prepare")
    guard isRecipe || isMaking, !asked.has("my", "calories", "protein", "carbs", "sure", "log"),
      let verb = tokens.lastIndex(where: { $0.isOne(of: "for", "of", "make", "cook", "bake", "prepare", "recipe") })
    else { return nil }
    let named = tokens[verb].isWord("recipe") ? tokens[..<verb] : tokens[(verb + 1)...]
    let items = known(in: named.drop(while: { Self.beforeDish.contains($0) }))
    return items.isEmpty && isMaking ? nil : items
  }
}
