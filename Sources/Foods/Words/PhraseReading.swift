/// Names and phrases as words with roles: aliases replaced, small words dropped, the head found.
///
/// `scripts/foodtable/names.py` reads the table's names in the same way.
struct PhraseReading {
  var table: TableBytes

  /// No phrase for a food is longer; what follows is not read.
  static let longestPhrase = 40

  /// The words of a phrase, each once.
  func read(_ text: some StringProtocol) -> [PhraseWord] {
    var words: [PhraseWord] = []
    var segment = 0
    var depth = 0
    var tail = false
    var negated = false
    var free = false
    var either = false
    for token in replacingAliases(WordFolding.tokens(text)) {
      switch token {
      case .comma:
        if depth == 0 {
          segment += 1
          tail = false
          free = false
        }
        negated = false
        either = false
      case .open: depth += 1
      case .close: depth = max(0, depth - 1)
      case .word("ns"): free = true
      case .word("or"):
        either = true
        if !words.isEmpty { words[words.count - 1].roles.insert(.either) }
      case .word(let word):
        if Self.negators.contains(word) {
          negated = true
        } else if Self.tailers.contains(word) {
          tail = true
          negated = false
        } else if !Self.unspoken.contains(word) {
          var roles: WordRoles = segment == 0 && depth == 0 ? .first : []
          if tail { roles.insert(.tail) }
          if depth > 0 { roles.insert(.bracketed) }
          if negated { roles.insert(.negated) }
          if free { roles.insert(.free) }
          if either { roles.insert(.either) }
          either = false
          words.append(PhraseWord(text: word, roles: roles))
        }
      }
    }
    return unique(words)
  }

  /// Replaces each longest run of words that stands for others ("aubergine" for "eggplant").
  func replacingAliases(_ tokens: [WordFolding.Token]) -> [WordFolding.Token] {
    var out: [WordFolding.Token] = []
    out.reserveCapacity(tokens.count)
    var index = 0
    while index < tokens.count {
      if case .word(let word) = tokens[index], let (length, value) = alias(startingWith: word, in: tokens[index...]) {
        out += value
        index += length
      } else {
        out.append(tokens[index])
        index += 1
      }
    }
    return out
  }

  /// Whether `word` begins a run of words that stands for others.
  func opensAlias(_ word: String) -> Bool {
    var first = word
    return first.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      let row = table.firstAlias(from: raw)
      guard row < table.aliases.count, case let key = key(row), key.count >= raw.count else { return false }
      return key.prefix(raw.count).elementsEqual(raw) && (key.count == raw.count || key[raw.count] == 0x20)
    }
  }

  private func alias(
    startingWith word: String, in tokens: ArraySlice<WordFolding.Token>
  ) -> (length: Int, value: [WordFolding.Token])? {
    var first = word
    return first.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var low = table.firstAlias(from: raw)
      var best: (length: Int, row: Int)?
      while low < table.aliases.count {
        let key = key(low)
        guard key.count >= raw.count, key.prefix(raw.count).elementsEqual(raw) else { break }
        if let length = matchedLength(of: key, in: tokens), length > best?.length ?? 0 { best = (length, low) }
        low += 1
      }
      return best.map { found in
        let value = table.utf8(at: table.u32(table.aliases.offset + 8 * found.row + 4))
        return (
          found.length,
          value.split(separator: 0x20).map { .word(String(decoding: $0, as: UTF8.self)) }
        )
      }
    }
  }

  private func key(_ row: Int) -> UnsafeRawBufferPointer { table.alias(row) }

  /// How many tokens the key's words take, when the tokens begin with them.
  private func matchedLength(of key: UnsafeRawBufferPointer, in tokens: ArraySlice<WordFolding.Token>) -> Int? {
    var position = 0
    var index = tokens.startIndex
    while position < key.count {
      guard index < tokens.endIndex, case .word(let word) = tokens[index] else { return nil }
      for byte in word.utf8 {
        guard position < key.count, key[position] == byte else { return nil }
        position += 1
      }
      index += 1
      if position < key.count {
        guard key[position] == 0x20 else { return nil }
        position += 1
      }
    }
    return index - tokens.startIndex
  }

  private func unique(_ words: [PhraseWord]) -> [PhraseWord] {
    var out: [PhraseWord] = []
    for word in words.prefix(Self.longestPhrase) where !out.contains(where: { $0.text == word.text }) {
      out.append(word)
    }
    return out
  }

  static let unspoken: Set<String> = [
    "a", "an", "the", "of", "and", "or", "my", "some", "any", "this", "that", "these", "those", "n", "ns", "nfs", "y",
    "und",
  ]
  static let negators: Set<String> = ["no", "without", "not", "non", "excluding", "minus", "sans"]
  static let tailers: Set<String> = [
    "with", "in", "on", "from", "over", "topped", "containing", "w", "con", "de", "mit",
  ]
}
