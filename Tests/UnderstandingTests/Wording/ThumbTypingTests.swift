import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// English as it is typed with thumbs: digits for words, short forms, and figures behind what they count.
@Suite struct ThumbTypingTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { item in
      item.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }?.name ?? "-"
    }
  }

  @Test(
    arguments: [
      ("gnocchi 4 dinner yest", "gnocchi", 1.0), ("soup 4 lunch", "soup", 1), ("soup 4 brekfast", "soup", 1),
      ("2 bagels 4 brekkie n a tea", "bagels", 2),
      ("4 lunch lentil soup", "lentil soup", 1), ("ate 4 dinner rolls", "dinner rolls", 4),
      ("4 snack bars", "snack bars", 4),
      ("4 lunch wraps", "lunch wraps", 4), ("chili 4 my lunch", "chili", 1),
    ])
  func `a 4 before a meal is what the food was for, and counts what stands in the plural`(
    sentence: String, name: String, count: Double
  ) {
    let item = OfflineReading.items(sentence).first
    #expect(item?.name == name && (item?.quantity ?? 1) == count, "\(OfflineReading.items(sentence))")
  }

  @Test(
    arguments: [
      ("cesar salad", "Caesar salad with dressing"), ("toast w penut butter", "Peanut butter toast"),
      ("bagle w creem cheese", "Bagel with cream cheese"),
    ])
  func `a name that is part of another is mended before it is read`(sentence: String, name: String) {
    #expect(Self.foods(sentence) == [name])
  }

  @Test(arguments: [
    "kebab 2moro", "gna hv tacos 2nite", "might hv a pie l8r", "2moro i shud run 5k", "ill have soup l8r",
  ])
  func `what is still to come is logged as little in short forms`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence))")
  }

  @Test(
    arguments: [
      ("cycled 15k 2day", "Cycling", 15.0), ("row 2k b4 work", "Rowing", 2), ("2day hike of 18 km", "Hiking", 18),
    ])
  func `a day that begins with a 2 is told by the word that it makes`(
    sentence: String, name: String, kilometers: Double
  ) {
    let workout = OfflineReading.workouts(sentence).first
    #expect(
      workout?.name.hasPrefix(name) == true && workout?.distanceKm == kilometers, "\(String(describing: workout))")
  }

  @Test(
    arguments: [
      ("w8 74.2", 74.2), ("w8: 74.2 kg", 74.2), ("w8 2day 74.2", 74.2), ("wt 74.2", 74.2),
    ])
  func `weight is told in short`(sentence: String, kilograms: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kilograms])
  }

  @Test(
    arguments: [
      ("a mango fi mi lunch", "mango", MealType.lunch), ("porridge dis morning", "porridge", nil),
      ("2 plantains fi dinner", "plantains", .dinner), ("ackee dis mornin", "ackee", nil),
    ])
  func `fi is for and dis is this before a time`(sentence: String, food: String, meal: MealType?) {
    let meals = OfflineReading.meals(OfflineReading.read(sentence))
    #expect(meals.map { $0.items.map(\.name) } == [[food]] && meals.first?.mealType == meal, "\(sentence)")
  }

  @Test(arguments: [("40 min wo", 40.0), ("wo 40 mins", 40), ("did a wo 40 min", 40)])
  func `a workout is told in short`(sentence: String, minutes: Double) {
    #expect(OfflineReading.workouts(sentence).map(\.durationMin) == [minutes])
  }

  @Test(
    arguments: [
      ("din: gnocchi", ["gnocchi"]), ("gnocchi for din cos i was tired", ["gnocchi"]),
      ("cos lettuce n radishes", ["cos lettuce", "radishes"]), ("had sum olives", ["olives"]),
      ("a lil bit of couscous", ["couscous"]), ("eating a nectarine rn", ["nectarine"]),
      ("def had 2 waffles", ["waffles"]), ("tea wo milk", ["tea wo milk"]),
    ])
  func `short forms are told from words that are written so`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(
    arguments: [
      ("oats/berries/tea", 3), ("oats..berries..tea", 3), ("trout/couscous/peas", 3), ("ham/cheese bagel", 1),
      ("had soup...then 2 rolls", 2), ("a bagel w/ jam", 2),
    ])
  func `strokes and dots part what is listed`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence))")
  }

  @Test(
    arguments: [
      ("maki 2 rolls and miso soup", ["sushi roll", "miso"]),
      ("chicken 2 thighs 1 cup rice", ["chicken thigh", "rice"]), ("granola 2 bars", ["bar"]),
      ("egg 3 whites", ["egg, white"]), ("sausage 1 roll", ["sausage roll"]),
      ("soup 2 rolls", ["soup", "roll, white"]), ("100 g chicken 1 wrap", ["chicken", "wrap"]),
      ("2 rolls n jam", ["roll, white", "jam"]), ("salad 1 bread roll", ["salad", "roll"]),
    ])
  func `what a food comes in may stand behind it with its number`(sentence: String, parts: [String]) {
    let foods = Self.foods(sentence).map { $0.lowercased() }
    #expect(foods.count == parts.count && zip(foods, parts).allSatisfy { $0.contains($1) }, "\(foods)")
  }

  @Test(
    arguments: [
      ("chikn 2 drumsticks", 120.0...240.0), ("chicken 3 thighs", 150...400), ("maki 2 rolls", 200...450),
      ("corn 2 cobs", 150...300),
    ])
  func `and counts it`(sentence: String, grams: ClosedRange<Double>) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && grams.contains(items.map(OfflineReading.grams).reduce(0, +)), "\(items)")
  }

  @Test(
    arguments: [
      ("fish n chps", ["fish and chips"]), ("potato sald", ["potato salad"]),
      ("cream chz bagel", ["cream cheese bagel"]),
      ("trky bacn n hunny", ["turkey bacon", "honey"]), ("blk cofee", ["black coffee"]),
      ("prot bar", ["protein bar"]), ("1 pk gum", ["gum"]), ("almond buttr on toast", ["almond butter", "toast"]),
    ])
  func `a food that is typed by its sound is joined as it is otherwise, and called by its name`(
    sentence: String, names: [String]
  ) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(
    arguments: [
      ("my 6 yr old ate pretzels", []), ("our 20mo had custard, i had a scone", ["scone"]), ("my 6yo ate my scone", []),
      ("scones with my 6 year old", ["scones"]),
    ] as [(String, [String])])
  func `a child who is called by their age is no food`(sentence: String, names: [String]) {
    let read = OfflineReading.names(sentence)
    #expect(read.count == names.count && zip(read, names).allSatisfy { $0.hasSuffix($1) }, "\(read)")
  }

  @Test(
    arguments: [
      ("lasagne 4 tea", 1), ("had 4 tea", 1), ("lasagne n 4 tea", 2), ("maki, 2 rolls", 1),
      ("cos i was late i ate 2 pies", 1),
    ])
  func `tea is a meal behind a food and a drink elsewhere`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: [
    ("blk cof", "Coffee"), ("ckn brst 180g", "Chicken breast"), ("brn rice 150g", "Rice, brown"), ("yog", "Yogurt"),
  ])
  func `foods without their vowels are what they are short of`(sentence: String, food: String) {
    #expect(Self.foods(sentence).first?.hasPrefix(food) == true, "\(Self.foods(sentence))")
  }

  @Test(arguments: [("W 76.9", 76.9), ("W: 81", 81), ("w 80.2 kg", 80.2)])
  func `a W before a figure of the scales is a weight`(sentence: String, kg: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kg])
  }
}
