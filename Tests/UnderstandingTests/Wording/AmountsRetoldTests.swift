import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Amounts that are told once more or as less than usual, dishes for several, and the vessel something came in.
@Suite struct AmountsRetoldTests {
  private static func amounts(_ sentence: String) -> [String: Double] {
    Dictionary(OfflineReading.items(sentence).map { ($0.name, $0.quantity ?? 0) }) { $0 + $1 }
  }

  @Test(arguments: [
    ("handful of cashews. ok two handfuls", 2.0), ("a handful of cashews... fine, three handfuls", 3),
    ("slice of quiche, no two slices", 2), ("mug of cocoa, no wait, two mugs", 2), ("one cider. ok fine, three", 3),
    ("a bowl of ramen, sorry, two bowls", 2), ("pint of stout. ok two pints", 2),
    ("scoop of sorbet. Alright. Two scoops.", 2),
  ])
  func `a measure told anew is the one that counts`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).map { $0.quantity } == [count], "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: [
    ("naan with daal, I'd say two naans", ["naans": 2.0, "daal": 0]),
    ("crumpet and jam, I'd say three crumpets", ["crumpets": 3, "jam": 0]),
    ("naan with daal so I'd say one and a half naan", ["naan": 1.5, "daal": 0]),
    ("couscous and lamb, I think about 150 g of couscous", ["couscous": 150, "lamb": 0]),
  ])
  func `an estimate of what was named is eaten once`(sentence: String, amounts: [String: Double]) {
    #expect(Self.amounts(sentence) == amounts)
  }

  @Test(arguments: [
    "flat white, one pump less", "flat white with two fewer pumps", "flat white (one shot less)",
    "flat white, one less sugar than usual",
  ])
  func `less than usual of a part is no food`(sentence: String) {
    #expect(OfflineReading.names(sentence) == ["flat white"])
  }

  @Test(arguments: [
    ("mango lassi, big steel glass", 1.0), ("cider, small plastic cup", 1), ("cocoa in a chilled paper cup", 1),
    ("mango lassi, two copper mugs", 2),
  ])
  func `what a vessel is made of is no drink`(sentence: String, count: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items[0].quantity ?? 1 == count, "\(items)")
  }

  @Test(arguments: [
    ("moussaka from the deli, serves 2, I ate it all", 2.0), ("moussaka (serves 4), had half", 2),
    ("a moussaka that serves 3, had the lot", 3),
  ])
  func `a dish for several is as many when it was all eaten`(sentence: String, portions: Double) {
    let one = OfflineReading.items("moussaka for 2, had half").map { OfflineReading.grams(of: $0) }
    #expect(OfflineReading.items(sentence).map { OfflineReading.grams(of: $0) } == one.map { $0 * portions })
  }

  @Test(arguments: [
    ("another litre down 💧", 1000.0), ("half a litre of water down", 500), ("600 ml of water down the hatch", 600),
    ("one more bottle of water down", 500),
  ])
  func `water is down once it is drunk`(sentence: String, milliliters: Double) {
    #expect(OfflineReading.water(OfflineReading.read(sentence)).map(\.amountMl) == [milliliters])
  }

  @Test(arguments: ["500 ml down", "2 litres down so far"])
  func `a volume of nothing is no cake`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
