import CustomDump
import Foundation
import Nutrition
import Randomness
import Testing

@testable import JournalStore

/// Undo and redo of whatever was done, by a seed.
@Suite struct UndoPropertyTests {
  let journal = try! Journal.test()

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `whatever was done, undoing all of it gives nothing and redoing all gives it again`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var states: [State] = [try State(journal)]
    for step in 0..<25 {
      let changes = try randomChanges(step: step, using: &random)
      _ = try journal.record([(NewTurn(text: "\(step)", at: noon), .make(changes))])
      if !changes.isEmpty { states.append(try State(journal)) }
    }
    for state in states.dropLast().reversed() {
      #expect(try journal.undo().count == 1)
      expectNoDifference(try State(journal), state)
    }
    #expect(try journal.undo() == [])
    #expect(states[0] == State(entries: [], profile: nil))
    for state in states.dropFirst() {
      #expect(try journal.redo().count == 1)
      expectNoDifference(try State(journal), state)
    }
    #expect(try journal.redo() == [])
  }

  struct State: Equatable {
    var entries: [Entry]
    var profile: UserProfile?
  }

  private func randomChanges(step: Int, using random: inout SeededGenerator) throws -> [JournalChange] {
    var existing = try journal.everything
    return (0..<Int.random(in: 0...3, using: &random)).map { index in
      let id = "e\(step)-\(index)"
      let picked = existing.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<8, using: &random), picked) {
      case (0, let picked?):
        return .remove(id: existing.remove(at: picked).id)
      case (1...2, let picked?):
        return .replace(existing[picked].varied(using: &random))
      case (3, _):
        var profile = UserProfile.example
        profile.heightCm = Double.random(in: 150...175, using: &random)
        return .profile(profile)
      default:
        let entry = Entry.random(id: id, using: &random)
        existing.append(entry)
        return .add(entry)
      }
    }
  }
}

extension UndoPropertyTests.State {
  init(_ journal: Journal) throws {
    self.init(entries: try journal.everything, profile: try journal.profile())
  }
}

extension Entry {
  static func random(id: String, using random: inout SeededGenerator) -> Entry {
    let at = noon.addingTimeInterval(Double(Int.random(in: 0..<100_000, using: &random)))
    let entries: [Entry] = [
      .meal(.make(id, at: at)), .workout(.make(id, at: at)), .water(id, at: at), .weight(id, at: at), .goal(id),
    ]
    return entries[Int.random(in: 0..<entries.count, using: &random)].varied(using: &random)
  }

  /// The same entry with another value.
  func varied(using random: inout SeededGenerator) -> Entry {
    let share = Double.random(in: 0.1...1, using: &random)
    switch self {
    case .meal(var meal):
      meal.items = Array(meal.items.prefix(Int.random(in: 1...2, using: &random)))
      meal.items[0].nutrients = meal.items[0].nutrients.scaled(by: share)
      return .meal(meal)
    case .workout(var workout):
      workout.durationMin = 100 * share
      workout.exercises.shuffle(using: &random)
      return .workout(workout)
    case .water(var water):
      water.amountMl = 1000 * share
      return .water(water)
    case .weight(var weight):
      weight.weightKg = 60 + 40 * share
      return .weight(weight)
    case .goal(var goal):
      goal.goalRate = Bool.random(using: &random) ? share * 0.9 : nil
      goal.targetWeightKg = 60 + 40 * share
      return .goal(goal)
    }
  }
}
