import Nutrition
import Testing

@testable import Foods

@Suite struct LinkTests {
  private let catalog = FoodCatalog.reference

  /// What is said, and a name the food must begin with or equal.
  static let everyday: [(String, String)] = [
    ("burrito", "Burrito, NFS"), ("beef burrito", "Burrito, beef"), ("egg", "Egg, whole, cooked"),
    ("2% milk", "Milk, reduced fat (2%)"), ("chocolate milk", "Chocolate milk"), ("milk chocolate", "Milk chocolate"),
    ("apple", "Apple, raw"), ("coffee", "Coffee, brewed"), ("rice", "Rice, white, cooked"), ("banana", "Banana, raw"),
    ("toast", "Bread, white, toasted"), ("grilled salmon", "Fish, salmon, grilled"), ("tomato soup", "Tomato soup"),
    ("chicken soup", "Soup, chicken"), ("cheeseburger", "Cheeseburger, NFS"), ("ice cream", "Ice cream, NFS"),
    ("peanut butter", "Peanut butter"), ("orange juice", "Orange juice, 100%"), ("red wine", "Wine, red"),
    ("ribeye steak", "Beef, steak, ribeye"), ("cottage cheese", "Cheese, cottage"), ("fried rice", "Rice, fried"),
    ("chocolate chip cookie", "Cookie, chocolate chip"), ("miso soup", "Soup, miso"), ("broccoli", "Broccoli"),
    ("hummus", "Hummus"), ("carrots", "Carrots, raw"), ("almonds", "Almonds"), ("oatmeal", "Oatmeal"),
    ("steak", "Beef, steak"), ("mashed potatoes", "Potato, mashed"), ("baked potato", "Potato, baked"),
    ("pepperoni pizza", "Pizza with pepperoni"), ("ham and cheese sandwich", "Ham sandwich"),
    ("caesar salad", "Caesar salad"), ("pad thai", "Pad Thai"), ("sushi", "Sushi"), ("lentil soup", "Soup, lentil"),
    ("sweet potato", "Sweet potato"), ("cheddar", "Cheese, Cheddar"), ("feta cheese", "Cheese, Feta"),
    ("vanilla ice cream", "Ice cream, vanilla"), ("croissant", "Croissant"), ("butter", "Butter, NFS"),
    ("olive oil", "Olive oil"), ("tuna salad", "Tuna salad"), ("turkey sandwich", "Turkey sandwich"),
    ("brown rice", "Rice, brown"), ("pork", "Pork, NFS"), ("lamb chops", "Lamb chop"), ("pita bread", "Bread, pita"),
    ("walnuts", "Walnuts"), ("cheesecake", "Cheesecake"), ("french fries", "Potato, french fries"),
    ("milk", "Milk, NFS"),
    ("chicken", "Chicken, NS"), ("shrimp", "Shrimp"), ("maple syrup", "Syrups, maple"), ("flour", "Wheat flour, white"),
    ("vodka", "Vodka"), ("bagel", "Bagel"), ("honey", "Honey"),
  ]

  @Test(arguments: everyday)
  func `everyday words mean the everyday food`(phrase: String, name: String) { expect(phrase, begins: name) }

  static let otherNames: [(String, String)] = [
    ("aubergine", "Eggplant"), ("courgette", "Summer squash"), ("crisps", "Potato chips"), ("porridge", "Oatmeal"),
    ("prawns", "Shrimp"), ("greek yoghurt 0%", "Yogurt, Greek"), ("bacon sarnie", "Bacon sandwich"),
    ("jacket potato", "Potato, baked"), ("lager", "Beer"), ("beetroot", "Beet"), ("rocket", "Arugula"),
    ("semi skimmed milk", "Milk, reduced fat"), ("oj", "Orange juice"), ("pb", "Peanut butter"),
    ("pbj", "Peanut butter and jelly"), ("mac n cheese", "Macaroni"), ("coke", "Soft drink, cola"),
    ("diet coke", "Soft drink, cola, diet"), ("big mac", "Big Mac"), ("kitkat", "Kit Kat"), ("evoo", "Olive oil"),
    ("spag bol", "Spaghetti bolognese"), ("chicken tikka masala", "Chicken in creamy curry"),
    ("cheerios", "Cereal (General Mills Cheerios)"), ("honey nut cheerios", "Cereal (General Mills Cheerios Honey Nut"),
    ("cornflakes", "Cereal, corn flakes"), ("oreos", "Cookie, chocolate sandwich"),
    ("clif bar", "Nutrition bar (Clif Bar)"),
    ("gyoza", "Dumpling"), ("spring onion", "Onions, green"), ("tinned tuna", "Fish, tuna, canned"),
    ("🍌", "Banana, raw"),
    ("gin and tonic", "Gin and tonic"), ("beef mince", "Beef, ground"), ("wholemeal bread", "Bread, whole wheat"),
    ("red bull", "Energy drink (Red Bull)"), ("gatorade", "Sports drink (Gatorade"), ("doughnut", "Doughnut"),
  ]

