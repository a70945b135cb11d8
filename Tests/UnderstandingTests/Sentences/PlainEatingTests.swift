import Testing
import ToolCalls

@testable import Understanding

/// What was plainly eaten is logged, whatever stands beside it.
@Suite struct PlainEatingTests {
  @Test(arguments: [
    ("had broth at one, there was flan too but I skipped it", ["broth"]),
    ("ate a wrap and olives, they had samosas but I resisted them", ["wrap", "olives"]),
    ("had a wrap and olives but skipped them", ["wrap"]),
    ("ate broth, somebody brought samosas but I left them alone, then a pear", ["broth", "pear"]),
    ("flan, custard and trifle in the office but I resisted them", []),
    ("mum made flan and trifle but I skipped it", []),
  ])
  func `only what was there was refused`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("grabbed a latte and took it back to my seat", ["latte"]),
    ("Made semolina and took it back upstairs", ["semolina"]),
    ("got a cocoa and took it back home with me", ["cocoa"]), ("got a pie and took it back to the shop", []),
    ("got a pie but took it back", []), ("ordered a trifle and sent it back to the kitchen", []),
  ])
  func `what is taken back to one's place is no return`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("Comfort ate a flapjack", ["flapjack"]), ("Peckish had a kebab", ["kebab"]),
    ("Anyhow ate two waffles", ["waffles"]),
    ("ngl had a flapjack", ["flapjack"]), ("Meanwhile had a pear", ["pear"]),
    ("Sports drinks: 2 cans", ["Sports drinks"]),
    ("some fizzy drinks", ["fizzy drinks"]), ("the hot drinks and a muffin", ["hot drinks", "muffin"]),
    ("While Priya ate curry I had a wrap", ["wrap"]), ("kid sized ice cream", ["ice cream"]),
    ("pheasant and rabbit stewed in stout", ["pheasant", "rabbit stewed in stout"]),
    ("Sarah had ravioli", []), ("sarah had ravioli", []), ("Ottoline had ravioli", []), ("The plumber drinks tea", []),
    ("dad grilled ribs", []),
  ])
  func `how and what was had is nobody else`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("wrap (skipped the sauce), olives and a cola", ["wrap", "olives", "cola"]),
    ("Semolina, didn't like it, and a pear", ["Semolina", "pear"]),
    ("watched the rugby, nachos and a stout", ["nachos", "stout"]), ("My wife is out, ravioli for one", ["ravioli"]),
    ("too lazy to cook, noodles for dinner", ["noodles"]), ("day off: eggs, stew", ["eggs", "stew"]),
    ("rough day, gnocchi", ["gnocchi"]), ("Starving, two wraps", ["wraps"]), ("Mum brought dinner: stew", ["stew"]),
    ("the kids are at school, tuna melt for lunch", ["tuna melt"]),
    ("no sugar today: trout and peas", ["trout", "peas"]),
  ])
  func `a list goes on behind how it came about`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test func `what was done in place of a session is logged`() {
    #expect(OfflineReading.kinds(OfflineReading.read("no run today, 30 min pilates")) == [.addWorkout])
  }

  @Test(arguments: [
    "skipped the flan, the scones and the fudge", "no ravioli, gnocchi or noodles",
    "avoided sweets, crisps and cola", "my wife had ravioli, salad and a glass of wine",
    "Craving fudge, olives, crisps",
    "watched a film about cheese, fudge and wine", "My wife is making ravioli, salad and soup",
    "hungry, thinking of ravioli", "no run today, no yoga", "my boss likes ramen, udon and olives",
    "bloated, beans do that to me", "Feeling bloated, too much bread",
  ])
  func `a list of what was not had goes on as it began`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "No sugar mocha", "No fat quark 150 g", "No bake flan slice", "no added salt hummus",
    "No gluten gnocchi 200 g",
  ])
  func `what a dish is made without is part of its name`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: [
    "no sugar today", "No salt", "no sugar in my tea", "no fat or sugar", "no fat loss", "no meat for me",
  ])
  func `what there was none of is denied`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "went out for rice and dal", "went out for eggs on rye", "Got bread pudding from the shop",
    "got a sugar free lemonade at the store", "Got a sausage roll from the butcher's",
    "got garlic bread from the supermarket",
  ])
  func `a ready meal that was got is no shopping`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: [
    "nipped out for flour and oil", "went out for yeast", "got oil and butter from the shop",
    "got a kilo of lamb mince from the butcher's", "got a bag of flour from the store",
    "picked up potatoes on my way home",
  ])
  func `what is kept to cook with is shopping`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("a flapjack and let the dog have the crumbs", ["flapjack"]),
    ("semolina, let it cool, a pear", ["semolina", "pear"]),
    ("Simmer the lentils, let it rest", []), ("knead the dough and let it rise", []),
    ("toast in the kitchen", ["toast"]), ("toast in the oven until golden", []),
  ])
  func `what is let be on one's own plate is no recipe`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("bought a pack of flapjacks, ended up scoffing three of them", ["flapjacks"]),
    ("opened a jar of olives and wound up polishing off 12", ["olives"]),
    ("I should like to record 2 figs", ["figs"]), ("I should like 2 figs", []),
  ])
  func `what somebody came to eat and wishes to log was eaten`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("Lunch with Jo, maybe 250 g of gnocchi", ["gnocchi"]), ("Supper with my aunt, probably 200 g of stew", ["stew"]),
    ("Lunch with Jo, maybe gnocchi", []), ("Supper with Jo at eight, probably ramen", []),
    ("The plan for Monday: trout", []),
  ])
  func `a guess at a weight is of what was eaten`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    ("When I was in Leeds this morning I had a scone", ["scone"]),
    ("when I was stressed I had a flapjack", ["flapjack"]),
    ("as a little treat, a brownie", ["brownie"]), ("last spring roll and some rice", ["spring roll", "rice"]),
    ("ate a scone when I was at college", ["scone"]), ("back at school today: ravioli", ["ravioli"]),
    ("had a pear when I worked in the shed", ["pear"]), ("When I was in Rome I had gelato", []),
    ("when I was young I had pie every day", []), ("as a small child I ate liver", []), ("last spring we had lamb", []),
    ("I had a kebab every night when I was at uni", []), ("when I worked in a bakery I ate scones", []),
  ])
  func `an hour of this day is no time of life`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }
}
