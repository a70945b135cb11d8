import Foods
import Foundation
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Of what kind a part of a dish was, and what there was none of in it.
@Suite struct PartKindTests {
  /// What the journal has of a message.
  static func logged(_ said: String) -> Entry {
    .meal(
      Meal(
        id: "m", name: said, mealType: .lunch, timestamp: OfflineReading.now,
        items: OfflineReading.items(said).enumerated().map { index, item in
          let food = item.catalogId.flatMap(FoodCatalog.reference.food)
          return FoodItem(
            id: "i\(index)", name: food?.name ?? item.name, foodType: food?.foodType ?? .food,
            quantity: item.quantity ?? 1, unit: item.unit ?? "serving", grams: 150, nutrients: Nutrients(calories: 100),
            catalogId: item.catalogId,
            origin: ItemOrigin(said: item.name, portion: item.grams == nil ? .portion : .stated))
        }, rawInput: said))
  }

  private static func changes(_ said: String, _ sentence: String) -> [CorrectEntry.ItemChange] {
    let reading = OfflineReading.read(sentence, last: [logged(said)])
    guard reading.calls.count == 1 else { return [] }
    return OfflineReading.corrections(reading).first?.items ?? []
  }

  @Test func `another kind of what was weighed dry is dry`() {
    let rice = CorrectionTests.meal("80 g dry rice", [("dry rice", 80, "g", 80)])
    let items = OfflineReading.corrections(OfflineReading.read("the rice was brown", last: [rice])).first?.items
    #expect(items?.compactMap(\.item?.name) == ["dry brown rice"])
  }

  @Test(arguments: [
    ("a trout salad", "the fish was mackerel not trout", "mackerel salad"),
    ("a turkey wrap", "the meat was beef not turkey", "beef wrap"),
    ("lamb stew and a beer", "the meat was beef, not lamb", "beef stew"),
    ("white toast and a tea", "the bread was rye not white", "rye toast"),
    ("a cheddar sandwich", "the cheese was brie not cheddar", "brie sandwich"),
    ("cherry pie and custard", "the fruit was apple not cherry", "apple pie"),
    ("cappuccino and a muffin", "the milk was oat not cow", "oat milk cappuccino"),
    ("latte and a muffin", "the milk was soy", "soy milk latte"),
    ("white rice and a pear", "the rice was brown not white", "brown rice"),
    ("white rice and white wine", "the wine was red not white", "red wine"),
    ("a burger, ketchup and a pear", "the sauce was mayo not ketchup", "mayo"),
  ])
  func `the dish is had with the one for the other`(said: String, sentence: String, new: String) throws {
    let found = Self.changes(said, sentence)
    #expect(found.count == 1 && found.first?.action == .replace)
    #expect(found.first?.item?.name == new)
  }

  @Test(arguments: [
    ("chicken curry and rice", "the curry was lamb", "lamb curry"),
    ("a turkey and bacon wrap from the deli", "no the wrap was ham and cheese", "ham and cheese wrap"),
    ("a tuna baguette and crisps", "the baguette was egg mayo", "egg mayo baguette"),
    ("mushroom pizza", "the pizza was margherita", "margherita pizza"),
    ("beef burger and fries", "the burger was chicken", "chicken burger"),
    ("a ham and cheese omelette", "the omelette was mushroom", "mushroom omelette"),
    ("vegetable soup and bread", "the soup was lentil", "lentil soup"),
    ("a ham sandwich and crisps", "the sandwich was tuna", "tuna sandwich"),
  ])
  func `a dish that is called by its kind stays one dish of the other kind`(said: String, sentence: String, new: String)
  {
    let found = Self.changes(said, sentence)
    #expect(found.count == 1 && found.first?.action == .replace)
    #expect(found.first?.item?.name == new)
  }

  @Test(arguments: [
    ("a bun and a pear", "the soup was pea not leek"), ("a ham sandwich", "the bread was rye not white"),
    ("orange juice and porridge", "the milk was oat"), ("a pear", "the fish was trout"),
  ])
  func `the kind of what was not logged is asked about`(said: String, sentence: String) {
    let reading = OfflineReading.read(sentence, last: [Self.logged(said)])
    #expect(reading.calls.isEmpty && reading.clarification != nil)
  }

  @Test(arguments: [
    ("mushroom omelette", "it had no mushrooms", "omelette"),
    ("prawn fried rice", "there were no prawns in it", "fried rice"),
    ("a ham and cheese toastie", "it had no ham", "cheese toastie"),
    ("a pepperoni pizza", "it didn't have pepperoni", "pizza"),
    ("chicken curry and a beer", "and there was no chicken in it after all", "curry"),
  ])
  func `a dish stays without what there was none of in it`(said: String, sentence: String, rest: String) {
    let found = Self.changes(said, sentence)
    #expect(found.map(\.action) == [.replace] && found.first?.item?.name == rest)
  }

  @Test(arguments: [
    ("muesli, kefir and a pear", "and there was no pear in it after all", "pear"),
    ("muesli, kefir and a pear", "it didn't have kefir", "kefir"),
    ("muesli, kefir and a pear", "there wasn't any kefir in it", "kefir"),
  ])
  func `an item there was none of is taken out`(said: String, sentence: String, name: String) {
    let found = Self.changes(said, sentence)
    #expect(found.map(\.action) == [.remove])
    #expect(found.first?.itemName?.lowercased().contains(name) == true)
  }

  @Test(arguments: ["there was no queue at the gym", "the company was great not boring"])
  func `what is no food takes nothing out`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.logged("a pear and a bun")]).calls.isEmpty)
  }

  @Test(arguments: [
    ("halibut", "cooked in olive oil", "halibut"), ("150 g turkey breast", "fried in butter", "turkey breast"),
    ("2 eggs and a pear", "the eggs were fried in butter", "eggs"),
  ])
  func `how it was cooked is no new food`(said: String, sentence: String, name: String) throws {
    let change = try #require(Self.changes(said, sentence).first)
    #expect(change.action == .replace)
    #expect(change.item?.name.contains(name) == true)
  }

  @Test(arguments: ["nope wasn't a banana, a plantain", "no it wasn't a banana, it was a plantain"])
  func `what is denied is put away for what it was`(sentence: String) {
    let found = Self.changes("a banana", sentence)
    #expect(found.count == 1 && found.first?.item?.name == "plantain")
  }

  @Test func `slices are of what is sold by the slice`() {
    let found = Self.changes("toast and jam", "it was three slices, the last one was burnt")
    #expect(found.count == 1 && found.first?.item?.quantity == 3)
    #expect(found.first?.itemName?.lowercased().contains("jam") == false)
  }
}
