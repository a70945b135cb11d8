import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

@Suite struct EnergyOfAllTests {
  @Test(
    arguments: [
      ("a hot dog and crisps, 700 calories in total", 700.0), ("a hot dog and crisps, 700 kcal altogether", 700),
      ("a hot dog and crisps for 700 kcal all in", 700), ("turkey and quinoa, about 520 kcal", 520),
      ("lentil soup with a roll, roughly 410 calories I think", 410),
      ("porridge, a pear and tea, 380 cal all told", 380),
    ])
  func `energy that is said of all is parted among the foods`(sentence: String, total: Double) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count > 1)
    let energies = try items.map { try #require($0.calories) }
    #expect(abs(energies.reduce(0, +) - total) < 0.01)
    #expect(items.allSatisfy { $0.isStatedByPerson })
  }

  @Test func `each has the part of it that the tables would give it`() throws {
    let items = OfflineReading.items("100 g dry couscous and 100 g butter, 800 kcal in total")
    let couscous = try #require(OfflineReading.food(of: items[0])).per100g.calories
    let butter = try #require(OfflineReading.food(of: items[1])).per100g.calories
    let said = try #require(items[0].calories)
    let share = couscous / (couscous + butter)
    #expect(abs(said - 800 * share) < 0.01)
  }

  @Test(
    arguments: [
      ("lentil soup, 210 kcal, and a roll, 140 kcal", [210.0, 140]), ("a pear and a flapjack (260 kcal)", [nil, 260]),
      ("a pear, a flapjack, 260 kcal", [nil, 260]), ("a pear and a 260 kcal flapjack", [nil, 260]),
    ])
  func `energy of one food is its own`(sentence: String, energies: [Double?]) {
    #expect(OfflineReading.items(sentence).map(\.calories) == energies)
  }
}
