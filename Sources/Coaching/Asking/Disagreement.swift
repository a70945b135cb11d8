import Foods
import Foundation
import Nutrition
import ToolCalls
import Understanding

/// Two readings of one sentence that are too far apart for one of them to be logged without a word.
///
/// They are compared after grounding, the model's foods with the amounts that the words give: what is left are the
/// foods, and amounts that nobody said.
struct Disagreement {
  /// Three times the energy is another meal.
  static let factor = 3.0
  /// Kilocalories; less is no matter for a day.
  static let least = 100.0
  /// An offline reading this sure stands where the model has nothing.
  static let plausible = 0.5

  /// What one reading takes for eaten.
  struct Side: Equatable {
    var names: [String] = []
    var calories = 0.0
    /// Whether all its foods are in the tables and in the sentence.
    var isSupported = true

    var label: String {
      names.isEmpty ? "nothing to log" : "\(names.joined(separator: ", ")) (\(Figures.kcal(calories)))"
    }
  }

  /// Which reading has the better evidence.
  enum Verdict: Equatable {
    case words, model, neither
  }

  let words: Side
  let model: Side
  let verdict: Verdict
  /// The model's meals with the amounts and times of the words, as they would be carried out.
  let modelCalls: [ToolCall]
  private let sentence: String

  /// - Returns: nil where the readings agree well enough, where only one of them has anything to say, and where the words
  ///   are sure and name none of what the model adds.
  init?(_ answer: ModelAnswer, reconciler: Reconciler) {
    let reading = reconciler.offline
    let read = reading.calls.meals
    let meals = answer.calls.meals
    guard let words = Side(read.flatMap(\.items), isEstimate: false, reconciler), !read.isEmpty else { return nil }
    let isUnsure = reading.confidence < Reconciler.sure
    if meals.isEmpty {
      // Words without a call: an offline reading that is sure stands, whatever the model claims to have done.
      guard answer.calls.isEmpty, answer.isAnswer, isUnsure, reading.calls.count == read.count,
        words.calories >= Self.least
      else { return nil }
      (model, modelCalls) = (Side(), [])
    } else {
      let items = read.flatMap(\.items)
      // Foods that the model merely passes over are no other reading.
      guard meals.flatMap(\.items).contains(where: { reconciler.isNew($0, beside: items) }) else { return nil }
      var rest = items
      var settled = meals.map { $0.settled(by: &rest, reconciler) }.filter { !$0.items.isEmpty }
      guard let last = settled.indices.last else { return nil }
      settled[last].items += rest
      guard let model = Side(settled.flatMap(\.items), isEstimate: true, reconciler),
        Self.isWild(words.calories, model.calories), isUnsure || model.isSupported
      else { return nil }
      self.model = model
      modelCalls = settled.map(ToolCall.addMeal)
    }
    self.words = words
    sentence = reconciler.message.text
    verdict = Self.verdict(confidence: reading.confidence, model: model)
  }

  /// Whether two energies, in kilocalories, are of different meals.
  static func isWild(_ a: Double, _ b: Double) -> Bool {
    abs(a - b) >= least && max(a, b) >= factor * min(a, b)
  }

  /// A sure offline reading first, then a model whose foods are all in the sentence and in the tables.
  static func verdict(confidence: Double, model: Side) -> Verdict {
    if confidence >= Reconciler.sure { return .words }
    if !model.names.isEmpty, model.isSupported { return .model }
    return confidence >= plausible ? .words : .neither
  }

  /// Asks which it was.
  var question: Clarification {
    var choices = [Clarification.Choice(label: words.label, sentence: sentence)]
    if !modelCalls.isEmpty { choices.append(Clarification.Choice(label: model.label, calls: modelCalls)) }
    choices.append(Clarification.Choice(label: modelCalls.isEmpty ? "nothing to log" : "neither", calls: []))
    return Clarification(question: "This can be read in ways that are far apart. Which is right?", choices: choices)
  }

  /// What is said beside what was logged where nobody can be asked.
  var note: String {
    "the model and the offline engine read this far apart, \(Figures.kcal(model.calories)) against "
      + "\(Figures.kcal(words.calories)); \(verdict == .words ? "the offline engine's" : "the model's") was taken"
  }

  static let unclearReply =
    "This can be read in ways that are far apart, and neither is sure. Say it another way, with amounts."
}

extension Disagreement.Side {
  /// - Returns: nil where a food is not known well enough to speak of its energy.
  fileprivate init?(_ items: [AddMeal.Item], isEstimate: Bool, _ reconciler: Reconciler) {
    let grounding = ItemGrounding(catalog: reconciler.catalog)
    for item in items {
      // Items of the words keep their own way of counting among the model's.
      let isModels = isEstimate && item.catalogId == nil
      guard let food = try? grounding.ground(item, path: "", id: "", isEstimate: isModels).item else { return nil }
      names.append(food.name)
      calories += food.nutrients.calories
      if food.catalogId == nil || !reconciler.evidence.names(item.name) { isSupported = false }
    }
  }
}

extension AddMeal {
  /// The model's foods that a word names; where the words name the same food with an amount, or several that one of the
  /// model's stands for, the words' items, which are taken out of the rest.
  fileprivate func settled(by rest: inout [Item], _ reconciler: Reconciler) -> AddMeal {
    var meal = self
    meal.timestamp = reconciler.time ?? reconciler.message.at
    if !reconciler.evidence.said.mealTypes.contains(where: { $0 == mealType }) { meal.mealType = nil }
    meal.items = items.flatMap { item in
      let own = reconciler.standIns(for: item, from: &rest)
      let hasAmount = own.contains { $0.quantity != nil || $0.grams != nil || $0.calories != nil }
      if own.count > 1 || hasAmount { return own }
      return own.isEmpty && !reconciler.evidence.names(item.name) ? [] : [reconciler.evidence.restrained(item)]
    }
    return meal
  }
}

extension [ToolCall] {
  var meals: [AddMeal] { compactMap { call in if case .addMeal(let meal) = call { meal } else { nil } } }
}
