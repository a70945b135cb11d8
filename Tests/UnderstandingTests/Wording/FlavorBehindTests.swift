import Testing
import ToolCalls

@testable import Understanding

/// Flavours that are told behind the amount.
@Suite struct FlavorBehindTests {
  @Test(
    arguments: [
      ("kombucha 250ml ginger", "ginger kombucha"), ("whey 25g vanilla", "vanilla whey"),
      ("yoghurt 125g raspberry", "raspberry yoghurt"), ("protein bar 55g chocolate", "chocolate protein bar"),
      ("crisps 40g cheese and onion", "cheese and onion crisps"), ("skyr 200g vanilla flavour", "vanilla skyr"),
      ("monster 330ml mango", "monster"),
    ])
  func `the flavour is no food of its own`(sentence: String, name: String) {
    #expect(OfflineReading.names(sentence) == [name])
  }

  @Test(
    arguments: [
      "yogurt 120g banana", "skyr 150g raspberry jam", "whey 25g milk 250ml", "kombucha 330ml ginger biscuits 2",
      "crisps 25g cheese sandwich",
    ])
  func `what is eaten beside it is one`(sentence: String) {
    #expect(OfflineReading.names(sentence).count == 2)
  }

  @Test(arguments: ["lasagne, good sized square", "cheesecake, decent sized slice", "quiche, decent wedge"])
  func `a judged piece is one piece of the food before it`(sentence: String) {
    let items = OfflineReading.items(sentence)
    #expect(items.count == 1)
    #expect(items.first?.unit != nil)
  }

  @Test(arguments: ["Greek yogurt with strawberry", "a pot of yogurt with cherry", "skyr with blueberry for breakfast"])
  func `one berry is what a yogurt tastes of`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1)
  }

  @Test(arguments: ["Greek yogurt with strawberries", "yogurt with strawberry jam", "yogurt with a cherry"])
  func `berries are eaten with it`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 2)
  }
}
