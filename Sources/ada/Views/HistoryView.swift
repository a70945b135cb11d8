import Foundation
import JournalStore
import Nutrition

/// What was said, and what became of it; the newest last, as on a terminal the end is what is seen.
struct HistoryView {
  let page: Page
  let timeZone: TimeZone

  /// - Parameters:
  ///   - turns: the newest first, as the journal gives them.
  ///   - query: the words that were searched for.
  func text(for turns: [Turn], matching query: String?) -> String {
    if turns.isEmpty {
      let words = query.map { "Nothing that was said has \"\($0)\" in it." } ?? "Nothing has been said yet."
      return Page.text([page.wrapped(words)])
    }
    return Page.text(turns.reversed().map(block))
  }

  private func block(_ turn: Turn) -> [String] {
    let day = CalendarDay(turn.at, in: timeZone)
    let time = page.clock.text(turn.at, in: timeZone)
    let state = Self.state(of: turn)
    let head = page.style(.dim, "\(day) \(time)\(state.isEmpty ? "" : " (\(state))")")
    let reply = turn.error ?? turn.reply ?? ""
    return [head] + page.wrapped(turn.text, indent: "  ") + (reply.isEmpty ? [] : page.dimmed(reply))
  }

  /// "taken back", "failed", "question back"; empty where all went well.
  static func state(of turn: Turn) -> String {
    switch (turn.state, turn.status) {
    case (.undone, _): "taken back"
    case (.failed, _), (_, .failed): "failed"
    case (.pending, _): "pending"
    case (.done, .unclear): "unclear"
    case (.done, _): ""
    }
  }
}
