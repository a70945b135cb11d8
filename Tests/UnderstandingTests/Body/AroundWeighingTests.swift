import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Weighings with whose scales it was, what they are compared with, and how they came about.
@Suite struct AroundWeighingTests {
  @Test(
    arguments: [
      ("on Monday I was 79.2 kg on my nan's scales", 79.2),
      ("80.3 kg on the hotel gym scale, though I had boots on", 80.3),
      ("weighed myself at dad's yesterday: 80.9kg", 80.9), ("according to the chemist's scales I'm 80.5 kg", 80.5),
      ("hopped on my flatmate's posh scale this arvo, 80.1 kg and 20% body fat", 80.1),
      ("I'm 79.8 kg today even though I ate like a pig at the weekend", 79.8),
      ("weighed in at 177 this morning despite the lasagne last night", 80.3),
      ("178.2 lb, up a bit thanks to all that salty popcorn", 80.8),
      ("weight is 81.4 kg today, I guess the biryani caught up with me", 81.4),
      ("down from 83 to 81.2 kg, the jeans fit again", 81.2), ("gone from 84 to 80.7 kg since Easter, chuffed", 80.7),
      ("went from 82.3 to 80.4 in three weeks, the cycling pays off", 80.4),
      ("80.6, down from 82.1 two weeks ago", 80.6), ("80.2 kg on Tuesday, same as the Tuesday before", 80.2),
      ("same as yesterday, 80.7 kg", 80.7), ("80.9, same as yesterday", 80.9), ("aaj subah 80.2 kg", 80.2),
      ("I've shed 3 kg, I'm 74 now", 74), ("74 now, up a kilo", 74), ("I'm 74 now, down from 77", 74),
      ("im down to 74 now", 74), ("dropped half a stone, I'm now 74", 74), ("79.3 this am", 79.3),
      ("79.9 on the dot this morning, the first time in a long while", 79.9),
    ])
  func `a weighing is all that is logged`(sentence: String, kilograms: Double) throws {
    let reading = OfflineReading.read(sentence)
    let weight = try #require(OfflineReading.weights(reading).first)
    #expect(abs(weight.weightKg - kilograms) < 0.1)
    #expect(reading.calls.count == 1)
  }

  @Test func `a way beside a weighing is a workout too`() {
    let reading = OfflineReading.read("dropped 2 kg, 6k run this morning, I'm 74 now")
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [74])
    #expect(OfflineReading.workouts(reading).map(\.distanceKm) == [6])
  }

  @Test func `what it is compared with does not say when it was`() {
    let weight = OfflineReading.weights(OfflineReading.read("80.6, down from 82.1 two weeks ago")).first
    #expect(weight != nil && weight?.timestamp == nil)
  }

  @Test(arguments: [
    "bench went from 80 to 82.5 kg", "my mum was 80 kg on her own scales", "from 82 to 76 kg in 12 weeks",
    "carried 25 kg of cement though my back hurt", "went 80", "I'm down to 60 a day now", "I'm 54 and I've lost 5 kg",
    "squats up to 80 now",
  ])
  func `what is nobody's weight is none`(sentence: String) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).isEmpty)
  }

  @Test(arguments: [
    ("80.4 kg, same breakfast as yesterday", 1), ("80.4 this morning, then porridge", 1),
    ("79.3 this am, muesli", 1), ("I've put on 2 kg, had muesli, I'm 82 now", 1),
    ("80 g of oats because of the gym", 1),
    ("2 eggs, though I could eat more", 1),
  ])
  func `what was eaten is still logged`(sentence: String, meals: Int) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == meals)
  }
}
