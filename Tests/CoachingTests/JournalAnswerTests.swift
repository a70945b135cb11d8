import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// Answers from the journal, at noon of 2026-11-20, with a day of known figures.
@Suite(.timeLimit(.minutes(60))) struct JournalAnswerTests {
  @Test func `the nutrient that was asked for comes first, against its target`() async throws {
    let test = try await TestCoach.withThreeDays()
    let day = try test.journal.summary(of: CalendarDay(TestCoach.noon, in: .gmt), in: .gmt)
    let target = try #require(day.targets.macros?.proteinG)
    let eaten = day.eaten.proteinG
    let reply = try await test.say("how much protein is left?").planned.reply
    #expect(
      reply == "\(Figures.whole(target.rounded() - eaten.rounded())) g of protein left "
        + "(\(Figures.whole(eaten)) of \(Figures.whole(target)) g).")
    let sofar = try await test.say("how much protein have I eaten today").planned.reply
    #expect(sofar.hasPrefix("\(Figures.whole(eaten)) g of protein today of \(Figures.whole(target)) g, "))
    let total = day.targets.energy.total.kilocalories
    let energy = try await test.say("how many calories are left today?").planned.reply
    #expect(
      energy
        == "\(Figures.kcal(total.rounded() - day.eaten.calories.rounded())) left (\(Figures.whole(day.eaten.calories)) of "
        + "\(Figures.kcal(total))).")
  }

  @Test(
    arguments: [
      ("how much water have I had?", "500 ml of water today, 1.1 l left of 1.6 l."),
      ("what did I eat yesterday", "Yesterday: Lunch: Banana, "),
      ("how many calories did I eat yesterday", "100 kcal yesterday of "),
      ("what did I have for dinner yesterday", "No dinner is logged yesterday."),
      ("how many steps today", "No steps are known today."),
      ("how many eggs have I had today?", "2 eggs today: 100 g, "),
      ("how far did I run this week?", "In the last 7 days: 1 workout, 30 min, 5 km. 2026-11-18 Running, 5 km"),
      ("when did I last run?", "On 2026-11-18: Running, 5 km, 30 min"),
      ("did I swim this week?", "No swimming is logged in the last 7 days."),
      ("what did I eat on Monday?", "No food is logged on 2026-11-16."),
    ])
  func `each question has its own answer`(question: String, answer: String) async throws {
    let reply = try await TestCoach.withThreeDays().say(question).planned.reply
    #expect(reply.hasPrefix(answer), "\(reply)")
  }

  @Test func `the last weight is the last weighing, and a day's mean is called one`() async throws {
    let test = try TestCoach([])
    _ = try await test.say("weighed 80 kg", at: .made("2026-11-18", hour: 7))
    #expect(
      try await test.say("what is my weight?").planned.reply.hasPrefix(
        "Your last weight is 80 kg on 2026-11-18 at 07:00. "))
    _ = try await test.say("weighed 82.4 kg", at: .made("2026-11-20", hour: 7))
    _ = try await test.say("weighed 83.4 kg", at: .made("2026-11-20", hour: 11))
    let last = "83.4 kg today at 11:00 (the mean of that day's 2 weighings is 82.9 kg)"
    #expect(try await test.say("what is my weight?").planned.reply.hasPrefix("Your last weight is \(last). "))
    let then = try await test.say("what did I weigh on 2026-11-18?").planned.reply
    #expect(then.hasPrefix("You weighed 80 kg on 2026-11-18, and \(last). "), "\(then)")
  }

  @Test func `a device's steps are told`() async throws {
    let test = try await TestCoach.withThreeDays()
    let day = CalendarDay(TestCoach.noon, in: .gmt)
    var work = JournalImport(into: test.journal, as: NewTurn(text: "import steps", at: TestCoach.noon))
    try work.write([
      ImportedRecord(
        .steps(StepsDay(id: EntryID.make(at: TestCoach.noon), day: day, steps: 8412, source: "healthKit")))
    ])
    _ = try work.finish(ImportedPerson()) { "Imported \($0.total.written)." }
    #expect(try await test.say("how many steps today").planned.reply == "8,412 steps today.")
  }

  @Test func `what is past its target is over it`() async throws {
    let test = try await TestCoach.withThreeDays()
    _ = try await test.say("a pizza 5000 kcal for lunch")
    let reply = try await test.say("how many calories left").planned.reply
    #expect(reply.contains(" kcal over ("))
  }

  @Test func `what was logged with the question counts`() async throws {
    let reply = try await TestCoach.withThreeDays().say("a pear 900 kcal, how many calories have I eaten today?")
      .planned.reply
    #expect(reply.contains("1,0") && reply.contains("kcal today of"), "\(reply)")
    let that = try await TestCoach.withThreeDays().say("a pear 900 kcal. How many calories was that?").planned.reply
    #expect(that.hasSuffix("Pear: 900 kcal, 0.8 g protein, 213 g carbs, 0.4 g fat.") || that.contains("Pear: 900 kcal"))
  }

  @Test func `hidden numbers stay hidden, and names and water are told`() async throws {
    let test = try await TestCoach.withThreeDays()
    _ = try await test.say("hide the numbers")
    for question in ["how much protein is left?", "how many calories did I burn today", "calories so far"] {
      let reply = try await test.say(question).planned.reply
      #expect(!reply.contains("kcal") && !reply.contains(" g"), "\(reply)")
    }
    #expect(try await test.say("what did I eat yesterday").planned.reply == "Yesterday: Lunch: Banana.")
    #expect(try await test.say("how much water today?").planned.reply.hasPrefix("500 ml of water today"))
  }

  @Test(arguments: [
    ("3 pears", "how many pears", "3 pears today"), ("2 beers", "how many beers today", "2 beers today"),
    ("3 pears", "how many beers", "No beers are logged today"),
    ("deadlift 3x5 90kg", "what did I lift", "Deadlift 3 x 5 at 90 kg"),
    ("9000 steps", "how many steps", "9,000 steps"),
    ("ran 4k", "what did I do today", "Running, 4 km"), ("ran 4k", "total so far", "Running, 4 km"),
    ("ran 4k", "how many calories would 8k burn", "Running for"),
  ])
  func `what was logged is counted, food and training alike`(
    line: String, question: String, answer: String
  ) async throws {
    let test = try await TestCoach.behind(line)
    let reply = try await test.say(question).planned.reply
    #expect(reply.contains(answer), "\(reply)")
  }

  @Test(
    arguments: [
      ("protein shake for breakfast / another one after the gym", 2),
      ("2 coffees this morning / 1 more at 10am", 2),
      ("had a burrito / only ate half / the other half for dinner", 2),
      ("on monday I had eggs for breakfast and pasta for dinner / on tuesday I had the same", 4),
      ("pasta for dinner yesterday / leftovers from last night", 2),
      ("oatmeal for breakfast yesterday / same today", 2), ("weighed 80 kg yesterday / same today", 0),
      ("lunch wrap", 1),
    ] as [(String, Int)])
  func `more of the same, told by when it was, is logged once more`(
    lines: String, count: Int
  ) async throws {
    let meals = try await TestCoach.behind(lines).meals()
    #expect(meals.count == count)
  }
}
