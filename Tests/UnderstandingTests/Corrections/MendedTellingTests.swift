import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Corrections of the amount, the time, the name and of all of it.
@Suite struct MendedTellingTests {
  static let pakoras = CorrectionTests.meal("2 onion pakoras", [("Pakora, onion", 2, "pakora", 80)])
  static let yogurt = CorrectionTests.meal("a peach yogurt for breakfast", [("Yogurt, peach", 1, "pot", 150)])
  static let stew = CorrectionTests.meal(
    "lamb stew and barley", [("Lamb stew", 1, "bowl", 250), ("Barley", 1, "cup", 160)])
  static let ale = drink("a pint of ale", "Ale", 1, "pint", 580)
  static let milk = drink("9 oz of skim milk", "Milk, skim", 9, "fl oz", 270)

  static func drink(_ said: String, _ name: String, _ quantity: Double, _ unit: String, _ grams: Double) -> Entry {
    let item = FoodItem(
      id: "i0", name: name, foodType: .drink, quantity: quantity, unit: unit, grams: grams,
      nutrients: Nutrients(calories: 100))
    return .meal(
      Meal(id: "m", name: said, mealType: .snack, timestamp: OfflineReading.now, items: [item], rawInput: said))
  }

  private static func change(_ sentence: String, _ last: Entry) -> CorrectEntry.ItemChange? {
    let corrections = OfflineReading.corrections(OfflineReading.read(sentence, last: [last]))
    return corrections.count == 1 ? corrections.first?.items?.first : nil
  }

  @Test(arguments: ["sorry 4 pakoras", "actually 4 pakoras", "4 pakoras, not 2"])
  func `an amount under a short name keeps the food`(sentence: String) throws {
    let change = try #require(Self.change(sentence, Self.pakoras))
    #expect(change.itemName == "Pakora, onion" && change.item?.name == "Pakora, onion" && change.item?.quantity == 4)
  }

  @Test(arguments: ["half pint, not a pint", "half not a pint", "half a pint, not a whole pint", "it was a half pint"])
  func `less of a drink stays that drink`(sentence: String) throws {
    let change = try #require(Self.change(sentence, Self.ale))
    #expect(change.item?.name == "Ale" && change.item?.quantity == 0.5 && change.item?.unit == "pint")
  }

  @Test(arguments: ["no wait it was 11 oz", "sorry 11 oz", "11 oz actually"])
  func `ounces of a drink are fluid ounces`(sentence: String) throws {
    let item = try #require(Self.change(sentence, Self.milk)?.item)
    #expect(item.quantity == 11 && item.unit == "fl oz" && item.grams == nil)
  }

  @Test func `a figure right after grams of one food is grams of it`() throws {
    let oats = CorrectionTests.meal("120g oats", [("Oats", 120, "g", 120)])
    #expect(Self.change("165", oats)?.item?.grams == 165)
    #expect(OfflineReading.kinds(OfflineReading.read("79.8", last: [oats])) == [.addWeight])
  }

  @Test func `a kind right after one food is of it`() throws {
    let coffee = Self.drink("coffee", "Coffee", 1, "cup", 240)
    #expect(Self.change("black", coffee)?.item?.name == "black coffee")
    #expect(Self.change("mug, not cup", coffee)?.item?.unit == "mug")
    let latte = Self.drink("a latte with oat milk", "Latte with oat milk", 1, "cup", 240)
    #expect(Self.change("almond milk, not oat", latte)?.item?.name == "latte with almond milk")
    #expect(Self.change("soya milk actually", latte)?.item?.name == "latte with soya milk")
  }

  @Test func `what is put instead replaces what it was`() {
    let reading = OfflineReading.read("bagel instead of barley", last: [Self.stew])
    #expect(OfflineReading.corrections(reading).flatMap { $0.items ?? [] }.map(\.itemName) == ["Barley"])
    #expect(OfflineReading.kinds(OfflineReading.read("had a bagel instead of barley", last: [Self.stew])) == [.addMeal])
  }

  @Test func `ounces of a food are weighed`() throws {
    let item = try #require(Self.change("sorry 5 oz", Self.yogurt)?.item)
    #expect(item.unit == "g" && abs((item.grams ?? 0) - 141.7) < 0.1)
  }

  @Test(arguments: [
    "delete that, I didnt eat them in the end", "scrap that I never had it", "remove that, didn't have it in the end",
    "bin that, ended up not eating it", "cancel that, I changed my mind", "I didn't eat it in the end",
    "actually I never ate it", "that wasn't me", "forget it", "I didn't have them after all",
  ])
  func `what was not eaten after all is removed`(sentence: String) {
    #expect(OfflineReading.read(sentence, last: [Self.pakoras]).calls == [.removeEntry(RemoveEntry())])
  }

  @Test func `of several foods the one that is denied is taken out`() {
    let reading = OfflineReading.read("delete that, I didn't eat the barley", last: [Self.stew])
    let changes = OfflineReading.corrections(reading).flatMap { $0.items ?? [] }
    #expect(changes == [CorrectEntry.ItemChange(action: .remove, itemName: "Barley")])
  }

  @Test(arguments: [
    ("wrong time, it was 7am", "2026-11-20T07:00:00Z"), ("wrong time, that was 6:45", "2026-11-20T06:45:00Z"),
    ("time should be 9", "2026-11-20T09:00:00Z"), ("the time was 8:15", "2026-11-20T08:15:00Z"),
  ])
  func `a wrong time changes the time alone`(sentence: String, moment: String) throws {
    let correction = try #require(
      OfflineReading.corrections(OfflineReading.read(sentence, last: [Self.yogurt])).first)
    #expect(correction.timestamp == OfflineReading.date(moment))
    #expect(correction.items == nil)
  }

  @Test func `a wrong day changes the day`() throws {
    let correction = try #require(
      OfflineReading.corrections(OfflineReading.read("wrong day, it was yesterday", last: [Self.yogurt])).first)
    #expect(correction.timestamp.map { $0 < OfflineReading.date("2026-11-20T00:00:00Z") } == true)
    #expect(correction.items == nil)
  }

  @Test func `one food is swapped for another of the meal`() throws {
    let change = try #require(Self.change("no barley actually, it was a bagel", Self.stew))
    #expect(change.itemName == "Barley" && change.item?.name == "bagel")
  }

  @Test(arguments: [
    ("crema de calabaza, I mean pumpkin soup", ["pumpkin soup"]), ("a glass of ale, I mean cider", ["cider"]),
    ("3 tacos I mean wraps", ["wraps"]), ("a pear, no wait an apple", ["apple"]),
    ("toast and jam, sorry I meant honey", ["toast", "honey"]),
  ])
  func `a food under another name in the same breath is one food`(sentence: String, foods: [String]) {
    #expect(OfflineReading.items(sentence).map(\.name) == foods)
  }

  @Test func `what is no food renames none`() {
    #expect(OfflineReading.items("a scone, I mean it was huge").map(\.name) == ["scone"])
    #expect(OfflineReading.items("3 tacos I mean wraps").map(\.quantity) == [3])
    let reading = OfflineReading.read("udon I mean, I mix those up", last: [Self.stew])
    #expect(OfflineReading.meals(reading).isEmpty)
  }
}
