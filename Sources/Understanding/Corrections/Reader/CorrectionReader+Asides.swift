import ToolCalls

/// What people say around a correction and is none of it: how they came to know, whose fault it was, and second thoughts.
extension CorrectionReader {
  /// `tokens` without what is said aside: "it was 3" of "ok, it was 3, I just counted".
  func withoutAsides(_ tokens: [Token]) -> [Token] {
    var rest = amountBehindReason(tokens)
    if let opening = rest.firstIndex(where: { $0.kind != .punctuation && !Self.murmurs.contains($0) }),
      opening > 0,
      isSure(Array(rest[opening...]))
    {
      rest = Array(rest[opening...])
    }
    if let more = endOfMultiple(rest) { return Array(rest[..<more]) }
    if let counted = withoutRemark(rest) { return counted }
    while let joint = rest.lastIndex(where: { Self.joints.contains($0) && $0.kind == .punctuation }), joint > 0,
      isAside(Array(rest[(joint + 1)...]))
    {
      let head = Array(rest[..<joint].dropLast(while: { $0.kind == .punctuation }))
      // "Sorry, I forgot" mends nothing.
      guard firstContent(head) < head.count else { break }
      rest = head
    }
    return rest
  }

  private static let joints: WordSet = [",", ".", "!", ";", "-", "("]

  /// Finding out, going wrong, and wanting more or no more.
  private static let finding = WordList.words(
    """
    counted checked looked read reread misread saw noticed realised realized remembered forgot forgotten recounted found
    measured weighed thought mixed typed mistyped hit pressed tapped clicked went was wasn't couldn't got missed meant
    lost miscounted asked guessed misremembered misheard assumed love hate
    """)
  private static let slips: WordSet = ["miscounted", "misread", "mistyped", "misremembered", "typo"]
  private static let including: WordSet = ["counts", "counted", "included", "includes", "including"]
  private static let ofEating: WordSet = ["ate", "drank", "eaten", "drunk", "not"]
  private static let before: WordSet = ["just", "only", "actually", "had", "totally", "have", "really", "then"]
  private static let apologies = PhraseTable(
    list: """
      my mistake,my bad,my fault,sorry about that,sorry for that,sorry,silly me,oops,whoops,lol,haha,apologies,autocorrect
      thanks,thank you,please,fat fingers,wrong button,brain fade,doh,derp
      """)

  /// Whether `tokens`, which close a line, only say how the person knows or that they are sorry.
  private func isAside(_ tokens: [Token]) -> Bool {
    let words = tokens.filter { $0.kind == .word }
    guard let first = words.first, words.count <= 12 else { return false }
    if let match = Self.apologies.match(at: 0, in: words), match.count == words.count { return true }
    if words.count == 1, Self.slips.contains(first) { return true }
    // A figure would be news.
    guard !tokens.contains(where: { $0.kind == .number }) else { return false }
    // "The rest is in the fridge".
    if words.count > 2, words[0].isWord("the"), words[1].isWord("rest") || words[1].isWord("remainder") { return true }
    // "My wife cracked an extra one in", "my brother ate the fries".
    if IntentWords.others.occurs(in: words),
      FrameReader.frame(of: tokens, isFirst: false) == .someoneElse
    {
      return !words.contains { $0.isWord("instead") }
    }
    // "The cool-down counts too".
    if Self.including.occurs(in: words),
      !foods.holdsFood(tokens.filter { !Self.including.contains($0) })
    {
      return true
    }
    guard !Self.ofEating.occurs(in: tokens) else { return false }
    let isOwn = first.isOne(of: "i", "i'd", "i've", "we")
    let verb = words.drop { $0.isOne(of: "i", "i'd", "i've", "we") || Self.before.contains($0) }.first
    if let verb, isOwn || Self.before.contains(first) || first.isWord("forgot") || first.isWord("misread") {
      // "Was" is no finding out without somebody: ", was 3".
      return Self.finding.contains(verb) && (isOwn || !verb.isOne(of: "was", "wasn't", "went", "got"))
    }
    return false
  }

