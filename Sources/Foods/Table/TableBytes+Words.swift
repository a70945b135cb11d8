/// What sets a word apart from others, as the table has it.
enum WordClass: UInt8 {
  case plain
  /// Says little: "cooked", "type", "large".
  case weak
  /// Not in the state it is eaten in: "raw", "dry", "mix".
  case unready
  /// Makes another food of it: "baby", "imitation", "diet".
  case strong
  /// The name of a class that speakers leave out: "fish" in "Fish, salmon".
  case kind
  /// Tells foods apart but never names one: "grilled", "nonfat".
  case state
}

/// The part a word has in a name.
struct WordRoles: OptionSet, Sendable {
  let rawValue: UInt8
  /// What the food is: "burrito" in "Burrito, beef".
  static let head = WordRoles(rawValue: 1)
  /// Before the first comma.
  static let first = WordRoles(rawValue: 2)
  /// After "with", "in", "on": an addition.
  static let tail = WordRoles(rawValue: 4)
  static let bracketed = WordRoles(rawValue: 8)
  static let negated = WordRoles(rawValue: 16)
  /// After "NS as to": said to be unknown.
  static let free = WordRoles(rawValue: 32)
  /// Beside an "or".
  static let either = WordRoles(rawValue: 64)
  static let brand = WordRoles(rawValue: 128)
}

/// How an entry came to be a name of its food.
enum EntryKind: Int {
  case name, synonym
  /// From the lexicon: what people say.
  case spoken
  /// Of a dish of the lexicon that lacks a part ("burger without bun"): meant only where something was left out.
  case without
}

extension TableBytes {
  /// The number of a folded word, if any name has it.
  func word(_ text: String) -> Int? { row(of: text, in: words, stride: 16) }

  /// The number of a word given in bytes.
  func word(_ text: UnsafeRawBufferPointer) -> Int? { word(String(decoding: text, as: UTF8.self)) }

  /// Whether a word of the table is one of English that neither is a food's name nor says what a food is: "standing".
  func isOnlySaid(_ word: Int) -> Bool { u8(words.offset + 16 * word + 14) != 0 }

  /// Whether a folded word is one of English that no name of the table has: spelled right, and no food.
  func isEnglish(_ text: String) -> Bool { row(of: text, in: english, stride: 4) != nil }

  /// The row of a section, sorted by the strings its rows begin with, that is `text`.
  private func row(of text: String, in section: Section, stride: Int) -> Int? {
    var text = text
    return text.withUTF8 { bytes in
      let raw = UnsafeRawBufferPointer(bytes)
      var low = 0
      var high = section.count
      while low < high {
        let middle = (low + high) / 2
        let order = Self.compare(utf8(at: u32(section.offset + stride * middle)), raw)
        if order == 0 { return middle }
        if order < 0 { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }

  /// The words that begin with a byte.
  func words(beginningWith byte: UInt8) -> Range<Int> {
    func bound(_ byte: Int) -> Int {
      var low = 0
      var high = words.count
      while low < high {
        let middle = (low + high) / 2
        if Int(wordText(middle).first ?? 0) < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return bound(Int(byte))..<bound(Int(byte) + 1)
  }

  /// Words of English that begin with a byte.
  func englishWords(beginningWith byte: UInt8) -> some Sequence<UnsafeRawBufferPointer> {
    func bound(_ byte: Int) -> Int {
      var low = 0
      var high = english.count
      while low < high {
        let middle = (low + high) / 2
        if Int(utf8(at: u32(english.offset + 4 * middle)).first ?? 0) < byte { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return (bound(Int(byte))..<bound(Int(byte) + 1)).lazy.map { utf8(at: u32(english.offset + 4 * $0)) }
  }

  /// Words that stand for others, as they are typed.
  func alias(_ row: Int) -> UnsafeRawBufferPointer { utf8(at: u32(aliases.offset + 8 * row)) }

  /// The first of them that does not come before `text`.
  func firstAlias(from text: UnsafeRawBufferPointer) -> Int {
    var low = 0
    var high = aliases.count
    while low < high {
      let middle = (low + high) / 2
      if Self.compare(alias(middle), text) < 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Single words that stand for others and begin with a byte.
  func aliases(beginningWith byte: UInt8) -> some Sequence<UnsafeRawBufferPointer> {
    let first = withUnsafeBytes(of: byte) { firstAlias(from: $0) }
    return (first..<aliases.count).lazy.map { alias($0) }.prefix { $0.first == byte }
      .filter { !$0.contains(0x20) }
  }

  func wordText(_ word: Int) -> UnsafeRawBufferPointer { utf8(at: u32(words.offset + 16 * word)) }

  /// How much a word tells, 0...1: rare words more.
  func weight(ofWord word: Int) -> Float { Float(u8(words.offset + 16 * word + 12)) / 255 }

  func wordClass(_ word: Int) -> WordClass { WordClass(rawValue: u8(words.offset + 16 * word + 13)) ?? .plain }

  /// In how many entries a word stands.
  func entryCount(ofWord word: Int) -> Int { u32(words.offset + 16 * word + 8) }

  /// Calls `body` with each entry that has the word, in ascending order.
  @inline(__always)
  func forEachEntry(withWord word: Int, _ body: (Int) -> Void) {
    var position = postings.offset + u32(words.offset + 16 * word + 4)
    var entry = 0
    for _ in 0..<entryCount(ofWord: word) {
      var delta = 0
      var shift = 0
      while true {
        let byte = Int(u8(position))
        position += 1
        delta |= (byte & 0x7F) << shift
        if byte < 0x80 { break }
        shift += 7
      }
      entry += delta
      body(entry)
    }
  }

  @inline(__always)
  func food(ofEntry entry: Int) -> Int { u32(entries.offset + 8 * entry) & 0x0FFF_FFFF }

  @inline(__always)
  func kind(ofEntry entry: Int) -> EntryKind { EntryKind(rawValue: u32(entries.offset + 8 * entry) >> 28) ?? .name }

  /// Positions in the list of all entries' words.
  @inline(__always)
  func wordRange(ofEntry entry: Int) -> Range<Int> {
    u32(entries.offset + 8 * entry + 4)..<u32(entries.offset + 8 * entry + 12)
  }

  /// The word at a position and its part in the name.
  @inline(__always)
  func entryWord(_ position: Int) -> (word: Int, roles: WordRoles) {
    let packed = u32(entryWords.offset + 4 * position)
    return (packed & 0xFF_FFFF, WordRoles(rawValue: UInt8(packed >> 24)))
  }

  /// Byte order, as the words are sorted.
  static func compare(_ a: UnsafeRawBufferPointer, _ b: UnsafeRawBufferPointer) -> Int {
    let shared = min(a.count, b.count)
    for index in 0..<shared where a[index] != b[index] { return Int(a[index]) - Int(b[index]) }
    return a.count - b.count
  }
}
