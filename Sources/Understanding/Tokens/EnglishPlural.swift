/// Singular and plural of English nouns, by rule, with the irregular ones that name foods and measures.
enum EnglishPlural {
  private static let irregular = [
    "leaf": "leaves", "loaf": "loaves", "half": "halves", "knife": "knives", "foot": "feet", "tooth": "teeth",
    "goose": "geese", "calf": "calves", "potato": "potatoes", "tomato": "tomatoes", "mango": "mangoes", "fish": "fish",
    "shrimp": "shrimp", "gyros": "gyros", "person": "people", "roti": "rotis", "chapati": "chapatis",
    "chapatti": "chapattis",
    "idli": "idlis", "puri": "puris", "poori": "pooris", "bhaji": "bhajis", "kiwi": "kiwis", "martini": "martinis",
    "panini": "paninis", "daiquiri": "daiquiris", "ravioli": "raviolis", "cannoli": "cannolis", "zucchini": "zucchinis",
    "biscotti": "biscottis", "salami": "salamis", "sarnie": "sarnies", "toastie": "toasties", "smoothie": "smoothies",
    "brownie": "brownies", "cookie": "cookies", "veggie": "veggies", "sammie": "sammies", "bickie": "bickies",
  ]

  private static let singulars = WordTable(
    Dictionary(irregular.map { ($1, $0) }, uniquingKeysWith: { first, _ in first }))

  static func plural(of noun: String) -> String {
    if let space = noun.lastIndex(of: " ") {
      let head = noun[noun.index(after: space)...]
      return noun[...space] + plural(of: String(head))
    }
    if let plural = irregular[noun] { return plural }
    if noun.hasSuffix("s") || noun.hasSuffix("x") || noun.hasSuffix("ch") || noun.hasSuffix("sh") { return noun + "es" }
    if noun.hasSuffix("y"), let before = noun.dropLast().last, !"aeiou".contains(before) {
      return noun.dropLast() + "ies"
    }
    return noun + "s"
  }

  /// Whether a noun is in the plural.
  static func isPlural(_ noun: String) -> Bool { singular(of: noun) != noun }

  static func singular(of noun: String) -> String {
    if let singular = singulars[noun] { return singular }
    guard noun.utf8.last == UInt8(ascii: "s"), noun.utf8.count > 3, !noun.hasSuffix("ss"), !noun.hasSuffix("us"),
      !noun.hasSuffix("is")
    else {
      return noun
    }
    if noun.hasSuffix("ies"), noun.count > 4 { return noun.dropLast(3) + "y" }
    for ending in ["ches", "shes", "xes", "sses", "oes", "zzes"] where noun.hasSuffix(ending) {
      return String(noun.dropLast(2))
    }
    return String(noun.dropLast())
  }
}
