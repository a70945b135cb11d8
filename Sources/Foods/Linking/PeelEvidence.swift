/// What was said of the peel of a vegetable or a fruit, beside what the names of foods say of it: USDA's surveys have
/// potatoes in rows that differ in nothing but whether it was eaten.
struct PeelEvidence {
  private let isEaten: Bool

  /// nil where nothing was said of it.
  init?(_ query: Query) {
    // Asked of every phrase: comparing is quicker than hashing, and most say nothing of it.
    guard query.words.count > 1, let told = query.words.firstIndex(where: { Self.tells($0.text) }),
      !query.words.contains(where: { Self.skinned.contains($0.text) })
    else { return nil }
    if query.words[told].text == "peeled" || query.words[told].text == "skinless" {
      isEaten = false
      return
    }
    guard told != query.head else { return nil }
    // "Peel not eaten", "without its skin".
    isEaten =
      !query.words[told].roles.contains(.negated)
      && !query.words.contains { $0.text == "eaten" && $0.roles.contains(.negated) }
  }

  private static func tells(_ word: String) -> Bool {
    word == "peel" || word == "skin" || word == "peeled" || word == "skinless"
  }

  /// What the name of a food adds to its score or takes from it.
  func score(of name: [PhraseWord]) -> Float {
    guard name.contains(where: { $0.text == "peel" }),
      let eaten = name.first(where: { $0.text == "eaten" })
    else { return 0 }
    return eaten.roles.contains(.negated) != isEaten ? Self.same : Self.contrary
  }

  private static let same: Float = 0.25
  private static let contrary: Float = -0.3
  /// Meat has its own rows.
  private static let skinned: Set<String> = ["chicken", "turkey", "duck", "goose", "fish", "pork", "salmon", "trout"]
}
