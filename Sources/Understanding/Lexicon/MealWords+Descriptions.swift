/// Words that describe a food without being one.
extension MealWords {
  /// Adjectives and participles of preparation: alone after a comma they describe the food before.
  static let modifiers = WordList.words(
    """
    air baked barbecued battered bbq black blackened boiled boneless braised breaded brewed broiled canned carbonated
    choice chopped cold commercial condensed cooked creamed crispy crunchy dark decaf decaffeinated deep diced diet
    diluted domestic done drained dried dry enriched evaporated farmed fortified fresh fried frozen glazed green grilled
    ground hard homemade hot iced imported instant lean light lowfat marinated mashed medium microwaved minced neat nonfat
    organic pan peeled plain poached prime rare raw red reduced refrigerated regular roasted salted scrambled seasoned
    select shredded skim skinless sliced smoked soft steamed stewed stir sweetened toasted trimmed uncooked undiluted
    unenriched unflavored unpeeled unsalted unsweetened untoasted vanilla warm well white whole wild
    """)

  /// How food is cut before it is measured: the food stays what it is.
  static let cuts = WordList.words(
    """
    chopped crumbled crushed cubed diced flaked grated halved julienned minced packed quartered shredded sliced
    slivered torn
    """)
  static let cutManners = WordList.words("coarsely finely firmly freshly lightly loosely roughly thickly thinly")

  /// Dishes that are put together of several foods.
  static let assembled = WordList.words(
    "burger burrito casserole dinner meal pie pizza salad sandwich soup stew sub taco wrap")

  /// What bowls are called by that have other things on them.
  static let bowlBases: WordSet = ["rice", "noodle", "grain", "quinoa", "couscous", "pasta"]

  /// Participles that tie what follows to the dish: "made with milk", "filled with cream".
  static let binders = WordList.words(
    """
    blended breaded bursting coated cooked covered diluted dipped drizzled dusted enriched filled flavored flavoured
    fortified glazed including infused layered loaded made marinated mixed packed prepared seasoned smothered
    sprinkled stuffed sweetened topped wrapped
    """)

  /// The last word of a phrase that describes the food before it: "with skin", "a pizza flavor".
  static let dependentHeads = WordList.words(
    """
    bone bones breading calcium coating crust cube cubes fat filling flavor flavors flavour flavours icing iron peel pulp
    rind salt shell shells skin style vitamins
    """)

  /// Parts that are counted in the name of a dish: "a burger with 2 patties".
  static let components: WordSet = ["patty", "patties"]

  /// Words of which nothing but a description can be made.
  static let ice = WordList.words(
    """
    crushed cube cubes ice rocks
    """)

  /// Behind a food they name nothing: "rice drizzled (with oil)", "my pizza choice".
  static let trailing = WordList.words(
    """
    afterwards earlier choice dressed drizzled filled in including loaded made of option packed prepared seasoned served sprinkled starter
    straight stuffed topped with
    """)

  /// Say that something is left out.
  static let negators = leavings.union(["not"])
  /// Those that food stands right behind.
  static let leavings: WordSet = ["except", "excluding", "hold", "less", "minus", "no", "sans", "without"]

  /// Layers that a number before them counts within one food: "a two crust pie".
  static let layers = WordList.words(
    """
    crust layer
    """)

  /// Parts of a food that are eaten or left, as tables say it: "skin not eaten".
  static let covers = WordList.words(
    """
    breading coating crust fat peel rind shell skin
    """)

  /// What is "ready to" be done with a product.
  static let readiness = WordList.words(
    """
    bake cook drink eat heat serve
    """)

  /// Dishes that are named after what they hold: "X and Y sandwich" is one.
  static let dishHeads = WordList.words(
    """
    bagel baguette bake bowl burger burrito butty cake casserole chowder cracker crisp croissant crumble curry dinner
    dip dumpling frittata fry juice kebab lasagna mcgriddle mcmuffin melt muffin omelet omelette panini pasta pie pizza pudding
    quesadilla quiche ravioli risotto roll salad sandwich sauce shake skewer smoothie soup stew sub taco toast toastie
    wrap
    """)

  /// Lead up to an amount that stands behind its food: "weighing 30 g", "equivalent to 2 cups".
  static let amountMarkers = WordList.words(
    """
    amounting approximately equal equals equivalent filled filling fills measures measuring totaling totalling totals
    weighed weighing weighs
    """)
}
