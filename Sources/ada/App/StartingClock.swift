import Foundation
import ToolCalls

/// What time it is: the machine's clock, or one that was put to `ADA_NOW` when the program started and goes on from
/// there, so that an example or a test says the same on any day.
///
/// What is said is dated by it; the journal's own stamps and every deadline keep to the machine's.
enum StartingClock {
  static let variable = "ADA_NOW"

  /// The clock of this process.
  static func live(in environment: [String: String]) -> @Sendable () -> Date {
    guard let text = environment[variable], !text.isEmpty else { return { Date() } }
    do {
      return try clock(from: text)
    } catch {
      Failure.exit(with: error)
    }
  }

  /// - Parameter text: ISO 8601; UTC where it names no offset.
  /// - Throws: `Failure` with code 78 where it is no time.
  static func clock(from text: String) throws -> @Sendable () -> Date {
    guard let start = ISO8601.date(from: text, defaultZone: .gmt) else {
      throw Failure(.configuration, "\(variable) is \"\(text)\"; it must be a time such as 2026-11-20T12:00:00Z.")
    }
    let started = ContinuousClock.now
    return { start + started.duration(to: .now) / .seconds(1) }
  }
}
