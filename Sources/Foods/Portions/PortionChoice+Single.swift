/// One of a food that is named in the singular.
extension PortionChoice {
  /// Whether `choice` is one of what was named in the singular: "1 grape" of "a grape", a piece of "a tater tot" that the
  /// table calls tots, and no kernel of "a popcorn".
  func isOne(_ choice: Choice) -> Bool {
    // "A french fries" is no single one.
    guard let last = head, WordFolding.singular(last) == last,
      let spelt = WordFolding.words(last).last
    else { return false }
    let noun = Self.synonyms[spelt] ?? spelt
    let label = WordFolding.words(choice.label)
    if label.first == "piece", Self.filledPieces.contains(last), name.contains(noun) { return true }
    if label.contains(where: { $0 == noun || Self.singles.contains($0) }) { return true }
    // "A curly fry" is told by its shape.
    if isNamedByPlural(of: noun), label.contains(where: { said.contains($0) && !name.contains($0) }) { return true }
    return label.first == "piece" && isNamedByPlural(of: noun)
  }

  /// The noun it was named with: what follows tells of it.
  private var head: String? {
    let words = spoken.lowercased().split(separator: " ")
    let end =
      words.indices.dropFirst().first { index in
        // "A potato fried in oil", where a "salted crisp" goes on.
        let isLast = index + 1 == words.endIndex || Self.joining.contains(words[index + 1])
        return Self.joining.contains(words[index]) || words[index].hasSuffix("ed") && isLast
      } ?? words.endIndex
    return words[..<end].last.map(String.init)
  }

  /// One of what was named in the plural ("eggs"), where the table weighs one by that name or by its size, or is a recipe
  /// for one.
  func ofPlural() -> Choice? {
    // Folding also takes "toastie" and "toasty" for one word.
    guard let last = head, last.hasSuffix("s"), !Self.singulars.contains(last),
      case let singular = WordFolding.singular(last), singular != last
    else { return nil }
    let nouns = WordFolding.words(singular)
    if food.source == .dish, portions.isEmpty, let usual = food.defaultGrams, usual < Self.leastHelping {
      let isOne = food.name.lowercased().split { !$0.isLetter }.last.map { WordFolding.words(String($0)) } == nouns
      let isPlural = food.name.last == "s"
      return isOne && !isPlural ? Choice(grams: usual, label: singular, confidence: 0.5) : nil
    }
    guard let found = counted(), case let label = WordFolding.words(found.label),
      !isVegetable || food.source == .dish,
      label.contains(where: nouns.contains) || label.allSatisfy(Self.ones.contains)
    else { return nil }
    return found
  }

  /// Nouns that end like a plural and are one: "a gyros".
  private static let singulars: Set<String> = ["gyros"]
  /// Grams; from there on a recipe is a plate of something.
  private static let leastHelping = 150.0
  /// What tables call one of a food besides its name.
  private static let ones = PortionText.sizes.union([
    "item", "piece", "fruit", "each", "whole", "link", "sandwich", "any", "size",
  ])
  /// Tables weigh whole ones, of which slices or a helping are eaten.
  private var isVegetable: Bool { Self.sliced.contains(where: food.category.lowercased().contains) }
  private static let sliced = [
    "vegetable", "tomato", "potato", "onion", "carrot", "pepper", "cucumber", "lettuce", "cabbage",
  ]

  /// Whether the table calls the food by the plural of `noun`, as it does what is served by the handful.
  private func isNamedByPlural(of noun: String) -> Bool {
    food.name.lowercased().split { !$0.isLetter }.contains { word in
      let singular = WordFolding.singular(String(word))
      return singular != word && WordFolding.words(singular).last == noun
    }
  }

  /// What tables call a chip.
  private static let synonyms = [
    "crisp": "chip", "pringle": "chip", "dorito": "chip", "lay": "chip", "frito": "chip", "puff": "piece",
    "curl": "piece",
  ]

  /// What is called alike by the piece and by the plate.
  private static let filledPieces: Set<String> = [
    "ravioli", "tortellini", "gnocchi", "pierogi", "sushi", "wonton", "gyoza",
  ]
  /// What follows tells of the food, and is not what is counted.
  private static let joining: Set<Substring> = ["with", "without", "in", "of", "from", "on", "made", "fried"]
  /// What tables call one of a nut or a fruit.
  private static let singles: Set<String> = ["nut", "berry", "fruit", "whole"]
}
