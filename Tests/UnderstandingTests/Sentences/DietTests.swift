import Testing
import ToolCalls

@testable import Understanding

/// What people keep to, and foods that are made for it.
@Suite struct DietTests {
  @Test(
    arguments: ["vegan", "vegetarian", "veggie", "pescatarian", "keto", "paleo", "carnivore", "gluten free"],
    [
      "went # in May", "turned # last month", "been # since 2018", "I'm #", "I've been # for six years",
      "# since March",
      "# now", "now mostly #", "started # this week",
    ])
  func `a diet is nothing eaten`(diet: String, telling: String) {
    let sentence = telling.split(separator: "#", omittingEmptySubsequences: false).joined(separator: diet)
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(sentence): \(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      ("had vegan sausages", ["vegan sausages"]), ("went for a vegan burger", ["vegan burger"]),
      ("keto bread 2 slices", ["keto bread"]), ("I eat 2 veggie burgers", ["veggie burgers"]),
      ("yesterday I eat a vegan burger", ["vegan burger"]), ("I'm vegan, had tempeh", ["tempeh"]),
      ("I'm vegan and had tempeh", ["tempeh"]), ("ate tempeh because I'm vegan", ["tempeh"]),
      ("on keto, had trout", ["trout"]), ("gluten free pasta 180 g", ["gluten free pasta"]),
    ])
  func `what is made for a diet is eaten`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: ["Nadia's on keto, loads of gammon", "Omar's on vegan, loads of tempeh"])
  func `somebody else's diet is theirs`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["samosas, vegan?", "a flapjack - keto?", "gyoza, pescatarian?"])
  func `a diet behind a name asks of it`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `a weighing beside a diet is logged`() {
    let reading = OfflineReading.read("been keto since Monday and weigh 82.3 kg")
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [82.3])
  }
}
