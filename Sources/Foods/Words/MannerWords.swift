/// Words for how a dish was, which hardly ever tell one food from another: "fresh", "homemade", "warm".
enum MannerWords {
  private static let all: Set<String> = [
    "authentic", "chilled", "cold", "crispy", "crunchy", "crusty", "delicious", "fluffy", "fresh", "gooey", "gourmet",
    "hearty", "homemade", "hot", "juicy", "leftover", "moist", "organic", "premium", "reheated", "tasty", "tender",
    "traditional", "warm", "yummy",
  ]
  private static let longest = 11

  /// What `phrase` names behind such a word at its beginning; nil where it has none there.
  static func named(in phrase: String) -> String? {
    guard let space = phrase.utf8.prefix(longest + 1).firstIndex(of: 0x20),
      all.contains(phrase[..<space].lowercased())
    else { return nil }
    return String(phrase[phrase.utf8.index(after: space)...])
  }

  /// States that make another food of it, or tell more than how it was cooked and cut: never left out.
  private static let kinds: Set<String> = [
    "nonfat", "lowfat", "reducedfat", "unsweetened", "sweetened", "unsalted", "skinless", "skinon", "glutenfree",
    "lactosefree", "decaf", "lowsodium", "light", "nofatadded", "fatadded", "leanandfat", "leanonly", "boneless",
    "nondairy", "flavor", "breaded", "battered", "coated", "stuffed", "fillet", "filet",
  ]
  private static let unmade: Set<String> = ["cooked", "raw", "uncooked", "prepared"]

  /// Whether `word` tells how a food was cooked or cut, and never what it is: "grilled", "sliced", "cooked".
  static func tellsMaking(_ word: PhraseWord) -> Bool {
    word.wordClass == .state && !kinds.contains(word.text) || unmade.contains(word.text)
  }
}
