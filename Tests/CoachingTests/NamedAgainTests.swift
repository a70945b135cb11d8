import Foundation
import JournalStore
import Nutrition
import Testing

@testable import Coaching

/// What was logged today and is named again by its bare name: mended, taken out or had once more.
@Suite struct NamedAgainTests {
  /// What a journal holds behind lines parted by strokes, each said where nobody is asked back.
  private static func journal(behind lines: String) async throws -> [String] {
    try await TestCoach.behind(lines, asksBack: false).words().sorted()
  }

  @Test(arguments: [
    ("quinoa 150g / cod 200g / quinoa was 180g", ["Cod, cooked 200 g", "Quinoa 180 g"]),
    ("turkey breast 200g / pear / turkey was 150", ["Pear, raw 180 g", "Turkey breast (Turkey) 150 g"]),
    ("rowing 20 min / yoga 10 min / rowing was 30 min", ["Rowing 30 min", "Yoga 10 min"]),
    (
      "turkey / ham / turkey was 100g and ham was 50g",
      ["Ham, prepackaged or deli, luncheon meat 50 g", "Turkey 100 g"]
    ),
    (
      "crumpet and tea / pear / tea was green and crumpet was wholemeal",
      ["Pear, raw 180 g", "Tea, hot, leaf, green 360 g", "Wholemeal crumpet (Crumpet) 45 g"]
    ),
    ("coffee / pear / coffee was at 9", ["Coffee, brewed 360 g", "Pear, raw 180 g"]),
    ("coffee with milk / pear / coffee was black", ["Black coffee (Coffee, brewed) 360 g", "Pear, raw 180 g"]),
    ("yoga at 7 / pear / yoga was an hour", ["Pear, raw 180 g", "Yoga 60 min"]),
    ("2 figs / and an orange / make that two", ["Fig, raw 100 g", "Orange, raw 308 g"]),
    ("40 min yoga / pear / yoga was 50", ["Pear, raw 180 g", "Yoga 50 min"]),
    ("soup / pear / soup was lentil", ["Pear, raw 180 g", "Soup, lentil 255 g"]),
    ("tea / crumpet / tea had honey", ["Crumpet 45 g", "Honey 7 g", "Tea, hot, leaf, black 360 g"]),
    ("30 push-ups / 40 squats / made it 45 pushups", ["Push-up 2 min", "Squat 2 min"]),
    (
      "30 min yoga and 20 min on the treadmill / pear / make the treadmill 25",
      ["Pear, raw 180 g", "Treadmill 25 min", "Yoga 30 min"]
    ),
    ("crumpet / muffin / the crumpet had jam", ["Crumpet 45 g", "Jam 20 g", "Muffin 130 g"]),
    (
      "espresso / latte / the espresso was decaf",
      ["Coffee, Latte 360 g", "Decaf espresso (Coffee, espresso, decaffeinated) 60 g"]
    ),
  ])
  func `a bare name with an amount or a kind is of what is called so`(lines: String, entries: [String]) async throws {
    let found = try await Self.journal(behind: lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: [
    ("lunch was lentils / dinner was lentils", 2), ("rice pudding / pear / rice was 200g", 3),
    ("chicken curry / pear / chicken was 180g", 3), ("quinoa 150g / pear / quinoa was 180g for dinner", 3),
    ("pear / quinoa was 180g", 2), ("curry and rice / pear / rice was 200g", 3), ("curry and rice / 250g curry", 2),
    ("weighed 82 / pear / weight was 81.5", 3),
  ])
  func `a name that nothing is called by is news`(lines: String, count: Int) async throws {
    #expect(try await Self.journal(behind: lines).count == count, "\(lines)")
  }

  @Test(arguments: [
    (
      "protein shake / another shake",
      [
        "Protein shake (Nutritional drink or shake, ready-to-drink (Muscle Milk)) 352 g",
        "Protein shake (Nutritional drink or shake, ready-to-drink (Muscle Milk)) 352 g",
      ]
    ),
    (
      "tuna wrap / pear / another wrap",
      ["Pear, raw 180 g", "Tuna salad sandwich wrap 200 g", "Tuna salad sandwich wrap 200 g"]
    ),
    ("flapjack bar / had another bar", ["Flapjack, oat bar 70 g", "Flapjack, oat bar 70 g"]),
    (
      "cup of coffee and a biscuit / 2 more biscuits",
      ["Coffee, brewed 240 g", "Digestive biscuits 15 g", "Digestive biscuits 30 g"]
    ),
    ("pineapple juice / another glass of juice", ["Pineapple juice, 100% 248 g", "Pineapple juice, 100% 248 g"]),
    (
      "bean burger / another beef burger",
      ["Bean burger (Veggie burger, on bun) 160 g", "Beef burger (Hamburger) 145 g"]
    ),
  ])
  func `more of it is the same food`(lines: String, entries: [String]) async throws {
    let found = try await Self.journal(behind: lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: [
    ("pear / fig / remove the pear and the fig", []),
    ("pear / fig / crumpet / delete the fig and the crumpet", ["Pear, raw 180 g"]),
    ("rowed 30 min / fig / remove the rowing and the fig", []),
    ("pear and a fig / crumpet / remove the fig and crumpet", ["Pear, raw 180 g"]),
    ("lunch was a fig / lunch was also a pear / lunch was just the fig", ["Fig, raw 50 g"]),
    ("pear / fig and a twix for lunch / lunch was only the fig", ["Fig, raw 50 g", "Pear, raw 180 g"]),
    ("fig / twix / oh no wait no twix", ["Fig, raw 50 g"]),
    ("mac and cheese / pear / remove the mac and cheese", ["Pear, raw 180 g"]),
  ])
  func `each of what is taken out goes from its own entry`(lines: String, left: [String]) async throws {
    let found = try await Self.journal(behind: lines)
    #expect(found == left, "\(found)")
  }

  @Test(arguments: [
    ("cod and peas / 150g cod", ["Cod, cooked 150 g", "Green peas, frozen, cooked, no added fat 80 g"]),
    ("curry / with quinoa / 200g quinoa", ["Chicken curry 300 g", "Quinoa 200 g"]),
    ("burger and a cola / large cola", ["Burger (Hamburger) 145 g", "Soft drink, cola 744 g"]),
    ("porridge / with a fig / 2 figs", ["Fig, raw 100 g", "Porridge (Oatmeal) 240 g"]),
    ("coffee and biscuits / 3 biscuits", ["Coffee, brewed 360 g", "Digestive biscuits 45 g"]),
    ("200g cod and peas / 150g cod", ["Cod, cooked 150 g", "Green peas, frozen, cooked, no added fat 80 g"]),
    ("140g quinoa / 180g of quinoa", ["Quinoa 180 g"]),
    ("2 slices of rye bread / 3 slices of rye bread", ["Bread, rye 96 g"]),
    ("an oatmeal cookie / 2 cookies", ["Cookie, oatmeal 60 g"]),
    ("2 crumpets with honey / 3 crumpets", ["Crumpet 135 g", "Honey 7 g"]),
    (
      "200g cod and peas / 200g cod",
      ["Cod, cooked 200 g", "Cod, cooked 200 g", "Green peas, frozen, cooked, no added fat 80 g"]
    ),
    ("200 ml milk / 300 ml milk", ["Milk 206 g", "Milk 309 g"]),
    (
      "cod and peas / another 150g cod",
      ["Cod, cooked 113 g", "Cod, cooked 150 g", "Green peas, frozen, cooked, no added fat 80 g"]
    ),
  ])
  func `what was just added and is named with an amount is that much`(lines: String, entries: [String]) async throws {
    let found = try await Self.journal(behind: lines)
    #expect(found == entries, "\(found)")
  }

  @Test(arguments: [
    ("latte / with oat milk?", ["Coffee, Latte 360 g"]),
    ("fig / and a flat white / it was oat milk", ["Fig, raw 50 g", "Flat white with oat milk 230 g"]),
    (
      "wrap at 12 / another wrap at 3 / the 12 one was tuna", ["Sandwich wrap 140 g", "Tuna salad sandwich wrap 200 g"]
    ),
    (
      "bean burrito for lunch / bean burrito for dinner / the dinner one was beef",
      ["Burrito, beef, cheese 190 g", "Burrito, with beans, no cheese 220 g"]
    ),
    (
      "tea for breakfast / coffee for lunch / the lunch coffee was a mocha",
      ["Coffee, Cafe Mocha 372 g", "Tea, hot, leaf, black 360 g"]
    ),
    ("jogged 4k this morning / jogged 6k this evening / the morning jog was 5k", ["Jogging 30 min", "Jogging 38 min"]),
    ("flan / that was it for today", ["Flan 130 g"]), ("flan / that was my last one", ["Flan 130 g"]),
    ("flan / that's it for lunch", ["Flan 130 g"]),
  ])
  func `what is told of one is of that one`(lines: String, entries: [String]) async throws {
    let found = try await Self.journal(behind: lines)
    #expect(found == entries, "\(found)")
  }
}
