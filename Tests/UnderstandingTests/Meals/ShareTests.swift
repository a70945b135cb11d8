import Testing
import ToolCalls

@testable import Understanding

/// What was eaten of a dish that was named before.
@Suite struct ShareTests {
  @Test(
    arguments: [
      ("beef stew, left about a quarter", 0.75), ("a bowl of beef stew but I only ate half", 0.5),
      ("had a burger and left half of it", 0.5), ("a bowl of soup, finished three quarters", 0.75),
      ("a pizza, ate a third of it", 1.0 / 3), ("sausage and mash, ate half of it", 0.5),
    ])
  func `what was left or eaten is taken of the dish`(sentence: String, share: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(abs((items.first?.quantity ?? 0) - share) < 0.001, "\(items)")
  }

  @Test func `what was left of a food that is named again is not eaten besides`() {
    let items = OfflineReading.items("two sausages with mash, left half the mash")
    #expect(items.map { "\($0.name) \($0.quantity ?? 0)" } == ["sausages 2.0", "mash 0.5"])
    let measured = OfflineReading.items("200 g rice and a steak, left a quarter of the rice")
    #expect(measured.first?.quantity == 150 && measured.count == 2)
  }

  @Test(arguments: ["half a melon", "ate half a melon", "finished a quarter of a melon"])
  func `a part of a food that follows is that food's`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.name) == ["melon"])
  }

  @Test(
    arguments: [
      ("made 12 scones, ate 2", 2), ("cooked a pot of stew and had two bowls", 2),
      ("baked a tray of flapjacks, had 3 of them", 3), ("whipped up some waffles, had four with syrup", 4),
    ] as [(String, Double)])
  func `of what was made only what was eaten counts`(sentence: String, eaten: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == eaten, "\(OfflineReading.items(sentence))")
  }

  @Test func `a helping of something else is its own`() {
    #expect(OfflineReading.items("made soup, had two rolls").map(\.quantity) == [nil, 2])
  }
}
