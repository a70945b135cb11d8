import Foundation
import JournalStore
import ToolCalls
import Understanding

extension BatchRunner {
  /// A message of the transcript with its place and key.
  struct PendingLine: Sendable {
    var number: Int
    var message: Message
    var hasOwnTime: Bool
    /// The hour before a line that says no day with it, "20:00".
    var clock: String?
    /// When that hour is on the day that the line was given; nil where it says its day itself.
    var sameDay: Date?
    /// The day that this line heads.
    var heading: DayHeading?
    /// The day that it stands under.
    var day: DayHeading?
  }

  /// What is done with a line, once it is known whether it is new.
  enum Step {
    case record(TurnRecord)
    case message(PendingLine)
    /// In the journal already, as the turn of that id.
    case known(PendingLine, of: String)
  }
}

extension BatchRunner.PendingLine {
  /// What is said to a line that heads those under it; nil for any other.
  var headingTurn: PlannedTurn? {
    heading?.reply.map { PlannedTurn(status: .answered, engine: OfflineInterpreter.name, reply: $0) }
  }
}
