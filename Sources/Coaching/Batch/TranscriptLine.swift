public import Foundation
import JSONTree
import Nutrition
import ToolCalls

/// One line of a transcript, as it came.
public struct InputLine: Equatable, Sendable {
  /// From 1.
  public var number: Int
  public var content: Content

  /// Its text, or why there is none to read.
  public enum Content: Equatable, Sendable {
    case text(String)
    /// More than `TranscriptLine.mostBytes`.
    case tooLong
    case notUTF8
  }

  public init(number: Int, content: Content) {
    self.number = number
    self.content = content
  }
}

/// What a line of a transcript holds: a message with or without a time, nothing, or a fault of its own.
public enum TranscriptLine: Equatable, Sendable {
  /// `at` is nil where the line has no time of its own.
  case message(text: String, at: Date?)
  /// Blank, a comment, or the coach's own words.
  case skipped
  case fault(String)

  /// A longer line fails alone.
  public static let mostBytes = 16 * 1024

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - clock: the day that a bare "08:10" is on, or the day after it: one that is still to come was yesterday.
  ///   - timeZone: the zone of times without an offset.
  ///   - isHeaded: takes a bare "08:10" for one of the clock's own day, since a line above says which day it was.
  public init(_ line: InputLine.Content, clock: Date, timeZone: TimeZone, isHeaded: Bool = false) {
    switch line {
    case .tooLong: self = .fault("The line is over 16 KiB; a message is a sentence or two.")
    case .notUTF8: self = .fault("The line is not UTF-8 text.")
    case .text(let text):
      if text.utf8.contains(0) {
        self = Self.nul
        return
      }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.isEmpty || trimmed.hasPrefix("#") {
        self = .skipped
      } else if trimmed.hasPrefix("{") {
        self = Self.json(trimmed, timeZone: timeZone)
      } else {
        self = Self.plain(trimmed[...], clock: Clock(now: clock, timeZone: timeZone, isHeaded: isHeaded))
      }
    }
  }

  /// The time that a message was given with.
  var at: Date? { if case .message(_, let at) = self { at } else { nil } }

  private static let nul = fault("The line holds a NUL byte; it is no text.")

  private static func json(_ text: String, timeZone: TimeZone) -> TranscriptLine {
    guard let value = try? JSONValue(parsing: text), let said = value["text"]?.stringValue else {
      return .fault("The line starts like JSON but is no object with a \"text\".")
    }
    if said.utf8.contains(0) { return nul }
    let message = said.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !message.isEmpty else { return .skipped }
    guard let at = value["at"], !at.isNull else { return .message(text: message, at: nil) }
    guard let date = at.stringValue.flatMap({ ISO8601.date(from: $0, defaultZone: timeZone) }) else {
      return .fault("\"at\" is no ISO 8601 time such as 2026-11-20T08:10:00+01:00.")
    }
    return .message(text: message, at: date)
  }

  /// What times in front of a line are read by.
  private struct Clock {
    var now: Date
    var timeZone: TimeZone
    var isHeaded: Bool
    /// Seconds that a time may lie ahead: what is said on the way to the table.
    static let margin = 15 * 60.0
  }

  private static func plain(_ line: Substring, clock: Clock) -> TranscriptLine {
    var rest = line
    do throws(Impossible) {
      var at = try takeTime(from: &rest, clock: clock)
      if let speaker = takeSpeaker(from: &rest) {
        if speaker == .coach { return .skipped }
        if at == nil { at = try takeTime(from: &rest, clock: clock) }
      }
      return rest.isEmpty ? .skipped : .message(text: String(rest), at: at)
    } catch {
      return .fault("The line begins with \(error.stamp), which is no time of any day.")
    }
  }

  /// A stamp by its form, and no time of any day.
  private struct Impossible: Error { var stamp: Substring }

  /// "[2026-11-20 08:10] …", "2026-11-20T08:10:00Z …", "08:10 …".
  private static func takeTime(
    from line: inout Substring, clock: Clock
  ) throws(Impossible) -> Date? {
    let stamp: Substring
    let after: Substring
    if line.first == "[", let end = line.firstIndex(of: "]") {
      stamp = line[line.index(after: line.startIndex)..<end]
      after = line[line.index(after: end)...]
    } else {
      let words = line.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
      guard let first = words.first else { return nil }
      if words.count > 1, case let both = line[first.startIndex..<words[1].endIndex], LineStamp.hasForm(both) {
        stamp = both
      } else {
        stamp = first
      }
      after = line[stamp.endIndex...]
    }
    guard let date = moment(stamp, clock: clock) else {
      if LineStamp.hasForm(stamp) { throw Impossible(stamp: stamp) }
      return nil
    }
    line = after.drop(while: \.isWhitespace)
    return date
  }

  private static func moment(_ stamp: Substring, clock: Clock) -> Date? {
    if let date = ISO8601.date(from: String(stamp), defaultZone: clock.timeZone) { return date }
    guard time(from: stamp) != nil else { return nil }
    let today = CalendarDay(clock.now, in: clock.timeZone)
    func moment(on day: CalendarDay) -> Date? { ISO8601.date(from: "\(day)T\(stamp)", defaultZone: clock.timeZone) }
    guard let date = moment(on: today) else { return nil }
    // "23:50 a beer", given half an hour after midnight, was the evening before.
    let isAhead = date.timeIntervalSince(clock.now) > Clock.margin
    return isAhead && !clock.isHeaded ? moment(on: today.advanced(by: -1)) : date
  }

  /// "08:10", as two digits each; "7:30" may be a duration.
  private static func time(from word: Substring) -> Date? {
    word.utf8.count == 5 || word.utf8.count == 8 ? ISO8601.date(from: "2000-01-01T\(word)Z") : nil
  }

  private enum Speaker { case person, coach }

  private static func takeSpeaker(from line: inout Substring) -> Speaker? {
    guard let colon = line.prefix(12).firstIndex(of: ":") else { return nil }
    let speaker: Speaker
    switch line[..<colon].trimmingCharacters(in: .whitespaces).lowercased() {
    case "me", "user": speaker = .person
    case "coach", "assistant", "ada": speaker = .coach
    default: return nil
    }
    line = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    return speaker
  }
}
