import Nutrition
import Testing
import ToolCalls

@testable import Understanding

/// Sentences without a plain "I had": a measured amount makes a taste or a habit an account of what was eaten.
@Suite struct AccountTests {
  @Test(
    arguments: [
      "a bowl of barley soup is what I like best at noon", "I love 60 g of walnuts with my tea",
      "a glass of oat milk is my favorite start", "I always keep 30 g of almonds at my desk",
      "when I need a lift I reach for 25 g of raisins", "dinner tonight is 3 potatoes",
      "tonight's supper includes 200 g of trout", "nothing beats a slice of apple pie",
      "to start my day off well, a cup of porridge", "for happy hour I have a glass of cider",
      "2 peppers stuffed with rice", "my go-to supper is 150 g of cod",
    ])
  func `a measured amount is eaten, however it is put`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(
    arguments: [
      "I love walnuts", "I always have tea in the morning", "nothing beats apple pie", "pie is my guilty pleasure",
      "I usually have a bowl of porridge", "I'll have 200 g of trout tonight", "would 30 g of almonds be too much?",
      "my sister loves 60 g of walnuts with her tea", "I didn't have a slice of pie", "trout tonight",
      "I like a bit of chocolate", "I'm stuffed", "I need 2 peppers",
      "planning on a cup of porridge tomorrow",
    ])
  func `a taste, a habit, a plan or another's meal stays unlogged`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test func `where nobody can be asked the nearest food of a stated amount is taken`() {
    let sentence = "I had 90 g of zorbly quince drops"
    var context = OfflineReading.context()
    context.asksBack = false
    let read = OfflineReading.engine.read(sentence, in: context)
    #expect(OfflineReading.kinds(read) == [.addMeal])
    #expect(OfflineReading.engine.read("zorbly", in: context).calls.isEmpty)
  }

  @Test(arguments: ["40 g of WOW! CRISPS with a pear", "two servings of A.B.C. DINER mac and cheese"])
  func `a sign inside a label's name ends no sentence`(sentence: String) {
    #expect(OfflineReading.meals(OfflineReading.read(sentence)).count == 1)
    #expect(SentenceSplitter.sentences(of: Lexer.tokens(of: sentence)).count == 1)
  }
}
