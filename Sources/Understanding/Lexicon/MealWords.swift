import Nutrition

/// Word classes that say how a sentence about eating is built. None of them names a food.
enum MealWords {
  /// Verbs of eating, drinking, getting and serving, in the forms that are no adjective of a dish ("cooked" is one).
  static let verbs = words(
    """
    had have has having ate eat eats eating eaten drink drank drinking drunk consume consumed consuming consumes enjoy enjoyed
    enjoying enjoys savor savored savoring savour savoured savouring devour devoured devouring munch munched munching nibbling
    nibbled snacked snacking indulge indulged indulging treated treating relishing relished sipping sipped sip gulped gulping grab
    grabbed grabbing finished finishing scarfed wolfed gobbled inhaled chugged downed demolished feasted feasting feast dining dined
    tasted tasting tried trying sampled sampling delighting delighted started starting begin began beginning begun ending ended
    kicked kicking fueling fuelling fueled fuelled fuel satisfying satisfied satisfy quenching quenched quench craving craved crave
    opting opted opt going went gone reaching reached reach choosing chose chosen choose ordered ordering order got getting gotten get
    bought buying making preparing prepared-myself using used use adding include included including includes incorporating
    incorporated incorporate featuring features featured feature consisting consisted consists consist comprising comprised comprises
    complementing complemented complement pairing paired accompanying accompanied finish elevating elevated elevate enhancing
    enhanced enhance boosting boosted unwinding unwind relaxing relaxed relax celebrating celebrated celebrate rewarding rewarded
    sweetening sweeten seasoned-myself cooling cooled cool refueling refuelling refueled starts ends drizzling sprinkling sprinkle
    spreading topping-off polished polishing swallowed chewing chewed licking licked dunking dunked slurped slurping guzzled
    guzzling swigged killed shared sharing keep keeping kept giving gave give feed feeding fed serving-myself take took taking taken
    chilling energized calling calls adds enhances completes elevates cooked-up cook pair serving add added beats adding love loved loves loving like likes liked prefer preferred adore adored need needed want wanted resist delight spicing
    combining combined combine garnish garnishing garnished combined served log logged logging track tracked record recorded
    picked stay staying hydrated hydrate hydrating nourishing nourished nourish managed ended-up enjoying decided brings bring
    brought concluded concluding conclude wrap wrapped-up wrapping let lets makes made
    """)

  /// Verb forms above that are also the names of foods or parts of names; they are verbs only after "I", "to" and the like.
  static let nounsToo = words(
    """
    serving cook added drink sip feast fuel crave order use include feature taste finish delight cool sprinkle add like made combined
    prepared wrap garnish picked gone topping relax complement need feed keep hydrate cooled boosted
    seasoned spreading delight craving elevate
    """)

  /// Follow a verb of eating and lead up to the food.
  static let particles = words(
    """
    on in to with for off down up into by from of through out myself ourselves yourself himself herself my our
    """)

  /// Verbs of putting one food to another: what it is put to was not measured.
  static let adding = words(
    """
    add added adding adds sprinkle sprinkled sprinkling top topped topping put putting drizzle drizzled drizzling use used using
    mix mixed mixing stir stirred stirring pour poured pouring toss tossed incorporate incorporated incorporating include
    included including season seasoned seasoning sweeten sweetened sweetening spread spreading grease greased cook cooked cooking
    enhance enhances enhancing elevate elevating garnish garnished complement complements pair pairing paired
    """)

