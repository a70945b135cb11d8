import Foundation
import Nutrition
import Testing

struct TimeZoneClockTests {
  /// The first second of a day, where midnight itself is skipped, comes twice, or is an ordinary one.
  @Test(arguments: [
    ("Atlantic/Azores", "2026-03-29", "2026-03-29T01:00:00Z"),
    ("Atlantic/Azores", "2026-10-25", "2026-10-25T00:00:00Z"),
    ("America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z"),
    ("America/Santiago", "2026-04-05", "2026-04-05T04:00:00Z"),
    ("America/Havana", "2026-03-08", "2026-03-08T05:00:00Z"),
    ("America/Havana", "2026-11-01", "2026-11-01T04:00:00Z"), ("Africa/Cairo", "2026-04-24", "2026-04-23T22:00:00Z"),
    ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z"), ("Europe/Berlin", "2026-03-30", "2026-03-29T22:00:00Z"),
    ("America/New_York", "2026-11-01", "2026-11-01T04:00:00Z"),
    ("Pacific/Auckland", "2026-09-27", "2026-09-26T12:00:00Z"),
    ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z"), ("GMT", "2026-11-20", "2026-11-20T00:00:00Z"),
  ])
  func `a day begins with its first second`(zone: String, day: String, start: String) throws {
    let zone = try #require(TimeZone(identifier: zone))
    let day = try #require(CalendarDay(day))
    let moment = zone.moment(of: day)
    #expect(moment == (try Date(start, strategy: .iso8601)))
    #expect(CalendarDay(moment, in: zone) == day)
    #expect(CalendarDay(moment - 1, in: zone) < day)
  }

  /// Half past two in Berlin is skipped in March and comes twice in October.
  @Test(arguments: [
    ("2026-03-29", 9000.0, "2026-03-29T01:30:00Z"), ("2026-10-25", 9000, "2026-10-25T00:30:00Z"),
    ("2026-10-25", 43_200, "2026-10-25T11:00:00Z"), ("2026-11-20", 45_000.5, "2026-11-20T11:30:00.5Z"),
  ])
  func `a time on the clock is its first moment, or as much after one that is skipped`(
    day: String, seconds: Double, expected: String
  ) throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let moment = zone.moment(of: try #require(CalendarDay(day)), seconds: seconds)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: expected.contains("."))
    #expect(moment == (try Date(expected, strategy: style)))
  }
}
