/// How well one name of a food answers a query: words accounted for, less what either side has left over.
struct LinkScore {
  let table: TableBytes
  let weights = LinkWeights.standard
  private let said: [Said]
  /// The weight of all the query's words.
  private let whole: Float

  /// A word of the query with all that does not depend on the entry.
  private struct Said {
    var number: Int
    var weight: Float
    /// What it costs when the name lacks it.
    var loss: Float
    var roles: WordRoles
    var isHead: Bool
  }

  init(table: TableBytes, query: Query) {
    self.table = table
    whole = max(query.weight, 0.4)
    let weights = weights
    said = query.words.enumerated().map { index, word in
      let isHead = index == query.head
      return Said(
        number: word.number ?? -1, weight: word.weight * (word.typos == 0 ? 1 : word.typos == 1 ? 0.85 : 0.7),
        loss: Self.loss(ofMissing: word, isHead: isHead, weights), roles: word.roles, isHead: isHead)
    }
  }

  /// About 1 when every word on both sides agrees; can be below 0.
  func score(entry: Int) -> Float {
    let positions = table.wordRange(ofEntry: entry)
    let food = table.food(ofEntry: entry)
    let head = headState(positions)
    var covered: Float = 0
    var lost: Float = 0
    var over: Float = 0
    var found: UInt64 = 0
    var headAgrees = false
    for position in positions {
      let (word, roles) = table.entryWord(position)
      var isSaid = false
      for index in said.indices where said[index].number == word {
        isSaid = true
        found |= 1 << UInt64(index)
        let said = said[index]
        if said.roles.contains(.negated) != roles.contains(.negated) {
          lost += said.weight
          continue
        }
        let part = said.isHead ? agreement(ofHead: roles, head) : agreement(ofModifier: said.roles, with: roles)
        if said.isHead { headAgrees = part > 0.9 }
        covered += said.weight * part
      }
      if !isSaid { over += cost(ofUnsaid: word, roles: roles, food: food) }
    }
    guard covered > 0 else { return -1 }
    for index in said.indices where found & (1 << UInt64(index)) == 0 { lost += said[index].loss }
    let kind = table.kind(ofEntry: entry)
    if kind == .synonym { over *= 0.8 }
    var total = (covered - lost - over) / whole + weights.prior * table.prior(ofFood: food)
    if lost == 0, over == 0, headAgrees { total += kind == .spoken ? weights.spoken : 0.02 }
    if kind == .synonym { total += weights.synonym }
    return total
  }

  /// Whether the name's own head was said, and whether it may be left out.
  private struct HeadState {
    var isMatched = false
    var isKind = false
  }

  private func headState(_ positions: Range<Int>) -> HeadState {
    for position in positions {
      let (word, roles) = table.entryWord(position)
      guard roles.contains(.head) else { continue }
      for index in said.indices where said[index].number == word { return HeadState(isMatched: true) }
      return HeadState(isKind: table.wordClass(word) == .kind)
    }
    return HeadState()
  }

  private static func loss(ofMissing word: PhraseWord, isHead: Bool, _ weights: LinkWeights) -> Float {
    if word.roles.contains(.negated) { return 0.05 }
    if isHead { return word.weight * weights.lostHead }
    let isAddition = word.roles.contains(.tail) || !word.roles.contains(.first)
    return word.weight * (isAddition ? weights.lostAddition : weights.lostModifier)
  }

  private func agreement(ofHead roles: WordRoles, _ head: HeadState) -> Float {
    if roles.contains(.head) { return 1 }
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
    case .unready: factor = table.flags(ofFood: food).contains(.rawIsEaten) ? 0.05 : weights.unsaidUnready
    case .strong: factor = weights.unsaidStrong
    case .weak: factor = min(factor, 0.3)
    case .kind, .plain, .state: break
    }
    return weight * factor * (roles.contains(.either) ? 0.4 : 1)
  }
}
