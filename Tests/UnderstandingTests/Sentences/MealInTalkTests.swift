import Testing
import ToolCalls

@testable import Understanding

/// Meals told with words of habits, feelings and questions.
@Suite struct MealInTalkTests {
  @Test(arguments: [
    "vegetarian chilli for dinner", "build your own poke bowl", "cheese roll for school lunch",
    "the pain aux raisins and a tea", "sad little sandwich", "sad sausage roll at my desk", "healthy stew for lunch",
    "Let me see, 2 crumpets and a tea",
    "Would you believe I ate 9 ribs", "Let's see: semolina, a pear", "Whey shake to hit my macros",
    "A night in with ravioli and stout", "usually cocoa, today a latte", "I normally skip lunch, today a quiche",
    "boiled my baby potatoes",
    "Brought a quiche to class", "Yesterday's stew was lovely: lamb, carrots, two dumplings",
  ])
  func `words of habits, feelings and questions that name a dish or a meal report it`(sentence: String) {
    #expect(OfflineReading.kinds(OfflineReading.read(sentence)) == [.addMeal])
  }

  @Test(arguments: [
    "vegetarian since 2010", "I've been vegetarian for six years", "your quiche sounds good", "baked scones for school",
    "the pain in my knee",
    "so sad today",
    "healthy snacks for work", "healthy dinner ideas", "let me see my macros", "would you eat a quiche",
    "let's order ribs", "let's see if I can bake a quiche", "brought buns to class", "brought 12 scones to class",
    "would you believe I forgot my pear",
    "my macros", "two stouts a night", "usually cocoa", "cooked my baby a risotto", "brought a quiche to the class",
    "the stew was lovely",
  ])
  func `words of habits, feelings and questions that tell of them log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }
}
