import Testing
import ToolCalls

@testable import Understanding

/// Orders to speak up later, lists that are none of the journal, and what is only played with in thought.
@Suite struct AlertOrderTests {
  @Test(
    arguments: [
      "nudge me to have an apple at 4", "ping me about my porridge at 8", "notify me at 1 pm to eat the quiche",
      "wake us at 5 for the swim", "give me a shout at 6 to drink a glass of milk", "buzz me at two to eat my pear",
      "text me at 9 to do 15 burpees", "at 4 poke me to drink 300 ml of water", "please prod me to eat a plum at 10",
      "add a reminder to drink a litre of water", "set an alarm for a 6 am row", "create a daily alert: 500 ml water",
      "put a 40 min row in my calendar", "add leeks to the shopping list", "stick 12 eggs on the grocery list",
      "pop a melon in the basket", "on my list: rye bread, feta",
    ])
  func `an order to speak up later logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "plan me a supper with trout", "work out the calories in 3 pancakes", "give me a recipe for carrot cake",
      "wonder how much sugar is in that sorbet", "toying with the idea of a 15k ride",
      "on the fence about a second helping of trifle",
    ])
  func `what is only asked for or thought of logs nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty, "\(OfflineReading.read(sentence).calls)")
  }

  @Test(
    arguments: [
      "my watch nudged me, so I had an apple", "got a nudge and ate my porridge", "add a plum to my list",
      "alarm at 6, then a bowl of oats", "Sam texted me, then a slice of quiche", "put 2 eggs in a wrap for lunch",
      "mum gave me a shout and I had the stew", "the timer rang, ate 2 boiled eggs",
      "picked up my calendar, then a crumpet",
      "put away a basket of chips", "put down 2 crumpets from the trolley",
      "ticked off my list: ate the leftover curry",
    ])
  func `what only names a signal or a list is logged`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }
}
