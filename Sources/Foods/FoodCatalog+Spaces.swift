/// Two words that were typed as one: "orangejuice".
extension FoodCatalog {
  /// Fewer letters are one word.
  private static let fewestLetters = 7
  private static let fewestOfPart = 3
  /// A name of two words this sure is what was typed.
  private static let sureName = 0.9

  /// `text` with a space in each word that no table has and that names a food when it is parted; nil where there is none.
  func spaced(_ text: Substring, words: [PhraseWord]) -> String? {
    guard words.contains(where: { isUnknown($0.text) }) else { return nil }
    var isChanged = false
    let parts = text.split(separator: " ").map { part -> String in
      guard let word = WordFolding.words(part).first, isUnknown(word), let name = parted(part.lowercased()) else {
        return String(part)
      }
      isChanged = true
      return name
    }
    return isChanged ? parts.joined(separator: " ") : nil
  }

  private func isUnknown(_ word: String) -> Bool {
    word.utf8.count >= Self.fewestLetters && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
      && table.word(word) == nil && labels?.word(word) == nil
  }

  /// The word as the two that name a reference food, where they do.
  private func parted(_ word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count <= Spelling.longestWord, letters.count >= 2 * Self.fewestOfPart else { return nil }
    for cut in Self.fewestOfPart...(letters.count - Self.fewestOfPart) {
      let first = String(decoding: letters[..<cut], as: UTF8.self)
      let second = String(decoding: letters[cut...], as: UTF8.self)
      guard areKnown(first, second) else { continue }
      let name = first + " " + second
      if let match = matches(name, limit: 1, floor: 0).first, match.confidence >= Self.sureName,
        match.food.source != .branded
      {
        return name
      }
    }
    return nil
  }

  /// Both are words of foods, or together another name of one ("jacket potato").
  private func areKnown(_ first: String, _ second: String) -> Bool {
    let words = WordFolding.words(first) + WordFolding.words(second)
    if words.count == 2, words.allSatisfy({ table.word($0) != nil }) { return true }
    let tokens = words.map { WordFolding.Token.word($0) }
    return PhraseReading(table: table).replacingAliases(tokens) != tokens
  }
}
