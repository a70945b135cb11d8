public import Foods
public import Foundation
public import JournalStore
public import Nutrition
public import Understanding

/// What teaching came to.
public struct Taught: Equatable, Sendable {
  /// Nil where something was forgotten.
  public var food: PersonalFood?
  /// What had to be assumed, each a phrase for the person.
  public var assumptions: [String]
}

/// Something cannot be taught; `reason` is a sentence for the person.
public struct TeachingError: Error, Equatable, Sendable {
  public var reason: String
}

extension Coach {
  /// Own foods, other names and recipes, with what the person usually means by a noun.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func personal() throws -> PersonalFoods { try journal.personal(at: now()) }

  /// Carries out a teaching as a turn of its own, which undo takes back.
  /// - Throws: `TeachingError` where it cannot be carried out, `JournalError`.
  public func teach(_ teaching: Teaching, as turn: NewTurn, in timeZone: TimeZone) throws -> Taught {
    let conversation = try conversation()
    let message = Message(text: turn.text, at: turn.at, timeZone: timeZone)
    let planner = Planner(
      catalog: catalog.knowing(conversation.personal), message: message, conversation: conversation,
      isEstimate: false, newID: { [now] in EntryID.make(at: now()) }, entryByID: { _ in nil },
      meals: { [journal] start, end in (try? journal.meals(from: start, to: end)) ?? [] })
    let plan = planner.plan([], teaching: teaching)
    guard !plan.changes.isEmpty else { throw TeachingError(reason: plan.refusals.joined(separator: " ")) }
    return try keep(plan.changes, as: turn, assumptions: plan.assumptions)
  }

  /// Keeps something as taught, in place of what went by its name.
  /// - Throws: `JournalError`.
  public func remember(_ food: PersonalFood, as turn: NewTurn) throws -> Taught {
    let known = try personal().named(food.name)
    return try keep((known.map { [.forget(id: $0.id)] } ?? []) + [.remember(food)], as: turn, assumptions: [])
  }

  private func keep(_ changes: [JournalChange], as turn: NewTurn, assumptions: [String]) throws -> Taught {
    let reply = Confirmation.sentence(for: changes, units: .metric)
    try journal.perform(changes, as: turn, reply: reply)
    var taught = Taught(food: nil, assumptions: assumptions)
    for case .remember(let food) in changes { taught.food = food }
    return taught
  }
}
