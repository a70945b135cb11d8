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
  /// What the words say for calls that the offline reading has not.
  let evidence: Evidence

  init(catalog: FoodCatalog, message: Message, offline: Reading) {
    self.catalog = catalog
    self.message = message
    self.offline = offline
    evidence = Evidence(message.text, isRead: !offline.calls.isEmpty)
  }

  /// An offline reading surer than this has understood the sentence.
  static let sure = 0.75

  /// What is done, and what is asked first.
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
      // Asked for advice, a model may want a goal set: the person is asked.
      outcome.held = asksForAim ? calls.filter { $0.name == .setGoal } : []
      return outcome
    }
    var unused = offline.calls
    func take(where matches: (ToolCall) -> Bool) -> ToolCall? {
      unused.firstIndex(where: matches).map { unused.remove(at: $0) }
    }
    let reads = offline.calls.meals
    var meals = settle(calls.meals, with: reads)[...]
    for call in calls {
      let own: ToolCall?
      let settled: ToolCall?
      if case .addMeal = call, let meal = meals.popFirst() {
        own = meal.read.flatMap { read in take { $0 == .addMeal(reads[read]) } }
        settled = meal.meal.map(ToolCall.addMeal)
      } else {
        own = take { $0.name == call.name }
        if own == nil, needsYes(call) {
          outcome.held.append(call)
          continue
        }
        settled = settle(call, with: own)
      }
      if let settled {
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

  private var asksForAim: Bool {
    switch offline.query {
    case .advice, .targets: true
    default: false
    }
  }

  /// Whether a call may stand of which the offline reading has nothing: where that is sure it has all there is, and a
  /// question, a correction and talk that reports nothing are no reason to log more.
  var mayAdd: Bool {
    guard offline.calls.isEmpty else { return offline.confidence < Self.sure }
    let isTalk = evidence.said.isSurelyEnglish && offline.clarification == nil && offline.query == .other
    return !evidence.said.isQuestion && !evidence.said.isCorrection && !isTalk
  }

  /// A removal or a goal in a sentence the offline engine makes nothing of; where it does, it is left out below.
  private func needsYes(_ call: ToolCall) -> Bool {
    switch call {
    case .setGoal, .removeEntry: offline.calls.isEmpty
    default: false
    }
  }

  /// The call to carry out instead of the model's, which is no meal; nil where the words do not support it.
  private func settle(_ call: ToolCall, with own: ToolCall?) -> ToolCall? {
    switch (call, own) {
    case (.addWorkout, .addWorkout?), (.addWater, .addWater?), (.addWeight, .addWeight?), (.setGoal, .setGoal?),
      (.correctEntry, .correctEntry?), (.removeEntry, .removeEntry?):
      return own
    // The words ask for something else.
    case (.setGoal, _), (.removeEntry, _), (.correctEntry, _), (.searchFood, _), (.getProgress, _): return nil
    default: return mayAdd ? supported(call) : nil
    }
  }

  /// The call as far as the words speak for it, at the time that they say; nil where they do not.
  private func supported(_ call: ToolCall) -> ToolCall? {
    switch call {
    case .addWorkout(let workout):
      guard var workout = evidence.restrained(workout) else { return nil }
      workout.timestamp = time
      return .addWorkout(workout)
    case .addWater(var water):
      water.timestamp = time
      return evidence.supports(water) ? .addWater(water) : nil
    case .addWeight(var weight):
      weight.timestamp = time
      return evidence.supports(weight) ? .addWeight(weight) : nil
    default: return nil
    }
  }

  /// What stands for an item of the model's, the words' items that it is about taken out of the rest.
  ///
  /// Usually the words' item of the same food. A list in one name ("rye toast with butter") is what the words made of it; a
  /// dish that the words took apart and the tables know ("butter chicken") is the model's. Empty where the words have nothing
  /// of the kind.
  func standIns(for item: AddMeal.Item, from rest: inout [AddMeal.Item]) -> [AddMeal.Item] {
    let words = Set(FoodCatalog.foldedWords(item.name))
    let held = rest.indices.filter { words.isSuperset(of: FoodCatalog.foldedWords(rest[$0].name)) }
    if held.count > 1 {
      let isList = !words.isDisjoint(with: ["with", "and", "plus"]) || item.name.contains { ",&+".contains($0) }
      let isDish = !isList && (catalog.link(item.name)?.confidence ?? 0) >= Self.leastDish
      if isList || isDish {
        defer { for index in held.reversed() { rest.remove(at: index) } }
        return isList ? held.map { rest[$0] } : [evidence.restrained(item)]
      }
    }
    func shared(_ index: Int) -> Int { words.intersection(FoodCatalog.foldedWords(rest[index].name)).count }
    let alike = rest.indices.filter { isSame(rest[$0], item) }
    return alike.max { shared($0) < shared($1) }.map { [rest.remove(at: $0)] } ?? []
  }

  /// Links below this are no reason to take several foods of the words for one dish.
  private static let leastDish = 0.6

  /// Whether the model names a food that the words' items are not.
  func isNew(_ item: AddMeal.Item, beside read: [AddMeal.Item]) -> Bool {
    var rest = read
    let own = standIns(for: item, from: &rest)
    if own.count > 1 { return false }
    guard let one = own.first else { return true }
    return catalog.foodID(of: one) != catalog.foodID(of: item)
  }

  func isSame(_ a: AddMeal.Item, _ b: AddMeal.Item) -> Bool {
    let words = Set(FoodCatalog.foldedWords(a.name))
    if !words.isDisjoint(with: FoodCatalog.foldedWords(b.name)) { return true }
    return catalog.foodID(of: a).map { $0 == catalog.link(b.name)?.food.id } ?? false
  }

  /// When the words say it happened, or the line that heads them.
  var time: Date? { TimeReader.read(message.text, now: message.at, timeZone: message.timeZone)?.date ?? message.day }
}
