import Testing

@testable import Understanding

/// Weights that no adult has, and lengths that are no food.
struct WeightLimitTests {
  @Test(arguments: ["weighed 2 kg", "weight 900 kg", "my weight is 1200 lb", "I weighed 15 kg this morning"])
  func `a weight that nobody has is refused with what is taken`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    #expect(reading.calls.isEmpty)
    #expect(reading.clarification?.question == "A weight is from 20 kg to 400 kg. What did the scales say?")
  }

  @Test(arguments: ["weighed 82 kg", "weighed 200 g rice", "2 kg", "weighed 90 kg and had 2 eggs"])
  func `anything else is read as it was`(sentence: String) {
    #expect(OfflineReading.read(sentence).clarification?.question.hasPrefix("A weight is") != true)
  }

  @Test func `how tall somebody is is no food`() {
    #expect(OfflineReading.items("I am 180 cm and want a pizza").isEmpty)
    #expect(OfflineReading.items("a 30 cm pizza").count == 1)
  }
}
