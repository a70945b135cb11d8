/// Who ate with the person, told before the verb as people speak: "me and my sister had ramen", "Dev and I split a pie".
///
/// The person is one of them, so that the meal is the person's own as much as theirs.
enum OwnCompany {
  /// Before such a subject; behind a preposition "me" is whom something is for.
  private static let openers: WordSet = [
    "then", "so", "today", "yesterday", "tonight", "night", "morning", "afternoon", "evening", "later", "after", "also",
  ]
  private static let sharing: WordSet = ["split", "shared", "halved", "demolished", "polished"]
  private static let between: WordSet = ["both", "just", "each", "all", "also"]
  private static let mostAdjectives = 1

  /// `tokens` with the person named last, as the readers know it: "my sister and I", and "we" where only a name stands.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4, tokens.contains(where: { $0.isWord("me") || $0.isWord("i") }) else { return tokens }
    guard let start = tokens.indices.first(where: { opens($0, in: tokens) && subject(at: $0, in: tokens) != nil }),
      let (others, end) = subject(at: start, in: tokens)
    else { return tokens }
    let range = tokens[start].range.lowerBound..<tokens[end - 1].range.upperBound
    func word(_ text: String) -> Token { Token.word(text, at: range) }
    let told =
      isName(others.lowerBound, in: tokens) ? [word("we")] : Array(tokens[others]) + [word("and"), word("i")]
    return Array(tokens[..<start]) + told + tokens[end...]
  }

  private static func opens(_ index: Int, in tokens: [Token]) -> Bool {
    index == 0 || tokens[index - 1].kind == .punctuation || openers.contains(tokens[index - 1])
  }

  /// The others of "me and my sister" or of "Dev and I", with a verb behind; nil for any other clause.
  private static func subject(at start: Int, in tokens: [Token]) -> (others: Range<Int>, end: Int)? {
    if tokens[start].isWord("me") {
      guard start + 2 < tokens.count, ListWords.ands.contains(tokens[start + 1]),
        let end = endOfCompany(from: start + 2, in: tokens), isVerb(end, in: tokens)
      else { return nil }
      return (start + 2..<end, end)
    }
    guard isName(start, in: tokens), start + 2 < tokens.count, ListWords.ands.contains(tokens[start + 1]),
      tokens[start + 2].isOne(of: "i", "me"), isVerb(start + 3, in: tokens)
    else { return nil }
    return (start..<start + 1, start + 3)
  }

  /// Behind "my little brother Tom", "the kids", "Dev".
  private static func endOfCompany(from start: Int, in tokens: [Token]) -> Int? {
    if isName(start, in: tokens) { return start + 1 }
    guard IntentWords.determiners.contains(at: start, in: tokens) else { return nil }
    let person = (start + 1...start + 1 + mostAdjectives).first { FrameReader.isPerson($0, in: tokens) }
    guard let person else { return nil }
    return isName(person + 1, in: tokens) ? person + 2 : person + 1
  }

  private static func isName(_ index: Int, in tokens: [Token]) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word, !IntentWords.determiners.contains(tokens[index])
    else { return false }
    return GivenNames.all.contains(tokens[index])
      || index > 0 && SceneFilter.isCapitalLetter(tokens[index]) && !tokens[index].isWord("i")
  }

  private static func isVerb(_ index: Int, in tokens: [Token]) -> Bool {
    let at = between.contains(at: index, in: tokens) ? index + 1 : index
    guard at < tokens.count else { return false }
    return sharing.contains(tokens[at]) || IntentWords.reports.contains(tokens[at])
      || MealWords.verbs.contains(tokens[at])
  }
}
