import Foods
import Foundation
import Testing
import ToolCalls

@testable import Understanding

/// Who had what, what was only there, and what is told around a meal.
@Suite struct TableTalkTests {
  @Test(
    arguments: [
      ("a curry for me, noodles for Priya", ["curry"]), ("soup for the kids and a kebab for me", ["kebab"]),
      ("there was trifle, but I had a plum", ["plum"]),
      ("took 200 g of the stew and left the dumplings to the others", ["stew"]),
      ("the café was shut, which is why I had a wrap", ["wrap"]),
      ("rather than a pie I had herring", ["herring"]),
      ("wanted one biscuit and ended up with four", ["biscuits"]),
      ("down went a kebab", ["kebab"]), ("a corn dog was eaten by me", ["corn dog"]),
      ("the waiter talked me out of the steak and into the risotto", ["risotto"]),
      ("munched my way through a 40 g bag of almonds", ["almonds"]),
      ("you'd be proud of me: I had two pears", ["pears"]),
      ("between two long meetings I had a scone", ["scone"]),
      ("soup with a robin for company", ["soup"]), ("three figs on my tea break", ["figs"]),
      ("finished the trifle to the last crumb", ["trifle"]),
      ("samosas and chutney for Omar, a kebab for me", ["kebab"]),
      ("a kebab for me, samosas and chutney for Omar", ["kebab"]),
      ("ham, eggs and chips for mum, a kebab for me", ["kebab"]),
      ("pies for Omar and Priya, a kebab for me", ["kebab"]),
      ("a stew for her, a kebab for me", ["kebab"]),
      ("scone on the farm, hens pecking about", ["scone"]), ("a scone by the river with geese honking", ["scone"]),
      ("pie at the harbour, crabs in the nets", ["pie"]), ("salmon leaping in the river while I ate a pie", ["pie"]),
      ("a pear at the zoo with the goats", ["pear"]), ("an egg roll, lambs bleating outside", ["egg roll"]),
      ("trivia night meant samosas", ["samosas"]), ("payday meant samosas", ["samosas"]),
      ("chess club called for samosas", ["samosas"]),
    ])
  func `only what the person had is logged`(sentence: String, names: [String]) {
    let items = OfflineReading.names(sentence).map { $0.lowercased() }
    #expect(items.count == names.count, "\(items)")
    #expect(zip(items, names).allSatisfy { EnglishPlural.singular(of: $0).contains(EnglishPlural.singular(of: $1)) })
  }

  @Test(arguments: [
    ("three teas, one for Omar and two for me", 2.0), ("two bagels: one for me, one for Priya", 1),
    ("due uova", 2), ("tre uova", 3),
  ])
  func `of what is counted only the own is had, and numerals of other languages count`(sentence: String, count: Double)
  {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
  }

  @Test(
    arguments: [
      "picnic in the park, sheep for company", "turkish breakfast with tea", "picnic with cows staring at us",
      "the bakery on the corner does an amazing apple pie", "my nan makes the best stew",
      "my goulash takes a kilo of beef", "for the batter: 200 g flour, 2 eggs, 300 ml milk",
      "for the moussaka you layer the aubergines with the sauce", "why am I always tired after eating pasta?",
      "what happens after drinking a beer", "I've been craving a burger all day", "my coach wants me squatting 140 kg",
      "ordered a pizza an hour ago and the driver is nowhere to be seen",
      "poured a gin, then tipped it back into the bottle", "picked up 12 eggs, milk and a loaf on the way home",
    ])
  func `what was not had is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.kinds(OfflineReading.read(sentence)))")
  }

  @Test(
    arguments: [
      ("pasta, 90 g dry, with pesto", 90.0), ("salmon, 150 g raw, and leeks", 150),
      ("quinoa 120g cooked n some peppers", 120),
    ])
  func `an amount in a state is of the food before it`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.first?.grams == grams, "\(items.map(\.name))")
  }

  @Test(
    arguments: [
      ("had a pizza and gave half to my brother", 0.5), ("ate 8 nuggets and gave 3 to my son", 5),
      ("had 6 wings and passed two to Tom", 4),
    ])
  func `a share that was given away is not eaten`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [quantity])
  }

  @Test func `slices behind a topping are of the bread`() {
    let items = OfflineReading.items("almond butter on toast, 2 slices")
    #expect(items.map(\.quantity) == [nil, 2])
  }

  @Test(arguments: [("tea 6am, a banana 9, soup 12", 3), ("2 eggs 8am, weetabix 2, toast 3", 1)])
  func `hours that end the items of a list go up`(sentence: String, meals: Int) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == meals)
  }

  @Test(arguments: ["11/18 - a falafel wrap", "18/11 falafel wrap", "11/18: falafel wrap"])
  func `a day and a month in figures open a line`(sentence: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    let day = OfflineReading.date("2026-11-18T00:00:00Z")
    #expect(meal.timestamp.map { (day..<day + 86_400).contains($0) } == true)
    #expect(meal.items.count == 1 && meal.items[0].quantity ?? 1 == 1)
  }
}
