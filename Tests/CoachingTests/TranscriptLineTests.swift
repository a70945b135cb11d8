import Foundation
import Testing

@testable import Coaching

@Suite struct `Lines of a transcript` {
  /// 2026-11-20T12:30:00Z.
  static let clock = Date(timeIntervalSince1970: 1_795_177_800)

  struct Case: CustomTestStringConvertible, Sendable {
    var line: String
    var expected: TranscriptLine
    var testDescription: String { line }

    init(_ line: String, _ expected: TranscriptLine) {
      self.line = line
      self.expected = expected
    }

    init(_ line: String, _ text: String, minutes: Double? = nil) {
      self.init(line, .message(text: text, at: minutes.map { clock.addingTimeInterval($0 * 60) }))
    }
  }

  @Test(arguments: [
    Case("2 eggs, toast and orange juice", "2 eggs, toast and orange juice"),
    Case("  2 eggs\t", "2 eggs"),
    Case("[2026-11-20 08:10] 2 eggs", "2 eggs", minutes: -260),
    Case("[2026-11-20 08:10:30] 2 eggs", "2 eggs", minutes: -259.5),
    Case("2026-11-20T08:10:00Z 2 eggs", "2 eggs", minutes: -260),
    Case("2026-11-20T08:10:00+01:00 2 eggs", "2 eggs", minutes: -320),
    Case("2026-11-20 08:10 2 eggs", "2 eggs", minutes: -260),
    Case("08:10 2 eggs", "2 eggs", minutes: -260),
    Case("[08:10] me: 2 eggs", "2 eggs", minutes: -260),
    Case("12:45 2 eggs", "2 eggs", minutes: 15), Case("12:46 2 eggs", "2 eggs", minutes: 16 - 1440),
    Case("23:50 1 beer", "1 beer", minutes: 680 - 1440), Case("[23:50] me: 1 beer", "1 beer", minutes: 680 - 1440),
    Case("me: 23:50 1 beer", "1 beer", minutes: 680 - 1440), Case("2026-11-20 23:50 1 beer", "1 beer", minutes: 680),
    Case("7:30 run", "7:30 run"),
    Case("me: 2 eggs", "2 eggs"), Case("User: 2 eggs", "2 eggs"), Case("me:", .skipped),
    Case("coach: Logged lunch", .skipped), Case("Assistant: hi", .skipped), Case("ada: 2 eggs", .skipped),
    Case("2026-11-20T08:10:00Z coach: well done", .skipped),
    Case("lunch: 2 eggs", "lunch: 2 eggs"),
    Case("", .skipped), Case("   ", .skipped), Case("# a comment", .skipped), Case("08:10", .skipped),
    Case(#"{"text": "2 eggs", "at": "2026-11-20T08:10:00+01:00"}"#, "2 eggs", minutes: -320),
    Case(#"{"text": "2 eggs"}"#, "2 eggs"), Case(#"{"text": " "}"#, .skipped),
    Case(#"{"text": "2 eggs", "at": null}"#, "2 eggs"),
  ]) func `a line is read with its time and speaker`(_ one: Case) {
    #expect(TranscriptLine(.text(one.line), clock: Self.clock, timeZone: .gmt) == one.expected)
  }

  @Test(arguments: [
    "[2026-13-45 99:99] 1 apple", "[25:00] 1 apple", "25:70 1 apple", "24:00 1 apple", "08:10:61 1 apple",
    "2026-11-20T25:00:00Z 1 apple", "2026-02-30 08:10 1 apple", "me: 25:70 1 apple",
  ]) func `an impossible time in front of a line is no message`(_ line: String) {
    guard case .fault(let reason) = TranscriptLine(.text(line), clock: Self.clock, timeZone: .gmt) else {
      Issue.record("\(line) was taken")
      return
    }
    #expect(reason.hasSuffix("which is no time of any day."))
  }

  @Test(arguments: [
    "100 g rice", "7:30 run", "2 eggs", "2026-11-20 was a good day", "[note] 2 eggs", "5:1 rice", "12-13 nuts",
    "3x8 60kg squats", "2026-99 points",
  ]) func `a line that merely begins with a number is text`(_ line: String) {
    #expect(TranscriptLine(.text(line), clock: Self.clock, timeZone: .gmt) == .message(text: line, at: nil))
  }

  @Test(arguments: [#"{"text": 5}"#, #"{"text": "a", "at": "noon"}"#, "{eggs}", #"{"text": "a""#])
  func `JSON that is no message fails alone`(_ line: String) {
    guard case .fault = TranscriptLine(.text(line), clock: Self.clock, timeZone: .gmt) else {
      Issue.record("\(line) was taken")
      return
    }
  }

  @Test(arguments: ["2 eg\u{0}gs", #"{"text": "2 eg\u0000gs"}"#])
  func `a NUL is no text, however it is written`(_ line: String) {
    let read = TranscriptLine(.text(line), clock: Self.clock, timeZone: .gmt)
    #expect(read == .fault("The line holds a NUL byte; it is no text."))
  }

  @Test func `a bare time is in the person's zone and on the clock's day there`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    let line = TranscriptLine(.text("08:10 rice"), clock: Self.clock, timeZone: tokyo)
    #expect(line == .message(text: "rice", at: Self.clock.addingTimeInterval(-(13 * 60 + 20) * 60)))
  }

  @Test func `hostile bytes never crash the reading of a line`() {
    var state: UInt64 = 42
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let alphabet = Array("[]{}\":0123456789-TZ +me:ada#\\ué\u{200B}🍌\u{0}".unicodeScalars)
    for _ in 0..<5000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(next() % 40) { text.append(alphabet[Int(next()) % alphabet.count]) }
      _ = TranscriptLine(.text(String(text)), clock: Self.clock, timeZone: .gmt)
    }
  }

  @Test(arguments: [
    (["20:00 soup", "8:40 a pear"], "08:40 a pear"),
    (["07:15 soup", "9:30 rye bread"], "09:30 rye bread"),
    (["soup at 8", "8:40 a pear"], "8:40 a pear"),
    (["12:30 soup", "8:40 a pear"], "8:40 a pear"),
    (["20:00 soup", "7:30 min plank"], "7:30 min plank"),
    (["20:00 soup", "5:10 /km for 8 km"], "5:10 /km for 8 km"),
  ])
  func `an hour of one digit is of the morning where other lines count the whole day`(
    lines: [String], last: String
  ) {
    var notation = LineStamp.Notation()
    let read = lines.map { notation.stamped(InputLine(number: 1, content: .text($0))) }
    #expect(read.last?.content == .text(last))
  }
}