  /// Nouns of meals, occasions, times, places, people and feelings: they set the scene.
  static let scene = words(
    """
    breakfast brunch lunch dinner supper dessert snack snacks snacktime lunchtime dinnertime meal meals mealtime appetizer starter
    course entree treat treats bite drink beverage nibble nibbles feast option options choice choices pick pick-me-up boost
    energy fuel refreshment indulgence delight change variety comfort craving cravings hunger thirst tooth reward rewards day days
    morning mornings midmorning afternoon afternoons midafternoon evening evenings night nights midnight noon midday today tonight
    yesterday week weekend weekends weeknight weekday monday tuesday wednesday thursday friday saturday sunday bed bedtime sleep work
    gym home office restaurant party picnic family friend friends kid kids baby toddler husband wife partner
    mom mum dad son daughter colleague colleagues coworkers routine diet menu occasion favorites go-to
    companion accompaniment food foods recipe addition ending finish combination pairing flavor flavors flavour flavours texture taste tastes
    health hydration nutrition workout walk run training tv movie film game show health hobby pleasure enjoyment satisfaction
    simplicity goodness richness sweetness crunch creaminess freshness warmth kick zing burst explosion essence
    appetite stomach tummy belly buds palate moment moments time times break breaks hour hours minute minutes session
    side sides staple part plate-of place table couch desk sofa kitchen cafe canteen cafeteria diner store shop market
    plan plans goal goals craze mood favorite favourite favorites perfection amount portion-of selection assortment
    adventure experience sensation journey fare cuisine spread style-of life world heart soul spirit spirits mind body
    winter summer autumn spring rain weather holiday birthday christmas easter thanksgiving celebration sake
    something everything anything nothing thing things stuff lot lots bit mouth hand hands go protein-boost hit fix
    pick-me-ups nightcap wake-up morsel delicacy delicacies recipe recipes dish dishes main cooking baking
    satisfaction refresher replenishment recovery post-workout pre-workout run-up end start beginning middle
    quality quantity size worth total addition twist hint touch extra
    post pre mid me ups up pick go late early happy-hour
    """)

  /// Scene nouns that are also parts of food names ("orange drink", "trail snack mix"): dropped only when no food word is beside.
  static let sceneInNames = words(
    """
    drink beverage snack snacks treat treats dish main side sides dinner breakfast dessert spread bite energy fuel boost delight
    appetizer kick twist extra spring style summer baby toddler kid kids diet day night body home family restaurant choice winter autumn fall food foods size
    flavor flavors flavour flavours taste crunch game hand heart mix protein recovery nutrition go thanksgiving christmas
    birthday party morning sunday market store shop kitchen cafe main post up pick holiday up starter course entree
    selection assortment lunch meal recipe feast mouth time fun
    """)

  /// Say how a thing tastes or feels; they set a scene only before a scene noun ("a sweet treat", "a warm meal").
  static let sensations = words(
    """
    sweet salty spicy crunchy creamy warm hot cold light fresh crispy rich chewy cool smooth sugary tangy zesty bold bubbly
    fizzy frosty icy soft fluffy buttery fruity nutty smoky savory hearty wholesome sunny rainy chilly snowy lazy busy tropical southern italian summery wintry
    """)

  /// Participles that tie what follows to the dish: "made with milk", "filled with cream".
  static let binders = words(
    """
    made prepared filled stuffed coated dipped infused diluted mixed blended sweetened fortified packed cooked wrapped loaded
    bursting including flavored flavoured enriched topped covered smothered drizzled sprinkled dusted layered glazed marinated seasoned breaded
    """)

  /// Scene words that name a drink or a food together.
  static let compounds: Set<String> = [
    "energy drink", "breakfast drink", "recovery drink", "diet drink", "party mix", "snack mix",
  ]

  /// Lead up to an amount that stands behind its food: "weighing 30 g", "equivalent to 2 cups".
  static let amountMarkers = words(
    "weighing weighs weighed totaling totalling totals equivalent equal equals measuring measures amounting approximately"
  )

  /// The last word of a phrase that describes the food before it: "with skin", "a pizza flavor".
  static let dependentHeads = words(
    """
    flavor flavors flavour flavours crust skin bone bones shell shells peel rind salt fat breading calcium vitamins iron
    cube cubes
    """)

  /// Words of which nothing but a description can be made.
  static let ice = words("ice cube cubes crushed rocks")

  /// Behind a food they name nothing: "rice drizzled (with oil)", "my pizza choice".
  static let trailing = words(
    "made prepared filled stuffed topped drizzled sprinkled served including seasoned loaded packed choice option in with"
  )

  /// End compounds that praise: "protein-packed".
  static let fullOf = words("packed filled rich free loaded worthy inspired fuelled fueled friendly boosting")

  /// Nouns of taste.
  static let flavorNouns = words(
    "flavor flavors flavour flavours taste tastes essence goodness richness sweetness hint hints kick burst twist zing warmth")

  /// Dishes that are named after what they hold: "X and Y sandwich" is one.
  static let dishHeads = words(
    """
    sandwich pizza burger wrap omelette omelet frittata salad soup pie quiche roll bagel burrito quesadilla taco pasta smoothie
    casserole stew curry sub panini toastie baguette muffin cake stir-fry fry bake lasagna risotto chowder ravioli dip cracker
    shake sauce dumpling croissant butty kebab skewer bowl dinner juice toast melt crisp crumble pudding
    """)

