/// How well one name of a food answers a query: words accounted for, less what either side has left over.
struct LinkScore {
  let table: TableBytes
  let weights = LinkWeights.standard
  private let said: UnsafeBufferPointer<Said>
  /// A bit for each word number of the query, modulo 64: most words of a name are none of them.
  private let saidBits: UInt64
  /// The weight of all the query's words.
  private let whole: Float
  /// The weight of those that the table has.
  private let full: Float
  private let unready: Float

  /// Grams of sugar in 100 g that labels may call none (21 CFR 101.60(c)(1)).
  private static let mostUnnoticed = 0.5

  /// A word of the query with all that does not depend on the entry.
  private struct Said {
    var number: Int
    var weight: Float
    /// What it costs when the name lacks it.
    var loss: Float
    var roles: WordRoles
    var isHead: Bool
    /// "No sugar": true of a food that holds none, whatever it is called.
    var isSugarless: Bool
  }

  private init(table: TableBytes, said: UnsafeBufferPointer<Said>, whole: Float, isServed: Bool) {
    self.table = table
    unready = isServed ? weights.unsaidUnreadyServed : weights.unsaidUnready
    self.said = said
    self.whole = whole
    full = said.reduce(0) { $1.number < 0 ? $0 : $0 + $1.weight }
    saidBits = said.reduce(0) { $1.number < 0 ? $0 : $0 | 1 << UInt64($1.number & 63) }
  }

  /// Calls `body` with the scorer of a query, which is not to be kept.
  static func with<Result>(_ query: Query, in table: TableBytes, _ body: (LinkScore) -> Result) -> Result {
    withUnsafeTemporaryAllocation(of: Said.self, capacity: query.words.count) { said in
      let weights = LinkWeights.standard
      for (index, word) in query.words.enumerated() {
        let isHead = index == query.head
        said.initializeElement(
          at: index,
          to: Said(
            number: word.number ?? -1, weight: weights.weight(of: word),
            loss: loss(ofMissing: word, isHead: isHead, weights), roles: word.roles, isHead: isHead,
            isSugarless: word.isSugarless))
      }
      // What is asked to be left out counts less towards the whole than what is asked for.
      let whole = query.words.reduce(0) { $0 + $1.weight * ($1.roles.contains(.negated) ? weights.negated : 1) }
      return body(
        LinkScore(table: table, said: UnsafeBufferPointer(said), whole: max(whole, 0.4), isServed: query.isServed))
    }
  }

  /// About 1 when every word on both sides agrees; can be below 0. Where it is certain not to beat `best`, any value
  /// below that.
  func score(entry: Int, toBeat best: Float = -.infinity) -> Float {
    let food = table.food(ofEntry: entry)
    var kind = table.kind(ofEntry: entry)
    let isWithout = kind == .without
    if isWithout { kind = .spoken }
    let prior = weights.prior * table.prior(ofFood: food)
    let mostOver = mostOver(toBeat: best - prior - (kind == .spoken ? weights.spoken : 0.02), kind)
    var covered: Float = 0
    var lost: Float = 0
    var over: Float = 0
    var found: UInt64 = 0
    var head = HeadState()
    // The query's own head, where the name has it elsewhere than at its head.
    var headElsewhere: (weight: Float, roles: WordRoles)?
    var headAgrees = false
    let range = table.wordRange(ofEntry: entry)
    for position in range {
      let (word, roles) = table.entryWord(position)
      let isNameHead = roles.contains(.head) && !head.isKnown
      if isNameHead { head.isKnown = true }
      guard saidBits & 1 << UInt64(word & 63) != 0, let index = said.firstIndex(where: { $0.number == word }) else {
        if isNameHead { head.isKind = table.wordClass(word) == .kind }
        // Nothing was left out, or another part.
        if isWithout, roles.contains(.negated) { return -1 }
        over +=
          isDryHeat(word, at: position, before: range.upperBound, of: food)
          ? Self.dryHeat : cost(ofUnsaid: word, roles: roles, food: food)
        if over > mostOver { return -1 }
        continue
      }
      if isNameHead { head.isMatched = true }
      found |= 1 << UInt64(index)
      let said = said[index]
      if said.roles.contains(.negated) != roles.contains(.negated) {
        lost += said.weight
      } else if !said.isHead {
        covered += said.weight * agreement(ofModifier: said.roles, with: roles)
      } else if roles.contains(.head) {
        headAgrees = true
        covered += said.weight
      } else {
        headElsewhere = (said.weight, roles)
      }
    }
    if let (weight, roles) = headElsewhere {
      let part = agreement(ofHead: roles, head)
      headAgrees = part > 0.9
      covered += weight * part
    }
    guard covered > 0 else { return -1 }
    for index in said.indices where found & (1 << UInt64(index)) == 0 {
      if said[index].isSugarless, table.source(ofFood: food) != .branded,
        table.sugar(ofFood: food) ?? 1 < Self.mostUnnoticed
      {
        covered += said[index].weight
      } else {
        lost += said[index].loss
      }
    }
    if kind == .synonym { over *= weights.synonymUnsaid }
    let isWhole = lost == 0 && over == 0 && headAgrees
    // Each further detail that was not said tells less: USDA's longest names would never be found otherwise.
    over = over / (1 + over / weights.mostUnsaid)
    var total = (covered - lost - over) / whole + prior
    if isWhole { total += kind == .spoken ? weights.spoken : 0.02 }
    if kind == .synonym { total += weights.synonym }
    return total
  }

