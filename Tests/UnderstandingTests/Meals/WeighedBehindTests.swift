import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Weights that stand behind foods told in several pieces, and amounts of dishes by their parts.
@Suite struct WeighedBehindTests {
  /// What each item is called in the table, and its grams.
  private func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { item in
      "\(OfflineReading.food(of: item)?.name ?? "?"): \(item.grams.map { "\(Int($0.rounded()))" } ?? "-")"
    }
  }

  @Test(
    arguments: [
      ("potato salad with egg and mayo, 180 g; rye bread, 40 g", ["Potato salad with egg, made with mayonnaise: 180"]),
      ("stuffed pepper with rice and meat (250 g) and skyr (100 g)", ["Stuffed pepper, with rice and meat: 250"]),
      ("two tamales with meat (220 g)", ["Tamale with meat: 220"]),
      ("beer, 330 g, mac and cheese, 210 g", ["Beer: 330", "Macaroni or noodles with cheese: 210"]),
      ("2 samosas, 130 g together", ["Samosa: 130"]),
    ])
  func `a weight behind a dish of several words is all of it`(sentence: String, expected: [String]) {
    #expect(foods(sentence).starts(with: expected), "\(foods(sentence))")
  }

  @Test(
    arguments: [
      ("spinach cooked with oil, 110 g", "Spinach, fresh, cooked with oil: 110"),
      ("okra with oil, 120 g; tea, 200 g", "Okra, fresh, cooked, fat added: 120"),
      ("stewed chicken thigh with skin (120 g)", "Chicken thigh, stewed, skin eaten: 120"),
      ("130 g of lentils cooked with butter", "Lentils, from dried, fat added: 130"),
      ("90 g white rice, no fat", "Rice, white, cooked, no added fat: 90"),
    ])
  func `fat that a food was cooked in and skin are of its weight`(sentence: String, expected: String) {
    #expect(foods(sentence).first == expected)
  }

  @Test(arguments: ["yogurt with walnuts (25 g)", "bread with butter (12 g)", "toast with honey (15 g)"])
  func `a small weight in brackets is that of the last food`(sentence: String) {
    #expect(OfflineReading.items(sentence).map { $0.grams != nil } == [false, true], "\(foods(sentence))")
  }

  @Test(
    arguments: [
      ("a smoothie from 150 g mango, 200 g kefir and 10 g honey", 3),
      ("a sandwich with 70 g rye bread, 50 g ham and 10 g mustard", 3),
      ("a big salad: 80 g rocket, 60 g tomatoes, 40 g feta and 20 g dressing", 4),
      ("nachos with 25 tortilla chips, half a cup of cheese and 2 tbsp of salsa", 3),
      ("a salad with 50 g of feta", 2), ("a bowl of soup, a slice of bread and a cup of tea", 3),
      ("a burger with 2 slices of bacon and 3 onion rings", 3),
    ])
  func `what a dish is put together of is counted once`(sentence: String, count: Int) {
    #expect(foods(sentence).count == count, "\(foods(sentence))")
  }

  @Test(
    arguments: [
      ("a bowl of rice porridge, congee, 300 g", ["Congee: 300"]),
      ("polenta, meaning cornmeal mush, 250 g", ["Cornmeal mush, NS as to fat: 250"]),
      ("jollof rice (i.e. rice in tomato sauce), 200 g", ["Jollof rice: 200"]),
      ("hummus, also known as chickpea dip, 60 g", ["Hummus, plain: 60"]),
    ])
  func `a food in other words is one`(sentence: String, expected: [String]) {
    #expect(foods(sentence) == expected)
  }

  @Test(
    arguments: [
      ("a gin and tonic, a double", 1), ("two burgers with one large patty", 1),
      ("hake, breaded and fried in oil, 150 g", 1), ("ate 40 g of nuts without salt", 1),
      ("a ham roll, the sort they sell at the station, 120 g", 1), ("4 wings from the sports bar", 1),
      ("a slice of quiche, cut from a large pie", 1), ("left half of my ramen in the bowl", 1),
      ("an egg and toast with nothing on it", 2), ("a muffin with a scrape of butter", 2),
    ])
  func `what only tells more of a food is none`(sentence: String, count: Int) {
    #expect(foods(sentence).count == count, "\(foods(sentence))")
  }

  @Test(
    arguments: [
      ("three slices out of the eight of a medium pizza", 0.375), ("the remaining half of a 300 g pie", 150),
      ("3 and a bit slices of rye bread", 3.25), ("two fingers of a kit kat", 2), ("a cereal bar two-pack", 2),
      ("an 8 oz paper cup of cola", 8), ("a few moussakas", 1),
      ("falafel, 6 balls", 6),
    ])
  func `an amount is read as it is said`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == quantity)
  }

  @Test(
    arguments: [
      ("180 g baked potato with its skin", "Potato, baked, peel eaten"),
      ("180 g baked potato without the skin", "Potato, baked, peel not eaten"),
      ("a baked potato eaten with the peel, 150 g", "Potato, baked, peel eaten"),
      ("carrots from a tin, 90 g", "Carrots, canned, cooked, no added fat"),
      (
        "a chicken thigh roasted with the skin pulled off",
        "Chicken thigh, baked, broiled, or roasted, skin not eaten, from raw"
      ),
      ("50 g beef gravy", "Gravy, beef"), ("a small chocolate shake", "Milk shake, fast food, chocolate"),
      ("60 g of groundnuts", "Peanuts, NFS"), ("100 g coleslaw with dressing", "Coleslaw"),
    ])
  func `a food is the one that was said`(sentence: String, name: String) {
    #expect(OfflineReading.items(sentence).first.flatMap(OfflineReading.food)?.name == name)
  }

  @Test(arguments: ["150 g rice and broccoli", "150 g of rice with broccoli", "150 g rice and lentils"])
  func `a weighed food beside another is no label that says more`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.map(\.grams) == [150, nil])
  }

  @Test(arguments: ["100 g mac and cheese", "150 g fish and chips", "100 g peas and carrots"])
  func `a dish of two foods is weighed as one`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.grams).count == 1)
  }

  @Test func `a macro of everything together is that of none of it`() {
    let items = OfflineReading.items("40 g oats and 200 ml milk, 45 g carbs in total")
    #expect(items.count == 2)
    #expect(items.allSatisfy { $0.carbsG == nil })
  }
}
