import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Notes that say the kind in brackets and the amount behind it: "yogurt (plain) 1 cup".
@Suite struct BracketedKindTests {
  @Test(arguments: [
    ("yogurt (plain) 1 cup", 245.0), ("bread (wholemeal) 2 slices", 72), ("milk (skimmed) 1 pint", 586),
    ("milk (skim) 1 pint", 488),
    ("whisky (neat) 1 shot", 42), ("popcorn (salted) 30 g", 30), ("a sandwich (ham and cheese) 150 g", 150),
    ("beer (lager) 1 pint", 576), ("beer 1 pint", 576), ("whisky 2 shots", 84),
  ])
  func `the amount behind a bracket is of the food in front of it`(sentence: String, grams: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.map { OfflineReading.grams(of: $0).rounded() } == grams)
  }

  @Test func `so it is in a list of them`() {
    let items = OfflineReading.items("chicken breast (grilled) 150 g, rice (white) 1 cup, broccoli (steamed) 80 g")
    #expect(items.map { OfflineReading.grams(of: $0).rounded() } == [150, 158, 80])
  }

  @Test(arguments: [("a burger, 2 pints", 2), ("crisps and 2 pints", 2), ("3 beers and 2 shots", 2)])
  func `a round behind a food is still one of beer or of spirits`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }
}
