/// What was bought, found or made, and then eaten.
extension SegmentReader {
  static let eatingVerbs = EatingWords.having
  private static let pronouns = WordList.words("it them both all half lot that those one two three four five six")
  private static let around = WordList.words(
    "i we then and just promptly quickly immediately of the off up down in on my way home bus train at desk whole most some every single last bite bit crumb morsel drop scrap mouthful"
  )

  /// "Bought a pasty and ate it": what the clause before names was eaten, whatever that clause tells of it.
  func eatWhatWasNamed(_ segments: inout [Segment]) {
    takeWhatWasOffered(&segments)
    for index in segments.indices.dropFirst() where isEatingOfNamed(segments[index].tokens) {
      guard
        let last = segments[..<index].lastIndex(where: { segment in
          [.plan, .habit, .someoneElse].contains(segment.frame) && !Self.isHandledAgain(segment.tokens)
        })
      else { continue }
      var named = last
      // "made a roast with gravy and peas, and I had seconds": more of all of it.
      while named > 0, !segments[named].isClause, segments[named - 1].frame == segments[last].frame,
        segments[index].tokens.contains(where: { $0.isWord("seconds") })
      {
        named -= 1
      }
      var start = 0
      let tokens = segments[named].tokens
      if segments[named].frame == .someoneElse {
        guard isServed(tokens, to: segments[index].tokens) else { continue }
        // "my aunt made": who served it is no part of its name.
        start = Self.serving.firstIndex(in: tokens).map { $0 + 1 } ?? 0
        if start == tokens.count { start = 0 }
      }
      let rest = Array(tokens[start...])
      guard foods.holdsFood(rest) else { continue }
      (segments[named].tokens, segments[named].range) = (
        rest, (segments[named].range.lowerBound + start)..<segments[named].range.upperBound
      )
      for place in named...index {
        segments[place].frame = .report
        segments[place].isClause = true
      }
    }
  }

  /// "Grilled it", "and cooked them" between what was named and its eating.
  private static func isHandledAgain(_ tokens: [Token]) -> Bool {
    guard let last = tokens.last, last.isWord("it") || last.isWord("them"), tokens.count <= 4 else { return false }
    return tokens.contains { $0.folded.hasSuffix("ed") || $0.isWord("cut") || $0.isWord("put") }
  }

  private static let beside: WordSet = ["with", "on", "for", "in", "at", "alongside", "over"]

  private static let fetching = PhraseTable(
    list: """
      picked up,i picked up,we picked up,nipped out for,popped out for,ran out for,went out for,nipped to the shop for
      popped to the shop for,stopped for,came home with
      """)
  /// What is bought to cook and to keep, and eaten on no way home.
  private static let staples = WordList.words(
    "milk eggs butter flour sugar oil salt potatoes onions garlic bread veg vegetables groceries rice yeast lentils")

  /// "Picked up flour and oil": shopping, where "picked up a burger" is a meal.
  func withholdShopping(_ segments: inout [Segment]) {
    for index in segments.indices where segments[index].frame == .report {
      let tokens = segments[index].tokens
      let list = listed(from: index, in: segments)
      if isShopping(list) {
        for place in list.indices { segments[place].frame = .plan }
        continue
      }
      guard let match = Self.fetching.match(at: FrameReader.opening(of: tokens), in: tokens),
        case let end = FrameReader.opening(of: tokens) + match.count, end < tokens.count,
        Self.isStaple(end, in: tokens), isProvision(behind: list),
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

  /// "Got rice and flour at the store", "got two chickens at the butcher's": shopping, where "got a wrap from the shop" is
  /// a meal.
  private func isShopping(_ segments: ArraySlice<Segment>) -> Bool {
    guard let first = segments.first?.tokens, case let tokens = segments.flatMap(\.tokens),
      case let start = FrameReader.opening(of: tokens),
      case let verb = FrameReader.word(start, tokens).isOne(of: "i", "we") ? start + 1 : start,
      Self.getting.contains(at: verb, in: tokens), TimeScanner.scan(tokens).meal == nil,
      let shop = tokens.lastIndex(where: { Self.shops.contains($0) || Self.rawSellers.contains($0) }),
      tokens[..<shop].suffix(3).contains(where: { $0.isOne(of: "at", "from", "in") })
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
      && (!tokens[index + 1].isWord("on") || FrameReader.word(index + 2, tokens).isOne(of: "my", "the"))
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
      let list = listed(from: index, in: segments)
      let tokens = list.flatMap(\.tokens)
      let start = FrameReader.opening(of: tokens)
      let next = list.endIndex
      let isEndTold =
        next < segments.count && segments[next].frame == .someoneElse && segments[next].joint == "and"
        && IntentWords.forOthers.occurs(in: segments[next].tokens) && FrameReader.isHandling(tokens, from: start)
      guard isEndTold || list.count > 1 && FrameReader.isForOthers(tokens, from: start) else { continue }
      for place in list.indices { segments[place].frame = .someoneElse }
    }
  }

  private static let closers: WordSet = ["on", "from", "at", "after", "today", "for", "earlier", "this", "in"]

  private static let serving: WordSet = [
    "got", "poured", "brewed", "made", "baked", "brought", "cooked", "bought", "ordered", "offered", "rejected",
    "refused", "left", "abandoned",
  ]

  /// "My daughter baked brownies so I had one": what somebody else put on the table.
  private func isServed(_ tokens: [Token], to eating: [Token]) -> Bool {
    Self.serving.occurs(in: tokens) && eating.first.map { $0.isWord("i") || $0.isWord("we") } ?? false
  }

  /// "ate it on the bus", "had two of them": an eating of something that is not named here.
  func isEatingOfNamed(_ tokens: [Token]) -> Bool {
    // "went back for seconds", "tucked in".
    if tokens.count < 12, tokens.contains(where: { $0.isWord("seconds") || $0.isWord("tucked") }),
      tokens.first.map({ $0.isWord("i") || $0.isWord("we") }) ?? false
    {
      return true
    }
    guard let verb = Self.eatingVerbs.firstIndex(in: tokens), verb <= 2 else { return false }
    let rest = tokens[(verb + 1)...]
    // "had it with rice".
    if verb + 2 < tokens.count, tokens[verb + 1].isWord("it") || tokens[verb + 1].isWord("them"),
      Self.beside.contains(tokens[verb + 2])
    {
      return true
    }
    // "so I had two bowls with bread", "and I ate 60 g".
    if let amount = QuantityParser(tokens).quantity(at: verb + 1), !amount.hasOf {
      let isWeighed = amount.grams != nil || amount.milliliters != nil
      if isWeighed, !foods.holdsFood(Array(tokens[amount.tokens.upperBound...])) { return true }
      if amount.unit.map({ $0.isContainer || UnitTable.trailing.contains($0.name) }) ?? false { return true }
    }
    return Self.pronouns.occurs(in: rest.prefix(4))
      && !foods.holdsFood(rest.filter { !Self.pronouns.contains($0) && !Self.around.contains($0) })
  }
}
