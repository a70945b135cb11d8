import Testing
import ToolCalls

@testable import Understanding

/// Meals that the person had with others, or gave a part of away.
@Suite struct OwnCompanyTests {
  @Test(arguments: [
    ("me and my aunt had goulash", ["goulash"]), ("yesterday me n the kids had crumpets", ["crumpets"]),
    ("me & my little brother ate risotto", ["risotto"]), ("me and Priya both had falafel", ["falafel"]),
    ("my aunt and i had goulash", ["goulash"]),
  ])
  func `a meal of "me and" somebody is the person's own`(sentence: String, names: [String]) {
    #expect(OfflineReading.names(sentence) == names)
  }

  @Test(
    arguments: [
      ("me and my aunt split a calzone", 0.5), ("me n my flatmate shared a biryani", 0.5),
      ("me and Priya halved a quiche", 0.5), ("tom and i split a calzone", 0.5), ("Priya and I shared a trifle", 0.5),
      ("i shared nachos", 0.5),
    ])
  func `what two shared is half the person's`(sentence: String, quantity: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1 && items.first?.quantity == quantity, "\(items)")
  }

  @Test(arguments: ["my aunt had goulash", "Mum made goulash for my aunt"])
  func `a meal of others stays theirs`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test(
    arguments: [
      ("gave half my quiche away", "quiche", 0.5), ("gave a third of my goulash away", "goulash", 2.0 / 3),
      ("gave away half my falafel wrap", "falafel wrap", 0.5),
      ("i gave a quarter of my risotto to dad", "risotto", 0.75),
      ("passed half my trifle to Priya", "trifle", 0.5),
    ])
  func `who gives a part of a meal away has had the rest`(sentence: String, food: String, quantity: Double) {
    let items = OfflineReading.items(sentence)
    #expect(items.map(\.name) == [food])
    #expect(items.first.map { abs(($0.quantity ?? 1) - quantity) < 0.001 } == true)
  }

  @Test(arguments: ["gave my quiche away", "gave half my books away", "gave half my lunch hour to work"])
  func `what is given away whole or is no food is not logged`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }
}
