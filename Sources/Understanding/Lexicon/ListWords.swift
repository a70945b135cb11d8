/// Words by which foods that stand side by side are told from one food with several words.
enum ListWords {
  /// The person, with what is short for a verb behind it.
  static let selves: WordSet = [
    "i", "i'd", "id", "i'm", "im", "i've", "ive", "we", "we'd", "we're", "we've", "weve",
  ]

  /// What a bird is carved into.
  static let cutsOfBird: WordSet = [
    "leg", "legs", "thigh", "thighs", "wing", "wings", "breast", "breasts", "drumstick", "drumsticks",
  ]

  /// Between one clause and the next.
  static let clauseBreaks: WordSet = [",", ";", ".", "-", "&", "and", "but", "so", "then", "though"]

  /// Verbs that say what something was like.
  static let linking = IntentWords.copulas.union(seeming)
  static let seeming: WordSet = ["felt", "looked", "seemed", "smelled", "smelt", "sounded", "tasted"]

  /// Say that something was not done.
  static let negations = WordList.words(
    """
    didn't don't couldn't can't won't wouldn't hadn't haven't never
    """)

  /// Tell whose something is.
  static let owners: WordSet = ["my", "our", "your", "his", "her", "their", "its"]

  /// Stand before a noun.
  static let determiners = owners.union(demonstratives).union(["a", "an", "the", "some"])

  static let demonstratives: WordSet = ["this", "that", "these", "those"]

  /// Stand before the noun of what is known already.
  static let definite: WordSet = ["the", "that", "this", "those", "my"]

  /// Point at what was named before.
  static let pronouns = demonstratives.union(["it", "them"])

  /// Before the verb of a clause in which people tell what they had.
  static let clauseOpenings: WordSet = ["i", "we", "i've", "we've", "just", "then", "also"]

  /// Who tells the tale.
  static let tellers: WordSet = ["i", "we"]

  /// "And", as it is typed.
  static let ands: WordSet = ["and", "&", "+", "n"]

  /// Before a reason.
  static let causes: WordSet = ["because", "cos", "cause", "since", "as"]

  /// The person, as the one to whom something is given or done.
  static let reflexives: WordSet = ["me", "us", "myself", "ourselves"]

  /// Before the place where something stands.
  static let situating: WordSet = ["on", "at", "by", "near", "in", "opposite", "round"]

  /// Between the things of a list.
  static let listJoints: WordSet = [",", "and", "&", "+"]

  /// Behind the last word of a sentence.
  static let sentenceEnds: WordSet = [".", "!", "?", ";", "\n"]

  /// Begin the next clause of a tale.
  static let clauseJoints: WordSet = ["and", "but", "so", "then"]

  /// Tie the words around them together.
  static let links: WordSet = [
    "or", "without", "no", "with", "of", "in", "on", "and", "a", "al", "alla", "au", "aux", "con", "de", "del", "di",
    "e", "en", "la", "y",
  ]

  /// Dishes that are eaten beside what stands in front of them.
  static let sides: WordSet = ["toast", "pasta", "fry", "cracker", "crisp"]

  /// "red table wine".
  static let colors: WordSet = [
    "red", "white", "green", "black", "brown", "yellow", "pink", "dark", "sweet", "sour", "bitter", "salty",
  ]

  /// How much of something it holds: no food without its noun.
  static let contents: WordSet = [
    "reduced", "low", "light", "lite", "full", "fat", "free", "nonfat", "sugar", "unsweetened", "sweetened", "salted",
    "unsalted", "lean", "extra",
  ]

  /// What is baked is called by its grain.
  static let grains: WordSet = [
    "wheat", "rye", "oat", "corn", "barley", "spelt", "grain", "bran", "multigrain", "potato",
  ]
  static let baked: WordSet = [
    "toast", "bread", "roll", "bun", "bagel", "muffin", "cracker", "biscuit", "loaf", "tortilla",
  ]

