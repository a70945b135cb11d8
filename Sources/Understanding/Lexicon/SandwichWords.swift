/// Breads that carry fillings, and what is put between them.
enum SandwichWords {
  /// Sandwiches of sliced bread, whatever is in them.
  static let sliced = ["sandwich", "sarnie", "sanger", "butty", "toastie"]
  /// Slices of bread in each, and the share of a baguette that is one sandwich.
  static let slices = 2.0
  static let shareOfBaguette = 0.5

  /// What the bread of several fillings is looked up as ("bacon and brie panini").
  static let carriers: WordTable<String> = {
    var carriers: [String: String] = [:]
    for word in sliced + ["toasty"] { carriers[word] = "white bread" }
    for word in ["roll", "bap", "bun", "cob", "barm", "batch"] { carriers[word] = "bread roll" }
    for word in ["bagel", "croissant", "ciabatta", "focaccia", "brioche", "flatbread"] { carriers[word] = word }
    carriers["panini"] = "ciabatta"
    for word in ["pitta", "pita"] { carriers[word] = "pita bread" }
    carriers["wrap"] = "flour tortilla"
    for word in ["baguette", "sub"] { carriers[word] = "baguette" }
    return WordTable(carriers)
  }()

  /// What is put between bread, by its last word.
  static let fillings = WordList.words(
    """
    bacon sausage sausages egg eggs ham gammon cheese cheddar brie mozzarella halloumi feta camembert stilton gouda swiss chicken
    turkey beef pork lamb duck salami chorizo pepperoni pastrami prosciutto tuna salmon prawn prawns shrimp crab mackerel
    avocado avo tomato tomatoes mushroom mushrooms onion onions lettuce spinach rocket cucumber falafel peppers pudding
    gherkin gherkins jalapenos sweetcorn beetroot steak pate tofu
    """)
  /// Hardly change a sandwich.
  static let light = WordList.words(
    "onion onions lettuce spinach rocket tomato tomatoes cucumber gherkin gherkins jalapenos salad")
  /// Beside a sandwich as often as in it: fillings only as the last, "peanut butter and banana bagel".
  static let fruits = WordList.words("banana apple carrot pear grape salad")
  /// What butters beside that of milk are made of.
  static let nuts: WordSet = ["peanut", "almond", "cashew", "hazelnut", "nut"]

  /// Spread or spooned on thinly.
  static let spreads = WordList.words(
    """
    pickle pickles chutney mustard horseradish cranberry stuffing mayo mayonnaise butter marmite vegemite jam jelly honey
    nutella pesto hummus houmous relish cress ketchup slaw coleslaw piccalilli marmalade tahini guac guacamole
    """)
  /// All that is put or spread between bread.
  static let inside = fillings.union(spreads)
  /// In a roll these are sushi.
  static let seafood = WordList.words(
    "tuna salmon prawn prawns shrimp crab mackerel eel cucumber avocado avo tofu")
}
