/// A clause of a message as words, figures parted from their units: "34yo" and "5'10".
struct PersonClause {
  /// A run of letters, a number, or a sign.
  struct Word {
    /// Small letters and straight quotes.
    var text: String
    /// Where it begins in the message.
    var start: String.Index
    var isNumber: Bool
    /// Whether it begins with a capital letter.
    var isCapital = false
  }

  var words: [Word]
  /// As it stands in the message.
  let text: Substring
  /// Whether nothing stands before it in the message.
  let isFirst: Bool

  var range: Range<String.Index> { text.startIndex..<text.endIndex }

  /// The clauses between stops, commas that are in no number, and "and".
  static func clauses(of text: String) -> [PersonClause] {
    var clauses: [PersonClause] = []
    var words: [Word] = []
    var start: String.Index?
    var end = text.startIndex
    func close() {
      if let start, !words.isEmpty {
        clauses.append(PersonClause(words: words, text: text[start..<end], isFirst: clauses.isEmpty))
      }
      words = []
      start = nil
    }
    var at = text.startIndex
    while at < text.endIndex {
      let character = text[at]
      let next = text.index(after: at)
      let isNumber = character.isWholeNumber && character.isASCII
      if isNumber || character.isLetter {
        let behind =
          isNumber
          ? run(in: text, from: at, of: \.isWholeNumber, joints: [".", ","])
          : run(in: text, from: at, of: \.isLetter, joints: ["'", "’"])
        let word = text[at..<behind].lowercased().replacing("’", with: "'")
        if joining.contains(word), !isOfFraction(text[behind...]) {
          close()
        } else {
          if start == nil { start = at }
          words.append(
            Word(
              text: isNumber ? word.replacing(",", with: ".") : word, start: at, isNumber: isNumber,
              isCapital: character.isUppercase))
          end = behind
        }
        at = behind
        continue
      }
      let isStop =
        character == "." && (next == text.endIndex || text[next].isWhitespace)
        && !isShortened(words.last, before: text[next...])
      if isStop || ",;!\n&".contains(character) {
        close()
      } else if !character.isWhitespace, !skipped.contains(character) {
        if start == nil { start = at }
        let sign = signs[character] ?? String(character)
        if sign == "'", words.last?.text == "'", let last = words.indices.last {
          words[last].text = "\""
        } else {
          words.append(Word(text: sign, start: at, isNumber: false))
        }
        end = next
      } else if start != nil, !character.isWhitespace {
        end = next
      }
      at = next
    }
    close()
    return clauses
  }

  /// "5 ft. 10".
  private static func isShortened(_ word: Word?, before rest: Substring) -> Bool {
    guard let word, shortened.contains(word.text) else { return false }
    return rest.first { !$0.isWhitespace }?.isWholeNumber == true
  }

  /// "79 and a half": the figure goes on.
  private static func isOfFraction(_ rest: Substring) -> Bool {
    let ahead = rest.drop { $0.isWhitespace }.prefix(12).lowercased()
    return fractions.contains { ahead.hasPrefix($0) }
  }

  private static let fractions = ["a half", "half", "a quarter", "a bit", "three quarters"]
  private static let shortened: Set<String> = ["ft", "st", "lb", "lbs"]
  private static let joining: Set<String> = ["and", "but"]
  private static let skipped: Set<Character> = ["-", "/", ":", ".", "(", ")", "–", "|", "~"]
  private static let signs: [Character: String] = [
    "’": "'", "′": "'", "‘": "'", "´": "'", "”": "\"", "″": "\"", "“": "\"",
  ]

  /// The end of the run of `characters` that begins at `start`; a sign of `joints` between two of them is of it, as in
  /// "1.80" and "I'm".
  private static func run(
    in text: String, from start: String.Index, of characters: (Character) -> Bool, joints: Set<Character>
  ) -> String.Index {
    var end = text.index(after: start)
    while end < text.endIndex {
      let next = text.index(after: end)
      let isJoint = joints.contains(text[end]) && next < text.endIndex && characters(text[next])
      guard isJoint || characters(text[end]) else { break }
      end = next
    }
    return end
  }
}

/// What is said around an introduction and tells nothing.
extension PersonClause {
  private static let greetings: Set<String> = [
    "hi", "hello", "hey", "hiya", "ada", "there", "good", "morning", "afternoon", "evening", "ok", "okay", "so", "well",
    "greetings", "also",
  ]

  /// Takes "Hi Ada" off its beginning.
  mutating func skipGreeting() { words.removeFirst(words.prefix { Self.greetings.contains($0.text) }.count) }

  /// "My name is Bob", "call me Bob", and "I'm Bob" at the beginning.
  var isName: Bool {
    let said = words.map(\.text)
    for lead in [["my", "name", "is"], ["my", "name's"], ["name's"], ["call", "me"], ["name"]]
    where said.starts(with: lead) && (1...3).contains(said.count - lead.count) {
      return words[lead.count...].allSatisfy { !$0.isNumber }
    }
    guard isFirst, let last = words.last, last.isCapital, !PersonClauseReader.isFact(last.text) else { return false }
    return [["i'm"], ["im"], ["i", "am"], ["this", "is"], ["it's"]].contains(said.dropLast())
  }
}
