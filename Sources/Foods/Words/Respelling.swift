extension FoodCatalog {
  /// The word that `word`, in small letters, was meant to be: one of a food's name ("quinoa" for "quimoa"), or one that
  /// stands for others in names ("courgette" for "curgette"), in the form that was typed. nil where it is spelt right, is
  /// English, or is near no such word.
  public func respelt(_ word: String) -> String? {
    if word.hasSuffix("'s") { return respelt(String(word.dropLast(2))).map { $0 + "'s" } }
    guard word.utf8.count >= Self.fewestRespelt, word.utf8.count <= Spelling.longestWord, table.word(word) == nil,
      word.utf8.allSatisfy({ (0x61...0x7A).contains($0) })
    else { return nil }
    let letters = Array(word.utf8)
    let folded = WordFolding.singular(letters)
    if table.word(folded) != nil || isSpelt(word) || folded != word && isSpelt(folded) { return nil }
    let spelling = Spelling(table: table)
    // "Biscutis" has a plural's ending that the folding leaves alone.
    let variants = [folded, word] + (word.hasSuffix("s") ? [String(word.dropLast())] : [])
    guard let meant = variants.lazy.compactMap({ spelling.meant(by: Array($0.utf8), labels: labels) }).first else {
      return nil
    }
    // "Sugary" and "pureed" are made of the word, and no slips.
    if Self.derived.contains(where: { word == meant + $0 }) { return nil }
    let forms = Self.forms(of: meant).sorted {
      $0.hasSuffix("s") == word.hasSuffix("s") && !($1.hasSuffix("s") == word.hasSuffix("s"))
    }
    return forms.min { Spelling.distance($0, letters) < Spelling.distance($1, letters) }
  }

  private static let derived = ["y", "d", "n", "r", "ed", "en", "er", "ish", "ing"]

  /// Shorter words are near too many others.
  private static let fewestRespelt = 5
  /// A word that fewer labels have may be misspelt on them.
  private static let leastOfLabels = 4

  private func isSpelt(_ word: String) -> Bool {
    if table.isEnglish(word) || EverydayWords.contains(word) { return true }
    if PhraseReading(table: table).opensAlias(word) || personal?.knows(word: word) ?? false { return true }
    guard let labels, let number = labels.word(word) else { return false }
    return labels.entryCount(ofWord: number) >= Self.leastOfLabels
  }

  /// A folded word as it may be written: "cooky" is of cookie, and "quich" of quiche.
  private static func forms(of word: String) -> [String] {
    var forms = [word, word + "s", word + "es"]
    if word.hasSuffix("y") { forms += [word.dropLast() + "ie", word.dropLast() + "ies"] }
    if word.hasSuffix("h") { forms.append(word + "e") }
    return forms
  }
}

extension Spelling {
  /// As common as a word is taken to be that stands for others in names.
  private static let commonAlias = 60
  /// Names that few foods have are not what is mistyped.
  private static let known = 10
  private static let common = 40
  private static let veryCommon = 400
  private static let shortest = 3
  /// In a shorter word one wrong letter says little.
  private static let shortWord = 6
  /// In a word as long as this two letters may be wrong.
  private static let longWord = 8

  /// A word that may be meant.
  private struct Candidate {
    var text: String
    var typos: Int
    var kind: Slip.Kind
    var count: Int

    /// A slip of the hand, or a word that is common enough for its length: names and words of other languages are near some
    /// rare one by chance.
    func isSure(for letters: Int) -> Bool {
      kind <= .nextKey && count >= Spelling.known
        || count >= (letters < Spelling.shortWord ? Spelling.veryCommon : Spelling.common)
    }

    func isLikelier(than other: Candidate?) -> Bool {
      guard let other else { return true }
      return (typos, kind.rawValue, -count) < (other.typos, other.kind.rawValue, -other.count)
    }
  }

  /// The word of the table's names, or that stands for others there, which `letters` are surely meant to be; nil where none
  /// is, or where a word of English is nearer.
  func meant(by letters: [UInt8], labels: TableBytes?) -> String? {
    guard letters.count > Self.shortest else { return nil }
    let limit = letters.count < Self.longWord ? 1 : 2
    var best: Candidate?
    func look(at candidate: UnsafeRawBufferPointer, count: Int) {
      guard candidate.count > Self.shortest,
        let typos = Self.distance(letters, candidate, limit: min(limit, best?.typos ?? limit)), typos > 0,
        typos == 1 || Self.soundsAlike(letters, candidate)
      else { return }
      // Labels tell how common a word is that USDA's few names of it do not.
      let count = count + (labels?.word(candidate).map { labels?.entryCount(ofWord: $0) ?? 0 } ?? 0)
      let found = Candidate(
        text: String(decoding: candidate, as: UTF8.self), typos: typos,
        kind: Slip(letters, candidate, typos: typos).kind, count: count)
      guard found.isSure(for: letters.count), found.isLikelier(than: best) else { return }
      best = found
    }
    for first in Set(letters.prefix(2)) {
      for word in table.words(beginningWith: first) {
        look(at: table.wordText(word), count: table.entryCount(ofWord: word))
      }
      for alias in table.aliases(beginningWith: first) { look(at: alias, count: Self.commonAlias) }
    }
    guard let best, !isEnglishNearer(letters, than: best) else { return nil }
    return best.text
  }

  /// Whether some word of English is nearer, or as near by a slip as natural; a common food's word goes before it where both are
  /// slips of the hand.
  private func isEnglishNearer(_ letters: [UInt8], than food: Candidate) -> Bool {
    table.englishWords(beginningWith: letters[0]).contains { word in
      guard let typos = Self.distance(letters, word, limit: food.typos) else { return false }
      if typos < food.typos { return true }
      let kind = Slip(letters, word, typos: typos).kind
      return food.kind <= .nextKey && food.count >= Self.common ? false : kind <= food.kind
    }
  }

  /// The same consonants in the same order, doubled or not: "bolagnaise" for bolognese.
  private static func soundsAlike(_ typed: [UInt8], _ meant: UnsafeRawBufferPointer) -> Bool {
    func consonants(_ word: some Sequence<UInt8>) -> [UInt8] {
      word.reduce(into: []) { found, letter in
        if !vowels.contains(letter), found.last != letter { found.append(letter) }
      }
    }
    return consonants(typed) == consonants(meant)
  }

  /// The edits between two words, however many.
  static func distance(_ one: String, _ other: [UInt8]) -> Int {
    Array(one.utf8).withUnsafeBytes { distance(other, $0, limit: longestWord) ?? longestWord }
  }
}
