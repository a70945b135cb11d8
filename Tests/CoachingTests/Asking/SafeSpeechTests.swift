import AdaTestSupport
import Foundation
import LanguageModels
import Nutrition
import Synchronization
import Testing

@testable import Coaching

@Suite(.timeLimit(.minutes(60))) struct SafeSpeechTests {
  static let speech = SafeSpeech(lowest: 1200, fastestLossKg: 1.35)

  @Test(arguments: [
    "Eat 800 kcal a day.", "Try to stay at 900 calories per day for two weeks.",
    "A daily intake of 1,000 kcal works best!",
    "Go down to 600kcal.", "Set your target to 750 calories: a target of 750 kcal is fine.",
    "Stick to 800 to 900 kcal.", "No more than 500 kcal on fasting days.",
    "An 800-calorie diet is quickest: 800 kcal diet.",
  ]) func `a day under what is safe is not advised`(text: String) {
    #expect(Self.speech.held(text) == "Ada plans no day under 1,200 kcal for you.")
  }

  @Test(arguments: ["You can lose 3 kg a week.", "Aim to drop 5 lbs per week!", "A loss of 2.5 kg weekly is possible."])
  func `a loss that is too fast is not advised`(text: String) {
    #expect(Self.speech.held(text) == "Ada plans no loss faster than 1.4 kg a week for you.")
  }

  @Test(arguments: [
    "That lunch has about 700 kcal.", "You have 800 kcal left for the day.", "A deficit of 500 kcal a day is usual.",
    "Eat about 1,900 kcal a day.", "Running burns 600 kcal, not daily.", "You could lose 0.5 kg a week.",
    "Two eggs have 140 kcal. Enjoy them daily!", "Drink 2 l a day.", "A 500 kcal breakfast each day is fine.",
    "", "Well done", "Gain 0.25 kg a week.", "First line.\n\nSecond line, 1.5 km.",
  ]) func `what a meal has, what is left and a safe day stand as they are`(text: String) {
    #expect(Self.speech.held(text) == text)
  }

  @Test func `words that come in pieces are the same as in one, and the rest of them stays`() {
    let text = "Good question. Eat 800 kcal a day for a week. Then walk more! That is 1.5 km."
    for size in [1, 3, 7, 200] {
      var speech = Self.speech
      var said = ""
      var rest = text[...]
      while !rest.isEmpty {
        said += speech.take(String(rest.prefix(size)))
        rest = rest.dropFirst(size)
      }
      said += speech.finish()
      #expect(said == "Good question. Ada plans no day under 1,200 kcal for you. Then walk more! That is 1.5 km.")
      #expect(said == Self.speech.held(text))
    }
  }

  @Test func `a model's answer that goes under the floor reaches nobody, streamed or whole`() async throws {
    let model = ScriptedModel.answering(
      .events([
        .text("Sure! Eat 80"), .text("0 kcal a day and you will lo"), .text("se 4 kg a week."), .finished(.stop),
      ]))
    let test = try TestCoach([model])
    let said = try await test.say("what should I do to get lean quickly?")
    let reply = try said.planned.reply
    #expect(!said.text.contains("800"))
    #expect(reply == "Sure! Ada plans no day under 1,200 kcal for you.")
    #expect(said.text == reply)
  }

  @Test func `for whom no deficit may be planned the limit is what they use`() async throws {
    let model = ScriptedModel.answering(.words("Eat 1,600 kcal a day. Enjoy it."))
    let (coach, journal, _) = try SafetyTests.coach([], profile: SafetyTests.stage(.pregnant), weightKg: 70)
    let choice = ModelChoice(model: model, deadlines: .patient, isLocal: false)
    let guarded = Coach(journal: journal, models: [choice], now: { SafetyTests.now })
    _ = coach
    let result = try await guarded.turn(
      Message(text: "any idea for the evening?", at: SafetyTests.now, timeZone: .gmt))
    let reply = try #require(result.planned).reply
    #expect(reply.hasPrefix("Ada plans no day under ") && reply.hasSuffix("kcal for you. Enjoy it."), "\(reply)")
  }

  @Test func `a question about figures is answered with Ada's own, whatever figures a model says`() async throws {
    let model = ScriptedModel.answering(
      .words("You have 900 kcal left and 39 g of protein. Keep going, you are doing well!"))
    let (_, journal, _) = try SafetyTests.coach([])
    let choice = ModelChoice(model: model, deadlines: .patient, isLocal: false)
    let coach = Coach(journal: journal, models: [choice], now: { SafetyTests.now })
    let message = Message(text: "how is my day going?", at: SafetyTests.now, timeZone: .gmt)
    let own = coach.offline(for: message).plan(message, in: try coach.conversation()).reply
    let events = Mutex<[TurnEvent]>([])
    let planned = try await coach.turn(message) { event in events.withLock { $0.append(event) } }.planned
    #expect(planned?.reply == own + " Keep going, you are doing well!")
    #expect(planned?.engine == "scripted")
    let wasStreamed = events.withLock { $0.contains(where: \.isText) }
    #expect(!wasStreamed)
  }

  @Test(arguments: [
    ("You have 900 kcal left today. Rest well.", "Rest well."), ("Your target weight is 78.9 kg.", ""),
    ("You have 623 kcal left today.", "You have 623 kcal left today."),
    ("A banana has about 100 kcal.", "A banana has about 100 kcal."), ("You have time. Walk!", "You have time. Walk!"),
    ("You still need 1,459 kcal.", "You still need 1,459 kcal."), ("You have 39 g of protein left.", ""),
    ("You have 118 g of protein left.", "You have 118 g of protein left."),
    ("Your weight is 78.9 kg. Your goal weight is 75 kg.", "Your weight is 78.9 kg. Your goal weight is 75 kg."),
  ]) func `what a person is told of themselves has their own figures`(text: String, left: String) {
    var speech = Self.speech
    speech.facts = .init(
      all: ["836 kcal", "623 kcal", "1459 kcal", "39 g", "118 g", "75 kg", "78.9 kg"], left: ["623 kcal", "118 g"],
      targetWeight: ["75 kg"])
    #expect(speech.held(text) == left)
  }
}
