import Foods
import Testing
import ToolCalls

@testable import Understanding

/// Foods that stand side by side, as in notes.
@Suite struct TerseListTests {
  @Test(
    arguments: [
      ("2 eggs toast", ["2 eggs", "toast"]), ("3 boiled eggs toast and butter", ["3 boiled eggs", "toast", "butter"]),
      ("2 waffles syrup", ["2 waffles", "syrup"]), ("2 eggs bacon toast", ["2 eggs", "bacon", "toast"]),
      ("4 fish fingers chips beans", ["4 fish fingers", "chips", "beans"]), ("2 rotis dal", ["2 rotis", "dal"]),
      ("20 almonds coffee", ["20 almonds", "coffee"]), ("2 bananas peanut butter", ["2 bananas", "peanut butter"]),
    ])
  func `what was counted ends with its plural`(sentence: String, foods: [String]) {
    #expect(counted(sentence) == foods)
  }

  @Test(
    arguments: [
      ("5 dumplings, florbnak, pickle 1", ["5 dumplings", "1 pickle"], 1),
      ("rice with florbnak and 2 eggs", ["rice", "2 eggs"], 1),
      ("noodles and florbnak", ["noodles"], 1), ("risotto with prawns", ["risotto with prawns"], 0),
      ("omelette with tomatos", ["omelette with tomatoes"], 0), ("salad, tossed", ["salad, tossed"], 0),
    ])
  func `a word that nothing is called stands apart and is said to be not counted`(
    sentence: String, foods: [String], unknown: Int
  ) {
    #expect(counted(sentence) == foods)
    #expect(OfflineReading.read(sentence).notCounted.count == unknown)
  }

  @Test(
    arguments: [
      ("steak chips peas", ["steak", "chips", "peas"]), ("burger fries coke", ["burger", "fries", "coke"]),
      ("dinner: salmon rice asparagus", ["salmon", "rice", "asparagus"]), ("coffee toast", ["coffee", "toast"]),
      ("porridge banana honey", ["porridge", "banana", "honey"]), ("3 slices pizza coke", ["3 pizza", "coke"]),
      ("greek yogurt berries granola", ["greek yogurt", "berries", "granola"]),
      ("turkey sandwich chips", ["turkey sandwich", "chips"]), ("latte banana bread", ["latte", "banana bread"]),
      ("lamb curry naan", ["lamb curry", "naan"]),
      ("big mac large fries diet coke", ["big mac", "fries", "diet coke"]),
      ("salmon white rice broccoli", ["salmon", "white rice", "broccoli"]),
    ])
  func `foods that make no dish are a list`(sentence: String, foods: [String]) {
    #expect(counted(sentence) == foods)
  }

  @Test(arguments: [
    "2 eggs benedict", "2 chips ahoy", "3 egg whites", "2 beans burritos", "3 eggs spinach omelette",
    "2 potatoes mashed", "2 sausage rolls", "2 hot dogs", "lemon garlic shrimp", "strawberry cheesecake ice cream",
    "peanut butter banana smoothie", "maple bacon donut", "fried chicken wings", "grilled salmon fillet",
    "honey oat granola bar", "coffee milk sugar", "beef broccoli", "fish chips", "tuna mayo", "dal rice",
    "2 Kamikaze drinks", "pizza bread", "burger sauce", "cauliflower grits", "steak medium rare", "chicken fried rice",
    "vegetable lo mein", "chinese noodles", "3 tamales de pollo", "2 bbq pork buns", "chicken shawarma plate",
    "brown sugar bubble tea", "barebells protein bar", "beyond burger patty", "salade nicoise", "curry chicken",
  ])
  func `what is one dish or told by the words in front stays one`(sentence: String) {
    #expect(OfflineReading.items(sentence).count == 1, "\(counted(sentence))")
  }

  @Test(arguments: [
    ("creamy soup", "Salmon"), ("a bowl of creamy soup", "Salmon"), ("waffles", "Stroopwafel"),
    ("pineapple rings", "fritter"), ("seared steak", "Fish"), ("glass of rose", "Chocolate"),
    ("avocado roll", "salmon"),
    ("chinese", "Cabbage"), ("kafta", "dough"), ("injera", "stews"),
  ])
  func `no special kind is meant by the words it shares with others`(food: String, special: String) throws {
    let name = try #require(FoodCatalog.reference.link(food)?.food.name)
    #expect(!name.contains(special), "\(name)")
  }

  private func counted(_ sentence: String) -> [String] {
    OfflineReading.items(sentence).map { ($0.quantity.map { "\(Int($0)) " } ?? "") + $0.name }
  }
}
