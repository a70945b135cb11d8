import Foundation
import Testing

@testable import Coaching

/// Times in front of lines as chat applications write them; the lines are read on 20 November 2026.
@Suite struct ExportedStampTests {
  private static let clock = (try? Date("2026-11-20T21:00:00Z", strategy: .iso8601)) ?? .distantPast

  private func plain(_ lines: [String]) -> [InputLine.Content] {
    var stamps = ExportedStamps()
    return lines.map {
      stamps.plain(InputLine(number: 1, content: .text($0)), clock: Self.clock, timeZone: .gmt).content
    }
  }

  @Test(arguments: [
    ("[19/11/2026, 08:10:33] me: a pear", "[2026-11-19 08:10:33] me: a pear"),
    ("19/11/2026 08:10 a pear", "[2026-11-19 08:10] a pear"),
    ("11/19/26, 8:10 PM - me: a pear", "[2026-11-19 20:10] me: a pear"),
    ("\u{200E}[11/19/26, 8:10:33\u{202F}PM] a pear", "[2026-11-19 20:10:33] a pear"),
    ("19.11.2026, 08:10 - a pear", "[2026-11-19 08:10] a pear"),
    ("2026/11/19 08:10 a pear", "[2026-11-19 08:10] a pear"),
    ("[2026-11-19 8:10] a pear", "[2026-11-19 08:10] a pear"), ("[8:10] a pear", "[08:10] a pear"),
    ("[ 2026-11-19 08:10 ] a pear", "[2026-11-19 08:10] a pear"), ("[12:05 AM] a pear", "[00:05] a pear"),
  ])
  func `a stamp is read in each form`(line: String, plain: String) {
    #expect(self.plain([line]) == [.text(plain)])
  }

  @Test(arguments: [
    "2026-11-19 08:10 a pear", "08:10 a pear", "8:10 a pear", "[2026-11-19 25:10] a pear", "15/12/10 squats at 60 kg",
    "[a pear]", "2 pears", "1/2 a pear at 8:10", "31/31/2026 08:10 a pear", "[13:10 PM] a pear",
  ])
  func `other lines stay as they are`(line: String) { #expect(plain([line]) == [.text(line)]) }

  @Test func `which figure is the month is learnt from the lines before`() {
    #expect(plain(["11/19/26, 08:10 - a pear", "3/4/26, 08:10 - a fig"]).last == .text("[2026-03-04 08:10] a fig"))
    #expect(plain(["19/11/26, 08:10 - a pear", "3/4/26, 08:10 - a fig"]).last == .text("[2026-04-03 08:10] a fig"))
  }

  @Test func `what would be to come is read the other way round`() {
    #expect(plain(["2/12/2026 08:10 a fig"]) == [.text("[2026-02-12 08:10] a fig")])
  }
}
