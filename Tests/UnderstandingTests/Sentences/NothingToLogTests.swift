import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Lines with names, places, songs and other people in them, of which little or nothing is the person's to log.
@Suite struct NothingToLogTests {
  @Test(arguments: ["dinner with the Johnsons", "supper with the Hendersons", "meeting the Hendersons for lunch"])
  func `a family one eats with is no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test func `what is eaten with a family is logged without it`() {
    #expect(OfflineReading.names("risotto with the Hendersons last night") == ["risotto"])
  }

  @Test func `a brand with an article stays food`() {
    #expect(OfflineReading.names("supper with the Doritos") == ["Doritos"])
  }

  @Test(arguments: ["90 bottles of stout", "70 cans of cola"])
  func `more bottles than anybody drinks ask`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification != nil)
  }

  @Test func `a long evening's cans are logged`() {
    #expect(OfflineReading.items("12 cans of stout").first?.quantity == 12)
  }

  @Test(arguments: [
    "cycled through the playlists", "raced through the slides", "cycled through all the options",
    "ran through the agenda",
  ])
  func `what is gone through in a list is no exercise`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `what is ridden through is`() {
    #expect(OfflineReading.workouts("cycled through the forest for 35 min").first?.durationMin == 35)
  }

  @Test(arguments: [
    ("she drank two ciders, me just a cordial", "cordial"), ("they had burgers, me only a soup", "soup"),
    ("my husband had lamb, me the trout", "trout"), ("the boys had nachos and me a pear", "pear"),
  ])
  func `me behind what others had is the person's own part`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(arguments: [
    "my cousin said she swam 2k today, can't quite believe it", "my uncle said he cycled 90 km but i can't believe him",
  ])
  func `a doubt about what others say asks for no food`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification == nil)
  }

  @Test func `a disbelief with a meal behind it logs the meal`() {
    #expect(OfflineReading.names("can't believe i ate two pies") == ["pies"])
  }

  @Test(arguments: ["swim then pub", "went to the pub"])
  func `a pub is no food`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test func `crusts are bread's`() throws {
    let item = try #require(OfflineReading.items("ate his crusts").first)
    #expect(OfflineReading.food(of: item)?.name == "Bread, white")
  }

  @Test(arguments: [
    "threw up the noodles", "I was thinking noodles", "tea went cold so i didn't drink it",
    "made a coffee but i didn't drink it", "fasting all day, no water",
  ])
  func `what came back, was only thought of or was not drunk is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `what was not drunk takes nothing from what was eaten`() {
    #expect(OfflineReading.names("toast, tea went cold so i didn't drink it") == ["toast"])
  }

  @Test func `a day before a colon is the day of the sentences behind it`() {
    let reading = OfflineReading.read("Monday: ran 8k in 45 min. Porridge for breakfast. Lunch soup")
    let days = reading.calls.map { call -> String in
      switch call {
      case .addMeal(let meal): meal.timestamp?.ISO8601Format().prefix(10).description ?? ""
      case .addWorkout(let workout): workout.timestamp?.ISO8601Format().prefix(10).description ?? ""
      default: ""
      }
    }
    #expect(days == ["2026-11-16", "2026-11-16", "2026-11-16"])
  }
}
