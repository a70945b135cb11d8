import Foods
import Foundation
import Nutrition
import ToolCalls

/// The calls of a whole message.
extension MessageReader {
  func finished(_ draft: Draft) -> Reading {
    var reading = Reading(query: draft.query, clarification: draft.doubt, assumptions: draft.assumptions)
    for goal in merged(draft.goals) { reading.calls.append(.setGoal(goal)) }
    for occasion in draft.occasions { append(occasion, to: &reading) }
    for (call, mention) in WorkoutMerger.merged(draft.timed) {
      let moment = TimeReader.resolve(mention, now: context.now, timeZone: context.timeZone)
      guard !moment.isFuture else {
        reading.query = reading.query ?? .plan
        continue
      }
      if case .addWorkout(let workout) = call, let question = SpeedLimit.question(about: workout, in: context.units) {
        reading.clarification = reading.clarification ?? question
        continue
      }
      if case .addWater(let water) = call, water.amountMl > WaterReader.most {
        reading.clarification = WaterReader.tooMuch
        continue
      }
      reading.calls.append(dated(call, moment.date))
    }
    guard reading.calls.isEmpty else { return reading }
    if draft.hasIdiom, draft.distance == nil {
      reading.query = reading.query ?? .other
      reading.clarification = nil
    }
    if reading.query == nil, let distance = draft.distance {
      let moment = TimeReader.resolve(distance.time, now: context.now, timeZone: context.timeZone)
      if moment.isFuture {
        reading.query = .plan
      } else {
        reading.clarification = Self.question(about: distance, at: moment.date)
      }
    }
    if reading.query == nil, reading.clarification == nil {
      reading.clarification = Reading.notUnderstood.clarification
      reading.confidence = 0.1
    }
    return reading
  }

  func append(_ occasion: OccasionGrouper.Occasion, to reading: inout Reading) {
    let moment = TimeReader.resolve(occasion.time, now: context.now, timeZone: context.timeZone)
    guard !moment.isFuture else {
      reading.query = reading.query ?? .plan
      return
    }
    let best = occasion.foods.map(\.confidence).max() ?? 0
    let hasFigures = occasion.foods.contains { $0.item.calories != nil }
    guard best >= Self.leastConfidence || hasFigures || !context.asksBack && best > 0 && isMeasured(occasion) else {
      reading.clarification = reading.clarification ?? question(about: occasion, at: moment.date)
      reading.confidence = min(reading.confidence, best)
      return
    }
    var items: [AddMeal.Item] = []
    for food in occasion.foods {
      let item = inUnitsOfPerson(food.item)
      if let most = mostExceeded(by: item) {
        reading.clarification = Clarification(
          question: "That is more than \(most) kg of \(item.name.prefix(60)). How much was it?")
        continue
      }
      // What nobody knows cannot be counted; a figure that was said counts.
      if food.confidence == 0, item.calories == nil {
        reading.notCounted.append("\"\(item.name.prefix(60))\" is not known and not counted")
      } else {
        items.append(item)
        if context.asksBack, reading.clarification == nil {
          reading.clarification = RivalReader(catalog: foods.catalog).question(about: item, confidence: food.confidence)
        }
        reading.confidence = min(reading.confidence, item.calories == nil ? food.confidence : 1)
      }
    }
    guard !items.isEmpty else { return }
    reading.calls.append(.addMeal(AddMeal(items: items, mealType: occasion.time.meal, timestamp: moment.date)))
  }

  /// Below this the best guess is more often wrong than right.
  static let leastConfidence = 0.3

