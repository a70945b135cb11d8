import Testing
import ToolCalls

@testable import Understanding

/// Tales of old days and of dreams, and what was had on the day itself.
@Suite struct TaleTests {
  @Test(
    arguments: [
      "the best curry I know was in Delhi, ten years ago", "growing up we ate rye bread and drank cider",
      "when we lived in Rome I had gelato daily and swam in the lake", "I weighed 70 kg when we got engaged",
      "the first mango I ever tasted was in Goa", "I remember the first time I ate sushi",
      "my gran baked us bread every Sunday when we were kids", "in 2012 we had crisps on the boat",
      "in 2015 I ran a marathon", "last Christmas I ate a whole goose", "we always had goose at Easter",
      "the summer I turned 20 I ate ice cream all day", "as students we lived on noodles",
      "back then I ate a pound of steak every night",
    ])
  func `a memory logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "dreamt I drank three beers with the pope", "dreamed I ran 10 km barefoot",
      "last night I had a dream that I ate a turkey and drank a keg of cider", "in my dream I was eating 20 pancakes",
    ])
  func `a dream logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "had my first mango ever", "I remember having a banana at ten", "first beer in months",
      "dreamt of pizza all night, so I had pizza for breakfast", "when we got home I had a bowl of soup",
      "dreamed up a new omelette and ate it", "when I was a kid I hated sprouts, today I ate ten of them",
      "waffles all night in my dreams, then I woke up and had a bagel",
    ])
  func `what was had on the day is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      ("ten years ago I weighed 90 kg, now I weigh 78.5 kg", 78.5), ("I was 100 kg two years ago, now 81 kg", 81),
      ("my cousin weighs 58 kg whereas I'm at 83.1 kg", 83.1),
      ("my son stood on it with me, but by myself I was 77.4 kg", 77.4),
    ])
  func `today's weight beside an old one is today's`(sentence: String, kilograms: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kilograms])
  }

  @Test func `a distance in a number of steps names no year`() {
    #expect(OfflineReading.kinds(OfflineReading.read("walked 1.5 km in 2000 steps")) == [.addWorkout])
  }
}
