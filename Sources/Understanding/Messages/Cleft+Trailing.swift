/// What is said of a whole list behind its verb: "three pears were all I could manage", "toast and eggs make up my
/// breakfast".
extension Cleft {
  private static let limits = PhraseTable(
    list: """
      i could manage,i could eat,i could stomach,i could face,i could keep down,i could finish,i could handle,i managed
      we could manage,i could get down
      """)
  private static let owners: WordSet = ["my", "our", "the", "a", "today's", "tonight's"]
  private static let longestPraise = 3

  static let sufficing: WordSet = ["plenty", "enough", "ample", "sufficient", "loads"]
  /// Behind what is gone, they tell how fast it was eaten.
  private static let hurry: WordSet = ["before", "in", "within", "by", "faster", "quicker"]
  private static let whole: WordSet = ["whole", "entire", "only", "sole"]

  /// `tokens` without the predicate.
  static func withoutPredicate(_ tokens: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard tokens.count > 2,
      let tail = limit(in: tokens) ?? making(in: tokens, holdsFood) ?? being(in: tokens) ?? enough(in: tokens)
    else { return tokens }
    let meal = tail.upperBound < tokens.count && TimeWords.meals[tokens[tail.upperBound]] != nil
    let lead = meal ? Token.words(["for"], at: tokens[tail.lowerBound].range) : []
    return Array(tokens[..<tail.lowerBound] + lead + tokens[tail.upperBound...])
  }

  /// "was all I could manage", "were the only soft food I could face".
  private static func limit(in tokens: [Token]) -> Range<Int>? {
    for copula in tokens.indices.dropFirst().dropLast(3)
    where tokens[copula].isOne(of: "was", "were") && tokens[copula + 1].isOne(of: "all", "the", "about") {
      let told = tokens[(copula + 1)...].prefix(8)
      guard
        tokens[copula + 1].isWord("all") || told.prefix(3).contains(where: { $0.isWord("only") || $0.isWord("all") }),
        let person = told.firstIndex(where: { $0.isWord("i") || $0.isWord("we") }),
        let match = limits.match(at: person, in: tokens)
      else { continue }
      return copula..<(person + match.count)
    }
    return nil
  }

  /// "make up my breakfast", "made for a pleasant lunch", and of a food "made a filling lunch": the meal is kept as "for
  /// breakfast".
  private static func making(in tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Range<Int>? {
    for verb in tokens.indices.dropFirst().dropLast(2) where tokens[verb].isOne(of: "make", "makes", "made") {
      let isLed = tokens[verb + 1].isOne(of: "up", "for")
      let owner = isLed ? verb + 2 : verb + 1
      guard owner < tokens.count, owners.contains(tokens[owner]), isLed || holdsFood([tokens[verb - 1]]),
        let meal = tokens[(owner + 1)...].prefix(longestPraise).firstIndex(where: { TimeWords.meals[$0] != nil }),
        tokens.breaks(at: meal + 1) || tokens[meal + 1].isOne(of: "today", "tonight")
      else { continue }
      return verb..<meal
    }
    return nil
  }

  /// "are my whole snack", "is my only meal".
  private static func being(in tokens: [Token]) -> Range<Int>? {
    for copula in tokens.indices.dropFirst().dropLast(3)
    where tokens[copula].isOne(of: "is", "are", "was", "were") && tokens[copula + 1].isOne(of: "my", "our")
      && whole.contains(tokens[copula + 2])
    {
      guard TimeWords.meals[tokens[copula + 3]] != nil else { continue }
      return copula..<(copula + 3)
    }
    return nil
  }

  /// "was plenty", "was more than enough for me": how much it was to the person, behind what was eaten.
  private static func enough(in tokens: [Token]) -> Range<Int>? {
    // "soup and yam, plenty".
    if let last = tokens.last, sufficing.contains(last), tokens[tokens.count - 2].isSign(",") {
      return (tokens.count - 2)..<tokens.count
    }
    for copula in tokens.indices.dropFirst().dropLast() where tokens[copula].isOne(of: "was", "were") {
      var end = copula + 1
      while end < tokens.count, tokens[end].isOne(of: "more", "than", "quite", "just", "really", "definitely") {
        end += 1
      }
      // "Three pies were gone before noon".
      if end + 1 < tokens.count, tokens[end].isWord("gone"), hurry.contains(tokens[end + 1]), tokens[0].isCount {
        return copula..<(tokens[end...].firstIndex { $0.kind == .punctuation } ?? tokens.count)
      }
      guard end < tokens.count, sufficing.contains(tokens[end]) else { continue }
      end += 1
      if end + 1 < tokens.count, tokens[end].isWord("for"), tokens[end + 1].isOne(of: "me", "us") { end += 2 }
      guard tokens.ends(at: end) else { continue }
      return copula..<end
    }
    return nil
  }
}
