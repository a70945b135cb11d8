extension FoodCatalog {
  /// Words in the names of foods that begin so, those that stand in most names first. Small letters, in the singular.
  ///
  /// - Parameters:
  ///   - prefix: letters of one word, in any case.
  public func words(beginningWith prefix: String, limit: Int) -> [String] {
    let wanted = Array(prefix.lowercased().utf8)
    guard limit > 0, let first = wanted.first else { return [] }
    let found = table.words(beginningWith: first).filter { word in
      table.wordText(word).starts(with: wanted)
    }
    var words: [String] = []
    for word in found.sorted(by: { table.entryCount(ofWord: $0) > table.entryCount(ofWord: $1) }) {
      let text = String(decoding: table.wordText(word), as: UTF8.self)
      if isWritten(text, word) { words.append(text) }
      if words.count == limit { break }
    }
    return words
  }

  /// Whether a name has the word as it stands; the index also has words run together and in the singular.
  private func isWritten(_ text: String, _ word: Int) -> Bool {
    var looked = 0
    var isWritten = false
    table.forEachEntry(withWord: word) { entry in
      guard !isWritten, looked < 24 else { return }
      looked += 1
      let name = table.food(table.food(ofEntry: entry)).name.lowercased()
      isWritten = name.split(whereSeparator: { !$0.isLetter }).contains { $0.hasPrefix(text) }
    }
    return isWritten
  }
}
