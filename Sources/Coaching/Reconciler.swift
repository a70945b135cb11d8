import Foods
import Foundation
import JSONTree
import Nutrition
import ToolCalls
import Understanding

/// Weighs a model's calls against the offline reading of the same sentence.
///
/// A model understands; it does not count. What the person's own words settle (amounts, weights, distances, times) is
/// taken from the offline reading, and a call that nothing in the words supports is left out.
struct Reconciler {
  let catalog: FoodCatalog
  let message: Message
  /// The offline reading of the same sentence.
  let offline: Reading

  /// An offline reading surer than this has understood the sentence.
  static let sure = 0.75

  struct Outcome: Equatable {
    var calls: [ToolCall]
    /// Where the two readings differed, for the record.
    var differences: [String]
    /// Calls that change what is there or what every later day is measured by, and that the words do not ask for: the
    /// person has to say yes to them.
    var held: [ToolCall] = []
  }

  func reconcile(_ calls: [ToolCall]) -> Outcome {
    var outcome = Outcome(calls: [], differences: [])
    if isSurelyNoLog {
      if !calls.isEmpty { outcome.differences.append("left out what the words do not say happened") }
      return outcome
    }
    var unused = offline.calls
    func take(where matches: (ToolCall) -> Bool) -> ToolCall? {
      unused.firstIndex(where: matches).map { unused.remove(at: $0) }
    }
    for call in calls {
      let own = take { $0.name == call.name }
      if own == nil, needsYes(call) {
        outcome.held.append(call)
        continue
      }
      if let settled = settle(call, with: own) {
        outcome.calls.append(settled)
        if settled.name != call.name || (own != nil && settled != call) {
          outcome.differences.append("\(call.name.rawValue): figures taken from the words")
        }
      } else {
        outcome.differences.append("\(call.name.rawValue): not in the words, left out")
      }
    }
    if offline.confidence >= Self.sure, offline.clarification == nil {
      for missed in unused {
        outcome.calls.append(missed)
        outcome.differences.append("\(missed.name.rawValue): missed by the model")
      }
    }
    return outcome
  }

  /// A question, a plan, something that did not happen or happened to somebody else.
  private var isSurelyNoLog: Bool {
    offline.calls.isEmpty && offline.clarification == nil && offline.query != nil && offline.query != .other
      && offline.confidence >= Self.sure
  }

  /// A removal or a goal in a sentence the offline engine makes nothing of; where it does, it is left out below.
  private func needsYes(_ call: ToolCall) -> Bool {
    switch call {
    case .setGoal, .removeEntry: offline.calls.isEmpty
    default: false
    }
  }

  /// The call to carry out instead of the model's; nil where the words do not support it.
  private func settle(_ call: ToolCall, with own: ToolCall?) -> ToolCall? {
    switch (call, own) {
    case (.addMeal(let meal), .addMeal(let read)?): .addMeal(settle(meal, with: read))
    case (.addMeal(var meal), _):
      {
        meal.timestamp = time
        return offline.calls.isEmpty || offline.confidence < Self.sure ? .addMeal(meal) : nil
      }()
    case (.addWorkout, .addWorkout?), (.addWater, .addWater?), (.addWeight, .addWeight?), (.setGoal, .setGoal?),
      (.correctEntry, .correctEntry?), (.removeEntry, .removeEntry?):
      own
    case (.addWorkout(var workout), _):
      {
        workout.timestamp = time
        workout.durationMin = workout.durationMin.flatMap { isSaid($0) ? $0 : nil }
        workout.distanceKm = workout.distanceKm.flatMap { isSaid($0) ? $0 : nil }
        return offline.confidence < Self.sure || offline.calls.isEmpty ? .addWorkout(workout) : nil
      }()
    case (.addWater(var water), _):
      {
        water.timestamp = time
        return isSaid(water.amountMl) ? .addWater(water) : nil
      }()
    case (.addWeight(var weight), _):
      {
        weight.timestamp = time
        return isSaid(weight.weightKg) ? .addWeight(weight) : nil
      }()
    // The words ask for something else.
    case (.setGoal, _), (.removeEntry, _), (.correctEntry, _): nil
    case (.searchFood, _), (.getProgress, _): nil
    }
  }

  /// The model's list of foods with the amounts of the words; foods only the words have are added.
  private func settle(_ meal: AddMeal, with read: AddMeal) -> AddMeal {
    var settled = read
    settled.name = meal.name
    settled.mealType = read.mealType
    if offline.confidence >= Self.sure { return settled }
    var rest = read.items
    settled.items = meal.items.map { item in
      guard let index = rest.firstIndex(where: { isSame($0, item) }) else { return item }
      return rest.remove(at: index)
    }
    settled.items += rest
    return settled
  }

  func isSame(_ a: AddMeal.Item, _ b: AddMeal.Item) -> Bool {
    let words = Set(FoodCatalog.foldedWords(a.name))
    if !words.isDisjoint(with: FoodCatalog.foldedWords(b.name)) { return true }
    guard let food = a.catalogId ?? catalog.link(a.name)?.food.id else { return false }
    return catalog.link(b.name)?.food.id == food
  }

  /// When the words say it happened.
  var time: Date? { TimeReader.read(message.text, now: message.at, timeZone: message.timeZone)?.date }

  /// Whether a figure stands in the sentence, to 1 %.
  private func isSaid(_ value: Double) -> Bool {
    let numbers = message.text.split { !($0.isNumber || $0 == "." || $0 == ",") }
      .compactMap { Double(String($0).replacing(",", with: ".").trimmingSuffix(".")) }
    return numbers.contains { abs($0 - value) <= 0.01 * max(1, value) }
  }
}

extension String {
  /// The text without that character at its end.
  func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
