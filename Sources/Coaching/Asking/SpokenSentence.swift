import Understanding

/// A sentence of a model as plain words, with the amounts in it, in digits or in words.
struct SpokenSentence: Sendable {
  /// Small letters and digits; a point or an apostrophe inside a word stays, "/" is "per".
  let words: [String]
  /// The clause of each word: a comma, a colon, a dash and "but" begin another.
  let clauses: [Int]

  init(_ sentence: String) {
    var words: [String] = []
    var clauses: [Int] = []
    var clause = 0
    var word = ""
    func take(_ next: String) {
      guard !next.isEmpty else { return }
      if ["but", "so", "because", "while", "though", "although", "whereas"].contains(next) { clause += 1 }
      words.append(next)
      clauses.append(clause)
    }
    let characters = Array(sentence.lowercased().replacing("’", with: "'"))
    for (index, character) in characters.enumerated() {
      let isBetweenDigits =
        index > 0 && index + 1 < characters.count && characters[index - 1].isNumber && characters[index + 1].isNumber
      if character.isLetter || character.isNumber || character == "'" {
        word.append(character)
        continue
      }
      if isBetweenDigits {
        // Between thousands: a comma, a narrow space.
        if character == "." { word.append(character) }
        if ",.\u{A0}\u{2009}\u{202F}".contains(character) { continue }
      }
      take(word)
      word = ""
      if character == "/" { take("per") }
      if character == "%" { take("%") }
      if ",;:–—()".contains(character), !isBetweenDigits { clause += 1 }
    }
    take(word)
    self.words = words
    self.clauses = clauses
  }

  /// Whether any of the phrases is there, as whole words, within a range.
  func has(_ phrases: [String], in range: Range<Int>? = nil) -> Bool {
    let text = " " + words[range ?? words.indices].joined(separator: " ") + " "
    return phrases.contains { text.contains(" \($0) ") }
  }

  /// The words of the clause that a word is in.
  func clause(at index: Int) -> Range<Int> {
    guard clauses.indices.contains(index) else { return index..<index }
    let own = clauses[index]
    let start = clauses.firstIndex(of: own) ?? index
    let end = clauses.lastIndex(of: own) ?? index
    return start..<(end + 1)
  }

  func word(_ index: Int) -> String { words.indices.contains(index) ? words[index] : "" }

  /// A number with its unit.
  struct Amount: Equatable {
    var value: Double
    /// The words it takes, with those of the range that it is an end of.
    var range: Range<Int>
  }

  /// The amounts that one of the units follows, glued or apart, in the unit that is worth 1; of "800 to 900 kcal" both.
  ///
  /// - Parameter groupsThousands: takes "1.200" for 1200, as it is written in half of Europe.
  func amounts(_ units: [String: Double], groupsThousands: Bool = false) -> [Amount] {
    var found: [Amount] = []
    var index = 0
    while index < words.count {
      guard let first = number(at: index, groupsThousands: groupsThousands) else {
        index += 1
        continue
      }
      var numbers = [first.value]
      var (unit, end) = (first.glued, first.end)
      let next = ["to", "or", "and"].contains(word(end)) ? end + 1 : end
      if unit.isEmpty, let second = number(at: next, groupsThousands: groupsThousands) {
        numbers.append(second.value)
        (unit, end) = (second.glued, second.end)
      }
      if unit.isEmpty {
        if Self.betweenNumberAndUnit.contains(word(end)), units[word(end + 1)] != nil { end += 1 }
        unit = word(end)
        if units[unit] != nil { end += 1 }
      }
      if let worth = units[unit] { found += numbers.map { Amount(value: $0 * worth, range: index..<end) } }
      index = max(units[unit] == nil ? first.end : end, index + 1)
    }
    return found
  }

  private static let betweenNumberAndUnit: Set<String> = ["daily", "net", "total", "or", "mere", "measly", "small"]

  /// The number that begins at a word: what is glued to it, and where it ends.
  func number(at start: Int, groupsThousands: Bool = false) -> (value: Double, glued: String, end: Int)? {
    guard words.indices.contains(start) else { return nil }
    let word = word(start)
    let digits = word.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    if let first = digits.first, first != ".", var value = Double(digits) {
      var glued = String(word.dropFirst(digits.count))
      // "1.200" is no fraction where its unit is small.
      let parts = digits.split(separator: ".")
      if groupsThousands, parts.count == 2, parts[1].count == 3, value < 100 { value *= 1000 }
      if glued == "k" { (value, glued) = (value * 1000, "") }
      return (value, glued, start + 1)
    }
    return SpelledNumber.read(words[start...]).map { ($0.value, "", start + $0.count) }
  }
}
