import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// Turns tool calls into changes to the journal. Pure: it reads no store but through what it is given, and writes nothing.
struct Planner {
  let catalog: FoodCatalog
  let message: Message
  let conversation: Conversation
  /// Whether the calls' own figures are a model's, not the person's.
  let isEstimate: Bool
  let newID: () -> String
  /// An entry of the journal that a call names by its id.
  let entryByID: (String) -> Entry?
  /// Meals between two moments, oldest first, those of earlier lines that are not in the journal yet included.
  let meals: (Date, Date) -> [Meal]
  /// Workouts that began between two moments, oldest first; none where no call can name one by its day.
  var workouts: (Date, Date) -> [WorkoutLog] = { _, _ in [] }
  /// Kilograms of a weighing in the same message, which its workouts are reckoned with.
  var weighedKg: Double?
  /// Kilograms at a moment, by a weighing of the year up to it; the conversation's weight stands in for nil.
  var weight: (Date) -> Double? = { _ in nil }

  /// What the calls come to.
  struct Plan {
    var changes: [JournalChange] = []
    var assumptions: [String] = []
    /// Calls that cannot be carried out, each with the sentence that says why.
    var refusals: [String] = []
    /// Things to point out beside what was done.
    var warnings: [String] = []
    /// The entries that changes take away, as they were.
    var removed: [Entry] = []
  }

  func plan(_ calls: [ToolCall], teaching: Teaching? = nil) -> Plan {
    var plan = Plan()
    if let teaching { teach(teaching, in: &plan) }
    var planner = self
    planner.weighedKg =
      calls.lazy.compactMap { if case .addWeight(let weight) = $0 { weight.weightKg } else { nil } }.first
    for call in calls {
      do {
        try call.check(now: message.at)
        try planner.carryOut(call, in: &plan)
      } catch {
        plan.refusals.append(error.personSentence(for: call))
      }
    }
    plan.changes = sequenced(plan.changes)
    plan.warnings += plan.changes.compactMap(query)
    var seen = Set<String>()
    plan.assumptions.removeAll { !seen.insert($0).inserted }
    return plan
  }

  /// What is asked about an amount that may be a slip.
  private func query(_ change: JournalChange) -> String? {
    switch change {
    case .add(let entry), .replace(let entry):
      PlausibilityQuery.of(entry, lastWeightKg: conversation.weightKg)?.sentence(in: conversation.profile.units)
    case .remove, .profile, .remember, .forget, .mark, .plan, .report: nil
    }
  }

  private func carryOut(_ call: ToolCall, in plan: inout Plan) throws(ToolCallError) {
    switch call {
    case .addMeal(let meal):
      if let copies = wholeDay(meal, assumptions: &plan.assumptions) {
        plan.changes += copies.map { .add(.meal($0)) }
        return
      }
      plan.changes.append(.add(.meal(try self.meal(meal, assumptions: &plan.assumptions))))
    case .addWorkout(let workout):
      plan.changes += try workouts(for: workout, assumptions: &plan.assumptions).map { .add(.workout($0)) }
    case .addWater(let water):
      plan.assumptions += water.assumptions
      let entry = WaterEntry(id: newID(), amountMl: water.amountMl, timestamp: time(water.timestamp))
      plan.changes.append(.add(.water(entry)))
    case .addWeight(let weight):
      let entry = BodyWeightEntry(
        id: newID(), weightKg: weight.weightKg, bodyFatPercentage: weight.bodyFatPercentage,
        timestamp: time(weight.timestamp))
      plan.changes.append(.add(.weight(entry)))
    case .setGoal(let goal): setGoal(goal, in: &plan)
    case .correctEntry(let correction): try correct(correction, in: &plan)
    case .removeEntry(let removal): remove(removal, in: &plan)
    case .searchFood, .getProgress: break
    }
  }

  /// When it happened: never after the sentence itself.
  func time(_ said: Date?) -> Date { min(said ?? message.at, message.at) }

  private func setGoal(_ goal: SetGoal, in plan: inout Plan) {
    let profile = conversation.profile
    var entry = GoalEntry(
      id: newID(), goalType: goal.goalType, goalRate: goal.goalRate, activityLevel: goal.activityLevel,
      targetWeightKg: goal.targetWeightKg, calorieTarget: goal.calorieTarget, timestamp: message.at)
    var assumptions: [String] = []
    // A direction without a rate would leave the old goal's rate in force, or none at all.
    if goal.goalRate == nil, let type = goal.goalType, type != profile.goalType {
      let rate = GoalRate.usual(type)
      entry.goalRate = rate
      if rate > 0 { assumptions.append("\(profile.units.weightRate(kilogramsPerWeek: rate)), as none was given") }
    }
    var asked = profile
    asked.take(entry)
    let check = GoalCheck(
      asked, changedFrom: profile, weightKg: weighedKg ?? conversation.weightKg,
      on: CalendarDay(message.at, in: message.timeZone))
    guard check.isAccepted else {
      plan.refusals += check.refusals.map { $0.sentence(in: profile.units) }
      return
    }
    plan.warnings += check.warnings.map { $0.sentence(in: profile.units) }
    plan.assumptions += check.assumptions.map { $0.description(in: profile.units) } + assumptions
    plan.changes.append(.add(.goal(entry)))
  }

  private func remove(_ removal: RemoveEntry, in plan: inout Plan) {
    if let id = removal.entryId {
      if let entry = conversation.entry(id: id) ?? entryByID(id) {
        plan.changes.append(.remove(id: id))
        plan.removed.append(entry)
      } else {
        plan.refusals.append("There is no entry \(id.prefix(40)).")
      }
    } else if conversation.lastEntries.isEmpty {
      plan.refusals.append("There is nothing to take back.")
    } else {
      plan.changes += conversation.lastEntries.map { .remove(id: $0.id) }
      plan.removed += conversation.lastEntries
    }
  }
}
