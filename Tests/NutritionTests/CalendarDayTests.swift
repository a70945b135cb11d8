import Foundation
import Nutrition
import Testing

struct CalendarDayTests {
  @Test(arguments: [("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-11-20", 20_777), ("1969-12-31", -1)])
  func `days are counted from 1970`(text: String, days: Int) {
    #expect(CalendarDay(text)?.daysSince1970 == days)
    #expect(CalendarDay(daysSince1970: days).description == text)
  }

  @Test func `every day of 400 years reads back`() {
    for days in stride(from: -73_000, to: 73_100, by: 1) {
      let day = CalendarDay(daysSince1970: days)
      #expect(CalendarDay(day.description)?.daysSince1970 == days)
    }
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "20261120", "", "2026-11-20x", "-026-01-01"])
  func `what is no date is refused`(text: String) {
    #expect(CalendarDay(text) == nil)
  }

  @Test func `the day depends on the zone`() throws {
    let date = Date(timeIntervalSince1970: 20_777 * 86400 - 1800)  // 23:30 UTC on the day before
    let ahead = try #require(TimeZone(secondsFromGMT: 3600))
    let behind = try #require(TimeZone(secondsFromGMT: -3600))
    #expect(CalendarDay(date, in: ahead).description == "2026-11-20")
    #expect(CalendarDay(date, in: behind).description == "2026-11-19")
  }

  @Test(arguments: [
    ("1996-11-20", 30), ("1996-11-21", 29), ("1996-05-02", 30), ("2026-11-20", 0), ("2026-11-21", nil),
    ("1890-01-01", nil),
  ])
  func `age is whole years on the day`(birth: String, years: Int?) throws {
    let day = try #require(CalendarDay("2026-11-20"))
    #expect(day.age(bornOn: try #require(CalendarDay(birth))) == years)
  }

  @Test func `someone born on 29 February has a birthday on 1 March`() throws {
    let birth = try #require(CalendarDay("2004-02-29"))
    #expect(CalendarDay("2023-02-28")?.age(bornOn: birth) == 18)
    #expect(CalendarDay("2023-03-01")?.age(bornOn: birth) == 19)
  }
}
