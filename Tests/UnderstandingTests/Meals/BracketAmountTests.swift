import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Whose the amounts in brackets and the figures behind meal words are.
@Suite struct BracketAmountTests {
  @Test(arguments: [
    ("skyr with granola (40g)", "granola", 40.0), ("porridge with raspberries (90 g)", "raspberries", 90),
    ("waffles with syrup (15g)", "syrup", 15), ("turkey with couscous (180g)", "couscous", 180),
    ("muesli with milk (150ml)", "milk", 150), ("rye toast with pb (1 tbsp)", "pb", 1),
    ("salad with sardines (1 tin)", "sardines", 1),
  ])
  func `an amount in brackets is of the topping before it`(sentence: String, name: String, quantity: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 2 && items.first?.quantity == nil)
    #expect(items.last?.name == name && items.last?.quantity == quantity)
  }

  @Test(arguments: ["beef with noodles (420 g)", "salad with turkey (320 g)"])
  func `what a whole plate weighs is of all that is on it`(sentence: String) {
    #expect(OfflineReading.items(sentence).compactMap(\.quantity) == [OfflineReading.items(sentence).first?.quantity])
  }

  @Test(arguments: [
    ("lunch 12.15 tuna sandwich", "T12:15:00Z"), ("dinner 19.40 lentils and rice", "T19:40:00Z"),
    ("breakfast 7.05 - two crumpets", "T07:05:00Z"),
  ])
  func `a figure with a point behind a meal is its hour`(sentence: String, time: String) throws {
    let meal = try #require(OfflineReading.meals(OfflineReading.read(sentence)).first)
    #expect(meal.items.allSatisfy { $0.quantity ?? 2 == 2 })
    let told = try #require(meal.timestamp)
    #expect(told.formatted(.iso8601).hasSuffix(time))
  }

  @Test(arguments: [("lunch 1.25 cups lentils", 1.25), ("dinner 2.5 potatoes", 2.5)])
  func `a figure that counts is no hour`(sentence: String, quantity: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == quantity)
  }

  @Test func `letters that open a diary's meals need no sign before them`() {
    #expect(
      OfflineReading.meals(OfflineReading.read("b: muesli l: soup d: pie")).map(\.mealType) == [
        .breakfast, .lunch, .dinner,
      ])
  }

  @Test(arguments: [
    ("4 falafels in a pitta", [4.0, 1]), ("gyoza with prawn, and a lemonade", [nil, 1]),
    ("salt and vinegar pringles x12", [12]), ("crisps, apple", [nil, nil]),
  ])
  func `what stands beside is neither counted with it nor lost`(sentence: String, quantities: [Double?]) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == quantities)
  }

  @Test(arguments: [
    ("a box of truffles (4 truffles)", 4.0), ("samosas plate (3 samosas)", 3), ("a bowl of grapes (20 grapes)", 20),
  ])
  func `what is counted in brackets is what lay in the one tray before it`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [count])
    #expect(OfflineReading.items(sentence).map(\.unit) == [nil])
  }
}