  /// Who counts in stones drinks imperial pints, and who counts in US units the smaller ones. Where the units are
  /// metric, the food decides: beer is sold by the imperial pint.
  func inUnitsOfPerson(_ item: AddMeal.Item) -> AddMeal.Item {
    guard context.units != .metric, let name = item.unit, let unit = UnitTable.unit(named: name),
      case let own = unit.own(in: context.units), unit.name == "pint" || own != unit
    else { return item }
    var item = item
    let size =
      own.factor < 100 ? NumberPhrase.plain((own.factor * 10).rounded() / 10) : NumberPhrase.plain(own.factor.rounded())
    item.assumptions.append("a \(unit.name) of \(item.name.prefix(60)) = \(size) ml")
    item.quantity = (item.quantity ?? 1) * own.factor
    item.unit = "ml"
    return item
  }

  /// The person said how much, so that it was food whatever it is called.
  private func isMeasured(_ occasion: OccasionGrouper.Occasion) -> Bool {
    occasion.foods.contains { $0.item.quantity != nil && ($0.item.unit != nil || occasion.isReported) }
  }

  func question(about occasion: OccasionGrouper.Occasion, at date: Date?) -> Clarification? {
    guard let item = occasion.foods.first?.item else { return nil }
    let near = foods.catalog.candidates(for: item.name, limit: 4)
    guard !near.isEmpty else {
      guard occasion.isReported else { return nil }
      let name = item.name.prefix(60)
      return Clarification(
        question:
          "I don't know \"\(name)\" yet. Tell me its calories, as in \"\(name) 300 kcal\", or call it by another name.")
    }
    return Clarification(
      question: "I don't know \"\(item.name.prefix(60))\". Is it one of these?",
      choices: near.map { match in
        // A table's name read as a sentence would part at its commas: "Pie, fried, NFS".
        let meal = AddMeal(items: [item.renamed(match.food.name)], mealType: occasion.time.meal, timestamp: date)
        return Clarification.Choice(label: match.food.shownName, calls: [.addMeal(meal)])
      })
  }

  func merged(_ goals: [SetGoal]) -> [SetGoal] {
    guard var goal = goals.first else { return [] }
    for other in goals.dropFirst() {
      goal.goalType = other.goalType ?? goal.goalType
      goal.goalRate = other.goalRate ?? goal.goalRate
      goal.activityLevel = other.activityLevel ?? goal.activityLevel
      goal.targetWeightKg = other.targetWeightKg ?? goal.targetWeightKg
      goal.calorieTarget = other.calorieTarget ?? goal.calorieTarget
    }
    return [goal]
  }

  func dated(_ call: ToolCall, _ date: Date?) -> ToolCall {
    switch call {
    case .addWorkout(var workout):
      workout.timestamp = date
      return .addWorkout(workout)
    case .addWeight(var weight):
      weight.timestamp = date
      return .addWeight(weight)
    case .addWater(var water):
      water.timestamp = date
      return .addWater(water)
    default: return call
    }
  }
}

/// How much of one thing nobody has.
extension MessageReader {
  /// Kilograms of one item that nobody eats.
  private static let most = 5
  /// And of what is told in bottles and the like, which people count over an evening.
  private static let mostInVessels = 10
  /// So few vessels never hold that much, and need not be weighed.
  private static let fewVessels = 4.0

  /// The kilograms that an item is more than, where nobody has so much: "6 kg of rice", "80 bottles of cider".
  func mostExceeded(by item: AddMeal.Item) -> Int? {
    guard let quantity = item.quantity, let unit = item.unit.flatMap({ UnitTable.unit(named: $0) }) else {
      return (item.grams ?? 0) > Double(Self.most * 1000) ? Self.most : nil
    }
    if unit.dimension == .mass || unit.dimension == .volume {
      return quantity * unit.factor > Double(Self.most * 1000) ? Self.most : nil
    }
    guard unit.isContainer, quantity > Self.fewVessels,
      let food = item.catalogId.flatMap({ foods.catalog.food(id: $0) })
    else { return nil }
    let grams = foods.catalog.portion(of: food, quantity: quantity, unit: unit.name, said: item.name).grams
    return grams > Double(Self.mostInVessels * 1000) ? Self.mostInVessels : nil
  }
}
