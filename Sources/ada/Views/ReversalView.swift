import Coaching
import Foundation
import JournalStore
import Nutrition

/// What `undo` took back or `redo` put back.
struct ReversalView {
  /// Which way the journal was moved.
  enum Direction { case undo, redo }

  let page: Page
  let timeZone: TimeZone
  let now: Date

  func text(for reversals: [TurnReversal], _ direction: Direction) -> String {
    if reversals.isEmpty {
      return direction == .undo ? "There is nothing to undo.\n" : "There is nothing to redo.\n"
    }
    let lines = reversals.flatMap { reversal in
      let verb = direction == .undo ? "Took back" : "Put back"
      return page.wrapped("\(verb): \(reversal.turn.text)", hang: "  ") + changes(reversal)
        + (reversal.profileChanged ? ["  = the profile"] : [])
        + (reversal.memoryChanged ? ["  = what you taught"] : [])
        + (reversal.plansChanged ? ["  = what you planned"] : [])
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// More than a person reads one by one, as of an import, are counted.
  private static let longestList = 30

  private func changes(_ reversal: TurnReversal) -> [String] {
    let count = reversal.bodyRecords
    let body = count == 0 ? [] : ["  = \(Figures.whole(Double(count))) \(count == 1 ? "record" : "records") of devices"]
    guard reversal.entries.count > Self.longestList else { return reversal.entries.flatMap(change) + body }
    let gone = reversal.entries.count { $0.after == nil }
    let there = reversal.entries.count - gone
    return (gone > 0 ? ["  - \(Figures.whole(Double(gone))) entries"] : [])
      + (there > 0 ? ["  + \(Figures.whole(Double(there))) entries"] : []) + body
  }

  private func change(_ difference: EntryDifference) -> [String] {
    switch (difference.before, difference.after) {
    case (_, let after?):
      line(difference.before == nil ? "+" : "=", after)
    case (let before?, nil): line("-", before)
    case (nil, nil): []
    }
  }

  private func line(_ sign: String, _ entry: Entry) -> [String] {
    let moment = MomentText(timeZone: timeZone, now: now, clock: page.clock).text(entry.timestamp)
    let when = moment.isEmpty ? "" : ", \(moment)"
    return page.hanging(
      "  \(sign) ", Confirmation.words(for: entry, units: page.units, hidesNumbers: page.hidesNumbers) + when)
  }
}
