/// How well one name of a food answers a query: words accounted for, less what either side has left over.
struct LinkScore {
  var table: TableBytes
  var query: Query
  var weights = LinkWeights.standard

  /// About 1 when every word on both sides agrees; can be below 0.
  func score(entry: Int) -> Float {
    let positions = table.wordRange(ofEntry: entry)
    let head = headState(positions)
    var covered: Float = 0
    var lost: Float = 0
    var matched: UInt64 = 0
    var headAgrees = false
    for index in query.words.indices {
      let isHead = index == query.head
      guard let position = position(of: query.words[index].number, in: positions) else {
        lost += loss(ofMissing: query.words[index], isHead: isHead)
        continue
      }
      let word = query.words[index]
      let roles = table.entryWord(position).roles
      matched |= 1 << UInt64(min(63, position - positions.lowerBound))
      if word.roles.contains(.negated) != roles.contains(.negated) {
        lost += word.weight
        continue
      }
      let part = isHead ? agreement(ofHead: roles, head) : agreement(ofModifier: word.roles, with: roles)
      if isHead { headAgrees = part > 0.9 }
      covered += word.weight * part * (word.typos == 0 ? 1 : word.typos == 1 ? 0.85 : 0.7)
    }
    guard covered > 0 else { return -1 }
    let food = table.food(ofEntry: entry)
    let kind = table.kind(ofEntry: entry)
    var over = unsaid(positions, matched: matched, flags: table.flags(ofFood: food))
    if kind == .synonym { over *= 0.8 }
    var total = (covered - lost - over) / max(query.weight, 0.4) + weights.prior * table.prior(ofFood: food)
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
      for said in query.words where said.number == word { return HeadState(isMatched: true) }
      return HeadState(isKind: table.wordClass(word) == .kind)
    }
    return HeadState()
  }

  @inline(__always)
  private func position(of number: Int?, in positions: Range<Int>) -> Int? {
    guard let number else { return nil }
    for position in positions where table.entryWord(position).word == number { return position }
    return nil
  }

  private func loss(ofMissing word: PhraseWord, isHead: Bool) -> Float {
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

  /// What the words of the name cost that the person did not say.
  private func unsaid(_ positions: Range<Int>, matched: UInt64, flags: FoodFlags) -> Float {
    var over: Float = 0
    for position in positions where matched & (1 << UInt64(min(63, position - positions.lowerBound))) == 0 {
      let (word, roles) = table.entryWord(position)
      over += cost(ofUnsaid: word, roles: roles, flags: flags)
    }
    return over
  }

  private func cost(ofUnsaid word: Int, roles: WordRoles, flags: FoodFlags) -> Float {
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
    case .unready: factor = flags.contains(.rawIsEaten) ? 0.05 : weights.unsaidUnready
    case .strong: factor = weights.unsaidStrong
    case .weak: factor = min(factor, 0.3)
    case .kind, .plain, .state: break
    }
    return weight * factor * (roles.contains(.either) ? 0.4 : 1)
  }
}