  /// Sweets, cereals and drinks that are told apart by the tastes in front of them.
  static let sweets = WordList.words(
    """
    bar biscuit bread brownie cheesecake cocktail cookie cream danish donut doughnut fudge gelato ice kefir
    latte loaf lolly milkshake mocha mousse oatmeal pancake parfait popcorn porridge powder scone sherbet sorbet
    spread sundae tart waffle yoghurt yogurt
    """)

  /// What is cut, shaped or served of the thing in front of it.
  static let shapes = WordList.words(
    """
    ball bao box breast bruschetta bun burger cake chop combo cutlet drumstick empanada fillet finger gyoza
    joint leg link loin meat meatball mix momo nugget patty piece plate platter pot rib roast samosa sausage slice spread
    steak stick strip tamale thigh tray wing wonton
    """)

  /// What gives its taste to the food behind it.
  static let flavors = WordList.words(
    """
    balsamic barbecue basil bbq blackberry blueberry buffalo caramel cauliflower chili chilli chipotle chocolate
    cinnamon cocktail coconut curry fruit fudge garlic ginger herb honey lemon lime mango maple matcha mint
    mocha mustard onion orange oregano parsley dill chive coriander cilantro saffron peach pepper peppermint pesto pineapple praline pumpkin raspberry
    rosemary sesame sriracha strawberry sugar teriyaki thyme toffee vanilla veg vegetable veggie
    """)

  /// Flavours that one product is sold in.
  static let soldFlavors = WordList.words(
    """
    strawberry mango vanilla peach blueberry raspberry lime lemon cherry banana caramel pineapple apple orange
    watermelon grape mint toffee tropical passionfruit blackcurrant rhubarb apricot mixed fruit berry berries hazelnut
    cookies
    """)

  /// Behind a flavour: "vanilla flavour".
  static let flavorNouns: WordSet = ["flavour", "flavor", "flavoured", "flavored"]

  /// Nouns for whatever was named, of one kind or another: "the sweet kind".
  static let kinds: WordSet = ["kind", "sort", "type", "version", "variety", "one", "ones"]

  /// What powder is shaken up to.
  static let shakes: WordSet = ["shake", "shakes", "shaker"]
  /// Drinks that come out of a blender.
  static let blended: WordSet = ["smoothie", "smoothy", "shake", "milkshake", "frappe"]

  /// Dishes and drinks that describe nothing behind them.
  static let whole = WordList.words(
    """
    americano baguette burger burrito butty cappuccino coke cola cortado curry kebab lasagna lasagne latte
    lemonade mac macchiato nugget omelet omelette panini pasty pepsi pizza quesadilla sandwich sarnie soup stew
    toastie white whopper wrap
    """)

  static let liquid: WordSet = ["americano", "cappuccino", "coke", "cola", "latte", "pepsi", "soup", "stew"]

  /// What is told apart by the dish it is for.
  static let partsOfDishes: WordSet = [
    "base", "bite", "patty", "bread", "bun", "cream", "crust", "dough", "paste", "pocket", "roll", "sauce", "seasoning",
    "topping",
  ]

  /// Say whose kind of the food behind them it is, although people also call a whole meal by them.
  static let cuisines: WordSet = [
    "american", "chinese", "english", "french", "german", "greek", "indian", "italian", "japanese", "korean", "mexican",
    "spanish", "thai", "turkish", "vietnamese",
  ]

  /// Plurals that nobody counts: before another noun they say what it is made of.
  static let uncounted = WordList.words(
    """
    beans berries chips fries greens grits herbs leaves lentils nachos noodles nuts oats peas sauces seeds
    sprouts sweets vegetables veggies
    """)

  /// Parts of the names of USDA's categories of dishes.
  static let mixedCategories = [
    "mixed dishes", "Stir-fry", "lo/chow mein", "Soups", "Pizza", "sandwiches", "Burgers", "Burritos", "dumplings",
    "Turnovers", "Nachos",
  ]
}
