import Foods

/// What was lost, dropped or burnt, what was meant for others, and what only a menu names.
extension SegmentReader {
  private static let mishaps: WordSet = ["lost", "dropped", "burnt", "burned", "knocked"]
  private static let whose: WordSet = ["my", "the", "our", "a", "an", "half", "over"]
  private static let goingIn: WordSet = ["in", "into"]
  private static let body: WordSet = [
    "tongue", "mouth", "lip", "lips", "hand", "hands", "finger", "fingers", "thumb", "arm", "palate", "gums", "legs",
  ]
  private static let surelyNamed = 0.7

  /// "Lost my calzone", "knocked over my cider", "burnt my crumpet": nobody ate it. "Lost my appetite" is of no food, and an egg
  /// that was dropped into a soup was eaten with it.
  func withholdMishaps(_ segments: inout [Segment]) {
    for index in segments.indices where segments[index].frame == .report {
      let tokens = segments[index].tokens
      guard let food = Self.mislaid(in: tokens),
        let part = foods.parts(in: Array(tokens[food...])).first,
        part.tokens.lowerBound == 0, part.confidence > Self.surelyNamed
      else { continue }
      segments[index].frame = .negation
      segments[index].isClause = true
    }
  }

  private static let spilling = mishaps.union(["spilled", "spilt"])
  private static let replacing: WordSet = ["had", "got", "made", "bought", "ordered", "poured", "drank", "ate"]

  /// "Spilled my cider, had another": one of them was had.
  func eatReplaced(_ segments: inout [Segment]) {
    for index in segments.indices.dropFirst()
    where segments[index - 1].frame == .negation && segments[index].tokens.contains(where: { $0.isWord("another") }) {
      let words = segments[index].tokens.drop {
        IntentWords.openers.contains($0) || ListWords.clauseOpenings.contains($0)
      }
      guard let verb = words.first, Self.replacing.contains(verb),
        words.dropFirst().allSatisfy({ $0.isOne(of: "another", "one", "instead") }),
        case let named = segments[index - 1].tokens,
        let mishap = Self.spilling.firstIndex(in: named.prefix(4)),
        case let food = named[(mishap + 1)...].firstIndex(where: { !Self.whose.contains($0) }) ?? named.count,
        food < named.count, foods.holdsFood(Array(named[food...]))
      else { continue }
      segments[index - 1].range = (segments[index - 1].range.lowerBound + food)..<segments[index - 1].range.upperBound
      segments[index - 1].tokens = Array(named[food...])
      segments[index - 1].frame = .report
      segments[index].frame = .negation
    }
  }

  /// Where what was lost or dropped begins to be named.
  private static func mislaid(in tokens: [Token]) -> Int? {
    guard let verb = mishaps.firstIndex(in: tokens.prefix(4)),
      tokens[..<verb].allSatisfy({ ListWords.clauseOpenings.contains($0) || IntentWords.openers.contains($0) }),
      !goingIn.occurs(in: tokens[verb...]),
      !tokens[verb].isWord("knocked") || tokens.word(verb + 1) == "over"
    else { return nil }
    let food = whose.end(from: verb + 1, in: tokens)
    return food > verb + 1 && food < tokens.count && !body.contains(tokens[food]) ? food : nil
  }

  /// "Trifle for Hassan's wedding", "falafel and dip for Nadia", and nothing else said: for whom it is. With an amount ("two slices of
  /// pavlova for Elena's birthday") it was had.
  func withholdMeant(_ segments: inout [Segment], of sentence: [Token]) {
    guard let end = sentence.lastIndex(where: { $0.isWord("for") }), end > 0 else { return }
    let start = FrameReader.opening(of: sentence)
    guard segments.allSatisfy({ $0.frame == .report && !$0.isClause }), isMeant(sentence, from: start) else { return }
    for index in segments.indices { segments[index].frame = .someoneElse }
  }

  private func isMeant(_ tokens: [Token], from start: Int) -> Bool {
    guard let end = tokens.lastIndex(where: { $0.isWord("for") }), end > start,
      let person = FrameReader.recipient(behind: end, in: tokens),
      tokens[(person + 1)...].allSatisfy({ $0.kind == .punctuation }),
      !tokens[start..<end].contains(where: { TimeWords.meals.contains($0) || IntentWords.reports.contains($0) })
    else { return false }
    // "Slice of pavlova" is what one person has, and "a pavlova" the whole of it.
    if Self.helpings.occurs(in: tokens[start..<end]) { return false }
    let first = NumberWords.articles.contains(tokens[start]) ? start + 1 : start
    return !tokens[first..<end].contains { $0.isCount } && !statesAmount(Array(tokens[first..<end]))
  }

  private static let helpings: WordSet = [
    "slice", "slices", "sliver", "piece", "pieces", "bit", "bite", "bites", "forkful", "spoonful", "scoop", "portion",
    "helping", "glass", "handful", "half",
  ]

  private static let menus: WordSet = ["menu", "specials", "board"]
  private static let aroundMenu = WordList.words(
    "the their menu specials board restaurant restaurant's canteen canteen's cafe pub school wedding")

  /// "The menu: gumbo, gammon, trifle": what there is. "The set menu" and "my menu" are what was had.
  func isHeadedByMenu(_ segments: [Segment]) -> Bool {
    guard segments.count > 1, segments[1].joint == ":", case let head = segments[0].tokens, head.count < 5,
      let first = head.first, first.isWord("the") || first.isWord("their"), let last = head.last
    else { return false }
    return Self.menus.contains(last) && head.allSatisfy { Self.aroundMenu.contains($0) }
  }
}
