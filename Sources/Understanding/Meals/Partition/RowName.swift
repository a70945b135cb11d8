import Foods

/// The name of a row without the label in brackets, what it was made with and the brand in capitals.
struct RowName {
  /// Folded.
  var words: [String]
  var isCombination: Bool
  /// One food on another: "Eggs on toast".
  var isOpen: Bool

  init(_ food: Foods.Food) {
    let name = food.shownName.prefix { $0 != "(" }
    let bare = name.firstRange(of: " made with").map { name[..<$0.lowerBound] } ?? name
    words = FoodCatalog.foldedWords(
      name.split(separator: " ").filter { $0.contains(where: \.isLowercase) || $0.utf8.count < 3 }.joined(
        separator: " ")
    )
    isCombination =
      !bare.hasPrefix("Ben & Jerry") && FoodPartition.isCombination(String(bare)) || bare.contains(" in ")
    isOpen = bare.contains(" on ")
  }

  /// "Beef with mushroom sauce", where mushrooms were said.
  func addsSauce(to heads: ArraySlice<String>, said: [String]) -> Bool {
    !said.contains("sauce")
      && zip(words, words.dropFirst()).contains { part, next in next == "sauce" && heads.contains(part) }
  }
}