  /// "No breakfast, lunch was soup", "no breakfast today. Toast at 12": a meal that was not had, and news behind it.
  func deniesMealAndGoesOn(_ said: [Token]) -> Bool {
    let tokens = Array(said.drop { $0.isOne(of: "i", "had", "ate") })
    // "Had no breakfast, just not hungry".
    if tokens.count < said.count, tokens.count > 1, tokens[0].isWord("no"), MealWords.mealTypes[tokens[1]] != nil {
      return true
    }
    guard tokens.count > 4, tokens[0].isWord("no"), MealWords.mealTypes[tokens[1]] != nil,
      let joint = tokens.firstIndex(where: { $0.kind == .punctuation }), joint <= 4
    else { return false }
    return tokens[2..<joint].allSatisfy {
      TimeWords.days.contains($0) || TimeWords.parts.contains($0) || $0.isWord("this")
    }
      && foods.holdsFood(Array(tokens[(joint + 1)...]))
  }

  private static let intentions = PhraseTable(
    list: """
      was meant to be,were meant to be,was supposed to be,were supposed to be,was going to be,were going to be,was gonna be
      was meant to,was supposed to,was going to,was gonna,was planned as,was planned to be,was to be
      """)

  /// "I wish I'd had pizza instead": what somebody would rather have had changes nothing that was.
  static func wishes(_ tokens: [Token]) -> Bool {
    tokens.prefix(2).contains { $0.isOne(of: "wish", "wished", "wishing") }
  }

  /// "Lunch was meant to be light, ended up with pizza": how a meal came about, which mends none.
  func tellsIntention(_ tokens: [Token]) -> Bool {
    guard tokens.prefix(3).contains(where: { MealWords.mealTypes[$0] != nil || $0.isWord("tea") }) else { return false }
    return Self.intentions.occurs(in: tokens)
  }

  /// "It was freezing so I had a soup", "couldn't face the treadmill so I rowed instead": why something was had or done, which
  /// mends nothing.
  func tellsOccasion(_ tokens: [Token]) -> Bool {
    // "Not a proper dinner yesterday, just 40 g of cheese".
    if tokens.count > 4, tokens[0].isWord("not"), tokens[1].isWord("a") || tokens[1].isWord("much"),
      tokens.prefix(5).contains(where: { MealWords.mealTypes[$0] != nil }),
      tokens.contains(where: { $0.isWord("just") || $0.isWord("only") })
    {
      return true
    }
    guard let so = tokens.dropFirst(3).firstIndex(where: { $0.isWord("so") }), so + 2 < tokens.count,
      tokens[so + 1].isWord("i") || tokens[so + 1].isWord("we")
    else { return false }
    return IntentWords.reports.contains(tokens[so + 2]) || tokens[so + 2].folded.hasSuffix("ed")
  }

  private static let copulas = IntentWords.copulas.union(["be", "been", "it's", "that's"])

  /// "I meant 3", "meant to say": "meant to be light" is what something was for.
  static func saysMeant(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].isWord("meant") else { return false }
      if index > 0, copulas.contains(tokens[index - 1]) { return false }
      guard tokens.word(index + 1) == "to" else { return true }
      return CorrectionWords.writing.contains(at: index + 2, in: tokens)
    }
  }

  /// "It wasn't dinner, it was lunch", "not dinner, lunch" as "it was lunch": what is said for a time that is denied; nil
  /// where something else is.
  static func momentInstead(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 3 else { return nil }
    let start: Int
    if tokens[0].isWord("not") {
      start = 1
    } else if tokens[0].isOne(of: "it", "that", "this"), IntentWords.deniedCopulas.contains(tokens[1]) {
      start = 2
    } else {
      return nil
    }
    guard
      let joint = tokens.indices.dropFirst(start + 1).first(where: {
        tokens[$0].kind == .punctuation || tokens[$0].isOne(of: "it", "that", "but", "it's", "that's")
      }),
      isMoment(Array(tokens[start..<joint]))
    else { return nil }
    let rest = tokens[joint...].drop {
      $0.kind == .punctuation
        || $0.isOne(of: "it", "that", "but", "was", "it's", "that's", "actually", "really")
    }
    guard !rest.isEmpty else { return nil }
    let range = tokens[0].range
    return Token.words(["it", "was"], at: range) + rest
  }

  /// A meal, a day or an hour and nothing else.
  static func isMoment(_ tokens: [Token]) -> Bool {
    let mention = TimeScanner.scan(tokens)
    return !tokens.isEmpty
      && tokens.indices.allSatisfy { index in
        mention.covered.contains { $0.contains(index) } || MealWords.mealTypes[tokens[index]] != nil
          || tokens[index].isOne(of: "for", "my", "at", "on", "in")
      }
  }
}
