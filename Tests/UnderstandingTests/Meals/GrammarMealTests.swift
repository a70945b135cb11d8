import Testing
import ToolCalls

@testable import Understanding

struct GrammarMealTests {
  /// A clause and its items as "quantity unit name", with "-" for what was not said; grams and kcal where they were.
  struct Case: CustomTestStringConvertible, Sendable {
    var text: String
    var items: [String]

    init(_ text: String, _ items: String...) {
      self.text = text
      self.items = items
    }

    var testDescription: String { text.debugDescription }
  }

  static let lists: [Case] = [
    Case("2 eggs toast", "2 - eggs", "- - toast"), Case("two eggs and toast", "2 - eggs", "- - toast"),
    Case("a burger, fries and a coke", "1 - burger", "- - fries", "1 - coke"),
    Case("porridge + a kiwi + tea", "- - porridge", "1 - kiwi", "- - tea"),
    Case("I ate an apple then drank a glass of milk", "1 - apple", "1 glass milk"),
    Case("soup followed by a pork chop along with peas", "- - soup", "1 - pork chop", "- - peas"),
    Case("rice\nbeans\nan orange", "- - rice", "- - beans", "1 - orange"),
    Case("3 slices of ham, 2 tomatoes & a pear", "3 slice ham", "2 - tomatoes", "1 - pear"),
    Case("100g chicken breast with 200g boiled potatoes", "100 g chicken breast", "200 g boiled potatoes"),
    Case("a banana plus a handful of almonds", "1 - banana", "1 handful almonds"),
    Case("cereal; orange juice; 2 crumpets", "- - cereal", "- - orange juice", "2 - crumpets"),
    Case("salmon as well as 2 cups of spinach", "- - salmon", "2 cup spinach"),
    Case("had a bagel, washed down with a pint of milk", "1 - bagel", "1 pint milk"),
  ]

  static let wholes: [Case] = [
    Case("mac and cheese", "- - mac and cheese"), Case("mac n cheese", "- - mac and cheese"),
    Case("a peanut butter and jelly sandwich", "1 - peanut butter and jelly sandwich"),
    Case("coffee with milk", "- - coffee with milk"), Case("a cup of rice and beans", "1 cup rice and beans"),
    Case("gin and tonic", "- - gin and tonic"), Case("spaghetti with meatballs", "- - spaghetti with meatballs"),
    Case("a bacon and brie baguette", "45 g bacon", "45 g brie", "0.5 - baguette"),
    Case("chicken without skin", "- - chicken without skin"), Case("a burger, no bun", "1 - burger, no bun"),
    Case("a latte without sugar and a scone", "1 - latte without sugar", "1 - scone"),
    Case("two macaroni and cheese dinners", "2 - macaroni and cheese dinners"),
    Case("biscuits and gravy", "- - biscuits and gravy"), Case("sweet and sour pork", "- - sweet and sour pork"),
    Case("half-and-half", "- - half-and-half"),
    Case("chocolate pudding made with milk", "- - chocolate pudding made with milk"),
    Case("a slice of pizza with thin crust", "1 slice pizza with thin crust"),
  ]

  static let amounts: [Case] = [
    Case("3 boiled eggs on toast", "3 - boiled eggs", "- - toast"),
    Case("poached eggs, 3", "3 - poached eggs"), Case("pork chop 200g", "200 g pork chop"),
    Case("steak 250g medium rare", "250 g steak medium rare"), Case("pot roast, 6 oz", "6 oz pot roast"),
    Case("rye toast x2", "2 - rye toast"), Case("3x pears", "3 - pears"),
    Case("cooked peas in a cup", "1 cup cooked peas"),
    Case("beef stew with 2 servings", "2 serving beef stew"), Case("a 45 g portion of muesli", "45 g muesli"),
    Case("walnuts weighing 30g", "30 g walnuts"), Case("two 6 oz pork chops", "340.19 g pork chops"),
    Case("2 cans of 330 ml lager", "660 ml lager"), Case("a 12 oz can of cola", "12 fl oz cola"),
    Case("half a cup of lentils", "0.5 cup lentils"), Case("a large slice of apple pie", "1 large slice apple pie"),
    Case("large fries", "- large fries"), Case("2-3 plums", "2.5 - plums"), Case("half an avocado", "0.5 - avocado"),
    Case("a couple of figs", "2 - figs"), Case("a creamy bowl of tomato soup", "1 bowl tomato soup"),
    Case("3 cubic inches of lasagna", "3 cubic inch lasagna"), Case("350g 5% quark", "350 g 5% quark"),
    Case("2% milk", "- - 2% milk"), Case("dark chocolate (85%), 2 squares", "2 square dark chocolate (85%)"),
    Case("a 12 inch pepperoni pizza", "1 medium pepperoni pizza"),
    Case("ready-to-eat couscous", "- - ready-to-eat couscous"),
    Case("0.5 serving of trail mix", "0.5 serving trail mix"), Case("four squares of chocolate", "4 square chocolate"),
    Case("1 tbsp olive oil", "1 tbsp olive oil"), Case("a dozen oysters", "12 - oysters"),
  ]

