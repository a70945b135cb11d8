/// Words around numbers and measures.
enum QuantityWords {
  /// Say that something is not known for sure.
  static let doubts: WordSet = ["maybe", "perhaps", "possibly", "probably", "likely"]

  /// Before an amount that is not told exactly.
  static let hedges: WordSet = ["about", "around", "roughly", "approximately", "approx", "maybe", "~"]

  /// What a whole is cut into.
  static let pieces = WordList.words("piece pieces slice slices square squares wedge wedges chunk chunks")

  /// Parts of a whole, said as nouns.
  static let shares: WordSet = ["half", "most", "quarter", "third"]

  /// Say that a number is not exact, or only lead up to it.
  static let approximators: WordSet = [
    "about", "around", "approximately", "approx", "roughly", "nearly", "almost", "like", "maybe", "perhaps", "probably",
    "circa", "ca", "just", "only", "exactly", "precisely", "another", "say", "over", "under", "barely", "other",
    "literally",
  ]

  /// May stand between a number and its measure.
  static let fillers: WordSet = [
    "heaping", "heaped", "level", "rounded", "scant", "full", "whole", "generous", "good", "more", "extra", "decent",
    "hearty", "sized", "standard", "average", "normal", "typical", "single", "individual", "simple", "modest", "solid",
    "fresh", "hot", "cold", "warm", "entire", "nice", "additional", "quick", "light", "cooked", "overflowing",
  ]

  /// Sizes, with the name that portion tables give them.
  static let sizes: WordTable<String> = [
    "small": "small", "sm": "small", "tiny": "small", "little": "small", "wee": "small", "petite": "small",
    "medium": "medium",
    "med": "medium",
    "large": "large",
    "lg": "large", "lrg": "large", "big": "large", "huge": "extra large", "giant": "extra large",
    "massive": "extra large",
    "enormous": "extra large", "supersize": "extra large", "supersized": "extra large", "xl": "extra large",
    "jumbo": "jumbo", "mini": "miniature", "miniature": "miniature",
    "regular": "regular", "thin": "thin", "thick": "thick", "tall": "tall", "grande": "grande", "venti": "venti",
    "trenta": "trenta",
    "short": "short",
    "personal": "personal", "smallish": "small", "largish": "large", "larger": "large", "smaller": "small",
  ]

  /// How large something was, before its size.
  static let degrees: WordSet = ["rather", "pretty", "quite", "fairly", "really", "seriously", "reasonably"]

  static let pounds: WordSet = ["lb", "lbs", "pound", "pounds"]
  static let kilograms: WordSet = ["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"]

  /// Kilograms and pounds, as they are written beside a load.
  static let loads: WordSet = ["kg", "kgs", "kilos", "lb", "lbs", "pounds"]

  static let scoops: WordSet = ["scoop", "scoops"]

  /// What is paid with.
  static let money = WordList.words("euro euros dollar dollars pound pounds quid bucks cents pence pesos rupees yen")

  /// Say what goes into a vessel: "the mug holds 300 ml".
  static let holding: WordSet = ["holds", "takes", "fits"]

  /// Household measures of a little that is put to something else: "a splash of milk".
  static let smallMeasures: WordSet = [
    "knob", "drizzle", "dash", "pinch", "squeeze", "splash", "pat", "sprinkle", "scrape",
  ]

  /// Say that a figure is of all there was: "50 min altogether".
  static let totals: WordSet = ["total", "altogether", "overall"]
  static let ofAll = totals.union(["all"])

  /// Sizes before "size": king size, fun-size.
  static let namedSizes: WordSet = [
    "king", "fun", "bite", "family", "snack", "share", "party", "travel", "queen",
  ]

  /// Whose size it is: "a kids' size popcorn" is a small one.
  static let childSizes: WordSet = [
    "kids", "kid", "kid's", "child", "childs", "child's", "children's", "childrens", "toddler",
  ]

  /// Sizes only right before a measure: a thick slice, but thick crust.
  static let measuredSizes: WordSet = ["thin", "thick", "tall", "short", "little", "regular"]

  /// "medium rare" is how a steak is done.
  static let notAfterSize: WordSet = [
    "rare", "trainer", "well", "roast", "roasted", "done", "grain", "curd", "crust", "salsa", "heat", "spicy",
    "cheddar",
  ]
}
