import AdaTestSupport
import Foundation
import Nutrition
import Testing

@testable import Coaching

/// Answers to questions that go on, of records, of the body and of general knowledge; none of them logs anything.
@Suite(.timeLimit(.minutes(60))) struct GeneralAnswerTests {
  @Test(
    arguments: [
      ("how many calories in a cup of tea / and with milk?", "Tea with a little milk"),
      ("how many calories in a cup of rice / what about couscous / and quinoa?", "Quinoa"),
      ("how much caffeine in a cup of coffee / and in green tea?", "mg caffeine"),
      ("how many calories in an orange / and protein?", "1.4 g protein ("),
      ("how many calories does cycling for an hour burn / and swimming?", "Swimming for 60 min"),
      ("what did I eat today / and yesterday?", "Yesterday: Lunch: Banana"),
      ("how much protein is left / and carbs?", "g of carbs left"),
      ("can I have a burger / and with a cola?", "Together: "),
      ("which foods are high in protein / and fibre?", "Highest in fibre"),
      ("calories in a bowl of muesli with skim milk / and with whole milk?", "Milk, whole, 129 g"),
      ("calories in a bowl of muesli with skim milk / and with yogurt instead?", "Yogurt"),
      ("what did I eat today / and the day before?", "Yesterday: Lunch: Banana"),
      ("how far did I run this week / and today?", "No running is logged today yet."),
    ])
  func `a question that goes on leaves out what the one before said`(lines: String, answer: String) async throws {
    let test = try await TestCoach.withThreeDays()
    let meals = try test.meals().count
    var reply = ""
    for line in lines.components(separatedBy: " / ") { reply = try await test.say(line).planned.reply }
    #expect(reply.contains(answer), "\(reply)")
    #expect(try test.meals().count == meals)
  }

  @Test func `what was logged in between ends a question`() async throws {
    let test = try await TestCoach.withThreeDays()
    _ = try await test.say("how many calories in a cup of tea")
    _ = try await test.say("a banana for lunch")
    let reply = try await test.say("and with milk?").planned.reply
    #expect(!reply.contains("Tea"), "\(reply)")
  }

  @Test(
    arguments: [
      ("what was my best run", "Longest: 2026-11-18 Running, 5 km, 30 min"),
      ("what's my fastest 5k", "That is 6:00 min a kilometre."),
      ("what's my best bench press", "No bench press is logged"),
      ("how many days have I logged", "3 days in the last 366 days"),
      ("what's my streak", "3 days in a row logged"),
      ("which day did I eat the most this week", "Most in the last 7 days: 2026-11-19"),
      ("what's my lowest weight", "Your lowest weight in the last 366 days was 80 kg"),
      ("what's my bmr", "At rest your body uses about"), ("how tall am I", "I do not know your height yet."),
      ("how large is my deficit", "No deficit is planned"),
      ("how far am I from my goal weight", "No goal weight is set."),
      ("how many steps is 5 km", "5 km is about 6,500 steps"),
      ("how many calories in a kilo of fat", "About 7,700 kcal"),
      ("how many calories in 10 g of fat", "90 kcal in 10 g of fat"),
      ("recipe for lentil soup", "I am sorry, I have no recipes to cook from"),
      ("which foods are high in protein", "Highest in protein of everyday foods, in a usual portion: "),
      ("what foods are high in iron", "The tables here do not hold how much iron"),
      ("what did I just log", "Egg, "), ("does coffee count as water", "Yes: "),
      ("what did I eat the most this week", "Most often in the last 7 days: "),
      ("if I have a doughnut now, what's left", "it leaves"),
    ])
  func `records, the body and what a coach knows have their own answers`(question: String, answer: String) async throws
  {
    let test = try await TestCoach.withThreeDays()
    let meals = try test.meals().count
    let reply = try await test.say(question).planned.reply
    #expect(reply.contains(answer), "\(reply)")
    #expect(try test.meals().count == meals)
  }

  @Test(
    arguments: [
      "what was my best run", "what's my streak", "how many days have I logged", "which day did I eat the most",
      "how heavy am I",
      "what's my lowest weight", "how large is my deficit", "what did I just log", "what did I eat the most this week",
    ])
  func `an empty journal says that it is empty`(question: String) async throws {
    let reply = try await TestCoach([]).say(question).planned.reply
    #expect(
      ["No ", "nothing", "Nothing", "0 days", "need your weight"].contains { reply.contains($0) } && reply.count < 160,
      "\(reply)")
  }

  @Test func `foods stand in the order of the figures that are shown`() async throws {
    for (question, isLow) in [("which snacks are high in fibre", false), ("which snacks are low in sugar", true)] {
      let reply = try await TestCoach([]).say(question).planned.reply
      let shown = reply.matches(of: #/: ([0-9.]+) g /#).compactMap { Double($0.1) }
      #expect(shown.count == 6 && shown == (isLow ? shown.sorted() : shown.sorted(by: >)), "\(reply)")
    }
  }

  @Test func `steps are of the person's height where it is known`() async throws {
    let test = try await TestCoach.behind("I am 160 cm tall")
    let planned = try await test.say("how many steps is 1 km").planned
    #expect(planned.reply == "1 km is about 1,450 steps of walking.")
    #expect(planned.assumptions.contains { $0.contains("160 cm") })
  }
}
