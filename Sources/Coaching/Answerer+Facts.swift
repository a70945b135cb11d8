import Foods
import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Questions for foods that hold much or little of something, for recipes, and of general knowledge.
extension Answerer {
  /// Foods that are named at once.
  private static let mostNamed = 6

  /// Everyday foods in usual portions, the best for what is wished first.
  func foods(_ ranking: FoodRanking) -> Answer {
    guard let wish = ranking.wishes.first else { return Answer(text: Self.help) }
    if let unknown = ranking.wishes.first(where: { if case .unknown = $0.nutrient { true } else { false } }) {
      return Answer(
        text:
          "The tables here do not hold how much \(unknown.nutrient.name) foods have, so I cannot name any. They hold "
          + "energy, protein, carbs, fat, fibre, sugar, sodium, alcohol and caffeine.")
    }
    var found = EverydayFood.of(ranking).compactMap { food -> FoodItem? in
      var none: [String] = []
      return ground(AddMeal.Item(name: food.name), &none).items.first.map { item in
        var item = item
        item.name = food.name.capitalizedFirst
        return item
      }
    }
    // What is asked for besides leaves the better half.
    for other in ranking.wishes.dropFirst() {
      found = Array(Self.ranked(found, other).prefix((found.count + 1) / 2))
    }
    let best = Self.ranked(found, wish).prefix(Self.mostNamed)
    guard !best.isEmpty else { return Answer(text: "I know no everyday food that is all of that.") }
    let asked = ranking.wishes.map(\.nutrient)
    let lines = best.map { "\($0.name), \(Self.amount(of: $0)): \(Self.words(of: $0.nutrients, asked))" }
    let place = wish.isLow ? "Lowest" : "Highest"
    return Answer(
      text: "\(place) in \(wish.nutrient.name) of everyday foods, in a usual portion: \(lines.joined(separator: "; "))."
    )
  }

  private static func ranked(_ foods: [FoodItem], _ wish: FoodRanking.Wish) -> [FoodItem] {
    let known = foods.compactMap { food in wish.nutrient.amount(in: food.nutrients).map { (food: food, amount: $0) } }
    return known.filter { wish.isLow || $0.amount > 0 }.sorted { one, other in
      // As it is shown, so that the order can be seen; of what has equally much, what has more protein is the better meal.
      let (first, second) = ((one.amount * 10).rounded(), (other.amount * 10).rounded())
      return first == second
        ? one.food.nutrients.proteinG > other.food.nutrients.proteinG : (first < second) == wish.isLow
    }.map(\.food)
  }

  /// "26 g protein, 143 kcal".
  private static func words(of nutrients: Nutrients, _ asked: [AskedNutrient]) -> String {
    let special = asked.filter { $0 != .calories }.map { nutrient in
      "\((nutrient.amount(in: nutrients) ?? 0).text(decimals: 1)) \(nutrient.unit) \(nutrient.name)"
    }
    return (special + [Figures.kcal(nutrients.calories)]).joined(separator: ", ")
  }

  /// The dish's figures, where it was named: recipes to cook from are not kept.
  func recipe(of items: [AddMeal.Item]) -> Answer {
    let none = "I am sorry, I have no recipes to cook from; I can only say what a dish holds."
    guard !items.isEmpty else { return Answer(text: none) }
    var answer = nutrition(of: items)
    answer.text = "\(none) \(answer.text)"
    return answer
  }

  // MARK: General knowledge

  func fact(_ question: FactQuestion) -> Answer {
    switch question {
    case .bodyFat(let kilograms):
      let energy = (WeightForecast.flatRule * kilograms / 50).rounded() * 50
      return Answer(
        text:
          "About \(Figures.kcal(energy)) in \(kilograms.text(decimals: 2)) kg of body fat, by the rule of 7,700 kcal a kilogram "
          + "(Wishnofsky 1958: 3,500 kcal a pound). A kilogram of weight that is lost takes 6,300 to 7,900 kcal, since "
          + "some of it is not fat (Hall 2007); \"ada forecast\" reckons with that.")
    case .nutrientEnergy(let nutrient, let grams):
      guard let factor = Self.energyOfGram(nutrient) else { return Answer(text: Self.help) }
      return Answer(
        text:
          "\(Figures.kcal(factor * grams)) in \(Figures.grams(grams)) of \(nutrient.name): protein and carbs have 4 "
          + "kcal a gram, fat 9, alcohol 7, fibre about 2 (Atwater's factors).")
    case .steps(let kilometres):
      let (count, assumption) = stepsOfKilometre
      return Answer(
        text:
          "\(units.distance(kilometres: kilometres)) is about \(Figures.whole(roughly(count * kilometres))) steps of walking.",
        assumptions: [assumption])
    case .distance(let steps):
      let (count, assumption) = stepsOfKilometre
      return Answer(
        text: "\(Figures.whole(steps)) steps of walking are about \(units.distance(kilometres: steps / count)).",
        assumptions: [assumption])
    case .glasses(let millilitres):
      return Answer(
        text:
          "\(units.volume(millilitres: millilitres)) is \((millilitres / Self.glassMl).text(decimals: 1)) glasses of "
          + "\(units.volume(millilitres: Self.glassMl)).")
    case .limit(let nutrient): return Answer(text: Self.limit(nutrient))
    case .countsAsWater:
      return Answer(
        text: "Yes: water, coffee, tea and other drinks without sugar or alcohol count towards your water. "
          + (day(today).map { hydration($0, when: "today") } ?? ""))
    case .sources:
      return Answer(
        text:
          "Figures of foods are from USDA's tables (FNDDS, SR Legacy, Foundation Foods), from labels of branded foods and "
          + "from menus of restaurants; those of activities from the Compendium of Physical Activities. What is least sure is "
          + "a portion that was not weighed. \"ada explain\" shows what an entry was reckoned from.")
    case .meaning(let term): return Answer(text: meaning(term))
    }
  }

