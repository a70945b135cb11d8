import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct QueryTests {
  @Test(
    arguments: [
      ("undo", Query.undo), ("help", .help), ("what can you do", .help), ("thanks a lot!", .thanks),
      ("hi there", .greeting), ("what are my targets", .targets),
      ("how much protein do I need", .targets), ("show my weight history", .weight(nil)),
      ("I skipped dinner", .notDone), ("no workout today", .notDone), ("no snacks today", .notDone),
      ("my wife had soup", .someoneElse), ("I'll have soup later", .plan), ("I feel dizzy", .feeling),
      ("how much water should I drink", .targets), ("should I eat more fish", .advice(.general)), ("redo", .redo),
    ])
  func `talk that writes nothing is told apart`(sentence: String, query: Query) {
    #expect(OfflineReading.read(sentence).query == query)
  }

  @Test func `a question about food names the food`() throws {
    let query = OfflineReading.read("what do 2 boiled eggs have in calories?").query
    guard case .nutrition(let items) = try #require(query) else {
      Issue.record("not a question about nutrition: \(String(describing: query))")
      return
    }
    #expect(items.first?.quantity == 2)
  }

  @Test func `a comparison names both foods`() throws {
    let query = OfflineReading.read("compare brown rice and quinoa").query
    guard case .comparison(let items) = try #require(query) else {
      Issue.record("not a comparison: \(String(describing: query))")
      return
    }
    #expect(items.count == 2)
  }

  @Test func `a question about exercise names the exercise`() throws {
    let query = OfflineReading.read("how many calories does a 10k run burn").query
    guard case .activityEnergy(let workout) = try #require(query) else {
      Issue.record("not a question about exercise: \(String(describing: query))")
      return
    }
    #expect(workout.name == "Running")
    #expect(workout.distanceKm == 10)
  }
}

@Suite struct ChoiceTests {
  static let pending = Clarification(
    question: "Which?",
    choices: [
      Clarification.Choice(label: "Chicken burrito", sentence: "1 chicken burrito"),
      Clarification.Choice(label: "Bean burrito", sentence: "1 bean burrito"),
      Clarification.Choice(label: "Beef taco", sentence: "1 beef taco"),
    ])

  @Test(
    arguments: [
      ("1", 0), ("2", 1), ("the second", 1), ("second one", 1), ("number 3", 2), ("3.", 2), ("the last one", 2),
      ("bean", 1), ("Beef taco", 2), ("the first please", 0),
      ("option two", 1),
    ])
  func `an answer picks its choice`(answer: String, choice: Int) {
    let picked = ChoiceReader.choice(in: Lexer.tokens(of: answer), of: Self.pending)
    #expect(picked == Self.pending.choices[choice])
  }

  @Test(arguments: ["4", "0", "burrito", "2 eggs", "no", "a glass of water"])
  func `what is no answer picks none`(answer: String) {
    #expect(ChoiceReader.choice(in: Lexer.tokens(of: answer), of: Self.pending) == nil)
  }

  @Test func `the choice's sentence is read instead`() {
    let reading = OfflineReading.engine.read("the second", in: OfflineReading.context(pending: Self.pending))
    #expect(OfflineReading.meals(reading).first?.items.first?.name.contains("bean") == true)
  }

  @Test(
    arguments: [
      ("would a doughnut fit my macros?", "doughnut"), ("can I fit in a waffle today?", "waffle"),
      ("do I have room for a lager", "lager"), ("can I afford a croissant tonight?", "croissant"),
      ("what if I had a waffle?", "waffle"), ("could I still have a croissant tonight?", "croissant"),
      ("what would a doughnut do to my day?", "doughnut"), ("what happens if I drink a lager", "lager"),
    ])
  func `a question whether there is room names the food`(sentence: String, food: String) {
    guard case .fit(let items) = OfflineReading.read(sentence).query else {
      Issue.record("\(OfflineReading.read(sentence))")
      return
    }
    #expect(items.map(\.name) == [food])
  }

  @Test(arguments: [
    "do these trousers fit me?", "should I drink more water?", "can I eat after 8pm?", "should I have lunch?",
    "can I eat peanuts before surgery?",
  ])
  func `what no food's figures answer is no question of room`(sentence: String) {
    if case .fit(let items) = OfflineReading.read(sentence).query { Issue.record("\(items)") }
  }

  @Test func `a choice between two foods compares them`() {
    guard case .comparison(let items) = OfflineReading.read("should I have a waffle or a croissant?").query else {
      Issue.record("\(OfflineReading.read("should I have a waffle or a croissant?"))")
      return
    }
    #expect(items.map(\.name) == ["waffle", "croissant"])
  }
}
