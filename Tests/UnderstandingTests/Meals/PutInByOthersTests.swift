import Foods
import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// What others put into one's food, whose cooking it was like, meals of many parts, and drinks with their flavour behind.
@Suite struct PutInByOthersTests {
  @Test(
    arguments: [
      ("a gyro, they put crisps inside", ["gyro", "crisps"]), ("burger, they added an egg on top", ["burger", "egg"]),
      ("a sandwich and the guy put pickles in it", ["sandwich", "pickles"]),
      ("bread and lard, like my uncle used to have", ["bread", "lard"]),
      ("toast and honey the way my nan made it", ["toast", "honey"]), ("toast like dad used to make", ["toast"]),
      ("bento box, tuna, rice and edamame", ["tuna", "rice", "edamame"]),
      ("panda express plate, fried rice, orange chicken", ["fried rice", "orange chicken"]),
      ("fufu and okra soup", ["fufu", "okra soup"]), ("banku and okro soup", ["banku", "okro soup"]),
      ("ensure plus, vanilla", ["ensure plus"]), ("fortisip, strawberry", ["fortisip"]),
      ("lucozade sport, orange", ["lucozade sport orange"]),
    ])
  func `each food is named once`(sentence: String, foods: [String]) {
    #expect(OfflineReading.names(sentence) == foods)
  }

  @Test(arguments: ["cheese plate, grapes and crackers", "mixed grill, chips and peas"])
  func `a plate that is a food stays one`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 3)
  }

  @Test func `others' doings are no food`() {
    #expect(OfflineReading.read("they put milk in the fridge").calls.isEmpty)
  }

  @Test func `some of somebody's plate is less than a serving`() {
    let some = OfflineReading.items("had some of Mia's fries").map { OfflineReading.grams(of: $0) }
    let all = OfflineReading.items("had fries").map { OfflineReading.grams(of: $0) }
    #expect(some.count == 1 && all.count == 1 && some[0] < all[0])
  }

  @Test(arguments: [
    "steak marinated overnight, ate it at 7:10", "figs, overnight in the fridge, ate them at 7:10",
    "oats soaked overnight with milk, ate it at 7:10",
  ])
  func `what stood overnight was eaten when that is told`(sentence: String) {
    let moments = OfflineReading.meals(OfflineReading.read(sentence)).map(\.timestamp)
    #expect(moments == [OfflineReading.date("2026-11-20T07:10:00Z")])
  }
}
