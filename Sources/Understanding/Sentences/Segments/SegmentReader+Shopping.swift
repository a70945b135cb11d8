/// What was bought to be kept, and what was brought for others.
extension SegmentReader {
  private static let fetching = PhraseTable(
    list: """
      picked up,i picked up,we picked up,nipped out for,popped out for,ran out for,went out for,nipped to the shop for
      popped to the shop for,stopped for,came home with
      """)
  /// What is bought to cook and to keep, and eaten on no way home.
  private static let staples = WordList.words(
    "milk eggs butter flour sugar oil salt potatoes onions garlic bread veg vegetables groceries rice yeast lentils loaf"
  )

  /// "Picked up flour and oil": shopping, where "picked up a burger" is a meal.
  func withholdShopping(_ segments: inout [Segment]) {
    let mayGet = segments.indices.contains { Self.getting.occurs(in: segments[$0].tokens) }
    for index in segments.indices where segments[index].frame == .report {
      let tokens = segments[index].tokens
      if mayGet, Self.isGetting(segments[index...]), case let list = listed(from: index, in: segments), isShopping(list)
      {
        for place in list.indices { segments[place].frame = .plan }
        continue
      }
      guard let match = Self.fetching.match(at: FrameReader.opening(of: tokens), in: tokens),
        case let end = FrameReader.opening(of: tokens) + match.count, end < tokens.count,
        // "picked up 12 eggs".
        case let noun = QuantityParser(tokens).quantity(at: end)?.tokens.upperBound ?? end, noun < tokens.count,
        Self.isStaple(noun, in: tokens),
        noun == end
          || listed(from: index, in: segments).flatMap(\.tokens).count(where: { Self.staples.contains($0) }) > 1,
        isProvision(behind: listed(from: index, in: segments)),
        !segments[index...].contains(where: { TimeScanner.scan($0.tokens).meal != nil })
      else { continue }
      segments[index].frame = .plan
      for place in segments.indices[(index + 1)...] {
        guard segments[place].frame == .report, !segments[place].isClause else { break }
        segments[place].frame = .plan
      }
    }
  }

  private static let getting: WordSet = ["got", "fetched", "grabbed", "collected"]
  private static let shops = WordList.words(
    "shop shops store supermarket market grocer grocer's grocers grocery greengrocer greengrocer's greengrocers")
  /// Who sells nothing that is eaten as it is.
  private static let rawSellers = WordList.words(
    "butcher butcher's butchers fishmonger fishmonger's fishmongers greengrocer greengrocer's greengrocers")

  /// The words that a list opens with, enough to see its verb without putting the whole list together.
  private static func opening(of segments: ArraySlice<Segment>) -> [Token] {
    // A plain loop: a lazy flattening took a tenth of the whole reading.
    var opening: [Token] = []
    for segment in segments where opening.count < 16 { opening += segment.tokens.prefix(16 - opening.count) }
    return opening
  }

  /// Where the verb of "got", "then I fetched" stands.
  private static func verb(_ tokens: [Token]) -> Int {
    let start = FrameReader.opening(of: tokens)
    return tokens.word(start).isOne(of: "i", "we") ? start + 1 : start
  }

  /// "Got rice", "then I fetched": what may be shopping.
  private static func isGetting(_ segments: ArraySlice<Segment>) -> Bool {
    let opening = opening(of: segments)
    return getting.contains(at: verb(opening), in: opening)
  }

  /// "Got rice and flour at the store", "got two chickens at the butcher's": shopping, where "got a wrap from the shop" is
  /// a meal.
  private func isShopping(_ segments: ArraySlice<Segment>) -> Bool {
    guard let first = segments.first?.tokens, case let tokens = segments.flatMap(\.tokens),
      case let verb = Self.verb(tokens), Self.getting.contains(at: verb, in: tokens),
      let shop = tokens.lastIndex(where: { Self.shops.contains($0) || Self.rawSellers.contains($0) }),
      tokens[..<shop].suffix(3).contains(where: { $0.isOne(of: "at", "from", "in") }),
      TimeScanner.scan(tokens).meal == nil
    else { return false }
    if Self.rawSellers.contains(tokens[shop]) { return !Self.ready.occurs(in: tokens) }
    return first.indices.dropFirst(verb + 1).prefix(4).contains { Self.isStaple($0, in: first) }
      && isProvision(behind: segments)
  }

  /// What butchers and the like sell ready to be eaten.
  private static let ready = WordList.words(
    "pie pies roll rolls sandwich sandwiches pasty pasties quiche salad smoothie juice baguette wrap samosa samosas")
  private static let sweetened: WordSet = ["garlic", "banana", "date", "pumpkin", "courgette", "zucchini", "malt"]

  /// The "milk" of "milk and flour", "milk from the shop": not that of "milk chocolate" nor the "eggs" of "eggs on toast".
  private static func isStaple(_ index: Int, in tokens: [Token]) -> Bool {
    guard staples.contains(tokens[index]), !sweetened.contains(at: index - 1, in: tokens) else {
      return false
    }
    guard index + 1 < tokens.count else { return true }
    return closers.contains(tokens[index + 1])
      && (!tokens[index + 1].isWord("on") || tokens.word(index + 2).isOne(of: "my", "the"))
  }

  /// "flour and oil": of two things the second is to be kept too, where "rice and dal" is a meal.
  private func isProvision(behind list: ArraySlice<Segment>) -> Bool {
    guard list.count == 2, let second = list.last?.tokens else { return true }
    return second.indices.prefix(4).contains { Self.isStaple($0, in: second) }
  }

  /// The segments from `index` on that list more of the same: up to the next clause.
  func listed(from index: Int, in segments: [Segment]) -> ArraySlice<Segment> {
    let end = segments[(index + 1)...].firstIndex {
      $0.isClause || $0.frame != .report || !$0.joint.isOne(of: "and", ",", "&", "+", "plus")
    }
    return segments[index..<(end ?? segments.count)]
  }

  /// "Brought tea and scones for the office": the whole list was others', where the last of it tells whose.
  func withholdCatering(_ segments: inout [Segment]) {
    for index in segments.indices.dropLast() where segments[index].frame == .report {
      let opening = Self.opening(of: segments[index...])
      guard FrameReader.mayBeForOthers(opening, from: FrameReader.opening(of: opening)) else { continue }
      let list = listed(from: index, in: segments)
      let next = list.endIndex
      let isNextForOthers =
        next < segments.count && segments[next].frame == .someoneElse && segments[next].joint == "and"
        && IntentWords.forOthers.occurs(in: segments[next].tokens)
      guard isNextForOthers || list.count > 1 else { continue }
      let tokens = list.flatMap(\.tokens)
      let start = FrameReader.opening(of: tokens)
      let isEndTold = isNextForOthers && FrameReader.isHandling(tokens, from: start)
      guard isEndTold || list.count > 1 && FrameReader.isForOthers(tokens, from: start) else { continue }
      for place in list.indices { segments[place].frame = .someoneElse }
    }
  }

  private static let closers: WordSet = ["on", "from", "at", "after", "today", "for", "earlier", "this", "in"]
}
