import Nutrition
import Testing

@testable import Coaching

@Suite struct SelfReportStatementTests {
  struct Row: Sendable {
    var text: String
    var said: [SelfReportStatement.Said]

    init(_ text: String, energy: Int? = nil, sore: [(String, Int)] = []) {
      self.text = text
      said =
        sore.map { .init(subject: .soreness, muscle: $0.0, level: $0.1) }
        + (energy.map { [.init(subject: .energy, muscle: nil, level: $0)] } ?? [])
    }
  }

  @Test(arguments: [
    Row("legs are sore", sore: [("legs", 3)]), Row("My quads are really sore today.", sore: [("quadriceps", 4)]),
    Row("I'm a bit sore", sore: [("whole body", 2)]), Row("sore calves, 4/5", sore: [("calves", 4)]),
    Row("lower back is extremely sore", sore: [("lower back", 5)]), Row("legs sore 8/10", sore: [("legs", 4)]),
    Row("chest and shoulders are very sore", sore: [("chest", 4), ("shoulders", 4)]),
    Row("sore chest and triceps", sore: [("chest", 3), ("triceps", 3)]),
    Row("legs are no longer sore", sore: [("legs", 1)]), Row("my legs aren't sore anymore", sore: [("legs", 1)]),
    Row("I have DOMS in my legs", sore: [("legs", 3)]),
    Row("energy is low today", energy: 2), Row("very low energy", energy: 1), Row("I have no energy", energy: 1),
    Row("my energy level is 4", energy: 4), Row("energy 2 out of 5", energy: 2), Row("full of energy", energy: 4),
    Row("energy is okay", energy: 3), Row("really high energy today", energy: 5), Row("not much energy", energy: 2),
    Row("legs are sore and energy is low", energy: 2, sore: [("legs", 3)]),
    Row("legs are sore from yesterday's squats", sore: [("legs", 3)]),
  ]) func `how sore and how much energy`(row: Row) throws {
    let statement = try #require(SelfReportStatement(row.text, mayHaveCause: true))
    #expect(statement.said == row.said)
    #expect(!statement.isYesterday)
  }

  @Test func `of yesterday where that is said`() throws {
    let day = CalendarDay(daysSince1970: 20_777)
    let statement = try #require(SelfReportStatement("my legs were sore yesterday", mayHaveCause: true))
    #expect(statement.reports(on: day) { "x" }.map(\.day) == [day.advanced(by: -1)])
  }

  @Test(arguments: [
    "sore throat", "I had an energy drink", "energy bar", "2 eggs and toast", "ran 5 km", "why are my legs sore?",
    "chicken legs", "legs", "energy", "energy 250", "sore legs 7", "I ate legs and sore", "my back hurts",
    "are my legs sore", "how much energy is in a banana", "sour cream", "save my energy for later",
  ]) func `anything else is left alone`(text: String) {
    #expect(SelfReportStatement(text, mayHaveCause: true) == nil)
  }

  @Test func `a cause is no cause where it is something to log`() {
    #expect(SelfReportStatement("legs are sore after running 5 km", mayHaveCause: false) == nil)
  }

  @Test(
    arguments: [
      ("I prefer to eat late", MealTiming.late, nil), ("I'd rather eat early", .early, nil),
      ("I usually eat late in the evening", .late, nil), ("two meals a day", nil, 2), ("I eat 3 meals per day", nil, 3),
      ("I prefer two meals a day", nil, 2), ("I like eating later", .late, nil), ("one meal a day", nil, 1),
    ] as [(String, MealTiming?, Int?)])
  func `when and how often the person likes to eat`(text: String, timing: MealTiming?, count: Int?) throws {
    let said = try #require(MealTimingStatement(text))
    #expect(said.timing == timing && said.mealsPerDay == count)
  }

  @Test(arguments: [
    "I ate late", "I had a late lunch", "I like eggs", "two meals", "13 meals a day", "late", "I prefer tea",
    "2 eggs a day", "is it bad to eat late?", "I usually have 2 eggs",
  ]) func `a meal or a question is no liking`(text: String) {
    #expect(MealTimingStatement(text) == nil)
  }
}