  static let figures: [Case] = [
    Case("flapjack 280 kcal", "- - flapjack 280kcal"), Case("Chicken 500", "- - Chicken 500kcal"),
    Case("Apple 2", "2 - Apple"),
    Case("a muffin (420 cal)", "1 - muffin 420kcal"),
    Case("protein bar, 200 calories, 20g protein", "- - protein bar 200kcal 20g-protein"),
    Case("40 g protein powder", "40 g protein powder"),
  ]

  static let scenes: [Case] = [
    Case("I treated myself to a bowl of leek soup while watching the storm", "1 bowl leek soup"),
    Case("2 crumpets were all the quick bite I had", "2 - crumpets"),
    Case("had a delicious pear as my pick-me-up", "1 - pear"),
    Case("my thirst needed quenching: a cup of lemonade", "1 cup lemonade"),
    Case("My favorite breakfast is a bowl of porridge", "1 bowl porridge"),
    Case("Dinner was lasagna", "- - lasagna"), Case("snack: an orange", "1 - orange"),
    Case("The day starts with a croissant and a cup of rooibos", "1 - croissant", "1 cup rooibos"),
    Case("One slice of carrot cake to satisfy my sweet tooth", "1 slice carrot cake"),
    Case("After the gym I had a banana", "1 - banana"), Case("had toast at 8am", "- - toast"),
    Case("a warm cup of cocoa before bed", "1 cup cocoa"), Case("Rewarding myself with 3 dates", "3 - dates"),
    Case("savored the flavor of a roast duck leg at dinner", "1 leg roast duck"),
    Case("I added 2 tablespoons of honey to my porridge", "2 tbsp honey"),
    Case("My go-to drink at noon: a cup of ayran", "1 cup ayran"),
    Case("Lunch today consists of a ham sandwich", "1 - ham sandwich"),
    Case("Sprinkling 20 g of parmesan on my salad", "20 g parmesan"),
    Case("a pear I had as a protein-packed snack", "1 - pear"), Case("🍌 and 🍎", "- - banana", "- - apple"),
    Case("sushi 🍣", "- - sushi"), Case("nothing beats a mango in the afternoon", "1 - mango"),
    Case("I reached for a granola bar as an energy boost", "1 - granola bar"),
    Case("75 g of bulgur as a side dish", "75 g bulgur"),
    Case("nibbled on like 7 radishes, oops", "7 - radishes"),
    Case("had a pretzel at work with my colleagues", "1 - pretzel"),
    Case("to celebrate we ordered a pepperoni pizza", "1 - pepperoni pizza"),
    Case("a breakfast burrito for lunch", "1 - breakfast burrito"), Case("an energy drink", "1 - energy drink"),
    Case("2 dinner rolls with supper", "2 - dinner rolls"), Case("fruit snacks", "- - fruit snacks"),
    Case("The perfect end to my day: hot chocolate", "- - hot chocolate"),
    Case("150 g of LEMON & HERB COUSCOUS SALAD", "150 g LEMON and HERB COUSCOUS SALAD"),
    Case("the lentil soup is a decent weekday lunch", "- - lentil soup"),
    Case("2 eggs for more fiber", "2 - eggs"),
    Case("On my porridge, I had 20 g of honey", "20 g honey"),
    Case("a small or medium wedge of brie", "1 small wedge brie"),
    Case("Indulging in a cup of borscht on a frosty day", "1 cup borscht"),
  ]

  static let catalog = MealGrammar()

  @Test(arguments: lists + wholes + amounts + figures + scenes + descriptions)
  func `a clause is read into its foods`(_ item: Case) {
    let items = Self.catalog.reading(of: Lexer.tokens(of: item.text)).parts.map(\.item).map { item in
      var text = "\(item.quantity.map(NumberPhrase.plain) ?? "-") \(item.unit ?? "-") \(item.name)"
      if let calories = item.calories { text += " \(NumberPhrase.plain(calories))kcal" }
      if let protein = item.proteinG { text += " \(NumberPhrase.plain(protein))g-protein" }
      return text
    }
    #expect(items == item.items)
  }
}
