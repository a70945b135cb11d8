import Foundation
import Nutrition
import Testing

@testable import Understanding

@Suite struct TimeReaderTests {
  @Test(
    arguments: [
      ("soup yesterday at 8pm", "2026-11-19T20:00:00Z"),
      ("porridge this morning", "2026-11-20T08:00:00Z"),
      ("two beers last night", "2026-11-19T21:00:00Z"),
      ("stew for dinner last night", "2026-11-19T19:00:00Z"),
      ("ate 2 hours ago", "2026-11-20T10:30:00Z"),
      ("half an hour ago", "2026-11-20T12:00:00Z"),
      ("an hour and a half ago", "2026-11-20T11:00:00Z"),
      ("on Monday", "2026-11-16T12:00:00Z"),
      ("last Friday", "2026-11-13T12:00:00Z"),
      ("soup at noon", "2026-11-20T12:00:00Z"),
      ("cereal @ 8", "2026-11-20T08:00:00Z"),
      ("toast at 7am", "2026-11-20T07:00:00Z"),
      ("a plum around eight", "2026-11-20T08:00:00Z"),
      ("a plum at about eight", "2026-11-20T08:00:00Z"),
      ("egg on toast round half seven", "2026-11-20T07:30:00Z"), ("crumpets around half 9", "2026-11-20T09:30:00Z"),
      ("soup round about eleven", "2026-11-20T11:00:00Z"), ("a plum round 8", "2026-11-20T08:00:00Z"),
      ("a pear by half ten", "2026-11-20T10:30:00Z"), ("stew about half six last night", "2026-11-19T18:30:00Z"),
      ("burger and fries y'day", "2026-11-19T12:00:00Z"), ("Tuesday's weigh in", "2026-11-17T12:00:00Z"),
      ("Monday's lunch", "2026-11-16T12:30:00Z"),
      ("at 8.15 am", "2026-11-20T08:15:00Z"),
      ("at half past nine", "2026-11-20T09:30:00Z"),
      ("yoghurt at half past midnight", "2026-11-20T00:30:00Z"), ("half past noon a pear", "2026-11-20T12:30:00Z"),
      ("half nine this morning a pear", "2026-11-20T09:30:00Z"),
      ("at quarter to ten", "2026-11-20T09:45:00Z"), ("toast at quarter past seven", "2026-11-20T07:15:00Z"),
      ("toast at ten past six", "2026-11-20T06:10:00Z"), ("toast at ten to eight", "2026-11-20T07:50:00Z"),
      ("toast at seven o'clock", "2026-11-20T07:00:00Z"), ("toast the other day", "2026-11-18T12:00:00Z"),
      ("toast the other night", "2026-11-18T21:00:00Z"), ("crisps overnight", "2026-11-19T23:00:00Z"),
      ("a pear at 11 o'clock", "2026-11-20T11:00:00Z"),
      ("18 Nov", "2026-11-18T12:00:00Z"),
      ("Nov 3rd", "2026-11-03T12:00:00Z"),
      ("on 2 December", "2025-12-02T12:00:00Z"),
      ("on the 18th", "2026-11-18T12:00:00Z"),
      ("2026-11-12 at 19:00", "2026-11-12T19:00:00Z"),
      ("on 17/11", "2026-11-17T12:00:00Z"),
      ("3 days ago", "2026-11-17T12:00:00Z"),
      ("the day before yesterday for lunch", "2026-11-18T12:30:00Z"),
      ("yesterday for breakfast", "2026-11-19T08:00:00Z"),
      ("yesterday afternoon", "2026-11-19T15:00:00Z"),
      ("a snack yesterday", "2026-11-19T16:00:00Z"),
      ("two nights ago", "2026-11-18T21:00:00Z"),
      ("last night at 1am", "2026-11-20T01:00:00Z"),
      ("at 9pm", "2026-11-19T21:00:00Z"),
      ("dinner at 7", "2026-11-19T19:00:00Z"),
      ("this afternoon", "2026-11-20T12:30:00Z"),
      ("today", "2026-11-20T12:30:00Z"),
    ])
  func `words of time become a moment`(sentence: String, moment: String) {
    let reading = TimeReader.read(sentence, now: OfflineReading.now, timeZone: OfflineReading.utc)
    #expect(reading?.date == OfflineReading.date(moment))
    #expect(reading?.isFuture == false)
  }

