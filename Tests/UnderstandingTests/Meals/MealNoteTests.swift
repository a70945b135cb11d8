import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Meals as people note them down: terse, with signs between, sizes and packs behind.
@Suite struct MealNoteTests {
  private func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).compactMap { $0.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }?.name }
  }

  @Test(
    arguments: [
      ("turkey steak 140 g baked / 60 g bulgur dry / leeks", 3), ("soup / bread roll / pear", 3),
      ("70g brown rice dry, mangetout", 2), ("fish cakes, chips, mushy peas", 3), ("chips, beans, gravy", 3),
      ("3 rashers bacon, fried tomato, hash brown", 3), ("grilled / fried cod", 1),
    ])
  func `signs and commas part foods`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(
    arguments: [
      ("65g penne dry", 360.0...380), ("spaghetti 80g dry weight", 360...380),
      ("90 g jasmine rice uncooked", 355...375),
      ("55g noodles dry", 370...400), ("150g cooked couscous", 100...140),
    ])
  func `what was weighed dry is dry`(sentence: String, kcal: ClosedRange<Double>) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    let food = try #require(item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) })
    #expect(kcal.contains(food.per100g.calories), "\(food.name)")
  }

  @Test(arguments: [
    "half a roast chicken, skin on", "2 chicken thighs, skin on", "chicken thighs (skin on)",
    "rotisserie chicken skin on", "chicken thigh 180g skin on, roasted",
  ])
  func `chicken with its skin is one food`(sentence: String) {
    let names = foods(sentence)
    #expect(names.count == 1 && names[0].contains("skin eaten"), "\(names)")
  }

  @Test(arguments: ["semolina porridge, made with water", "instant noodles, prepared with hot water"])
  func `water that a dish was made with was not drunk`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      "half a roast chicken, took the skin off", "a chicken leg, left the skin", "2 chicken thighs, skin off",
      "chicken without the skin", "a chicken thigh, skin removed", "a chicken thigh with the skin off",
      "chicken thigh 150 g skin off, grilled", "a chicken thigh (skin off)",
    ])
  func `chicken without its skin`(sentence: String) throws {
    let names = foods(sentence)
    #expect(names.count == 1 && names[0].contains("skin not eaten"), "\(names)")
  }

  @Test(
    arguments: [
      ("sirloin steak, left the fat", true), ("lamb chops, cut off the fat", true),
      ("ham sandwich, left the crusts", false),
      ("pizza, left the crusts", false),
    ])
  func `what was left at the edge is no food, and meat without its fat is lean`(sentence: String, isLean: Bool) {
    let names = foods(sentence)
    #expect(names.count == 1 && names[0].contains("lean only") == isLean, "\(names)")
  }

  @Test(
    arguments: [
      ("moussaka, a 380 g ready meal", 380.0, "g"), ("a quiche, the 170g one", 170, "g"),
      ("half a cider", 284, "ml"), ("fanta 0,33", 330, "ml"), ("lager 440", 440, "ml"),
      ("a glass of rosé, 175", 175, "ml"), ("4 eclairs mini", 4, "miniature"), ("mini quiches x3", 3, "miniature"),
      ("bowl muesli", 1, "bowl"), ("large glass milk", 1, "large glass"), ("kids size popcorn", 1, "small"),
      ("third of a melon", 1.0 / 3, nil), ("veggie moussaka big slice", 1, "large slice"),
      ("chai latte large", 1, "large"), ("2 onion bhajis small", 2, "small"),
      ("a pint and a half of stout", 1.5, "pint"),
      ("longneck of coopers", 750, "ml"), ("americano with an extra shot", 1, nil), ("ale pint", 1, "pint"),
      ("a four finger kitkat", 1, nil),
    ] as [(String, Double, String?)])
  func `the amount is what was meant`(sentence: String, quantity: Double, unit: String?) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.quantity ?? 1 == quantity)
    #expect(item.unit == unit)
  }

  @Test(
    arguments: [
      ("ceylon tea with two sugars and milk", 30.0), ("flat white with skimmed milk, no sugar", 0),
      ("assam, dash of milk", 15),
      ("2 slices of white toast and a glass of milk", 1), ("frosties with skimmed milk", 125),
      ("special k and semi skimmed milk", 125),
    ] as [(String, Double)])
  func `milk is as much as its drink or cereal takes`(sentence: String, amount: Double) {
    let milk = OfflineReading.items(sentence).filter { $0.name.contains("milk") && !$0.name.contains(" with ") }
    #expect(amount == 0 ? milk.isEmpty : milk.map(\.quantity) == [amount], "\(milk)")
  }

  @Test(
    arguments: [
      ("picnic: 2 scotch eggs, grapes, crackers", 3), ("bbq: 2 burgers, corn on the cob, coleslaw", 3),
      ("mezze - hummus, 3 falafel, 1 pita", 3), ("lebanese: lamb kofta, rice, hummus", 3),
      ("kebab shop: chicken wrap, chips", 2), ("stew, loads of mash", 2), ("salad: beetroot, feta, walnuts", 3),
      ("1) muesli 2) kiwi 3) tea", 3), ("prawns 300 g in white wine", 1), ("a knob of butter in porridge", 2),
      ("🍝 cacio e pepe, big plate", 1),
    ])
  func `what leads a list is no food besides`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(arguments: [
    "7:45 - porridge, 11:00 - ramen", "07.45 - porridge; 11.00 - ramen", "7:45: porridge, 11:00: ramen",
    "7.45am - porridge, 11am - ramen",
  ])
  func `clock times that head a list part its meals`(sentence: String) {
    let times = OfflineReading.meals(OfflineReading.read(sentence)).map(\.timestamp)
    #expect(times == [OfflineReading.date("2026-11-20T07:45:00Z"), OfflineReading.date("2026-11-20T11:00:00Z")])
  }

  @Test(
    arguments: [
      ("meatballs 9 couscous", [9, nil]), ("pork chop with dumplings x3", [nil, 3]), ("2 rashers, toast", [2, nil]),
      ("wingstop 5 piece tenders", [5]), ("there were doughnuts in the office, had three glazed", [3]),
      ("marmalade sandwich", [25, 2]), ("a 10 inch pepperoni", [1]),
    ] as [(String, [Double?])])
  func `a count is of what it stands beside`(sentence: String, quantities: [Double?]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.quantity) == quantities, "\(items.map(\.name))")
  }

  @Test func `what is counted behind a product is that product`() throws {
    let items = OfflineReading.items("bourbon creams 4 biscuits")
    #expect(items.map(\.quantity) == [4])
    #expect(OfflineReading.items("tea 2 biscuits").count == 2)
  }

  @Test(
    arguments: [
      ("single malt", "Whiskey"), ("earl grey", "Tea"), ("7up", "Soft drink"), ("a 99 flake", "Ice cream"),
      ("hot choc", "Hot chocolate"), ("fish supper", "Fish and chips"), ("coffee and half n half", "Cream, half"),
    ])
  func `names of small words and numbers are foods`(sentence: String, name: String) {
    #expect(foods(sentence).contains { $0.hasPrefix(name) }, "\(foods(sentence))")
  }
}
