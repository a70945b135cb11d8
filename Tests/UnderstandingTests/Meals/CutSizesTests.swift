import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Single pieces, cubes and inches of food, and weights with bone.
@Suite struct CutSizesTests {
  private static func grams(_ sentence: String) -> [Double] {
    OfflineReading.items(sentence).map { OfflineReading.grams(of: $0) }
  }

  @Test(arguments: [
    ("one tater tot", 8.0), ("a frozen tater tot", 8), ("one nacho with chili", 7), ("one curly fry", 8),
    ("a grape", 7), ("one tortilla chip with salsa", 3),
  ])
  func `one of what is served by the handful is one piece`(sentence: String, grams: Double) {
    #expect(Self.grams(sentence).first == grams)
  }

  @Test(arguments: ["a popcorn", "a french fries", "a pasta"])
  func `what is no single thing is a serving`(sentence: String) {
    #expect(Self.grams(sentence).first ?? 0 > 30)
  }

  @Test(arguments: [
    ("a one-inch cube of cheddar", 17.0), ("a 1\" cube of cheddar", 17), ("a two-inch cube of feta", 136),
    ("5 one-inch cubes of pineapple", 85), ("4 cubes of mango", 60), ("a cube of watermelon", 15),
    ("3 chunks of pineapple", 45),
  ])
  func `a cube is a mouthful`(sentence: String, grams: Double) {
    #expect(Self.grams(sentence) == [grams])
  }

  @Test(arguments: [
    ("two square inches of apple pie", 20.0...60), ("a 1 inch slice of meatloaf", 60...160),
    ("a half-inch slice of ham", 14...60), ("a 4-inch square of lasagna", 120...320),
    ("a 2-inch piece of ginger", 1...30), ("a 6 inch sub", 150...260), ("a footlong sub", 300...500),
  ])
  func `inches tell how much was cut`(sentence: String, grams: ClosedRange<Double>) {
    #expect(Self.grams(sentence).count == 1)
    #expect(grams.contains(Self.grams(sentence).first ?? 0), "\(Self.grams(sentence))")
  }

  @Test(arguments: [
    ("200 g lamb chops on the bone", 0.6...0.9), ("200 g of lamb chops, weighed with the bone", 0.6...0.9),
    ("200 g beef neck bones, bone in", 0.3...0.5), ("200 g (bone-in) pork chop", 0.6...0.9),
    ("200 g pork chop", 1...1),
  ])
  func `the bone is not eaten`(sentence: String, share: ClosedRange<Double>) throws {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(share.contains(try #require(items.first?.grams) / 200), "\(items)")
    let isTold = items.contains { $0.assumptions.contains { $0.hasSuffix("are eaten") } }
    #expect(isTold == (share.upperBound < 1))
  }

  @Test func `a bone that no table tells is said to be counted`() throws {
    let item = try #require(OfflineReading.items("250 g turkey thigh on the bone").first)
    #expect(item.grams == 250 && item.assumptions.contains { $0.contains("taken as eaten") })
  }

  @Test(arguments: [
    "300 g chicken wings, bone in", "300 g bone-in chicken wings", "300 g chicken wings with the bone",
    "300 g chicken wings on the bone",
  ])
  func `a bone changes no name`(sentence: String) {
    #expect(OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name.prefix(12) } == ["Chicken wing"])
  }

  @Test(arguments: [
    ("a bite, about 20 g, of brie", 20.0), ("60 g, a small chunk, of gouda", 60),
    ("an ounce (raw weight) of chicken breast", 28.35),
    ("a sip, 30 ml, of wine", 30.4), ("milk (1 fluid ounce)", 30.5), ("wine, about five fluid ounces", 150),
  ])
  func `an amount in passing is the amount`(sentence: String, grams: Double) {
    #expect(Self.grams(sentence).count == 1)
    #expect(abs((Self.grams(sentence).first ?? 0) - grams) < 1, "\(Self.grams(sentence))")
    #expect(OfflineReading.read(sentence).calls.count == 1)
  }

  @Test(arguments: [
    ("tossed 2 cups of spinach with a tbsp of olive oil", 2), ("I tossed the bread in the bin", 0),
    ("mixed a scoop of whey into a cup of oats", 2), ("a croissant filled with ham and cheese", 1),
    ("a breakfast sandwich with bacon egg cheese", 1), ("a biscuit with ham egg cheese", 1),
    ("it was a pizza kind of night: two slices of pepperoni pizza", 1), ("nachos topped with melted cheese", 2),
  ])
  func `what was put together is counted once`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.names(sentence))")
  }
}