  @Test(arguments: otherNames)
  func `British names, brands and short forms are understood`(phrase: String, name: String) {
    expect(phrase, begins: name)
  }

  /// Foods that have a row of their own.
  static let ownRows: [(String, String)] = [
    ("Shirley Temple", "Shirley Temple"), ("lefse", "Lefse"), ("johnnycake", "Johnnycake"),
    ("russian dressing", "Russian dressing"), ("great northern beans", "Beans, great northern"),
    ("hickory nuts", "Nuts, hickorynuts"), ("extra firm tofu", "Tofu, extra firm"),
    ("porterhouse steak", "Beef, short loin, porterhouse"), ("T-bone steak", "Beef, short loin, t-bone"),
    ("stick margarine", "Margarine, regular"), ("mung bean sprouts", "Bean sprouts"), ("tamarind drink", "Tamarind"),
  ]

  @Test(arguments: ownRows)
  func `a food with a row of its own is no other`(phrase: String, name: String) { expect(phrase, begins: name) }

  @Test(
    arguments: ["cooked perch", "perch fillet", "cooked carp", "cooked flounder", "whiting fillet", "cooked catfish"]
  )
  func `cooked fish is in no coating that nobody spoke of`(phrase: String) {
    #expect(catalog.link(phrase)?.food.per100g.carbsG ?? 10 < 1)
  }

  static let dryHeat: [(String, String)] = [
    ("cooked tilefish", "Fish, tilefish, cooked"), ("cooked northern pike", "Fish, pike, northern, cooked"),
  ]

  @Test(arguments: dryHeat)
  func `what was cooked in dry heat is no dry food`(phrase: String, name: String) { expect(phrase, begins: name) }

  @Test(arguments: ["beef mock tender steak", "beef chuck clod roast cooked"])
  func `of a cut its lean is eaten unless its fat was told`(phrase: String) {
    #expect(catalog.link(phrase, amount: .weight)?.food.name.contains("separable lean only") == true)
    #expect(catalog.link(phrase + " lean and fat", amount: .weight)?.food.name.contains("lean and fat") == true)
  }

  static let misspelled: [(String, String)] = [
    ("chiken breast", "Chicken breast"), ("brocoli", "Broccoli"), ("bananna", "Banana"), ("yogart", "Yogurt"),
    ("spagetti", "Pasta"), ("avacado", "Avocado"), ("cheesburger", "Cheeseburger"), ("sandwhich", "Sandwich"),
  ]

  @Test(arguments: misspelled)
  func `a slip of the keyboard does not matter`(phrase: String, name: String) { expect(phrase, begins: name) }

  @Test func `salt is no salted snack, and what is raw no stuffed one`() {
    for phrase in ["salt", "sea salt", "a little salt"] { expect(phrase, begins: "Salt, table") }
    for phrase in ["raw chicken breast", "chicken breast, raw"] {
      expect(phrase, begins: "Chicken, broiler or fryers, breast, skinless, boneless, meat only, raw")
    }
    expect("crisps with salt", begins: "Potato chips")
    expect("salted almonds", begins: "Almonds, salted")
  }

  @Test func `what is left out agrees`() throws {
    let skinless = try #require(catalog.link("skinless chicken breast, grilled"))
    #expect(skinless.food.name.hasSuffix("skin not eaten"))
    let skin = try #require(catalog.link("grilled chicken breast with skin"))
    #expect(skin.food.name.hasSuffix("skin eaten") && !skin.food.name.contains("not"))
    #expect(catalog.link("unsweetened almond milk")?.food.name == "Almond milk, unsweetened")
    #expect(catalog.link("almond milk, sweetened")?.food.name == "Almond milk, sweetened")
    #expect(catalog.link("fat free milk")?.food.name == "Milk, fat free (skim)")
  }

