import Foods
import Foundation
import Insights
import Nutrition
import ToolCalls
import Understanding

/// Questions about foods: answered from the tables and what the person taught, naming food and portion.
extension Answerer {
  func nutrition(of items: [AddMeal.Item]) -> Answer { figures(of: items).answer }

  /// Whether foods fit what the day has left.
  func fit(of items: [AddMeal.Item]) -> Answer {
    var (answer, total) = figures(of: items)
    guard let day = day(today), total.calories > 0 else { return answer }
    let left = day.remainingCalories - total.calories
    if left.rounded() >= 0 {
      answer.text +=
        " That fits: it leaves \(Figures.kcal(left)) of today's \(Figures.kcal(day.targets.energy.total.kilocalories))."
    } else if day.remainingCalories.rounded() > 0 {
      answer.text += " That is \(Figures.kcal(-left)) more than the \(Figures.kcal(day.remainingCalories)) left today."
    } else {
      answer.text += " Nothing is left for it today: you are \(Figures.kcal(-day.remainingCalories)) over."
    }
    return answer
  }

  private func figures(of items: [AddMeal.Item]) -> (answer: Answer, total: Nutrients) {
    var answer = Answer(text: "")
    var lines: [String] = []
    var total = Nutrients.zero
    let asked = asked
    let foods = items.flatMap { item -> [FoodItem] in
      let found = ground(item, &answer.assumptions)
      if let problem = found.problem { lines.append(problem) }
      return found.items
    }
    for food in foods {
      total += food.nutrients
      lines.append("\(food.name), \(Self.amount(of: food)): \(Self.figures(food.nutrients, asked: asked)).")
    }
    if foods.count > 1 { lines.append("Together: \(Self.figures(total, asked: asked)).") }
    if asksUnits, let alcohol = total.alcoholG { lines.append(Self.units(ofAlcohol: alcohol)) }
    answer.text = lines.joined(separator: " ")
    answer.assumptions = answer.assumptions.filter { !$0.isEmpty }
    return (answer, total)
  }

  /// Foods beside each other: in the amounts that were said, else 100 g of each.
  func comparison(of items: [AddMeal.Item]) -> Answer {
    var assumptions: [String] = []
    let isMeasured = items.contains { $0.quantity != nil || $0.grams != nil || $0.unit != nil }
    let foods = items.flatMap { item -> [(name: String, words: String, nutrients: Nutrients)] in
      if !isMeasured, let food = catalog.link(item.name)?.food, MealReference(foodID: food.id) == nil {
        return [(food.shownName, food.shownName, food.per100g)]
      }
      return ground(item, &assumptions).items.map { ($0.name, "\($0.name), \(Self.amount(of: $0))", $0.nutrients) }
    }
    guard foods.count > 1 else { return nutrition(of: items) }
    let asked = asked
    let lines = foods.map { "\($0.words): \(Self.figures($0.nutrients, asked: asked))" }
    var text = (isMeasured ? "" : "For 100 g each. ") + lines.joined(separator: "; ") + "."
    if let nutrient = asked.first, nutrient != .calories || asked.count == 1 {
      let known = foods.compactMap { food in nutrient.amount(in: food.nutrients).map { (food.name, $0) } }
      if known.count == foods.count, let most = known.max(by: { $0.1 < $1.1 }),
        known.filter({ $0.1 == most.1 }).count == 1
      {
        text += " Most \(nutrient.name): \(most.0)."
      }
    }
    return Answer(text: text, assumptions: isMeasured ? assumptions : [])
  }

