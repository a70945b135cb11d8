import Testing
import ToolCalls

@testable import Understanding

/// What holds at large and what is asked of no journal, beside what was had.
@Suite struct FactTests {
  @Test(
    arguments: [
      "a large egg has about 70 kcal", "an avocado contains 20 g of fat", "rice has more carbs than peas",
      "trout is rich in omega 3", "coffee makes me jumpy", "the pool is 2 km away", "the race is 10 km long",
      "I take my tea with milk",
      "I have my steak rare", "that brand of yoghurt has a funny aftertaste",
      "the directions on the tin say two scoops in 250 ml of milk", "5 stars for the pool", "the yoghurt had gone sour",
      "message Ben that I'm running five minutes behind", "message my wife that I'll bring soup",
      "export everything to a file", "order me a burger", "book me a table for two",
      "write a song about a goat that eats tins", "thanks for the chat about pies", "the office is on the 3rd floor",
      "Tuesdays", "I was shivering", "rice or potatoes, which is better", "say I traded butter for oil",
    ])
  func `what is true of no day logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "my protein bar has 210 kcal", "a banana, 100 kcal", "coffee, black", "drank my coffee black",
      "the milk had gone off, but I drank it anyway", "thanks for the tip, had two bowls of porridge",
      "five cinnamon buns", "fish on Friday", "text: 2 eggs", "ordered me a pizza", "rice or noodles, I had the rice",
      "the tin said 400 g, ate half a tin of beans", "star fruit", "a tea that makes me sleep, two cups",
      "a yoghurt that has 120 kcal",
      "nothing all morning, then two pies", "three star hotel breakfast: eggs and bacon",
      "I had my coffee black with two sugars",
    ])
  func `what was had is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test func `a run is one, late or not`() {
    #expect(OfflineReading.kinds(OfflineReading.read("running 30 minutes this morning")) == [.addWorkout])
  }
}
