import AdaTestSupport
import LanguageModels
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
}