  /// How much of a food has so much of a nutrient, from one portion of it.
  func amount(_ question: AmountQuestion) -> Answer {
    var assumptions: [String] = []
    let found = ground(question.item, &assumptions)
    guard let portion = found.items.first, found.items.count == 1 else { return nutrition(of: [question.item]) }
    guard let held = question.nutrient.amount(in: portion.nutrients) else {
      return Answer(text: "The tables do not say how much \(question.nutrient.name) is in \(portion.name).")
    }
    guard held > 0 else { return Answer(text: "There is no \(question.nutrient.name) in \(portion.name).") }
    let factor = question.amount / held
    var wanted = portion
    wanted.quantity *= factor
    wanted.grams *= factor
    wanted.nutrients = portion.nutrients.scaled(by: factor)
    let amount = "\(question.amount.text(decimals: 1)) \(question.nutrient.unit)"
    let what = question.nutrient == .calories ? amount : "\(amount) \(question.nutrient.name)"
    // No scale or hand tells hundredths of a portion.
    wanted.quantity = (wanted.quantity * 10).rounded() / 10
    return Answer(
      text: "For \(what): \(Self.amount(of: wanted)) of \(wanted.name) has \(Self.figures(wanted.nutrients)).",
      assumptions: assumptions.filter { !$0.isEmpty })
  }

  var asked: [AskedNutrient] {
    asksUnits ? [.alcohol] : AskedNutrient.asked(in: message.text)
  }

  /// "How many units in a bottle of wine?"
  private var asksUnits: Bool { PhraseText(message.text).has(Self.alcoholUnits) }
  private static let alcoholUnits: PhraseSet = ["many units"]

  /// "Alcohol units today": so is a question about the journal's alcohol.
  var countsUnits: Bool { PhraseText(message.text).has(Self.unitNames) }
  private static let unitNames: PhraseSet = ["units", "unit"]

  /// Alcohol in the measures that it is counted in.
  static func units(ofAlcohol grams: Double, what: String = "That") -> String {
    "\(what) is \((grams / britishUnit).text(decimals: 1)) British units of 8 g, or "
      + "\((grams / americanDrink).text(decimals: 1)) American drinks of 14 g."
  }

  /// Grams of alcohol.
  private static let britishUnit = 8.0
  private static let americanDrink = 14.0

  /// The food or foods that an item stands for, or why there are none.
  func ground(
    _ item: AddMeal.Item, _ assumptions: inout [String]
  ) -> (items: [FoodItem], problem: String?) {
    let planner = Planner(
      catalog: catalog, message: message, conversation: conversation, isEstimate: false, newID: newID,
      entryByID: { _ in nil }, meals: meals)
    do {
      let eaten = MealType.at(message.at, in: message.timeZone)
      return (try planner.items(for: item, path: "item", eaten: eaten, assumptions: &assumptions).items, nil)
    } catch .notRecalled(let question) {
      return ([], question)
    } catch {
      return ([], "I do not know \(item.name.trimmedForName).")
    }
  }

  /// "252 g (2 x banana)": the weight, and the portion that makes it.
  static func amount(of item: FoodItem) -> String {
    let grams = Figures.grams(item.grams)
    if item.isCalorieOverridden { return "as you gave it" }
    switch item.origin?.portion {
    case .portion, .volume, .usual:
      let count = item.quantity == 1 ? "1" : "\(item.quantity.text(decimals: 2)) x"
      if item.unit == "ml" { return "\(grams) (\(item.quantity.text(decimals: 1)) ml)" }
      return ["g", ""].contains(item.unit) ? grams : "\(grams) (\(count) \(item.unit))"
    case .stated, .estimate, .memory, nil: return grams
    }
  }

  /// What was asked for first, then the rest behind it.
  static func figures(_ nutrients: Nutrients, asked: [AskedNutrient]) -> String {
    let special = asked.filter { $0 != .calories }
    guard !special.isEmpty else { return figures(nutrients) }
    let words = special.map { nutrient in
      guard let amount = nutrient.amount(in: nutrients) else { return "the tables do not say its \(nutrient.name)" }
      return "\(amount.text(decimals: 1)) \(nutrient.unit) \(nutrient.name)"
    }
    return "\(words.joined(separator: ", ")) (\(figures(nutrients)))"
  }

  static func figures(_ nutrients: Nutrients) -> String {
    "\(Figures.kcal(nutrients.calories)), \(nutrients.proteinG.text(decimals: 1)) g protein, "
      + "\(nutrients.carbsG.text(decimals: 1)) g carbs, \(nutrients.fatG.text(decimals: 1)) g fat"
  }
}