  @Test func `a product that only labels know is found by its label, and by its id`() throws {
    let match = try #require(catalog.link("fudge chip ice cream"))
    #expect(match.food.source == .branded)
    #expect(catalog.food(id: match.food.id) == match.food)
  }

  @Test func `a reference food is not given up for a label`() {
    for phrase in ["milk", "chicken breast", "oatmeal", "grilled salmon", "cheddar"] {
      #expect(catalog.link(phrase)?.food.source != .branded, "\(phrase)")
    }
  }

  @Test(arguments: ["", "   ", "xqzzvw", "the", "🤖"])
  func `nothing near is nothing`(phrase: String) { #expect(catalog.link(phrase) == nil) }

  @Test func `candidates stand best first and are different foods`() {
    let found = catalog.candidates(for: "chicken breast", limit: 8)
    #expect(found.count == 8)
    #expect(Set(found.map(\.food.id)).count == 8)
    #expect(found.map(\.confidence) == found.map(\.confidence).sorted(by: >))
  }

  @Test(arguments: [
    ("coffee with no sugar", "Coffee, brewed"), ("tea without sugar", "Tea, hot"), ("tea, no milk", "Tea, hot"),
    ("sugar free red bull", "Energy drink, sugar-free (Red Bull)"),
  ])
  func `what is left out may be what a food never had`(phrase: String, name: String) { expect(phrase, begins: name) }

  @Test(arguments: [
    ("fried rice with chicken", "Rice, fried, with chicken"), ("lo mein", "Lo mein, NFS"), ("beans", "Beans, NFS"),
  ])
  func `a food of that very name wins over a likeness`(phrase: String, name: String) { expect(phrase, begins: name) }

  @Test func `what is made at home is not from a restaurant`() {
    expect("homemade potato salad", begins: "Potato salad, home-prepared")
  }

  @Test func `a cup speaks for a drink that tables publish by the fluid ounce`() throws {
    let match = try #require(catalog.link("fruit flavored drink", amount: .measure("cup")))
    #expect(match.food.foodType == .drink)
  }

  @Test(arguments: ["prune juice", "carrot juice", "yakult", "guava nectar", "actimel", "salted lassi"])
  func `what is poured is a drink, wherever its table files it`(phrase: String) {
    #expect(catalog.link(phrase)?.food.foodType == .drink)
  }

  @Test func `a squeeze of lemon is no drink`() {
    #expect(catalog.link("lemon juice")?.food.foodType == .food)
  }

  @Test func `a tray for a party is no serving of a menu`() {
    #expect(!catalog.menu(of: "Panera Bread").contains { $0.food.name.contains("Catering") })
  }

  @Test func `a count speaks for a food that is counted by size`() {
    #expect(catalog.link("wheat bran muffin", amount: .count)?.food.name == "Muffin, wheat bran")
  }

  @Test func `the measure that was said tells foods apart`() {
    #expect(catalog.link("barley")?.food.name == "Barley")
    #expect(catalog.link("barley", amount: .measure("slice"))?.food.name == "Bread, barley")
  }

  @Test(arguments: ["roasted boneless lamb leg", "roasted bone-in pork loin", "braised beef chuck"])
  func `a cut of meat is found behind the long names that tables give it`(_ phrase: String) throws {
    let match = try #require(catalog.link(phrase))
    #expect(match.food.name.hasPrefix(phrase.contains("lamb") ? "Lamb" : phrase.contains("pork") ? "Pork" : "Beef"))
    #expect(match.confidence > 0.1)
  }

  @Test func `a score that cannot win is given up, and the winner stays`() {
    for phrase in ["chicken", "milk", "chocolate cake", "beef and vegetable stew"] {
      #expect(catalog.candidates(for: phrase, limit: 1).first == catalog.candidates(for: phrase, limit: 20).first)
    }
  }

  private func expect(_ phrase: String, begins name: String) {
    let food = catalog.link(phrase)?.food.name
    #expect(food?.hasPrefix(name) == true, "\(phrase) is \(food ?? "nothing")")
  }
}
