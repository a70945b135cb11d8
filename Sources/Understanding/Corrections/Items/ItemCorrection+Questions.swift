import Nutrition
import ToolCalls

/// What is answered to a change of a meal's items, and what is asked where it is not clear.
extension ItemCorrection {
  /// The correction that `change` is, or the question that it leaves.
  func answer(to change: Change, in meal: Meal) -> Reading? {
    switch change {
    case .items(let changes): return Reading(CorrectEntry(entryId: meal.id, items: changes))
    case .unclear(let food): return Reading(clarification: question(about: food, in: meal), confidence: 0.4)
    case .same: return .leftAsLogged
    case .whichOf(let kind):
      return Reading(
        clarification: Clarification(
          question: "Which of them was \(kind.map(\.text).joined(separator: " "))? Say it with its name."),
        confidence: 0.4)
    case .unknown(let food) where food.name.split(separator: " ").count > Self.longestName:
      return .leftAsLogged
    case .unknown(let food):
      return Reading(clarification: question(about: food, in: meal, isKnown: false), confidence: 0.4)
    case .unmeasured(let index):
      return Reading(
        clarification: Clarification(
          question: "How much of \(meal.items[index].name.prefix(60)) did you have in all?"), confidence: 0.4)
    // Figures without a food are of energy alone.
    case .uncounted(let figure, let index) where meal.items[index].name == AddMeal.Item.figuresName:
      return Amount(Lexer.tokens(of: "\(Int(figure)) kcal")).map { amount in
        let item = meal.items[index]
        return Reading(CorrectEntry(entryId: meal.id, items: [replace(item, with: amount.applied(to: item))]))
      }
    case .uncounted(let figure, let index):
      return Reading(clarification: question(about: figure, of: meal.items[index], in: meal), confidence: 0.4)
    }
  }

  /// Words of a name; a longer one is a clause that was told of something else.
  private static let longestName = 3

  /// Whether so much of an item is its weight or its energy.
  func question(about figure: Double, of item: FoodItem, in meal: Meal) -> Clarification {
    let number = Int(figure)
    let units = [item.foodType == .drink ? "ml" : "g", "kcal"]
    let choices = units.compactMap { unit in
      Amount(Lexer.tokens(of: "\(number) \(unit)")).map { amount in
        Clarification.Choice(
          label: "\(number) \(unit)",
          calls: [.correctEntry(CorrectEntry(entryId: meal.id, items: [replace(item, with: amount.applied(to: item))]))]
        )
      }
    }
    return Clarification(
      question: "\(number) what of \(item.name.prefix(60))?", choices: choices + [.init(label: "leave it", calls: [])])
  }

  /// What a food is that is said instead of nobody knows which.
  func question(about food: AddMeal.Item, in meal: Meal, isKnown: Bool = true) -> Clarification {
    let name = String(food.name.prefix(60))
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let choices = meal.items.indices.prefix(5).map { index in
      let item = matcher.saidNames[index] ?? meal.items[index].name
      return Clarification.Choice(
        label: "instead of \(item.prefix(60))",
        calls: [
          .correctEntry(CorrectEntry(entryId: meal.id, items: [replace(meal.items[index], with: food)]))
        ])
    }
    let more = CorrectEntry(entryId: meal.id, items: [CorrectEntry.ItemChange(action: .add, item: food)])
    return Clarification(
      question: isKnown
        ? "What is \(name) in that meal?" : "I don't know \"\(name)\", so I left that as it was logged.",
      choices: choices + [
        .init(label: "on top of it", calls: [.correctEntry(more)]), .init(label: "leave it", calls: []),
      ]
    )
  }
}
