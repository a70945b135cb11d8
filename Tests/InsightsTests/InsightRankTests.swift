import Foundation
import Insights
import Nutrition
import Testing

/// Which insight is said, how often, and in whose words.
@Suite struct InsightRankTests {
  static let noon = CalendarDay.testDay.midnightUTC + 43_200
  static let salty = InsightContext.make(
    .make(meals: [(8, 900, 10)], workouts: [("Running", 11, 45)], sodiumMg: 2900), hour: 12)

  @Test func `the most important comes first`() {
    #expect(Self.salty.insights.map(\.kind) == [.afterWorkout, .sodium])
    #expect(Set(InsightKind.allCases.map(\.priority)).count == InsightKind.allCases.count)
  }

  @Test func `hidden numbers leave no figure in what is said`() {
    var all: [InsightContext] = DayInsightTests.cases.map(\.context)
    all += [
      .make(trend: weighings(50, from: 90, kilogramsPerWeek: -1.3)),
      .make(past: days(4) { .whole("\($0)", kcal: 2400) }),
      .make(trend: weighings(40, from: 82, kilogramsPerWeek: 0), goal: .cut),
    ]
    var said = 0
    for var context in all {
      context.hidesNumbers = true
      for insight in context.insights {
        #expect(!insight.kind.isAboutRestraint)
        #expect(insight.words(hidingNumbers: true)?.contains { $0.isNumber } == false)
        said += 1
      }
    }
    #expect(said > 5)
  }

  @Test func `every number of a sentence is one of its figures or of its rule`() {
    for one in DayInsightTests.cases {
      for insight in one.context.insights where insight.kind != .lowWater {
        let known = insight.figures.map { $0.value.rounded() }
        for number in insight.sentence.split(whereSeparator: { !$0.isNumber && $0 != ":" }) where !number.contains(":")
        {
          let value = Double(number) ?? -1
          #expect(known.contains(value) || insight.rule.contains(number), "\(insight.sentence)")
        }
      }
    }
  }

  @Test func `a kind comes again after its cool-down and not before`() throws {
    var memory = InsightMemory()
    let sodium = try #require(Self.salty.only(.sodium))
    memory.show(sodium, at: Self.noon, turnID: "t")
    for (days, isSaid) in [(0.5, false), (3.9, false), (4.1, true)] {
      #expect((memory.choice(of: [sodium], at: Self.noon + days * 86400) != nil) == isSaid)
    }
    #expect(memory.last?.insight == sodium && memory.last?.turnID == "t")
  }

  @Test func `two insights are an hour apart`() throws {
    var memory = InsightMemory()
    #expect(memory.choice(of: Self.salty.insights, at: Self.noon)?.kind == .afterWorkout)
    memory.show(try #require(Self.salty.insights.first), at: Self.noon, turnID: "t")
    #expect(memory.choice(of: Self.salty.insights, at: Self.noon + 600) == nil)
    #expect(memory.choice(of: Self.salty.insights, at: Self.noon + 3700)?.kind == .sodium)
  }

  @Test func `a memory is read back as it was written`() throws {
    var memory = InsightMemory()
    memory.show(try #require(Self.salty.insights.first), at: Self.noon, turnID: "t")
    #expect(try JSONDecoder().decode(InsightMemory.self, from: JSONEncoder().encode(memory)) == memory)
  }

  static let sentence = "650 of 2000 kcal by 19:00: there is room for a proper meal, 1350 kcal are left."

  @Test(arguments: [
    ("You still have 1350 kcal for a nice dinner.", true),
    ("With 1,350 kcal left there is room for a proper dinner tonight!", true),
    ("650 so far; a real meal fits.", true),
    ("You still have 1400 kcal for a nice dinner.", false),
    ("You still have 1350 g left.", false),
    ("You have about half of it left, 1350 kcal.", false),
    ("You still have thirteen hundred kcal, of 2000 kcal.", false),
    ("Nice going!", false),
    ("", false),
    ("1350 kcal left, and I logged 3 eggs for you.", false),
    (String(repeating: "A very long answer with 1350 kcal. ", count: 20), false),
  ])
  func `a model's wording stands only with the insight's own numbers`(words: String, isKept: Bool) {
    #expect(InsightWording.keeps(Self.sentence, in: words) == isKept)
  }
}
