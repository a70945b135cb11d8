import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// Removals and goals that a model asked for and the person did not: nothing of it happens without their yes.
struct HeldCalls {
  /// The calls that could be carried out, with what they are about pinned down: a yes means what was shown.
  private(set) var calls: [ToolCall] = []
  /// What a yes would do, in words: "change your goal to cut, 0.5 kg a week".
  private var deeds: [String] = []

  /// - Parameters:
  ///   - plan: to see what the calls would come to; nothing is written.
  ///   - lastEntries: what a removal without an id is about.
  init(_ held: [ToolCall], plan planner: Planner, units: UnitSystem, lastEntries: [Entry]) {
    for call in held {
      let changes = planner.plan([call]).changes
      guard !changes.isEmpty else { continue }
      switch call {
      case .removeEntry:
        let ids = changes.compactMap { change in if case .remove(let id) = change { id } else { nil } }
        let entries = ids.compactMap { id in lastEntries.first { $0.id == id } ?? planner.entryByID(id) }
        calls += ids.map { .removeEntry(RemoveEntry(entryId: $0)) }
        deeds.append(
          "take back \(entries.map { Confirmation.words(for: $0, units: units) }.joined(separator: " and "))")
      case .setGoal:
        calls.append(call)
        deeds += changes.compactMap { change in
          guard case .add(let entry) = change else { return nil }
          let words = Confirmation.words(for: entry, units: units)
          return "change your goal to \(words.dropFirst(words.hasPrefix("goal: ") ? 6 : 0))"
        }
      default: break
      }
    }
  }

  private var deed: String { deeds.joined(separator: ", and ") }

  /// Asks for the yes.
  var question: Clarification {
    Clarification(
      question: "Shall I \(deed)?",
      choices: [Clarification.Choice(label: "yes", calls: calls), Clarification.Choice(label: "no", calls: [])])
  }

  /// Why nothing of it was done where nobody can be asked.
  var refusal: String {
    let names = Set(calls.map(\.name.rawValue)).sorted().joined(separator: ",")
    return "The model asked to \(deed); that needs your yes in the chat, or --allow \(names)."
  }
}
