import Testing
import ToolCalls

@testable import Understanding

/// Why and how something was eaten, told around it.
@Suite struct ReasonTests {
  @Test(
    arguments: [
      ("I was so knackered that supper was just porridge", "porridge"),
      ("felt so lazy on Tuesday that I had a tin of tomato soup", "tomato soup"),
      ("forgot my sandwiches so I grabbed a falafel wrap", "falafel wrap"),
      ("Left my lunch on the bus so I picked up a pasty", "pasty"),
      ("my flatmate talked me into a mince pie afterwards", "mince pie"),
      ("cracked open a cider after work", "cider"),
      ("tore open a bag of pretzels", "pretzels"),
      ("baked myself a potato", "potato"),
      ("two pears were all I could manage", "pear"),
      ("A bowl of congee was the only warm food I could face today", "congee"),
      ("a cup of cottage cheese makes up my lunch", "cottage cheese"),
      ("a Cornetto was my dessert", "cornetto"),
      ("a small espresso for me, cheers", "espresso"),
    ])
  func `the reason names no food and hides none`(sentence: String, name: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first.map { $0.name.lowercased().contains(name) } == true, "\(items.map(\.name))")
  }

  @Test(arguments: ["I was so tired today", "forgot my lunch", "left my keys at home so I got a taxi"])
  func `a reason without food logs nothing`(sentence: String) {
    #expect(OfflineReading.items(sentence).isEmpty)
  }

  @Test(
    arguments: [
      ("a granola bar with coconut and a chocolate coating", 1), ("a doughnut with a lemon glaze", 1),
      ("porridge made with water and no added sugar", 1), ("a toastie, crusts off", 1),
      ("a latte that I made with oat milk", 1), ("150 g of Italian three cheese tortellini", 1),
      ("half a pint of Ben & Jerry's half baked", 1),
    ])
  func `what is said of a food stays with it`(sentence: String, count: Int) {
    #expect(OfflineReading.items(sentence).count == count, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test func `a number of eggs in a bracket does not multiply a sauce`() {
    #expect(OfflineReading.items("menemen (3 eggs)").map(\.quantity) == [1])
  }

  @Test(arguments: ["burrito with chicken and onions", "omelette w cheese n mushrooms", "fajita with chicken, peppers"])
  func `vegetables that are folded in are counted once`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(OfflineReading.items(sentence).map(\.name))")
  }

  @Test(arguments: ["ramen, pork", "a laksa, prawn", "pho, beef"])
  func `the meat that a dish was ordered with is in it`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test func `another meat is a food of its own`() {
    #expect(OfflineReading.items("chicken ramen, pork").count == 2)
  }

  @Test(arguments: ["an eclair and then a second one at the station", "a pear then a second one"])
  func `a second one is one more`(sentence: String) {
    #expect(OfflineReading.items(sentence).map(\.quantity) == [2])
  }
}
