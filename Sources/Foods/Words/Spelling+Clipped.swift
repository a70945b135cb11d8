/// Words that are typed without some of their vowels: "oatml", "brkfst", "trky".
extension Spelling {
  private static let fewestTyped = 4
  private static let mostVowels = 3
  /// Entries that have a word which people cut short so.
  private static let commonlyClipped = 40
  static let vowels = Set("aeiou".utf8)

  /// The commonest word that `letters` are with its vowels put back in; nil where none is.
  func unclipped(_ letters: [UInt8]) -> (word: Int, typos: Int)? {
    guard letters.count >= Self.fewestTyped else { return nil }
    var best: (word: Int, count: Int)?
    for word in table.words(beginningWith: letters[0]) {
      let candidate = table.wordText(word)
      guard candidate.count > letters.count, candidate.count <= letters.count + Self.mostVowels,
        Self.isClipped(letters, candidate)
      else { continue }
      let count = table.entryCount(ofWord: word)
      if count >= Self.commonlyClipped, count > best?.count ?? 0 { best = (word, count) }
    }
    return best.map { ($0.word, 2) }
  }

  /// Whether `typed` is `meant` with vowels left out, and nothing else.
  private static func isClipped(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer) -> Bool {
    var place = 0
    for letter in meant {
      if place < typed.count, typed[place] == letter {
        place += 1
      } else if !vowels.contains(letter) {
        return false
      }
    }
    return place == typed.count
  }
}
