import Foods
import Testing
import ToolCalls

@testable import Understanding

/// A main dish or a sandwich, and weights beside and behind it.
@Suite struct MeasuredSidesTests {
  @Test(arguments: [
    ("roast lamb with two potatoes, 100 g of carrots and 80 g of peas", 4),
    ("an English muffin with jam, a cup of grapes, a cup of milk and a cup of rice", 5),
    ("Irish stew with 2 slices of bread, 20 g of butter and 200 ml of milk", 4),
  ])
  func `a food called after a country or a roast is eaten beside what was measured`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("a Thai green curry with 150 g of rice, 100 g of broccoli and 50 g of naan", 4),
    ("porridge with 100 g of banana, 20 g of honey and 10 g of walnuts", 4),
    ("a burger with 100 g of fries, 50 g of coleslaw and 30 g of ketchup", 4),
    ("a beef stew with 100 g of carrots, 150 g of potatoes and 50 g of peas", 4),
    ("a stew with 2 slices of bread, 20 g of butter and 200 ml of milk", 4),
  ])
  func `a dish whose base was not measured is eaten with what was`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("a curry with 200 g of chicken, 100 g of spinach and 150 ml of coconut milk", 3),
    ("porridge with 50 g of oats, 200 ml of milk and 10 g of honey", 3),
    ("an omelette with 3 eggs, 30 g of cheese and 50 g of ham", 3),
    ("a beef stew with 150 g of beef, 200 g of potatoes and 50 g of peas", 3),
    ("a salad with 100 g of lettuce, 50 g of tomato and 20 g of feta", 3),
  ])
  func `a dish that was measured part by part is its parts`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("100 g of rice and some chicken", [100.0]), ("150 g of yogurt and some berries", [150]),
    ("80 g of carrots, some mango and 40 g of nuts", [80, 40]),
  ])
  func `some of another food is no part of what was weighed before it`(sentence: String, weighed: [Double]) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == weighed.count + 1)
    #expect(Set(weighed).isSubset(of: items.compactMap(\.grams)))
  }

  @Test(arguments: [
    ("a full English with 2 eggs, 2 sausages and 3 rashers of bacon", 3),
    ("a roast dinner with 100 g of beef, 3 potatoes and 80 g of peas", 3),
    ("a fry-up with 2 eggs, 2 sausages and a tomato", 3),
  ])
  func `a spread is its parts`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [
    ("a peanut butter and jelly sandwich on white bread, 110 g", 110.0),
    ("a ham and cheese sandwich on rye, 140 grams", 140), ("a turkey and swiss sandwich on wheat bread, 210 g", 210),
  ])
  func `the weight behind a sandwich is of all of it`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.grams == grams)
    #expect(items.first.flatMap(OfflineReading.food)?.name.lowercased().contains("sandwich") == true)
  }

  @Test(arguments: [("macaroni and cheese 90 g, grapes 60 g", [90.0, 60]), ("fish and chips, 85 g", [85])])
  func `a small weight behind a dish of two names is of the dish`(sentence: String, grams: [Double]) {
    #expect(OfflineReading.items(sentence).compactMap(\.grams) == grams)
  }

  @Test(arguments: [
    ("turkey and bacon", 2), ("jelly and doughnut", 2), ("almonds and a flat white", 2), ("wrap 120 g and chips", 2),
    ("macaroni and cheese", 1), ("cheese and onion crisps", 1), ("a ham and cheese croissant", 1),
  ])
  func `two foods are parted where one of them is not the kind of the other`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(arguments: [("drank 450 grams of tap water", 450.0), ("300 g of water", 300)])
  func `a gram of water is a millilitre`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }
}
