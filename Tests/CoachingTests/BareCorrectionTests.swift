import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What a journal holds behind an entry and a few words that mend it, or that mend nothing.
@Suite struct BareCorrectionTests {
  /// What a journal holds behind lines parted by strokes, each said where nobody is asked back.
  private static func journal(behind lines: String) async throws -> [String] {
    try await TestCoach.behind(lines, asksBack: false).words()
  }

  @Test(arguments: [
    ("pint of stout / two pints", ["Stout (Beer) 1153 g"]),
    ("2 samosas and a lassi / 3 samosas", ["Samosa 300 g", "Lassi 252 g"]),
    ("3 figs / 4 figs", ["Fig, raw 200 g"]),
    ("rowed 30 min / and 40 min", ["Rowing 40 min"]),
    ("ran 6k / in 33 minutes", ["Running 33 min"]), ("went for a walk / no, 40", ["Walking 40 min"]),
    ("went for a walk / no 2", ["Walking 30 min"]),
    ("walked 3 km / 4 km sorry", ["Walking 50 min"]),
    ("11st 4 / 11st 7 even", ["weight 73.0"]),
    ("500 ml water / double that", ["water 1000"]),
    ("crumpet / double", ["Crumpet 90 g"]), ("flan / not all of it, about half", ["Flan 65 g"]),
    (
      "rice 200g and tofu 150g / rice 120 actually",
      ["Rice, white, cooked, no added fat 120 g", "Tofu, raw, firm, prepared with calcium sulfate 150 g"]
    ),
    ("handful of peanuts / weighed them, 35g", ["Peanuts 35 g"]),
    ("lentil soup 300 g / 300 was a typo, 250", ["Soup, lentil 250 g"]),
  ])
  func `a new amount alone is of what was logged last`(lines: String, entries: [String]) async throws {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  @Test(arguments: [
    ("2 figs / scratch that it was 3 figs", ["Fig, raw 150 g"]), ("2 figs / strike that I had 3", ["Fig, raw 150 g"]),
    ("rowed 20 min / scratch that it was 26 minutes", ["Rowing 26 min"]),
    ("weighed 80.2 / scrap that it was 82", ["weight 82.0"]),
    ("fig / crumpet / it wasn't a fig it was a plum", ["Crumpet 45 g", "Plum, raw 75 g"]),
    ("crumpet / forgot the fig i had with it", ["Crumpet 45 g", "Fig, raw 50 g"]),
    ("turkey bagel / no, tuna", ["Bagel 105 g", "Fish, tuna, canned 60 g"]),
    (
      "2 eggs and a crumpet / the eggs were fried / no they were boiled",
      ["Crumpet 45 g", "Egg, whole, boiled or poached 100 g"]
    ),
    ("chips and beans / they were baked", ["Baked beans 130 g", "Chips (Potato, french fries, fast food) 110 g"]),
    ("a glass of white wine / crumpet / the wine was white not red", ["Crumpet 45 g", "Wine, white 180 g"]),
  ])
  func `what it was may be told in one breath with what takes it back`(lines: String, entries: [String]) async throws {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  @Test(arguments: [
    ("cheeseburger / had her chips too", ["Cheeseburger 165 g", "Chips (Potato, french fries, fast food) 110 g"]),
    ("ham sandwich / chips too", ["Ham sandwich, with spread 112 g", "Potato chips 28 g"]),
    (
      "toast with peanut butter and a latte / it was three slices",
      ["Coffee, Latte 360 g", "Toast with peanut butter (Peanut butter toast) 132 g"]
    ),
  ])
  func `what was logged tells which chips are meant, and what is cut in slices`(lines: String, entries: [String])
    async throws
  {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  @Test func `when it was may stand before what says that it is meant`() async throws {
    let entries = try await TestCoach.behind("fig / 7pm yesterday I mean").entries()
    #expect(entries.map(\.timestamp) == [TestCoach.noon.addingTimeInterval(-17 * 3600)])
  }

  @Test(arguments: [
    ("3 figs / 4 figs at 4pm yesterday", 2), ("3 figs / 4 dates", 2), ("3 figs / 3 figs", 2), ("80 kg / 95 kg", 2),
    ("82 kg / 81.2 kg", 2),
    ("milk / almond milk", 2),
  ])
  func `an amount with an hour or of something else is news`(lines: String, count: Int) async throws {
    #expect(try await Self.journal(behind: lines).count == count)
  }

  @Test(arguments: [
    ("latte / skinny", ["Skinny latte (Coffee, Latte, nonfat) 360 g"]),
    ("a latte and a crumpet / the latte was skinny", ["Crumpet 45 g", "Skinny latte (Coffee, Latte, nonfat) 360 g"]),
    (
      "porridge and a coffee / burger / add milk to the coffee",
      [
        "Burger (Hamburger) 145 g", "Coffee with milk 360 g", "Porridge (Oatmeal) 240 g",
      ]
    ),
    ("burger / no bun", ["Burger without bun (Beef, ground, patty) 85 g"]),
    ("burger / and I didn't eat the bun", ["Burger without bun (Beef, ground, patty) 85 g"]),
    ("sweet tea 16oz / unsweetened sorry", ["Unsweetened tea (Tea, hot, leaf, black) 496 g"]),
    ("cheeseburger and onion rings / get rid of the burger, somebody else ate it", ["Fried onion rings 120 g"]),
    ("weighed 82.4 / crumpet / my weight was 81.4 not 82.4", ["Crumpet 45 g", "weight 81.4"]),
    ("fig / crumpet / undo that second one", ["Fig, raw 50 g"]),
    ("fig / on second thoughts bin that one, I'll log it later", []),
  ])
  func `a kind, a part and a denial are of what they are said of`(lines: String, entries: [String]) async throws {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  @Test(arguments: [
    "no more samosas for me!", "that's a lot of soy milk haha", "that's too many samosas", "actually no", "never mind",
  ])
  func `a remark changes nothing`(said: String) async throws {
    let before = try await Self.journal(behind: "2 samosas / latte with soy milk")
    #expect(try await Self.journal(behind: "2 samosas / latte with soy milk / \(said)") == before)
    #expect(try await Self.journal(behind: "latte with soy milk / 2 samosas / \(said)").sorted() == before.sorted())
    #expect(try await Self.journal(behind: said).isEmpty)
  }

  @Test(arguments: [
    ("mushrooms on toast / 150 g mushrooms", ["Mushrooms 150", "Toast 25"]),
    ("beans on toast / 180 g beans", ["Beans 180", "Toast 25"]), ("corn on the cob / 150 g corn", ["Corn 150"]),
    ("crumpet / I think a crumpet with butter", ["Butter 14", "Crumpet 45"]),
  ])
  func `what was on bread is weighed without it, and what was with it is added`(lines: String, items: [String])
    async throws
  {
    let said = try await Self.journal(behind: lines)
    #expect(said.count == items.count, "\(said)")
    for item in items {
      let words = item.split(separator: " ")
      #expect(said.contains { $0.hasPrefix(words[0]) && $0.contains(" \(words[1]) g") }, "\(said)")
    }
  }

  @Test(arguments: [
    ("3 figs / 1 more fig", 200.0), ("3 figs / 2 more figs / 1 more fig", 300), ("2 samosas / one extra samosa", 300),
    ("2 samosas and a lassi / 1 more samosa", 552), ("3 figs / 3 more figs", 300),
  ])
  func `more of the same comes on top of it`(lines: String, grams: Double) async throws {
    let said = try await Self.journal(behind: lines)
    #expect(said.compactMap { Double($0.split(separator: " ").dropLast().last ?? "") }.reduce(0, +) == grams)
  }

  @Test(arguments: [
    ("fig / another fig, same again", ["Fig, raw 50 g", "Fig, raw 50 g"]),
    ("fig / glass of water / same again", ["Fig, raw 50 g", "water 250", "water 250"]),
    ("fig / rowed 20 min / the same again", ["Fig, raw 50 g", "Rowing 20 min", "Rowing 20 min"]),
    ("rowed 20 min / fig / same again", ["Fig, raw 50 g", "Fig, raw 50 g", "Rowing 20 min"]),
    (
      "rowed 20 min and had a fig / was 79.6 before breakfast, the scale is kind",
      ["Fig, raw 50 g", "Rowing 20 min", "weight 79.6"]
    ),
    ("spin class 40 mins / was 79.6 before breakfast, the scale is kind", ["Spinning 40 min", "weight 79.6"]),
  ])
  func `the same again and a weighing are of nothing that stands further back`(lines: String, entries: [String])
    async throws
  {
    #expect(try await Self.journal(behind: lines).sorted() == entries.sorted())
  }

  @Test(arguments: [
    ("samosa", "it was so filling"), ("muffin for lunch", "lunch was filling"), ("stew", "it was really greasy"),
    ("black coffee", "it was weak"), ("espresso", "the espresso was bitter"), ("chicken korma", "it was quite sweet"),
    ("bagel and a latte", "the bagel was chewy"), ("lamb chop", "it was tender"), ("wrap", "it was light"),
    ("smoothie", "it was a bit too thick"), ("lasagne", "it was cheesy and rich"), ("plum", "it tasted sour"),
  ])
  func `how a food tasted makes no other food of it`(line: String, remark: String) async throws {
    #expect(try await Self.journal(behind: "\(line) / \(remark)") == Self.journal(behind: line))
  }

  @Test(arguments: [
    ("2 lagers / they were light", "ight"), ("espresso / it was decaf", "ecaf"), ("pepsi / it was diet", "iet"),
    ("glass of milk / it was skimmed", "skim"), ("semi skimmed milk / it was skimmed", "Skimmed milk"),
    ("semi skimmed milk / it was full fat", "ull fat"),
  ])
  func `a kind of the same food mends it`(lines: String, name: String) async throws {
    let said = try await Self.journal(behind: lines)
    #expect(said.count == 1 && said[0].contains(name))
  }

  @Test(arguments: [
    ("30g protein, 150 calories", 30.0, 150.0), ("it has 30 g of protein and 150 kcal", 30, 150),
  ])
  func `what a food holds is taken over`(said: String, protein: Double, calories: Double) async throws {
    let test = try TestCoach([])
    _ = try await test.say("protein shake")
    _ = try await test.say(said)
    let item = try #require(try test.meals().first?.items.first)
    #expect(item.nutrients.proteinG == protein && item.nutrients.calories == calories)
    _ = try await test.say("calories on the wrapper said 190")
    #expect(try test.meals().flatMap(\.items).map(\.nutrients.calories) == [190])
  }
}
