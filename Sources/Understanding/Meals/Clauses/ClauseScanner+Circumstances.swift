/// Where a food came from and what state it was weighed in: words that are said around it and name none.
extension ClauseScanner {
  /// "the wee one left hers".
  mutating func littleOne(_ token: Token) -> Bool {
    guard Self.littleOnes.contains(token), index + 2 < tokens.count,
      tokens[index + 1].isWord("one") || tokens[index + 1].isWord("ones"),
      IntentWords.thirdPersonVerbs.contains(tokens[index + 2]) || tokens[index + 2].folded.hasSuffix("ed")
    else { return false }
    take(.gap, count: 2)
    return true
  }

  /// "the pie I froze last month".
  mutating func spanNearby(_ token: Token) -> Bool {
    guard Self.near.contains(token), Self.nearSpans.contains(at: index + 1, in: tokens) else { return false }
    take(.gap, count: 2)
    return true
  }

  /// "loads of water" measures nothing.
  mutating func heapsOf(_ token: Token) -> Bool {
    guard Self.heaps.contains(token), index + 1 < tokens.count, tokens[index + 1].isWord("of") else { return false }
    index += 2
    return true
  }

  /// "90 g dry weight" was weighed dry, "without adding oil" is without oil; "our own turkey" is a turkey; "way too much".
  mutating func wordBetween(_ token: Token) -> Bool {
    let before = tokens.word(index - 1)
    guard
      before == "without" && token.isOne(of: "adding", "using", "any")
        || token.isWord("own") && before.isOne(of: "my", "our", "their", "his", "her")
        || before == "too" && token.isOne(of: "much", "many")
        || token.isWord("weight") && MealWords.weighedStates.contains(before) && elements.contains(where: \.isWord)
        || token.isWord("way") && index + 1 < tokens.count && tokens[index + 1].isWord("too")
        || isAroundKind()
    else { return false }
    index += 1
    return true
  }

  /// Say when something was so: "once it had cooled".
  static let temporalConjunctions: WordSet = ["once", "when", "after"]
  private static let littleOnes: WordSet = ["wee", "little", "small"]
  private static let near: WordSet = ["last", "next", "this"]
  static let nearSpans: WordSet = ["month", "week", "weekend", "year", "summer", "winter", "time", "term"]
  static let heaps: WordSet = ["loads", "tons", "heaps", "masses", "oodles", "plenty"]

  /// "with an extra shot" behind a coffee: stronger, and no shot of it.
  func extraShot() -> Int? {
    guard Self.beforeShots.contains(tokens[index]), elements.contains(where: \.isWord),
      let shot = tokens[index...].prefix(4).firstIndex(where: { $0.isWord("shot") || $0.isWord("shots") }),
      tokens[index..<shot].contains(where: { $0.isWord("extra") || $0.isWord("additional") })
    else { return nil }
    return shot + 1
  }

  private static let beforeShots: WordSet = ["with", "w", "and", "plus", "extra", "double"]

  /// Behind "Taco Bell" in "went to Taco Bell for lunch, had 2 tacos", and behind "McDonald's for" in "stopped at McDonald's for a Big Mac": what was had there follows.
  func visit() -> Int? {
    guard Self.eateryOpenings.contains(tokens[index]) else { return nil }
    for length in [2, 1] where index + length + 1 < tokens.count {
      let end = index + length
      let name = tokens[index..<end].map(\.folded).joined(separator: " ")
      guard MealWords.eateries.contains(name) else { continue }
      let isGoal = index > 0 && tokens[index - 1].isWord("to")
      guard tokens[end].isWord("for") else {
        if isGoal { return end }
        continue
      }
      let isOwned = tokens[end + 1].isOne(of: "my", "our", "some", "the", "their")
      guard isOwned || NumberPhrase.read(at: end + 1, in: tokens) != nil, end + 2 < tokens.count,
        !filter.isScene(end + 2)
      else {
        if isGoal { return end }
        continue
      }
      return end + 1
    }
    return nil
  }

  static let eateryOpenings = WordSet(
    MealWords.eateries.compactMap { $0.parted(by: " ").first.map(String.init) })