  @Test(
    arguments: [
      ("bench 3x12 @ 15", nil), ("cutting at 0.6 kg a week", nil), ("ran 5 miles at 9:30 pace", nil),
      ("a can of cola", nil),
      ("30 min run at 10 km/h", nil), ("52:30 for 10 km", nil), ("good morning", nil), ("sun-dried tomatoes", nil),
      ("2 rounds of toast", nil), ("a round of four", nil), ("about half a pizza", nil),
      ("about half 12 inch pizza", nil),
      ("chips from Friday's", nil), ("a may tree", nil), ("dinner roll", nil), ("breakfast burrito", nil),
      ("1/2 avocado", nil),
    ] as [(String, String?)])
  func `figures and names that look like times say nothing`(sentence: String, nothing: String?) {
    let reading = TimeReader.read(sentence, now: OfflineReading.now, timeZone: OfflineReading.utc)
    #expect(reading == nil)
  }

  @Test(
    arguments: [
      ("eggs for breakfast", MealType.breakfast), ("lunch was soup", .lunch), ("dinner: pasta", .dinner),
      ("supper: stew", .dinner),
      ("had sausages for tea", .dinner), ("an afternoon snack", .snack), ("brekkie: toast", .breakfast),
      ("elevenses: a scone", .snack),
      ("my lunch was a wrap", .lunch), ("steak dinner", .dinner), ("brunch: waffles", .lunch),
    ])
  func `meal words name the meal and no time`(sentence: String, meal: MealType) {
    let reading = TimeReader.read(sentence, now: OfflineReading.now, timeZone: OfflineReading.utc)
    #expect(TimeScanner.scan(Lexer.tokens(of: sentence)).meal == meal)
    #expect(reading != nil && reading?.date == nil)
  }

  @Test(arguments: ["tomorrow", "next week", "pizza tonight", "in 3 days", "next Monday at noon"])
  func `what is to come has no date`(sentence: String) {
    let reading = TimeReader.read(sentence, now: OfflineReading.now, timeZone: OfflineReading.utc)
    #expect(reading?.isFuture == true)
    #expect(reading?.date == nil)
  }

  @Test func `the person's own time zone counts`() throws {
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    // 12:30 UTC is 21:30 in Tokyo: 8pm today has passed there.
    let reading = TimeReader.read("at 8pm", now: OfflineReading.now, timeZone: tokyo)
    #expect(reading?.date == OfflineReading.date("2026-11-20T11:00:00Z"))
  }

  @Test func `after midnight last night is still the evening before`() {
    let late = OfflineReading.date("2026-11-20T00:40:00Z")
    let reading = TimeReader.read("pizza last night", now: late, timeZone: OfflineReading.utc)
    #expect(reading?.date == OfflineReading.date("2026-11-19T21:00:00Z"))
  }

  @Test(arguments: [("eggs this morning", "2026-11-19T08:00:00Z"), ("soup this afternoon", "2026-11-19T15:00:00Z")])
  func `after midnight a part of the day is the one before the night`(_ words: String, date: String) {
    let late = OfflineReading.date("2026-11-20T02:10:00Z")
    let reading = TimeReader.read(words, now: late, timeZone: OfflineReading.utc)
    #expect(reading?.date == OfflineReading.date(date))
  }

  @Test func `a day that changes its clock keeps its wall time`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    // Clocks went back on 25 October 2026; 8 in the morning of the 24th was 06:00 UTC, of the 25th 07:00.
    let now = OfflineReading.date("2026-10-26T12:00:00Z")
    let before = TimeReader.read("on Saturday at 8am", now: now, timeZone: berlin)
    let after = TimeReader.read("yesterday at 8am", now: now, timeZone: berlin)
    #expect(before?.date == OfflineReading.date("2026-10-24T06:00:00Z"))
    #expect(after?.date == OfflineReading.date("2026-10-25T07:00:00Z"))
  }

  @Test func `an hour that the clock skips moves on`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let now = OfflineReading.date("2026-03-29T12:00:00Z")
    let reading = TimeReader.read("today at 2:30 am", now: now, timeZone: berlin)
    let date = try #require(reading?.date)
    #expect(date <= now)
    #expect(date >= OfflineReading.date("2026-03-29T00:30:00Z"))
  }
}
