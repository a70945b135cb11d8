import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Examples, lists of what is to be bought, and other people's scales are not logged; what stands beside them is.
@Suite struct NotToldTests {
  @Test(
    arguments: [
      "e.g. 3 apples", "eg 2 eggs", "for example a banana", "test: 2 apples", "just testing, 3 eggs",
      "things to buy - eggs", "to buy - apples, milk", "plan - oats",
    ])
  func `examples and lists are not logged`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test func `an example at the end is still eaten`() {
    #expect(OfflineReading.names("had eggs for example") == ["eggs"])
  }

  @Test(
    arguments: [
      ("dad's scale: 81.3, mine: 80.9", 80.9), ("my mum's scales said 79.1, mine said 80.4", 80.4),
      ("79.6 after the run, before drinking anything", 79.6),
    ])
  func `one's own scale tells the weight`(sentence: String, kilograms: Double) {
    #expect(OfflineReading.weights(OfflineReading.read(sentence)).map(\.weightKg) == [kilograms])
  }

  @Test(
    arguments: [
      ("80.4 this morning, let's go for 0.3 kg a week down", GoalType.cut, 0.3),
      ("79.8 today, aim to gain 0.2 kg a week", GoalType.bulk, 0.2),
    ])
  func `a weighing and a goal are both kept`(sentence: String, type: GoalType, rate: Double) throws {
    let reading = OfflineReading.read(sentence)
    let goal = try #require(OfflineReading.goals(reading).first)
    #expect(goal.goalType == type && goal.goalRate == rate)
    #expect(OfflineReading.weights(reading).count == 1)
  }

  @Test func `putting on weight is a goal where it is aimed for`() {
    #expect(
      OfflineReading.goals(OfflineReading.read("aim for putting on weight, 0.5 lb weekly")).first?.goalType == .bulk)
    #expect(OfflineReading.goals(OfflineReading.read("I keep putting on weight")).isEmpty)
  }

  @Test(
    arguments: [
      ("ate while the baby slept on me, cold lasagne", ["cold lasagne"]),
      ("had lunch while the kids cried, soup and bread", ["soup", "bread"]),
    ])
  func `what went on meanwhile hides no food`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }
}