  /// "went for Chinese food and had a cup of congee": what kind of kitchen it was, where the amounts come after.
  func occasion() -> Int? {
    let next = index + 1
    guard next + 1 < tokens.count, !isAfterContent, Self.fare.contains(tokens[next]),
      Self.cuisines.contains(tokens[index]),
      !filter.isContent(next + 1),
      tokens[(next + 1)...].indices.contains(where: { NumberPhrase.read(at: $0, in: tokens) != nil })
    else { return nil }
    return next + 1
  }

  static let fare: WordSet = ["food", "meal", "feast", "dish", "takeaway", "takeout"]
  private static let cuisines = WordList.words(
    "chinese indian thai mexican italian japanese korean vietnamese greek turkish lebanese fast street pub junk")

  /// "the whites of 3 eggs": 3 egg whites.
  mutating func eggPart(_ token: Token) -> Bool {
    guard Self.eggParts.contains(token), index + 2 < tokens.count, tokens[index + 1].isWord("of"),
      let quantity = quantities.quantity(at: index + 2), !quantity.hasUnit
    else { return false }
    let egg = quantity.tokens.upperBound
    guard egg < tokens.count, tokens[egg].isWord("egg") || tokens[egg].isWord("eggs") else { return false }
    elements += [.quantity(quantity), .word(index), .word(egg)]
    index = egg + 1
    return true
  }

  /// "grilled a trout": a grilled trout.
  mutating func cooked(_ token: Token) -> Bool {
    guard CookingWords.cooked.contains(token), !isAfterContent, !isMeasuredNext, index + 1 < tokens.count,
      let quantity = quantities.quantity(at: index + 1), filter.isContent(quantity.tokens.upperBound)
    else { return false }
    if case .quantity? = elements.last { return false }
    elements += [.quantity(quantity), .word(index)]
    index = quantity.tokens.upperBound
    return true
  }

  static let eggParts = WordList.words("yolk yolks white whites")

  /// "once cooked", "when drained"; "peeled" behind a weight, which is that of what was eaten.
  func state() -> Int? {
    let next = index + 1
    if Self.temporalConjunctions.contains(tokens[index]), next < tokens.count,
      Self.states.contains(tokens[next]) || Self.cooking.contains(tokens[next]), endsPhrase(next + 1)
    {
      return next + 1
    }
    if case .quantity(let quantity)? = elements.last, quantity.hasUnit, Self.states.contains(tokens[index]),
      endsPhrase(next)
    {
      return next
    }
    return nil
  }

  static let states = WordList.words("peeled pitted cored shelled deseeded trimmed drained")
  private static let cooking = CookingWords.cooked.union([
    "cooled", "defrosted", "done", "made", "popped", "prepared", "thawed",
  ])

  /// "from a mix", "made up from frozen concentrate": how it was made; what was eaten is not the powder.
  func mixing() -> Int? {
    guard isAfterContent, Self.making.contains(tokens[index]) else { return nil }
    var end = Self.making.end(from: index, in: tokens)
    guard tokens[end - 1].isOne(of: "from", "with", "using") else { return nil }
    let start = end
    while end < tokens.count, end < start + 4, !Self.mixes.contains(tokens[end]) { end += 1 }
    guard end < tokens.count, Self.mixes.contains(tokens[end]), endsPhrase(end + 1),
      tokens[start..<end].allSatisfy({ Self.mixKinds.contains($0) })
    else { return nil }
    return end + 1
  }

  private static let making = WordList.words("made mixed reconstituted prepared up from with using")
  static let mixes = WordList.words("mix concentrate powder granules sachet packet box")
  private static let mixKinds = WordList.words("a an the dry dried frozen boxed powdered instant")

  /// "rice, no oil in the pan, and ate 150 g of it": what was left out of the pan or off the plate.
  func omission() -> Int? {
    guard tokens[index].isWord("no"), index > 0, tokens[index - 1].isSign(","), elements.contains(where: \.isWord)
    else { return nil }
    let end = tokens[index...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    guard end + 1 < tokens.count, (3...6).contains(end - index),
      tokens[index..<end].dropFirst(2).contains(where: { $0.isOne(of: "in", "on", "at") }),
      !tokens[index..<end].contains(where: { $0.kind == .number || MealWords.softJoiners[$0] == .with })
    else { return nil }
    return end
  }

  func endsPhrase(_ position: Int) -> Bool {
    guard position < tokens.count else { return true }
    return tokens[position].kind == .punctuation || MealWords.softJoiners[tokens[position]] != nil
      || filter.joiner(at: position) != nil || MealWords.prepositions.contains(tokens[position])
  }
}
