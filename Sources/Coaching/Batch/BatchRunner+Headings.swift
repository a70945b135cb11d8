import Foundation
import ToolCalls
import Understanding

/// Lines under a line that names their day.
extension BatchRunner {
  /// Seconds after which a line stands under no heading any more.
  private static let longestHeading = 600.0

  /// The line with the day that it heads, and the one that it stands under: a day holds for as long as the lines under it
  /// follow at once and name no day themselves. Lines are taken in the input's order.
  mutating func headed(_ line: PendingLine) -> PendingLine {
    let message = line.message
    // An hour that stands alone before a line is an hour of the day above it.
    let isNear =
      line.clock != nil
      || heading.map { (0...Self.longestHeading).contains(message.at.timeIntervalSince($0.at)) } ?? false
    var line = line
    line.heading = DayHeading(message.text)
    if line.heading != nil || !isNear || DayHeading.isEnded(by: message.text) {
      heading = line.heading.map { ($0, message.at) }
    } else if line.clock == nil {
      heading?.at = message.at
    }
    line.day = heading?.day
    // A day that is said, in a heading or by the line, is seen from the day that it was written.
    if line.day != nil || DayHeading.isEnded(by: message.text), let sameDay = line.sameDay {
      line.message.at = sameDay
    }
    return line
  }

  /// What the engine reads in a line, on the day that it stands under.
  func reading(of line: PendingLine) -> Reading { reading(of: line.message.text, as: line) }

  /// What the offline engine makes of a line.
  func offlineTurn(for line: PendingLine) -> PlannedTurn {
    line.headingTurn
      ?? coach.offline(for: line.message, after: uncommitted)
      .plan(reading(of: line), of: line.message, in: conversation)
  }

  /// When a line was that says nothing of it and stands under another day: as that day tells it of any line.
  func moment(of line: PendingLine) -> Date? {
    guard line.day != nil, case .addWater(let water)? = reading(of: "a glass of water", as: line).calls.first else {
      return nil
    }
    return water.timestamp
  }

  private func reading(of text: String, as line: PendingLine) -> Reading {
    let context = conversation.readingContext(for: line.message)
    let bare = coach.engine.read(text, in: context)
    if let day = line.day { return day.reading(of: text, clock: line.clock, bare: bare, by: coach.engine, in: context) }
    // "20:00 curry yesterday": the hour is of the day that the line says.
    guard let clock = line.clock, !bare.calls.isEmpty, DayHeading.isEnded(by: text) else { return bare }
    let timed = coach.engine.read("\(text) at \(clock)", in: context)
    return timed.calls.map(\.name) == bare.calls.map(\.name) ? timed : bare
  }
}
