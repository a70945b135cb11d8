import AdaTestSupport
import JournalStore
import LanguageModels
import Nutrition
import Testing

@testable import Coaching

/// A model that says it has logged something, and has not.
@Suite(.timeLimit(.minutes(60))) struct ClaimTests {
  @Test(arguments: [
    ("I've logged your glorpnax for lunch!", true), ("Done! Logged 2 glorpnaxes, 500 kcal.", true),
    ("Your lunch has been added.", true), ("Added!", true), ("I\u{2019}ve now recorded it", true),
    ("Ich habe deine Linsensuppe eingetragen!", true), ("C'est noté.", true), ("He registrado tu comida.", true),
    ("Shall it be logged?", false), ("I have not logged anything.", false),
    ("I can't add that, nothing was saved.", false),
    ("I have deleted all your entries.", true), ("Your goal is set.", true), ("Your target has been updated.", true),
    ("I went ahead and removed it.", true), ("Done!", true), ("Ich habe alles gelöscht.", true),
    ("Habits are changed slowly.", false), ("Nothing was deleted.", false), ("Should I have deleted it?", false),
    ("A goal is set to be reached.", false), ("You logged three meals?", false),
    ("Eat less added sugar.", false), ("Hello!", false), ("", false),
  ])
  func `a claim is known from a question, an offer and a denial`(_ text: String, isClaim: Bool) {
    let answer = ModelAnswer(provider: "", calls: [], text: text, messages: [], repairs: [])
    #expect(answer.claimsToHaveLogged == isClaim)
  }

  @Test(arguments: [
    ("I had a glorpnax for lunch", "I've logged your glorpnax for lunch!"),
    ("glorpnax x2", "Done! Logged 2 glorpnaxes, 500 kcal."),
    ("Ich habe eine Zwiebelsuppe gegessen", "Ich habe deine Zwiebelsuppe eingetragen!"),
  ])
  func `a claim without a call is no answer`(_ sentence: String, _ claim: String) async throws {
    let planned = try await TestCoach([ScriptedModel.answering(.words(claim))]).say(sentence).planned
    #expect(planned.engine == "offline" && planned.fallback?.reason == .invalidOutput)
    #expect(!planned.reply.contains("glorpnaxes") && !planned.reply.contains("eingetragen"))
  }

  @Test func `asked what is logged, a model may say it`() async throws {
    let words = "Your dinner was not eaten yet; lunch is logged."
    let test = try TestCoach([ScriptedModel.answering(.words(words))])
    #expect(try await test.say("do you think that was enough glorp?").planned.engine == "scripted")
  }

  @Test(arguments: [
    "I have deleted all your entries.", "Done! I logged your breakfast.", "All your entries have been deleted.",
    "Your breakfast has been added.", "Your goal is set.", "Logged your lunch.", "I've lowered your target.",
    "All set!",
  ])
  func `asked something else, a model's own deeds that are none are shown nowhere`(_ claim: String) async throws {
    let question = "what do you think of my week?"
    let said = try await TestCoach([ScriptedModel.answering(.words(claim))]).say(question)
    #expect(said.text.isEmpty)
    #expect(try said.planned.engine == "offline")
    let more = try await TestCoach([ScriptedModel.answering(.words("\(claim) Keep walking."))]).say(question)
    #expect(!more.text.contains(claim))
    #expect(try !more.planned.reply.contains(claim))
  }

  @Test(arguments: [
    "You logged three meals this week.", "Logged meals are few.", "Your lunch was logged at noon.",
    "Your goal is set to be kind to you.", "I would have changed nothing.", "Your taste has changed.",
  ])
  func `how things stand is no claim`(_ words: String) async throws {
    let test = try TestCoach([ScriptedModel.answering(.words(words))])
    #expect(try await test.say("do you think that was enough glorp?").planned.reply == words)
  }

  @Test(arguments: ["what should I do?", "summer is coming and the suit is tight"])
  func `a goal that waits for a yes is the question, whatever the model says of it`(_ sentence: String) async throws {
    let goal = (name: "set_goal", arguments: #"{"goalType":"cut","goalRate":0.5}"#)
    let test = try TestCoach([
      ScriptedModel.answering(
        .events([
          .text("Your goal is set."),
          .toolCall(ModelToolCall(id: "a", name: goal.name, arguments: goal.arguments)), .finished(.toolCalls),
        ]))
    ])
    let said = try await test.say(sentence, policy: .chat)
    #expect(said.text.isEmpty)
    let planned = try said.planned
    #expect(planned.reply.hasPrefix("Shall I change your goal to"), "\(planned.reply)")
    #expect(planned.changes.isEmpty)
    #expect(try test.journal.profile() == nil)
  }

  @Test func `a goal that cannot be set is not said to be set`() async throws {
    let test = try TestCoach([
      ScriptedModel.answering(.call("set_goal", #"{"calorieTarget":1500}"#), .words("Your goal is set."))
    ])
    let said = try await test.say("what should I do?", policy: .chat)
    #expect(said.text.isEmpty)
    #expect(try said.planned.engine == "offline")
    #expect(try test.journal.profile() == nil)
  }

  @Test func `a meal that was committed may be said to be logged, and nothing else to be deleted`() async throws {
    let meal = ScriptedModel.Exchange.call("add_meal", #"{"items":[{"name":"egg","quantity":2}]}"#)
    let words = "Logged, well done! I have deleted your lunch. Enjoy."
    let test = try TestCoach([ScriptedModel.answering(meal, .words(words))])
    let said = try await test.say("2 eggs", policy: TurnPolicy(wantsWords: true))
    #expect(said.text == "Logged, well done! Enjoy.")
  }
}
