import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Hours told nearly, in two words, in brackets, or beside their day with nothing that joins them.
@Suite struct HourToldTests {
  private static func moment(_ sentence: String) -> String? {
    let reading = OfflineReading.read(sentence)
    let time =
      OfflineReading.meals(reading).first?.timestamp ?? OfflineReading.workouts(reading).first?.timestamp
      ?? OfflineReading.weights(reading).first?.timestamp
    return time.map {
      String($0.formatted(.iso8601.year().month().day().time(includingFractionalSeconds: false)).prefix(16))
    }
  }

  @Test(arguments: [
    ("yesterday, 20:00, a plum", "2026-11-19T20:00"), ("yesterday, 8pm, a plum", "2026-11-19T20:00"),
    ("a plum, yesterday, 8pm", "2026-11-19T20:00"), ("a plum (Tuesday, 13:15)", "2026-11-17T13:15"),
    ("18 Nov 20:00 a plum", "2026-11-18T20:00"), ("Nov 18, 8pm: a plum", "2026-11-18T20:00"),
    ("18/11 7pm a plum", "2026-11-18T19:00"), ("18/11 19:30 a plum", "2026-11-18T19:30"),
    ("Wed 19:10 - a plum", "2026-11-18T19:10"), ("Wed 18 Nov 19:10 a plum", "2026-11-18T19:10"),
    ("8pm, 18 Nov: a plum", "2026-11-18T20:00"), ("today, 7:15, a plum", "2026-11-20T07:15"),
    ("yesterday, 7am, ran 5k", "2026-11-19T07:00"), ("rowed 20 min, yesterday, 7am", "2026-11-19T07:00"),
    ("yesterday, 20:00, 80.2 kg", "2026-11-19T20:00"), ("last night, 21:40, a plum", "2026-11-19T21:40"),
  ])
  func `a day and an hour side by side are one moment`(sentence: String, moment: String) {
    #expect(Self.moment(sentence) == moment)
  }

  @Test(arguments: [
    ("a plum just after 9:30", "09:30"), ("a plum shortly before 11", "11:00"), ("a plum before 11", "11:00"),
    ("a plum not long after 10am", "10:00"), ("a plum at 9:30ish", "09:30"), ("a plum about 9am ish", "09:00"),
    ("a plum at 9 ish this morning", "09:00"), ("a plum at like 9", "09:00"), ("a plum roughly 9:15", "09:15"),
    ("a plum circa 9am", "09:00"), ("(9:30) a plum", "09:30"), ("a plum (9:30)", "09:30"),
    ("a plum at nine thirty", "09:30"), ("a plum at nine fifteen this morning", "09:15"),
    ("at seven forty-five I had a plum", "07:45"), ("had a plum at seven oh five", "07:05"),
    ("nine fifteen, a plum", "09:15"), ("just after nine had a plum", "09:00"), ("a plum at 10.30ish", "10:30"),
    ("just before eight I had a plum", "08:00"),
    ("mid-morning (10:30): a plum", "10:30"), ("lunch (11:45) a plum", "11:45"),
  ])
  func `an hour that is told nearly or in words is a time and counts nothing`(sentence: String, hour: String) {
    #expect(Self.moment(sentence) == "2026-11-20T\(hour)")
    #expect(OfflineReading.items(sentence).map { $0.quantity ?? 1 } == [1])
  }

  @Test(arguments: ["nothing to eat after 8pm", "no coffee after 3", "I never eat before 10"])
  func `a rule about hours logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("ate after 3 meetings, 2 rolls", 2.0), ("2 rolls before 3 sets of squats", 2),
  ])
  func `figures that count stay counts`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == count)
  }

  @Test(arguments: ["dinner; 80 g of penne; 40 g of feta", "dinner. 80 g of penne", "Dinner! 80 g of penne"])
  func `a meal heads the foods behind any sign`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).first?.mealType == .dinner)
  }
}
