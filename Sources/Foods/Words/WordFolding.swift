/// Words as the food table knows them: small letters without accents, in the singular.
///
/// `scripts/foodtable/fold.py` does the same when the table is made; a test over the whole table holds the two together.
enum WordFolding {
  /// A folded word, or a mark that parts a name.
  enum Token: Equatable {
    case word(String)
    case comma, open, close
  }

  /// Folded words and the marks between them, in order. Apostrophes vanish, with the s of a possessive.
  static func tokens(_ text: some StringProtocol) -> [Token] {
    let values = text.unicodeScalars.map(\.value)
    var out: [Token] = []
    // UTF-8: bytes are told apart much faster than characters.
    var word: [UInt8] = []
    func end() {
      if !word.isEmpty { out.append(.word(singular(word))) }
      word.removeAll(keepingCapacity: true)
    }
    func endsInDigit() -> Bool { word.last.map { isDigit(UInt32($0)) } ?? false }
    var index = 0
    while index < values.count {
      let value = values[index]
      index += 1
      switch value {
      case 0x61...0x7A, 0x30...0x39: word.append(UInt8(value))
      case 0x41...0x5A: word.append(UInt8(value | 0x20))
      case 0x25:  // %
        if endsInDigit() { word.append(0x25) }
        end()
      case 0x2E:  // .
        if endsInDigit(), index < values.count, isDigit(values[index]) { word.append(0x2E) } else { end() }
      case 0x27, 0x2019, 0x2018, 0x60, 0xB4:  // apostrophes
        guard !word.isEmpty, index < values.count, values[index] | 0x20 == 0x73 else { break }
        if index + 1 == values.count || !isLetterOrDigit(values[index + 1]) { index += 1 }
      case 0x2C, 0x3A, 0x3B:
        end()
        out.append(.comma)
      case 0x28:
        end()
        out.append(.open)
      case 0x29:
        end()
        out.append(.close)
      case 0xC0...0x17F:
        let letters = LatinLetters.plain(value)
        if letters.isEmpty { end() } else { word += letters.utf8 }
      case 0x300...0x36F, 0xFE0F, 0x200D, 0x1F3FB...0x1F3FF: break
      case 0x2190...0x2BFF, 0x1F000...:
        end()
        if let picture = UnicodeScalar(value) { out.append(.word(String(picture))) }
      case 0..<0x180, 0x2000...0x218F, 0x3000...0x303F, 0xFF00...0xFF20, 0xFFFD: end()
      default:
        if let letter = UnicodeScalar(value) { word += String(letter).utf8 }
      }
    }
    end()
    return out
  }

  /// The folded words alone.
  static func words(_ text: some StringProtocol) -> [String] {
    // Most often it is one plain word.
    if !text.isEmpty, text.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) { return [singular(Array(text.utf8))] }
    return tokens(text).compactMap { if case .word(let word) = $0 { word } else { nil } }
  }

  /// The word without its plural ending; words of other scripts and words with digits stay as they are.
  static func singular(_ word: String) -> String { singular(Array(word.utf8)) }

  static func singular(_ word: [UInt8]) -> String {
    guard word.allSatisfy({ (0x61...0x7A).contains($0) }) else { return String(decoding: word, as: UTF8.self) }
    if let (_, singular) = irregular.first(where: { $0.plural == word }) { return singular }
    var utf8 = word
    func ends(_ ending: StaticString) -> Bool {
      utf8.count >= ending.utf8CodeUnitCount
        && utf8.suffix(ending.utf8CodeUnitCount).elementsEqual(
          UnsafeBufferPointer(start: ending.utf8Start, count: ending.utf8CodeUnitCount))
    }
    if utf8.count > 3, ends("s"), !ends("ss"), !ends("us"), !ends("is") {
      if utf8.count > 4, ends("ies") {
        utf8.removeLast(3)
        utf8.append(0x79)
      } else if utf8.count > 4, ends("oes") || ends("ches") || ends("shes") || ends("xes") || ends("sses") {
        utf8.removeLast(2)
      } else {
        utf8.removeLast()
      }
    }
    if utf8.count > 3, ends("ie") {
      utf8.removeLast(2)
      utf8.append(0x79)
    } else if utf8.count > 4, ends("che") || ends("she") {
      utf8.removeLast()
    }
    return String(decoding: utf8, as: UTF8.self)
  }

  private static let irregular: [(plural: [UInt8], singular: String)] = [
    "leaves": "leaf", "loaves": "loaf", "halves": "half", "calves": "calf", "knives": "knife", "teeth": "tooth",
    "geese": "goose", "feet": "foot", "children": "child", "women": "woman", "men": "man",
  ].map { (Array($0.utf8), $1) }

  static func isDigit(_ value: UInt32) -> Bool { (0x30...0x39).contains(value) }

  static func isLetterOrDigit(_ value: UInt32) -> Bool {
    isDigit(value) || (0x61...0x7A).contains(value | 0x20)
  }
}
