import Coaching
import Foundation
import JournalStore
import Nutrition
import Understanding

/// What the chat shows for a committed turn: who answered, the rows, and a question back as a numbered list.
struct ChatReply {
  let style: Style
  let width: Int
  let timeZone: TimeZone
  let now: Date

  func text(for planned: PlannedTurn, day: DaySummary) -> String {
    let whole = wholeText(for: planned, day: day)
    return planned.hidesNumbers || day.hidesNumbers ? HiddenFigures.redacted(whole) : whole
  }

  private func wholeText(for planned: PlannedTurn, day: DaySummary) -> String {
    let view = ReplyView(style: style, width: width, timeZone: timeZone, now: now)
    var text = wrapped(view.engineNote(planned), ink: .dim)
    if planned.status == .unclear, let question = planned.clarification, !question.choices.isEmpty {
      return text + list(question)
    }
    text += view.text(for: planned, day: day)
    if planned.status != .unclear, let question = planned.clarification { text += list(question) }
    return text
  }

  private func list(_ clarification: Clarification) -> String {
    let choices = clarification.choices.enumerated().flatMap { number, choice in
      TextWidth.wrap("  \(number + 1). " + TerminalText.safe(choice.label), to: width, indent: "     ")
    }
    return wrapped(clarification.question) + choices.map { $0 + "\n" }.joined()
  }

  private func wrapped(_ text: String, ink: Style.Ink? = nil) -> String {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if text.isEmpty { return "" }
    return TextWidth.wrap(TerminalText.safe(text), to: width, indent: "")
      .map { line in (ink.map { style($0, line) } ?? line) + "\n" }.joined()
  }
}
