import Coaching
import Foundation
import JSONTree
import JournalStore
import ToolCalls

extension Turn {
  /// A message for scripts (docs/json.md).
  func json(in timeZone: TimeZone) -> JSONValue {
    [
      "turnId": .string(id), "text": .string(text), "at": .string(ISO8601.string(from: at, in: timeZone)),
      "state": .string(state.rawValue), "status": .text(status?.rawValue), "engine": .text(engine),
      "fallback": .text(fallback), "reply": .text(reply), "assumptions": .texts(assumptions), "error": .text(error),
    ]
  }
}

extension TurnReversal {
  /// What was taken or put back, for scripts (docs/json.md): each entry before and after, null where there was none.
  func json(in timeZone: TimeZone) -> JSONValue {
    [
      "turnId": .string(turn.id), "text": .string(turn.text),
      "entries": .array(
        entries.map { difference in
          [
            "before": difference.before.map { EntryRecord($0, in: timeZone).json } ?? .null,
            "after": difference.after.map { EntryRecord($0, in: timeZone).json } ?? .null,
          ]
        }),
      "profileChanged": .bool(profileChanged), "memoryChanged": .bool(memoryChanged),
      "bodyRecords": .integer(bodyRecords), "plansChanged": .bool(plansChanged),
    ]
  }
}
