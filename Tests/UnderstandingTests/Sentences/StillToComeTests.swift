import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Food that waits, is only looked at, is given back or thrown away.
@Suite struct StillToComeTests {
  @Test(arguments: [
    "stew in the slow cooker", "In my basket: milk, pears", "Topped up the fish tank with 4 l of water",
    "ordered ramen 20 minutes ago, still waiting", "Butter makes everything better", "On the hob: leek soup",
    "broth on the stove", "fridge contents: hummus, stout",
    "in the cupboard there's a tin of peas", "stew in the slow cooker since noon", "Supermarket run: milk, pears",
    "filled the kettle with a litre of water", "Peeled and chopped 4 kg of swedes", "quiche in the oven right now",
    "In the freezer: two quiches, peas",
    "there was quiche at the reception", "there were brownies in the staff kitchen", "leftover broth in the fridge",
    "kebab due at eight", "curry arriving in 10 minutes", "ravioli coming soon",
    "Did the weekly shop: ham, pears", "ordered the groceries: ham, pears", "Browsing recipes: lamb tagine",
    "Looking through the menu: ravioli, broth", "stared at a quiche for ten minutes", "peeled 3 kg of carrots",
    "chopped two onions", "used a litre of water to boil pasta", "boiled two litres of water for the noodles",
    "if I'm hungry I eat crackers", "if there's quiche left I get it",
    "On Saturday I'm having the lamb tagine", "if the bus is late I'm ordering broth",
    "if they win I'm eating a whole trifle",
    "I was gonnae get a wrap but the queue was long",
  ])
  func `what is only waiting or being made is not eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("ravioli", ["ravioli"]), ("trout baked in the oven with leeks", ["trout baked", "leeks"]),
    ("ate the quiche in the fridge", ["quiche"]), ("oven chips", ["oven chips"]),
    ("curry arrived at 8, had two bowls", ["curry arrived"]), ("kebab due at eight, had crisps first", ["crisps"]),
    ("got the groceries, then had broth", ["broth"]), ("wrap from the big shop", ["wrap"]),
    ("Looking at the menu, had the broth in the end", ["broth"]), ("peeled a satsuma", ["satsuma"]),
    ("Cooked lentils in 600 ml of water", ["Cooked lentils"]),
    ("peeled and ate a mango", ["mango"]), ("shop bought quiche", ["quiche"]), ("had like 8 wings", ["wings"]),
    ("ate abt 150 g trout", ["trout"]), ("sad airport wrap", ["sad airport wrap"]), ("brewed a coffee", ["coffee"]),
    ("ribs on the barbecue", ["ribs"]), ("oats are a staple of our larder, 60 g", ["oats"]),
    ("sliced ham on toast", ["sliced ham", "toast"]),
    ("If I'm honest I had three crumpets", ["crumpets"]), ("It's Friday so I'm having a quiche", ["quiche"]),
    ("I'm having broth on the train", ["broth"]),
  ])
  func `what was eaten beside it is logged`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(arguments: [
    "Made a latte. Spilled it all over the floor", "Opened a stout, tasted odd, tipped it away",
    "Ordered a wrap and crisps. They forgot them", "Sent the trout back", "handed back the quiche, stone cold",
    "returned the broth to the kitchen",
    "pears are 60p each", "a stout is nearly £7 these days", "Tins of peas are 3 for £2", "The hummus went mouldy",
    "yoghurt turned sour",
    "had none of the trifle", "almost bought a flapjack", "Date with Nina", "a date with my husband",
    "butter is £2.10 now", "trout costs €9", "watched Chocolat with the kids",
  ])
  func `what was thrown away, spoilt, refused or named for something else is not eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    ("Made toast and a cocoa, tipped it down the sink", ["toast"]), ("Sent half the trout back", ["trout"]),
    ("Sent the trout back and had the broth", ["broth"]), ("Had a flat white and threw the cup away", ["flat white"]),
    ("drank half a stout and tipped it away", ["stout"]),
    ("Ordered a wrap and a broth, they forgot the broth", ["wrap"]),
    ("ravioli, no sauce because they forgot it", ["ravioli, no sauce"]),
    ("nearly forgot the dessert: flan", ["flan"]), ("Went on a first date: ramen", ["ramen"]),
    ("ate ham that went off", ["ham"]),
    ("my alarm went off, had crumpets", ["crumpets"]), ("had none of the trifle but two crumpets", ["crumpets"]),
    ("toast, none of the jam, and a pear", ["toast", "pear"]),
    ("a date with peanut butter", ["date", "peanut butter"]),
    ("Had a date with Nina: ravioli", ["ravioli"]), ("lunch was £12: broth", ["broth"]),
    ("Fudge makes me smile: four squares", ["Fudge"]), ("5 a day juice", ["juice"]),
    ("five a day soup for lunch", ["soup"]), ("watched Chocolat and ate popcorn", ["popcorn"]),
  ])
  func `what was had all the same is logged`(sentence: String, names: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == names)
  }

  @Test(
    arguments: [
      "Reminder to self: thaw 300 g mince", "note to self: buy pears", "Sunday's plan: 12 km, then waffles",
      "Plan: porridge and a run", "Shopping list: oats, plums",
    ])
  func `reminders and plans log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["on plan: 2 eggs and toast", "lunch: porridge"])
  func `a heading of what was eaten logs it`(sentence: String) {
    #expect(!OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `what nobody does is no goal`() {
    let goals = OfflineReading.goals(OfflineReading.read("nobody is losing anything, I want to keep my weight"))
    #expect(goals.map(\.goalType) == [.maintain])
  }
}
