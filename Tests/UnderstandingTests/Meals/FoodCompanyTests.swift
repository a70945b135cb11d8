import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What is had with a food tells which is meant, or what is had besides it.
@Suite struct FoodCompanyTests {
  private func linked(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? $0.name }
  }

  @Test(arguments: [
    ("biscuits with my coffee", "Digestive biscuits", 30.0), ("a cuppa and 3 biscuits", "Digestive biscuits", 45),
    ("2 biscuits and sausage gravy", "Biscuit, NFS", nil), ("a biscuit with ham", nil, nil),
    ("sausages, beans and hash browns", "Baked beans", nil), ("beans, rice and plantain", "Beans, NFS", nil),
  ])
  func `biscuits and beans are those that are eaten with the rest`(sentence: String, name: String?, grams: Double?) {
    let names = linked(sentence)
    if let name {
      #expect(names.contains(name), "\(names)")
    } else {
      #expect(!names.contains("Digestive biscuits"), "\(names)")
    }
    guard let grams, let item = OfflineReading.items(sentence).first(where: { $0.name.hasSuffix("biscuits") }) else {
      return
    }
    #expect(OfflineReading.grams(of: item) == grams)
  }

  @Test(arguments: [
    ("whey shake with a banana", ["Banana, raw"]), ("protein shake with berries and oats", ["Berries", "Oat"]),
    ("burrito bowl with pork, rice, beans, cheese and guac", ["with beans and rice", "Cheese", "Guacamole"]),
  ])
  func `what the tables' shake and bowl do not hold is had besides`(sentence: String, names: [String]) {
    let found = linked(sentence)
    for name in names { #expect(found.contains { $0.contains(name) }, "\(name) in \(found)") }
  }

  @Test(arguments: ["drinks with mates, 3 beers", "drinks: 2 beers", "a round of drinks, 2 beers"])
  func `drinks in general are those that are named`(sentence: String) {
    #expect(linked(sentence) == ["Beer"])
  }

  @Test(arguments: ["oatmeal no milk", "had oatmeal, no milk"])
  func `what it was without makes no product of it`(sentence: String) {
    #expect(linked(sentence) == ["Oatmeal, NFS"])
  }

  @Test(arguments: [("cheesecake, just a bite", 15.0), ("lasagna but only a bite", 15), ("a bite of cheesecake", 15)])
  func `a bite is a mouthful wherever it is told`(sentence: String, grams: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(OfflineReading.grams(of: item) == grams)
  }

  @Test(arguments: [
    ("eggs", 100.0), ("2 eggs", 100), ("an egg", 50), ("egg", 50), ("tacos", 210), ("a taco", 105), ("potatoes", 170),
    ("fries", nil), ("tomatoes", 123),
  ])
  func `a plural without a number is two where one is a portion`(sentence: String, grams: Double?) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    let found = OfflineReading.grams(of: item)
    if let grams { #expect(found == grams) } else { #expect((80...150).contains(found)) }
  }

  @Test(arguments: [
    ("another cookie", "cookie", 30.0), ("1 more cookie", "cookie", 30), ("2 more crumpets", "crumpets", 90),
    ("more toast", "toast", 25), ("toast and another latte", "latte", 360),
  ])
  func `more of a food is called as the food, and another one is one`(
    sentence: String, name: String, grams: Double
  ) throws {
    let item = try #require(OfflineReading.items(sentence).last)
    #expect(item.name == name && OfflineReading.grams(of: item) == grams)
  }

  @Test(arguments: ["eggs adn toast", "eggs nad toast", "coffee wiht milk", "coffee wtih milk"])
  func `letters in the wrong order join foods all the same`(sentence: String) {
    let spelt = sentence.replacing("adn", with: "and").replacing("nad", with: "and").replacing("wiht", with: "with")
      .replacing("wtih", with: "with")
    #expect(linked(sentence) == linked(spelt))
  }
}
