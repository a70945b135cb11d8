import Testing
import ToolCalls

@testable import Understanding

/// How people type rows, weights of one, tails that leave it open, and whose food it was.
@Suite struct TypedFormsTests {
  @Test(arguments: ["deadlift | 3 x 5 | 120 kg", "| deadlift | 3 x 5 | 120 kg |"])
  func `columns of a table are one entry`(sentence: String) {
    let reading = OfflineReading.read(sentence)
    let sets = OfflineReading.workouts(reading).first?.exercises?.first?.sets
    #expect(sets?.count == 3 && sets?.first?.reps == 5 && sets?.first?.weightKg == 120, "\(reading)")
    #expect(OfflineReading.weights(reading).isEmpty)
  }

  @Test(arguments: [
    ("1 beer 0,5 l", 500.0), ("1 beer (500 ml)", 500), ("1 cola, 330 ml", 330), ("a beer, half a litre", 500),
  ])
  func `a volume behind one drink is how much it was`(sentence: String, milliliters: Double) {
    let item = OfflineReading.items(sentence).first
    let said = item.map { ($0.quantity ?? 1) * ($0.unit == "l" ? 1000 : 1) }
    #expect(said == milliliters, "\(String(describing: item))")
  }

  @Test func `bout is about before a share`() {
    let items = OfflineReading.items("shepherds pie, bout a third of it")
    #expect(items.first?.quantity.map { ($0 * 100).rounded() } == 33, "\(items)")
  }

  @Test(arguments: [("kilo of tomatoes", 1000.0), ("pound of strawberries", 453.6), ("a kilo of tomatoes", 1000)])
  func `a weight that nobody counted is one`(sentence: String, grams: Double) {
    let weighed = OfflineReading.items(sentence).map { OfflineReading.grams(of: $0).rounded() }
    #expect(weighed == [grams.rounded()], "\(OfflineReading.items(sentence))")
  }

  @Test(arguments: [("can o cola", "cola"), ("mug o soup", "soup"), ("cup o tea", "tea")])
  func `of is written short behind a measure`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(arguments: [
    "had toast or something", "had toast or something like that", "had toast or whatever it was",
    "had toast or similar",
  ])
  func `what leaves it open is no other food`(sentence: String) {
    #expect(OfflineReading.names(sentence) == ["toast"])
  }

  @Test(arguments: [
    "Leo (age 6): banana, cheese sandwich", "Sophie aged 4: fish fingers", "Tom (7yo) - pasta", "my son (6): banana",
  ])
  func `a heading with an age is of whose food it was`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "the lasagne we serve is 700 kcal a portion", "their lasagne is 900 kcal", "pizza is 300 kcal a slice",
    "the burger on the menu is 900 kcal",
  ])
  func `what any of them has is not eaten`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: ["had a pizza, it is 300 kcal a slice", "my lunch was 900 kcal", "the burger I had is 900 kcal"])
  func `what was eaten has its figures`(sentence: String) {
    #expect(!OfflineReading.items(sentence).isEmpty)
  }

  @Test(arguments: ["5 easy miles in 46:30", "ran 5 hilly miles in 46:30"])
  func `how a way was run stands between its figure and its unit`(sentence: String) {
    let run = OfflineReading.workouts(sentence).first
    #expect(run?.distanceKm.map { ($0 * 10).rounded() } == 80, "\(String(describing: run))")
  }

  @Test func `a salad of several things is its list`() {
    #expect(
      OfflineReading.names("a salad of rocket, beetroot and goats cheese") == ["rocket", "beetroot", "goats cheese"])
  }
}
