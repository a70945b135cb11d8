import Foundation
import Testing

@testable import ToolCalls

@Suite struct `ISO 8601` {
  @Test(arguments: [
    ("2026-11-20T12:30:00+00:00", 1_795_177_800.0), ("2026-11-20T12:30:00Z", 1_795_177_800),
    ("2026-11-20T13:30+01:00", 1_795_177_800), ("2026-11-20 07:30:00.250-0500", 1_795_177_800),
    ("2024-02-29T00:00:00Z", 1_709_164_800),
  ]) func `a time is read with its offset`(_ text: String, _ seconds: Double) {
    #expect(ISO8601.date(from: text) == Date(timeIntervalSince1970: seconds))
  }

  @Test(arguments: [
    "", "2026-11-20", "2026-13-01T00:00Z", "2026-02-30T00:00Z", "2026-11-20T24:00Z", "2026-11-20T12:60Z", "lunch",
    "2026-11-20T12:30", "2026-11-20T12:30+1", "2026-11-20T12:30Zx", "２０２６-11-20T12:30Z",
  ]) func `what is no time is nothing`(_ text: String) { #expect(ISO8601.date(from: text) == nil) }

  @Test func `a time without an offset is in the person's zone, across clock changes too`() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    for (text, utc) in [
      ("2026-03-29T01:30", "2026-03-29T00:30:00Z"), ("2026-03-29T03:30", "2026-03-29T01:30:00Z"),
      ("2026-10-25T04:00", "2026-10-25T03:00:00Z"), ("2026-07-01T12:00", "2026-07-01T10:00:00Z"),
      // Skipped by the clock, and shown twice: moved on, and the first of the two.
      ("2026-03-29T02:30", "2026-03-29T01:30:00Z"), ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ] {
      #expect(ISO8601.date(from: text, defaultZone: berlin) == ISO8601.date(from: utc), "\(text)")
    }
  }

  @Test func `what is written is read back`() throws {
    let zones = try ["UTC", "Asia/Kathmandu", "America/St_Johns"].map { try #require(TimeZone(identifier: $0)) }
    var seed: UInt64 = 7
    for _ in 0..<500 {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1
      let date = Date(timeIntervalSince1970: Double(Int64(seed >> 31)) - 2e9)
      for zone in zones {
        let text = ISO8601.string(from: date, in: zone)
        // Offsets before standard time had seconds, which the format cannot carry.
        if zone.secondsFromGMT(for: date) % 60 == 0 { #expect(ISO8601.date(from: text) == date, "\(text)") }
      }
    }
  }
}
