import Foundation
import Nutrition
import Testing

@testable import Coaching

@Suite struct `Keys of a transcript` {
  static let friday = CalendarDay(daysSince1970: 20777)

  static func keys(_ lines: [(String, Date?)], day: CalendarDay? = nil) -> [String] {
    var keys = TranscriptKeys(day: day)
    return lines.map { keys.key(text: $0.0, at: $0.1) }
  }

  @Test func `the same input has the same keys and no two messages share one`() {
    let lines: [(String, Date?)] = [("2 eggs", nil), ("2 eggs", nil), ("toast", nil), ("2 eggs", .distantPast)]
    let keys = Self.keys(lines)
    #expect(keys == Self.keys(lines))
    #expect(Set(keys).count == keys.count)
  }

  @Test func `a line without a time is known by everything before it`() {
    let long = Self.keys([("a", nil), ("b", nil), ("c", nil)])
    #expect(Self.keys([("a", nil), ("b", nil)]) == Array(long.prefix(2)))
    #expect(Self.keys([("b", nil)]).first != long[1])
    #expect(Self.keys([("ab", nil)]).first != Self.keys([("a", nil), ("b", nil)]).last)
  }

  @Test func `a line with a time is known by text, time and occurrence alone`() {
    let time = Date(timeIntervalSince1970: 1_795_177_800)
    let here = Self.keys([("toast", nil), ("eggs", time), ("eggs", time)])
    let there = Self.keys([("eggs", time), ("toast", nil), ("eggs", time)], day: Self.friday)
    #expect(here[1] == there[0] && here[2] == there[2] && here[1] != here[2])
    #expect(Self.keys([("eggs", time.addingTimeInterval(60))]).first != here[1])
  }

  @Test func `standard input is known by its day, a file on any day`() {
    let file = Self.keys([("eggs", nil)])
    let today = Self.keys([("eggs", nil)], day: Self.friday)
    let tomorrow = Self.keys([("eggs", nil)], day: Self.friday.advanced(by: 1))
    #expect(Set(file + today + tomorrow).count == 3)
  }

  @Test func `equal messages with a time are counted however many there are`() {
    let time = Date(timeIntervalSince1970: 1_795_177_800)
    let keys = Self.keys(Array(repeating: ("eggs", time), count: 100))
    #expect(Set(keys).count == 100)
    #expect(keys.last?.hasSuffix("-100") == true)
    #expect(TranscriptKeys.key(text: "eggs", at: time) == keys.first)
  }
}