  /// Say that something is left out.
  static let negators = words("no without not minus hold sans less excluding except")

  /// Determiners, pronouns, auxiliaries and adverbs.
  static let small = words(
    """
    i we you he she they it me us him her them my our your his their its mine ours this that these those the some any am is are was
    were be been being will would can could should shall may might must do did does i'm i've i'd i'll im ive we're we've we'd
    it's its that's there's there here also too very really so even still again usually always often sometimes typically generally
    normally daily regularly occasionally today's tonight's currently now just simply finally eventually later recently actually
    honestly basically especially particularly perfectly absolutely truly definitely certainly wonderfully deliciously
    myself ourselves yourself off right exact far sure which who what whatever all every each both either such of-course please well yes yeah yep ok okay hey hi
    hello ugh oops lol haha hmm mmm yum wow dear ada coach while within first second next last lastly secondly
    can't cannot couldn't don't didn't today tonight yesterday
    """)

  /// Words that begin what is said about where, when, why and with whom.
  static let prepositions = words(
    "for as in at during to after before around by into onto throughout until till within upon inside")

  /// Words that begin a clause of circumstance.
  static let subordinators = words(
    "while because since when whenever whilst until till after before although though unless if where as")

  /// Adverbs and participles that join one food to the next, with the words they take.
  static let joiners: [[String]] = [
    ["followed", "by"], ["along", "with"], ["alongside"], ["accompanied", "by"], ["accompanied", "with"],
    ["as", "well", "as"],
    ["paired", "with"], ["together", "with"], ["combined", "with"], ["coupled", "with"], ["plus"], ["then"],
    ["and", "then"],
    ["not", "complete", "without"], ["incomplete", "without"], ["but"], ["however"], ["afterwards"], ["afterward"],
    ["next"], ["later"], ["finishing", "off", "with"],
    ["washed", "down", "with"], ["complemented", "by"],
    ["complemented", "with"], ["in", "addition", "to"], ["besides"], ["before", "moving", "on", "to"],
    ["before", "that"],
    ["after", "that"], ["and", "also"], ["as", "well"], ["on", "top", "of", "that"], ["served", "alongside"],
    ["not", "to", "mention"],
  ]

  /// What dishes are joined with inside: asked of the catalogue whether one food or two.
  static let softJoiners: [String: SoftJoiner] = [
    "and": .and, "&": .and, "n": .and, "'n'": .and, ",": .comma, "with": .with, "on": .on, "over": .on, "topped": .with,
    "atop": .on,
  ]

  enum SoftJoiner: Sendable { case comma, and, with, on }

  /// Adjectives and participles of preparation: alone after a comma they describe the food before.
  static let modifiers = words(
    """
    grilled skinless boneless raw cooked uncooked fried baked boiled roasted steamed poached scrambled smoked broiled braised stewed
    toasted untoasted plain unsweetened sweetened salted unsalted regular commercial homemade fresh frozen canned dried drained
    lean light dark white red green low-fat reduced lowfat nonfat fat-free skim whole chopped sliced diced mashed shredded
    ground minced breaded battered creamed unpeeled peeled black hot cold iced warm crispy crunchy soft hard medium rare well done
    deep pan air microwaved barbecued bbq blackened seasoned marinated glazed diet decaf decaffeinated sugar-free unflavored vanilla
    instant brewed enriched unenriched fortified organic wild farmed imported domestic trimmed choice select prime ready-to-eat
    ready-to-drink ready-to-feed ready-to-serve refrigerated undiluted diluted condensed evaporated carbonated
    """)

  /// Macronutrients a person may state in grams.
  static let protein: Set<String> = ["protein", "proteins"]
  static let carbs: Set<String> = ["carbs", "carb", "carbohydrate", "carbohydrates"]
  static let fat: Set<String> = ["fat", "fats"]

  static let mealTypes: [String: MealType] = [
    "breakfast": .breakfast, "brunch": .lunch, "lunch": .lunch, "lunchtime": .lunch, "dinner": .dinner,
    "supper": .dinner,
    "snack": .snack, "dinnertime": .dinner, "brekkie": .breakfast, "brekky": .breakfast, "elevenses": .snack,
  ]

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: { $0 == " " || $0 == "\n" }).map(String.init))
  }
}
