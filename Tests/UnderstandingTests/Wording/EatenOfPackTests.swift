import Testing
import ToolCalls

@testable import Understanding

/// Packs that are told with all they hold, and what was eaten of them.
@Suite struct EatenOfPackTests {
  @Test(
    arguments: [
      ("pack of 4 pork pies, had 2", 2.0), ("a dozen mussels but i only ate 8", 8), ("six pack of bagels had 2", 2),
      ("8 pack of crumpets had 3 of them", 3), ("6 slices in the quiche i had 2", 2),
      ("got a 9 nugget box, ate 5", 5), ("we got a 15 piece bucket of wings, i had 7 of them", 7),
      ("box of 10 eclairs at work, had 2", 2), ("opened a box of 16 dates and had 6", 6),
      ("4 sausages in the pack, only ate 3 of them, with mash", 3), ("12 gyoza, ate 9", 9),
      ("made 12 muffins and ate 2", 2),
      ("got 20 nuggets with a mate, i ate 12 of em", 12), ("got 8 samosas from the corner shop, had 3", 3),
      ("ordered 12 wings between us, i ate 5", 5),
    ])
  func `what was eaten counts, and not what the pack holds`(sentence: String, count: Double) {
    #expect(OfflineReading.items(sentence).first?.quantity == count)
  }

  @Test(
    arguments: [
      ("3 eggs, 2 waffles, had 2 coffees", 3), ("had 4 biscuits, ate 2 plums", 2), ("2 beers and had 1 burger", 2),
    ])
  func `a second food is no part of the first`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count)
  }

  @Test(
    arguments: [
      ("half a tub of cream cheese (180g tub)", 90.0), ("two thirds of a bag of kale (150 g bag)", 100),
      ("half a tin of lentils (400g)", 200), ("a third of a block of halloumi (225g block)", 75),
      ("quarter of a bar of chocolate (100g bar)", 25), ("half a pot of skyr (450 g pot) with honey", 225),
      ("half a jar of salsa (300g jar) with nachos", 150), ("half a bag of pretzels, 200 g bag", 100),
      ("a quarter of a large toblerone (360g bar)", 90), ("half of a mars (50 g bar)", 25),
    ])
  func `the weight of a pack is shared with the pack`(sentence: String, grams: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(abs((item?.grams ?? 0) - grams) < 0.5)
  }

  @Test(
    arguments: [
      ("half a bag of pretzels (120 g)", 120.0), ("half an avocado (70g)", 70), ("a bag of popcorn (70g bag)", 70),
      ("half a packet of crisps (25g)", 25), ("half a tin of lentils (180 g)", 180),
    ])
  func `a bare weight behind a share is what was eaten`(sentence: String, grams: Double) {
    let item = OfflineReading.items(sentence).first
    #expect(abs((item?.grams ?? 0) - grams) < 0.5)
  }

  @Test(
    arguments: [
      ("2 of them ginger biscuits", 2.0, "ginger biscuits"), ("4 of em fish fingers n some ketchup", 4, "fish fingers"),
      ("coffee w oat milk n 3 of them shortbreads", 3, "shortbreads"),
    ])
  func `them and em before a food point at it`(sentence: String, count: Double, food: String) {
    let item = OfflineReading.items(sentence).first { $0.name == food }
    #expect(item?.quantity == count)
  }
}
