import Coaching
import Foundation
import JournalStore
import Nutrition
import Understanding

/// What is shown for a turn: the rows, an insight, and a question back as a numbered list.
struct ChatReply {
  let view: ReplyView

  func text(for planned: PlannedTurn, day: DaySummary, insight: String? = nil) -> String {
    let hides = planned.hidesNumbers || day.hidesNumbers
    func shown(_ text: String) -> String { hides ? HiddenFigures.redacted(text) : text }
    let question = planned.clarification
    if planned.status == .unclear, let question, !question.choices.isEmpty { return list(question, shown) }
    var text = view.text(for: planned, day: day)
    if let insight { text += wrapped(shown(insight)) }
    if planned.status != .unclear, let question { text += list(question, shown) }
    return shown(text)
  }

  /// Which engine answered, where a model was tried and could not.
  func engineNote(_ planned: PlannedTurn) -> String { wrapped(view.engineNote(planned), ink: .dim) }

  private func list(_ clarification: Clarification, _ shown: (String) -> String) -> String {
    let choices = clarification.choices.enumerated().flatMap { number, choice in
      TextWidth.wrap(
        shown("  \(number + 1). " + TerminalText.safe(choice.label)), to: view.width, indent: "     ")
    }
    return wrapped(shown(clarification.question)) + choices.map { $0 + "\n" }.joined()
  }

  private func wrapped(_ text: String, ink: Style.Ink? = nil) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return "" }
    return TextWidth.wrap(TerminalText.safe(text), to: view.width, indent: "")
      .map { line in (ink.map { view.style($0, line) } ?? line) + "\n" }.joined()
  }
}
