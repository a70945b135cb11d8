import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Dishes that head the list of what was in them, and amounts and words that are said of all of it.
@Suite struct HeadingTests {
  @Test(
    arguments: [
      ("Sunday roast at gran's: 2 slices of lamb, 3 roast potatoes, gravy", ["lamb", "roast potatoes", "gravy"]),
      ("full Scottish at the hotel this morning: 1 egg, 2 sausages, beans", ["egg", "sausages", "beans"]),
      ("two muffins on the train: a blueberry muffin and a lemon muffin", ["blueberry muffin", "lemon muffin"]),
      ("poke bowl - tuna, rice, mango", ["poke bowl"]),
      ("two muffins: delicious", ["muffins"]),
      ("mezze plate: hummus, falafel, olives", ["hummus", "falafel", "olives"]),
      ("full Irish: 2 rashers, 2 eggs, mushrooms, toast", ["bacon", "eggs", "mushrooms", "toast"]),
      ("risotto - focaccia - sorbet", ["risotto", "focaccia", "sorbet"]),
      ("bowl of pho - spring rolls - papaya", ["pho", "spring rolls", "papaya"]),
    ])
  func `what heads a list is counted once`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test(
    arguments: [
      ("a lasagne, 320 g in all", 320.0), ("a small bowl, 140 g, of gnocchi", 140),
      ("a quesadilla with beans and cheese that weighed 210 g", 210),
      ("two mugs (600 g in total) of leek soup", 600),
      ("a toasted ham sandwich on white bread (150 g)", 150),
      ("a chicken burger with bacon, lettuce and mayo, 240 g", 240),
      ("mac and cheese from a diner, 280 g", 280),
    ])
  func `a weight of all there was is the dish's`(sentence: String, grams: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.grams == grams, "\(items)")
  }

  @Test(
    arguments: [
      ("three onion rings off my husband's plate", ["onion rings"]),
      ("ate the fat along with the lean of 90 g of brisket", ["brisket"]),
      ("made spaghetti and had a cup of it plain", ["spaghetti"]),
      ("a clif bar, the white chocolate & macadamia nut one", ["clif bar"]),
      ("a bag of crisps, the Walkers kind", ["crisps"]),
      ("a slice of apple pie (a sixth of a pie)", ["apple pie"]),
      ("turkey mince dumplings, 6 dumplings", ["turkey mince dumplings"]),
      ("I boiled boxed macaroni and had a cup", ["boxed macaroni"]),
      ("a scone the size of my fist", ["scone"]),
      ("a slice of three-layer carrot cake", ["three-layer carrot cake"]),
      ("two slices of rye bran toast", ["rye bran toast"]),
      ("two pies and washed them down with a cola", ["pies", "cola"]),
      ("I wasn't that hungry: 80 g of gyoza", ["gyoza"]),
    ])
  func `what is said about a food is no other`(sentence: String, foods: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == foods)
    #expect(items.allSatisfy { $0.unit != "plate" })
  }

  @Test func `packages of one helping are counted for what is in them`() {
    #expect(OfflineReading.items("a potato with butter, three single-serve packs of grapes").map(\.quantity) == [1, 3])
  }

  @Test func `oats that were cooked fill a cup as porridge`() {
    let item = OfflineReading.items("I cooked rolled oats in water and had a cup").first
    #expect(item?.catalogId.flatMap { FoodCatalog.reference.food(id: $0) }?.name.hasPrefix("Oatmeal") ?? false)
  }

  @Test func `a maker called Post is no time`() {
    #expect(OfflineReading.items("a cup of Post Grape Nuts without milk").count == 1)
    #expect(OfflineReading.workouts(OfflineReading.read("30 min rowing post work")).count == 1)
  }

  @Test func `a point behind an abbreviated name ends nothing`() {
    #expect(OfflineReading.items("a Whopper Jr. with cheese").count == 1)
  }
}
