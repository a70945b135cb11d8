import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What is told behind a food and names no other.
@Suite struct ToldPartTests {
  @Test(arguments: [
    ("corn on the cob, 3 ears", "corn on the cob", "ear", 3.0), ("a kitkat, 2 fingers", "kitkat", "finger", 2),
    ("ribs, half a rack", "ribs", "rack", 0.5), ("twix, both fingers", "twix", "finger", 2),
    ("twix (both fingers)", "twix", "finger", 2),
  ])
  func `pieces counted behind a food are of it`(sentence: String, name: String, unit: String, count: Double) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(item.name == name && item.unit == unit && item.quantity == count, "\(item)")
  }

  @Test(arguments: [
    ("soup, 2 crackers", 2), ("toast, 3 eggs", 2), ("crisps, 2 ciders", 2), ("lamb, 2 chops", 1), ("turkey, 1 leg", 1),
  ])
  func `what is no part of a food stays another`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }

  @Test(arguments: [
    ("bread, 3 slices, wholemeal", ["whole wheat"]), ("milk, skimmed, 150 ml", ["skim"]),
    ("pizza - 3 slices, thin crust", ["thin crust"]), ("pasta, 120 g, wholemeal", ["whole"]),
    ("a coke, the zero one", ["diet"]), ("a can of monster, the sugar free one", ["low calorie"]),
    ("a can of monster, the green zero one", ["low calorie"]), ("2 fantas, the mango zero ones", ["diet"]),
    ("a coke, the vanilla zero sugar one", ["diet"]), ("a slice of pizza, cold", ["Pizza"]),
    ("cheddar, 25 g, grated", ["Cheddar"]), ("milk 150 ml, chocolate", ["Milk", "chocolate"]),
    ("milk, oat, 150 ml", ["Oat milk"]), ("pbj sandwich", ["Peanut butter"]), ("tuna melt on rye", ["Tuna"]),
    ("half an avocado on toast", ["Avocado, raw", "toasted"]),
  ])
  func `a kind told behind its food is no second one`(sentence: String, foods: [String]) {
    let names = OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? $0.name }
    #expect(names.count == foods.count && zip(names, foods).allSatisfy { $0.contains($1) }, "\(names)")
  }

  @Test(arguments: ["maybe 250 g of gnocchi", "perhaps 80 g rice", "possibly 2 plums"])
  func `a guess that opens a message is read`(sentence: String) {
    #expect(OfflineReading.items(sentence).count <= 1)
  }

  @Test(arguments: [
    ("maybe 140 g of couscous", 1), ("perhaps about 90g of halloumi", 1), ("maybe 200 ml of kefir", 1),
    ("maybe 140 g of couscous tonight", 0), ("maybe i'll have 140 g of couscous", 0), ("maybe couscous", 0),
    ("maybe 60 g less couscous", 0), ("maybe 140 g of couscous for supper", 0),
  ])
  func `a guess to the gram is of what was eaten, and any other of what is to come`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: ["stew, the", "a trifle - the end", "two scones, the rest", "broth, the one"])
  func `a line may end behind the article of a kind`(sentence: String) {
    #expect(!OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: [
    ("hummus, 50g, with a pita", ["hummus", "pita"]), ("brie 25g with crackers", ["brie", "crackers"]),
    ("coffee 200ml with milk", ["coffee with milk"]), ("salmon 140g with skin", ["salmon with skin"]),
  ])
  func `a weight told behind a food is of nothing that came with it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("almonds, maybe 12", 12.0), ("prawns maybe 9", 9), ("crackers - perhaps 7 of them", 7),
    ("a ham omelette made with 3 eggs", 3), ("omelette made from 2 eggs", 2),
  ])
  func `a guess at how many is an amount, and a dish has its eggs`(sentence: String, count: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity == count, "\(items)")
  }

  @Test(arguments: [
    ("my nephew left half his pasty so I finished it", "pasty", 0.5),
    ("toddler left a quarter of her waffle so I ate it", "waffle", 0.25),
    ("my niece left 3 nuggets so I ate them", "nuggets", 3),
    ("my niece didn't finish her mac and cheese so I ate the rest, about a cup", "mac and cheese", 1),
  ])
  func `what somebody left is as much as they left`(sentence: String, name: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [name] && items.first?.quantity == count, "\(items)")
  }

  @Test(arguments: [
    ("a turkey club", ["turkey club"]),
    ("3 glasses of red over dinner", ["red wine"]),
    ("sausage egg and cheese on an english muffin", ["sausage egg and cheese"]), ("taco night", []),
    ("i'm on a roll", []), ("ham on a roll", ["ham", "roll"]),
  ])
  func `everyday names are read as they are meant`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("idli sambar, 4 idlis", ["idlis", "sambar"], 4.0),
    ("biscuits and gravy at 6am, 3 biscuits", ["biscuits", "gravy"], 3),
    ("fish tacos, 2 tacos", ["fish tacos"], 2),
  ])
  func `a count of what a dish is called by is in it`(sentence: String, names: [String], count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.first?.quantity == count, "\(items)")
  }

  @Test(arguments: [
    ("tea w/ milk & 2 sugars x3", [3.0, 6]), ("coffee with 1 sugar x 2", [2, 2]),
    ("2 bowls of muesli with milk", [2, 250]),
    ("birthday cake, decent slice", [1]), ("two halves of cider", [568]), ("shared chips w my gf", [0.5]),
  ])
  func `how often and how much is told behind`(sentence: String, quantities: [Double]) {
    #expect(OfflineReading.items(sentence).map { $0.quantity ?? 0 } == quantities)
  }

  @Test(arguments: [
    ("a decaf cappuccino, skimmed", "nonfat"), ("latte, large, oat milk", "oat milk"),
    ("cappuccino, venti, skim milk", "nonfat"),
  ])
  func `milk told behind a coffee is in it`(sentence: String, name: String) throws {
    let items = OfflineReading.items(sentence)
    let item = try #require(items.count == 1 ? items.first : nil, "\(items.map(\.name))")
    #expect(OfflineReading.food(of: item)?.name.contains(name) == true, "\(OfflineReading.food(of: item)?.name ?? "")")
  }

  @Test(arguments: [
    ("finished the kids fish fingers, 4 of them", ["fish fingers"]),
    ("ate the boys leftover pasta", ["leftover pasta"]),
    ("fish and chips, left half the chips", ["fish", "chips"]),
  ])
  func `what was somebody's or left over is called as it is`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("chobani flip lemon", ["chobani flip"]), ("activia peach and a plum", ["activia", "plum"]),
    ("clif bar coconut", ["clif bar"]),
    ("yogurt banana granola", ["yogurt", "banana", "granola"]), ("a yogurt and a peach", ["yogurt", "peach"]),
  ])
  func `a flavour told behind a product is of it`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(arguments: [
    ("pasty from 7-eleven", ["pasty"], 1.0), ("7/11 nachos", ["nachos"], 1), ("tea from 7 eleven", ["tea"], 1),
    ("2 bowls of cornflakes w 2%", ["cornflakes", "2% milk"], 2), ("cuppa with milk", ["cuppa"], 1),
  ])
  func `a shop's name counts nothing, and a share of fat is milk's`(sentence: String, names: [String], count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.first?.quantity ?? 1 == count, "\(items)")
  }
}
