import AdaTestSupport
import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// Advice and the body, from a journal of known figures, at noon of 2026-11-20.
@Suite(.timeLimit(.minutes(60))) struct AdviceAnswerTests {
  private func journal() async throws -> TestCoach {
    let test = try TestCoach([])
    for (sentence, day, hour) in [
      ("I am 180 cm tall", "2026-10-10", 7), ("weighed 84 kg", "2026-10-10", 7), ("weighed 82 kg", "2026-11-05", 7),
      ("weighed 81 kg", "2026-11-19", 7), ("protein bowl 600 kcal 50 g protein for dinner", "2026-11-17", 19),
      ("pancake stack 5000 kcal 0 g protein for dinner", "2026-11-18", 19),
      ("pasta pot 700 kcal 20 g protein for dinner", "2026-11-19", 19),
      ("soup 300 kcal 12 g protein for lunch", "2026-11-20", 11),
    ] {
      _ = try await test.say(sentence, at: .made(day, hour: Double(hour)))
    }
    return test
  }

  @Test func `dinners that fit are offered, the most protein first, and no other`() async throws {
    let reply = try await journal().say("what should I eat for dinner?").planned.reply
    let bowl = try #require(reply.range(of: "Protein bowl (600 kcal, 50 g protein)"), "\(reply)")
    let pasta = try #require(reply.range(of: "Pasta (700 kcal, 20 g protein)"), "\(reply)")
    #expect(bowl.lowerBound < pasta.lowerBound)
    #expect(!reply.contains("ancake") && !reply.contains("oup"))
    #expect(reply.hasPrefix("You have "))
  }

  @Test func `a day over its target is said to be over it`() async throws {
    let test = try await journal()
    _ = try await test.say("waffle tower 6000 kcal for breakfast", at: .made("2026-11-20", hour: 8))
    let reply = try await test.say("what should I eat for dinner?").planned.reply
    #expect(reply.hasPrefix("You are ") && reply.contains(" kcal over and "), "\(reply)")
    #expect(reply.contains("None of your earlier meals fits in that"))
  }

  @Test func `without a weight the macros are said to need one`() async throws {
    let reply = try await TestCoach([]).say("how much protein do I need").planned.reply
    #expect(reply.contains("follow your weight"))
  }

  @Test func `with no meals of its own a journal offers none`() async throws {
    let test = try TestCoach([])
    #expect(try await test.say("dinner ideas?").planned.reply.hasSuffix("I can name those that fit."))
  }

  @Test(
    arguments: [
      (
        "how much did I weigh 2 weeks ago?",
        "You weighed 82 kg on 2026-11-05, the last weighing before 2026-11-06, and 81 kg yesterday at 07:00. The trend went down by 0.3 kg since 2026-11-05."
      ),
      (
        "how much did I weigh a year ago?",
        "No weight is logged as early as 2025-11-20. Your last weight is 81 kg yesterday at 07:00."
      ),
      ("what's my bmi?", "Your BMI is 25 kg/m2: 81 kg at 180 cm. WHO calls 18.5 to 25 normal"),
      ("was my lunch healthy?", "Lunch today: 300 kcal, 12 g protein, "),
      (
        "can I eat 600 kcal a day?",
        "A target never goes below 1200 kcal a day. Days of under 800 kcal are for a doctor"
      ),
      ("is 2000 kcal a day enough?", "Your target today is "),
      ("my knee hurts, what should I do?", "That is for your doctor or pharmacist"),
      ("I ate nothing for three days", "I am sorry that it is this hard right now."),
      ("what was my average intake this week?", "1,650 kcal, "),
    ])
  func `each question has its own answer`(question: String, answer: String) async throws {
    let reply = try await journal().say(question).planned.reply
    #expect(reply.hasPrefix(answer), "\(reply)")
  }

  @Test func `a nutrient's week stands beside its target, today left out`() async throws {
    let test = try await journal()
    let target = try #require(
      test.journal.summary(of: CalendarDay(TestCoach.noon, in: .gmt), in: .gmt).targets.macros?.proteinG)
    let reply = try await test.say("should I eat more protein?").planned.reply
    #expect(
      reply == "23 g of protein a day on average over 3 finished days of the last 7: the target is "
        + "\(Figures.whole(target)) g, \(Figures.whole(target.rounded() - 23)) more.", "\(reply)")
  }

  @Test func `being on track is told of energy, protein and weight`() async throws {
    let reply = try await journal().say("am I on track this week?").planned.reply
    #expect(reply.hasPrefix("4 of 7 days logged: 1,650 kcal a day on average against a target of "), "\(reply)")
    #expect(
      reply.contains(" days within 10 %. Protein 21 of ")
        && reply.contains("The trend went down by 0.3 kg since 2026-11-05."))
  }

  @Test func `whether a food fits is said with what it leaves`() async throws {
    let test = try await journal()
    let left = try test.journal.summary(of: CalendarDay(TestCoach.noon, in: .gmt), in: .gmt).remainingCalories
    let fits = try await test.say("would a banana fit my calories?").planned.reply
    #expect(left > 1000 && fits.contains(" That fits: it leaves 1,"), "\(fits)")
    _ = try await test.say("waffle tower 6000 kcal for breakfast", at: .made("2026-11-20", hour: 8))
    #expect(
      try await test.say("would a banana fit my calories?").planned.reply.contains("Nothing is left for it today"))
  }
}
