import Testing
import ToolCalls

@testable import Understanding

/// Weighings with what people say beside them.
@Suite struct SpokenWeighingTests {
  private static func kilograms(_ sentence: String, knownKg: Double? = 80) -> [Double] {
    OfflineReading.weights(OfflineReading.read(sentence, weightKg: knownKg)).map { ($0.weightKg * 100).rounded() / 100 }
  }

  @Test(arguments: [
    ("down to 77.4kg yay", 77.4), ("down to 77.4 kg yippee", 77.4), ("scales said 81.9 😭", 81.9),
    ("the scale showed 82.6 argh", 82.6), ("morning weight 79.1", 79.1), ("back up to 83.3 kg, damn", 83.3),
    ("finally under 78, 77.9", 77.9), ("up to 82.4kg, too much bread", 82.4), ("gone up to 82.2 kg", 82.2),
    ("crept up to 81.5", 81.5), ("down 400 g, 79.6", 79.6), ("up 2 lb this week, 181 lb", 82.1),
    ("still stuck at 80.9", 80.9), ("plateaued at 79.8 kg", 79.8), ("hovering around 80.2", 80.2),
    ("nearly there, 76.2 kg", 76.2), ("back down to 78.6, phew", 78.6), ("78.3 kg let's go", 78.3),
    ("only 78.8 kg, lets gooo", 78.8),
    ("steady at 80.6", 80.6), ("its 79.7 kg today", 79.7), ("down another pound, 176.4 lb", 80.01),
    ("79.2 woop woop", 79.2),
    ("12 stone 2 this morning, so happy", 77.11), ("weighed 11st 9 at weight watchers", 73.94),
    ("80.7kg 🎉🎉", 80.7), ("came down to 79.4 kg, about time", 79.4), ("172.5 lbs on the scale, wow", 78.24),
  ])
  func `a figure is logged whatever it is greeted with`(sentence: String, kg: Double) {
    #expect(Self.kilograms(sentence) == [kg])
    #expect(OfflineReading.read(sentence).calls.count == 1)
  }

  @Test func `a weight on waking opens a message`() {
    let reading = OfflineReading.read("woke up 79.3, muesli for breakfast")
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [79.3])
    #expect(OfflineReading.meals(reading).flatMap(\.items).map(\.name) == ["muesli"])
    #expect(Self.kilograms("the nurse said I weigh 81") == [81])
  }

  @Test func `a scale that says a figure is believed where no weight is known`() {
    #expect(Self.kilograms("scales say 91.3 😩", knownKg: nil) == [91.3])
  }

  @Test(arguments: [
    ("wednesdays weigh in was 80.4 kg", "2026-11-18T12:00:00Z"), ("mondays weight was 81.2", "2026-11-16T12:00:00Z"),
    ("thursday's weigh-in: 80.1", "2026-11-19T12:00:00Z"), ("last weeks weigh in was 81 kg", "2026-11-13T12:00:00Z"),
  ])
  func `the weigh-in of a weekday is that day's`(sentence: String, moment: String) {
    let weights = OfflineReading.weights(OfflineReading.read(sentence))
    #expect(weights.map(\.timestamp) == [OfflineReading.date(moment)])
  }

  @Test(arguments: [
    ("80.3 today vs 81 yesterday", 80.3), ("80.4 kg today vs 82 kg last week", 80.4),
    ("weighed 79.9 compared to 81 last Monday", 79.9),
    ("79.6 this morning versus 80.2 yesterday", 79.6),
  ])
  func `the figure that is compared with an earlier one was weighed`(sentence: String, kilograms: Double) {
    #expect(Self.kilograms(sentence, knownKg: nil) == [kilograms])
  }

  @Test(arguments: [
    "yesterday 81 vs 80.3 today", "2 eggs vs 2 bananas", "calories today vs yesterday", "80 g rice vs 90 g pasta",
  ])
  func `a comparison of other things is no weighing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "lost 3 kg this month", "down 2 kg since tuesday", "up a pound", "I've lost 4kg so far", "half a stone down",
    "gained 2 pounds over the weekend", "2 lb lighter in 3 weeks",
  ])
  func `weight that came or went is no food and no weighing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "lost 2 kg of flour to the damp, ate 2 plums", "up early, 3 plums", "down to the river, 200 g oats",
  ])
  func `food beside such words is logged`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == 1)
  }

  @Test(arguments: [
    ("lost 3 lb, had a crumpet to mark it", ["crumpet"]), ("Down 1 kg, treated myself to trifle", ["trifle"]),
    ("up 0.4 kg but I had ramen", ["ramen"]), ("had a samosa, lost 1 kg this week", ["samosa"]),
    ("I'm down a stone overall and ate 2 plums", ["plums"]),
  ])
  func `food beside a change of weight is logged without it`(sentence: String, names: [String]) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == names && items.allSatisfy { $0.unit == nil && $0.grams == nil })
    #expect(Self.kilograms(sentence).isEmpty)
  }

  @Test(arguments: [
    "Up 2 lb, too many scones and pints", "gained a kilo, all that fudge at Easter", "up 1 kg because of the korma",
    "put on 3 lb, thanks to the dumplings",
  ])
  func `what a change is put down to is not logged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `more on the bar is no change of weight`() {
    #expect(OfflineReading.kinds(OfflineReading.read("deadlift 3x5 at 110 kg, up 5 kg, then 2 plums")).count == 2)
  }

  @Test(arguments: [80 as Double?, nil])
  func `a figure with a point that stands apart counts no food`(known: Double?) {
    let reading = OfflineReading.read("79.6, kippers and toast", weightKg: known)
    #expect(OfflineReading.weights(reading).map(\.weightKg) == [79.6])
    #expect(OfflineReading.meals(reading).first?.items.allSatisfy { $0.quantity == nil } == true)
    #expect(OfflineReading.read("104.3, kippers").calls.isEmpty)
    #expect(OfflineReading.items("2.5, kippers").first?.quantity == 2.5)
  }

  @Test(arguments: ["too much bread and 2 kg of potatoes", "went 80", "fridays are for pizza", "yay, 2 plums"])
  func `a figure of something else is no weighing`(sentence: String) {
    #expect(Self.kilograms(sentence).isEmpty)
  }

  @Test(arguments: [
    "the doctor at the surgery had me at 79.1 kg", "dietitian at the hospital weighed me at 79.1",
    "the scales in the gym put me at 79.1 kg", "midwife at the health centre has me in at 79.1 kg",
    "my wieght is 79.1 kg", "my weigth today: 79.1 kg",
  ])
  func `who weighed the person, and where, is no news`(sentence: String) {
    #expect(Self.kilograms(sentence) == [79.1])
  }

  @Test(arguments: ["my sister at the clinic weighs 60 kg", "the trainer at the gym had me at it for an hour"])
  func `others on the scales are not the person`(sentence: String) {
    #expect(Self.kilograms(sentence).isEmpty)
  }
}
