import Nutrition

/// Word classes that say how a sentence about eating is built. None of them names a food.
enum MealWords {
  /// States that food is weighed in before it is cooked.
  static let dryStates: WordSet = ["dry", "dried", "raw", "uncooked"]

  /// States that food is weighed in at all: "80 g drained".
  static let weighedStates = dryStates.union(["cooked", "boiled", "drained", "frozen", "peeled"])

  /// What food is called that has gone off.
  static let spoilt: WordSet = ["mouldy", "moldy", "stale", "rancid", "rotten", "slimy"]

  /// Adverbs, participles and conjunctions that join one food to the next.
  static let joiners = PhraseTable(
    list: """
      accompanied by,accompanied with,after that,afterward,afterwards,along with,alongside,and also,
      and then,as well,as well as,before moving on to,before that,besides,but,combined with,
      complemented by,complemented with,coupled with,finishing off with,followed by,however,in addition to,
      incomplete without,later,next,not complete without,not to mention,on top of that,paired with,
      plus,served alongside,then,together with,washed down with,washed it down with,
      washed them down with,washed that down with,washed it all down with,washing it down with,
      washing them down with,washing that down with,washing it all down with,chased with,chased it with,chased by
      """)

  /// What may stand inside one food or between two: the catalogue says which.
  enum SoftJoiner: Sendable { case comma, and, with, on }

  static let softJoiners: WordTable<SoftJoiner> = [
    "and": .and, "&": .and, "n": .and, ",": .comma, "with": .with, "w": .with, "topped": .with, "on": .on, "over": .on,
    "atop": .on, "y": .and, "con": .with, "und": .and, "mit": .with,
  ]

  /// Words of scenes and verbs that name food together, by the first of the two, parted by bars.
  private static let compounds: WordTable<WordSet> = {
    let pairs = """
      7 up | baby food | baking powder | baking soda | breakfast drink | cafe con | cheez it | cheez its | chile con |
      chili con | chilli con | chili dog | chili dogs | chilli dog | chilli dogs | christmas dinner | christmas lunch | corn dog | corn dogs | cooking fat | cooking oil | cooking spray | cooking wine |
      corn snacks | cup noodle | cup noodles | diet drink | earl gray | earl grey | easter egg | easter eggs | energy drink |
      energy drinks | fage total | family bucket | fish supper | fried slice | fried slices | frozen dinner | frozen dinners |
      frozen meal | frozen meals | fruit snack | fruit snacks | great northern | haggis supper | home recipe | hot choc |
      hot dog | hot dogs | hot pocket | hot pot | hungry man | inside round | inside skirt | kraft dinner | lady grey |
      layer dip | lean cuisine | midnight sandwich | midnight sandwiches | mini cheddars | mini roll | mini rolls |
      monster munch | outside round | outside skirt | pan con | party mix | party rings | pea snacks | pick n | pie supper |
      pork belly | pot noodle | pot noodles | pot pie | pot pies | pot roast | pot sticker | pot stickers | ready meal |
      ready meals | recovery drink | rice snack | rice snacks | sausage supper | seaweed snack | seaweed snacks | short rib |
      short ribs | simple syrup | single malt | single malts | snack mix | soft drink | soft drinks | special k | sports drink |
      sports drinks | table salt | table wine | thanksgiving dinner | tom yum | tv dinner | tv dinners | with spread |
      xmas dinner | xmas lunch
      """.parted(by: "|").map { $0.parted(by: " \n").map(String.init) }
    return WordTable(Dictionary(grouping: pairs, by: { $0[0] }).mapValues { WordSet($0.map { $0[1] }) })
  }()

  /// "energy drink": whether the two words name food together, which neither may do alone.
  static func isCompound(_ first: Token, _ second: Token) -> Bool {
    compounds[first]?.contains(second) ?? false
  }

  /// What foods are made of, which by itself is none.
  static let nutrients: WordSet = [
    "protein", "proteins", "carb", "carbs", "carbohydrate", "carbohydrates", "fiber", "fibre", "vitamin", "vitamins",
    "mineral", "minerals", "calcium", "iron", "nutrients", "calories",
  ]

  /// Macronutrients a person may state in grams.
  static let protein: WordSet = ["protein", "proteins"]
  static let carbs: WordSet = ["carbs", "carb", "carbohydrate", "carbohydrates"]
  static let fat: WordSet = ["fat", "fats"]
  static let macros = protein.union(carbs).union(fat)

  /// Names of meals as they are spelled, other languages' among them; `TimeWords.meals` has more.
  static let mealTypes: WordTable<MealType> = [
    "breakfast": .breakfast, "b'fast": .breakfast, "brekkie": .breakfast, "brekky": .breakfast, "brunch": .lunch,
    "lunch": .lunch,
    "lunchtime": .lunch, "dinner": .dinner, "dinnertime": .dinner, "supper": .dinner, "snack": .snack,
    "elevenses": .snack, "desayuno": .breakfast, "fruhstuck": .breakfast, "nashta": .breakfast, "naashta": .breakfast,
    "sniadanie": .breakfast, "almuerzo": .lunch, "mittagessen": .lunch, "obiad": .lunch, "pranzo": .lunch,
    "almoco": .lunch, "abendessen": .dinner, "abendbrot": .dinner, "jantar": .dinner, "kolacja": .dinner,
    "iftar": .dinner, "merienda": .snack, "fika": .snack,
  ]
}