  /// What unsaid words may cost where a name that has all of the query has to reach `score` without its bonuses.
  private func mostOver(toBeat score: Float, _ kind: EntryKind) -> Float {
    let room = full - score * whole
    guard room < weights.mostUnsaid else { return .infinity }
    let over = room / (1 - room / weights.mostUnsaid)
    return kind == .synonym ? over / weights.synonymUnsaid : over
  }

  /// The share of the query's known words, of weight `known` in all, in steps of 1/250, that an entry must have to score
  /// better: no other word is left over then, and everything else is in the entry's favour.
  func leastCover(toBeat score: Float, whole known: Float) -> UInt8 {
    // covered - loss * (known - covered) = needed
    let loss = min(weights.lostModifier, weights.lostAddition)
    let needed = (score - weights.prior - max(weights.spoken, 0.02)) * whole
    let covered = (needed + loss * known) / (1 + loss)
    return UInt8(max(0, min(250, covered / known * 250 - Float(said.count))))
  }

  /// Whether the name's own head was said, and whether it may be left out.
  private struct HeadState {
    var isKnown = false
    var isMatched = false
    var isKind = false
  }

  private static func loss(ofMissing word: PhraseWord, isHead: Bool, _ weights: LinkWeights) -> Float {
    if word.roles.contains(.negated) { return 0.03 }
    if isHead { return word.weight * weights.lostHead }
    let isAddition = word.roles.contains(.tail) || !word.roles.contains(.first)
    return word.weight * (isAddition ? weights.lostAddition : weights.lostModifier)
  }

  private func agreement(ofHead roles: WordRoles, _ head: HeadState) -> Float {
    if !roles.isDisjoint(with: [.tail, .free]) { return weights.headInTail }
    let isBeyond = head.isMatched || head.isKind
    if roles.contains(.bracketed) { return isBeyond ? 0.95 : weights.headInBrackets }
    if roles.contains(.first) { return weights.headBesideHead }
    return isBeyond ? weights.headAfterKind : weights.headAfterComma
  }

  private func agreement(ofModifier said: WordRoles, with roles: WordRoles) -> Float {
    if roles.contains(.head), !said.contains(.head) { return 0.85 }
    return roles.contains(.tail) && !said.contains(.tail) ? 0.9 : 1
  }

  /// What a word of the name costs that the person did not say.
  private func cost(ofUnsaid word: Int, roles: WordRoles, food: Int) -> Float {
    if !roles.isDisjoint(with: [.free, .negated]) { return 0.01 }
    let weight = table.weight(ofWord: word)
    if roles.contains(.brand) { return weights.unsaidBrand * weight }
    let wordClass = table.wordClass(word)
    var factor: Float
    if roles.contains(.bracketed) {
      factor = weights.unsaidInBrackets
    } else if roles.contains(.head) {
      factor = wordClass == .kind ? weights.unsaidKind : weights.unsaidHead
    } else if roles.contains(.tail) {
      factor = weights.unsaidAddition
    } else if roles.contains(.first) {
      factor = weights.unsaidFirst
    } else {
      factor = weights.unsaidDetail
    }
    switch wordClass {
    case .unready: factor = table.flags(ofFood: food).contains(.rawIsEaten) ? 0.05 : unready
    case .strong: factor = weights.unsaidStrong
    case .weak: factor = min(factor, 0.3)
    case .kind, .plain, .state: break
    }
    return weight * factor * (roles.contains(.either) ? 0.4 : 1)
  }
}
