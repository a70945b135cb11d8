import Insights
import JournalStore
import Nutrition
import ToolCalls
import Understanding

extension PlannedTurn {
  /// Leaves figures of energy and weight out of the reply. What is committed keeps them.
  mutating func hideNumbers(units: UnitSystem) {
    let said = Confirmation.sentence(for: changes, removed: removed, units: units)
    let rest = reply.hasPrefix(said) ? String(reply.dropFirst(said.count)) : reply
    // A model may put figures in any words; Ada's own sentences name their units.
    let kept = NumberFreeText(rest, isStrict: engine != OfflineInterpreter.name && status == .answered).text
    let quiet = Confirmation.sentence(for: changes, removed: removed, units: units, hidesNumbers: true)
    reply = [quiet, kept].filter { !$0.isEmpty }.joined(separator: " ")
    if reply.isEmpty, command == nil, !said.isEmpty || !rest.isEmpty { reply = NumberFreeText.notice }
    assumptions.removeAll { $0.contains(where: \.isNumber) }
    hidesNumbers = true
  }

  /// Answers words of somebody in distress about eating: what they logged stays, without figures, and nothing aims at less.
  ///
  /// - Parameter refusal: why what they ordered is not done, said first with its figure.
  mutating func takeCare(units: UnitSystem, refusal: String? = nil) {
    hideNumbers(units: units)
    let confirmation = Confirmation.sentence(for: changes, removed: removed, units: units, hidesNumbers: true)
    reply = [confirmation, refusal ?? "", EatingConcern.answer].filter { !$0.isEmpty }.joined(separator: " ")
    if refusal != nil { hidesNumbers = false }
    if changes.isEmpty { status = .answered }
    clarification = nil
    assumptions = []
    isCare = true
  }
}

extension EatingConcern {
  /// What a message shows by its words, or by asking for days of under 800 kcal, which NIH (1993) leaves to doctors.
  static func of(_ said: PhraseText, reading: Reading) -> EatingConcern? {
    if let concern = of(said) { return concern }
    let asksForLittle = reading.calls.contains { call in
      if case .setGoal(let goal) = call, let calories = goal.calorieTarget { calories < 800 } else { false }
    }
    return asksForLittle ? .starving : nil
  }
}
