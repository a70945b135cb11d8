import Foods
import Testing
import ToolCalls

@testable import Understanding

/// What stands around the food and is none: where it was got, what else went on, whose it was.
@Suite struct SceneOpeningTests {
  private static func foods(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { OfflineReading.food(of: $0)?.name ?? "-" }
  }

  @Test(arguments: [
    ("From the deli I had a cup of coleslaw", ["Coleslaw"]), ("Kyoto day four: a bowl of udon", ["Noodles"]),
    ("Rome day 2, ate a slice of pizza", ["Pizza"]), ("Movie night meant popcorn", ["Popcorn"]),
    ("lunch while feeding the baby: cheese sandwich and a pear", ["Cheese", "Pear"]),
    ("long run fuel this morning: a bagel", ["Bagel"]), ("tacos near Ueno station", ["Taco"]),
    ("Salad bar today: lettuce, chickpeas and couscous", ["Lettuce", "Chickpeas", "Couscous"]),
    ("a bowl of leek soup with a bread roll for company", ["Soup", "Roll"]),
    ("had the dressing on my knee changed, then tea and toast", ["Tea", "Bread"]),
    ("carb loading today, big plate of spaghetti", ["Pasta"]), ("a lemonade full of ice", ["Lemonade"]),
    ("two sausages off the grill at the garage with ketchup", ["Sausage", "Ketchup"]),
    ("bruh kfc again, got a zinger burger", ["Zinger"]), ("a cup of garlicky, buttery noodles", ["Noodles"]),
  ])
  func `the scene adds no food and hides none`(sentence: String, foods: [String]) {
    let read = Self.foods(sentence)
    #expect(read.count == foods.count && zip(read, foods).allSatisfy { $0.contains($1) }, "\(read)")
    #expect(OfflineReading.workouts(sentence).isEmpty)
  }

  @Test(arguments: [
    ("a bag of crisps, got the baked ones", "baked"), ("3 donuts at work, jam ones", "jelly"),
    ("two wraps, the falafel ones", "alafel"),
  ])
  func `of what kind they were is told behind`(sentence: String, kind: String) {
    #expect(Self.foods(sentence).count == 1 && Self.foods(sentence).allSatisfy { $0.contains(kind) })
  }

  @Test(arguments: [
    ("a bowl of cherries, about 20, and yoghurt", 140.0), ("a plate of pierogi, maybe 8, with sour cream", 320.0),
    ("one M&M", 0.7), ("a piece of fried haddock", 140.0), ("a chicken fried steak with gravy", 160.0),
    ("two candy apples", 640.0),
  ])
  func `a count and a piece weigh what the tables publish`(sentence: String, grams: Double) throws {
    let item = try #require(OfflineReading.items(sentence).first)
    #expect(abs(OfflineReading.grams(of: item) - grams) < 0.5, "\(OfflineReading.grams(of: item))")
  }

  @Test(arguments: [
    "I really want crisps but I'm not going to have any", "we really need a pizza", "I'd really like crisps",
    "Made the kids waffles, I had none", "my mate over in Leeds ate a forty ounce steak once",
    "my cousin put away ten burgers",
  ])
  func `wishes and what others had log nothing`(sentence: String) {
    #expect(OfflineReading.read(sentence).calls.isEmpty)
  }

  @Test(arguments: [
    "I eat for lunch rice with beans", "I eat rice with beans and one piece of chicken",
    "the kids made me waffles", "made my wife's lasagne, 300 g",
  ])
  func `what is told in other orders is logged`(sentence: String) {
    #expect(!OfflineReading.items(sentence).isEmpty)
  }
}
