import Testing

@testable import Understanding

/// Numbers in words of texts that no person typed.
@Suite struct SpelledNumberTests {
  @Test(arguments: [
    ("six hundred calories", 600.0, 2), ("eight hundred and fifty kcal", 850, 4), ("a thousand calories", 1000, 2),
    ("one thousand two hundred and fifty kcal", 1250, 6), ("eleven hundred calories a day", 1100, 2),
    ("seven to eight hundred", 7, 1), ("forty two", 42, 2),
  ])
  func `a number in words is read to its end`(said: String, value: Double, count: Int) throws {
    let found = try #require(SpelledNumber.read(said.split(separator: " ").map(String.init)[...]))
    #expect(found.value == value && found.count == count)
  }

  @Test(arguments: ["a day", "an egg", "calories", "600 calories", ""])
  func `other words are none`(said: String) {
    #expect(SpelledNumber.read(said.split(separator: " ").map(String.init)[...]) == nil)
  }
}