  private static let glassMl = 240.0

  /// What an adult should stay under.
  private static func limit(_ nutrient: AskedNutrient) -> String {
    switch nutrient {
    case .sodium:
      "An adult should stay under \(Figures.whole(DailyLimit.sodiumMg)) mg of sodium a day (NASEM 2019), which is about 5.8 g "
        + "of salt."
    case .sugar:
      "WHO (2015) advises less than 10 % of the day's energy from free sugars, about 50 g of 2,000 kcal; sugar in whole fruit "
        + "and milk is not meant."
    case .caffeine:
      "EFSA (2015) calls up to 400 mg of caffeine a day safe for adults, and 200 mg at once; in pregnancy up to 200 mg a day."
    default: "WHO (2023) names no amount of alcohol that is safe; less is better."
    }
  }

  /// Kilocalories a gram by Atwater's general factors; nil of what has none.
  static func energyOfGram(_ nutrient: AskedNutrient) -> Double? {
    switch nutrient {
    case .protein, .carbs, .sugar: 4
    case .fat: 9
    case .alcohol: 7
    case .fiber: 2
    default: nil
    }
  }

  /// Nobody counts single steps ahead.
  func roughly(_ steps: Double) -> Double { (steps / 50).rounded() * 50 }

  /// From the person's height where it is known.
  var stepsOfKilometre: (count: Double, assumption: String) {
    let profile = conversation.profile
    guard let height = profile.heightCm else {
      return (
        StepLength.usualStepsOfKilometre,
        "1,300 steps a kilometre; with your height (\"I am 178 cm tall\") it is closer"
      )
    }
    let count = StepLength.stepsOfKilometre(heightCm: height, sex: profile.sex)
    return (
      count,
      "\(Figures.whole(count)) steps a kilometre at \(units.height(centimetres: height)) and 4.8 km/h (Hoeger 2008)"
    )
  }

  private func meaning(_ term: FactQuestion.Term) -> String {
    switch term {
    case .calorie:
      return "What food labels and people call a calorie is a kilocalorie, 1 kcal or 4.184 kJ: the same thing here."
    case .deficit:
      return
        "A calorie deficit is eating less energy than the body uses, so that it takes the rest from its stores and gets "
        + "lighter. \(deficit())"
    case .surplus: return "A calorie surplus is eating more energy than the body uses; the rest is stored."
    case .macros:
      return
        "Macros are the nutrients that give energy: protein and carbs, 4 kcal a gram each, and fat, 9 kcal a gram. "
        + targets().text
    case .maintenance:
      return "Maintenance, or TDEE, is all the energy a day uses: rest, movement and digestion. \(maintenance())"
    case .restingEnergy: return "BMR is what the body uses in a day of complete rest. \(resting())"
    case .bodyMassIndex:
      return "BMI is weight in kilograms over height in metres, squared. \(bodyMassIndex().text)"
    case .fiber:
      return
        "Fibre is the part of plants that the gut does not take up: whole grain, legumes, vegetables and fruit have it."
    case .protein:
      return
        "Protein is what muscle and much else of the body is built from: meat, fish, eggs, dairy, legumes and tofu have "
        + "much of it."
    case .glycemicIndex:
      return
        "The tables here hold no glycaemic index. They hold energy, protein, carbs, fat, fibre, sugar, sodium, alcohol "
        + "and caffeine: \"how much sugar is in white bread?\""
    case .met:
      return
        "A MET is how many times the energy of sitting still an activity takes: walking about 3.5, running 9 to 10."
    }
  }
}
