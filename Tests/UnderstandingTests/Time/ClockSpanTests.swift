import Testing
import ToolCalls

@testable import Understanding

/// Stretches between two hours, one of them told with a fraction in words.
@Suite struct ClockSpanTests {
  @Test(arguments: [
    ("badminton 5 till half 6", 90.0), ("spin class from quarter past 6 to 7", 45),
    ("climbing from half 7 to half 9", 120), ("pilates from 9 to half past 10", 90),
    ("rowed from ten past 7 until quarter to 8", 35), ("rowed between half 5 and quarter past 6", 45),
    ("judo from six till half seven", 90), ("spin from 6 to 6:45", 45),
  ])
  func `half an hour behind till is half past`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(arguments: [
    ("badminton 5 till half 6 last night", 17.0), ("climbing half 7 to half 9 yesterday evening", 19.5),
    ("swam from ten past 6 to 7 this morning", 6 + 1.0 / 6),
  ])
  func `the stretch begins in the part of the day that is named`(sentence: String, hour: Double) throws {
    let time = TimeScanner.scan(Lexer.tokens(of: sentence))
    let moment = try #require(TimeReader.resolve(time, now: OfflineReading.now, timeZone: OfflineReading.utc).date)
    let clock = LocalClock(now: OfflineReading.now, timeZone: OfflineReading.utc)
    #expect(abs(clock.hour(of: moment) - hour) < 0.01)
  }

  @Test(arguments: ["ate half a quiche from 7 to 8", "had half 2 pears", "went from 3 to half a bagel"])
  func `half of a thing is no hour`(sentence: String) {
    #expect(TimeScanner.scan(Lexer.tokens(of: sentence)).minutes != 30)
  }
}
