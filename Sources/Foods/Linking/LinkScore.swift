/// How well one name of a food answers a query: words accounted for, less what either side has left over.
struct LinkScore {
  var table: TableBytes
  var query: Query

  /// About 1 when every word on both sides agrees; can be below 0.
  func score(entry: Int) -> Float {
    let positions = table.wordRange(ofEntry: entry)
    let food = table.food(ofEntry: entry)
    let kind = table.kind(ofEntry: entry)
    var covered: Float = 0
    var lost: Float = 0
    var matched: UInt64 = 0
    var headAgrees = false
    var entryHeadIsMatched = false
    var entryHeadIsKind = false
    for position in positions {
      let (word, roles) = table.entryWord(position)
      guard roles.contains(.head) else { continue }
      entryHeadIsKind = table.wordClass(word) == .kind
      entryHeadIsMatched = query.words.contains { $0.number == word }
    }
    for (index, word) in query.words.enumerated() {
      let isHead = index == query.head
      guard let number = word.number, let position = positions.first(where: { table.entryWord($0).word == number })
      else {
        lost += word.roles.contains(.negated) ? 0.05 : word.weight * (isHead ? 1.2 : 0.8)
        continue
      }
      let roles = table.entryWord(position).roles
      matched |= 1 << UInt64(min(63, position - positions.lowerBound))
      if word.roles.contains(.negated) != roles.contains(.negated) {
        lost += word.weight
        continue
      }
      let part =
        isHead
        ? headAgreement(roles, entryHeadIsMatched: entryHeadIsMatched, entryHeadIsKind: entryHeadIsKind)
        : roles.contains(.head) && !word.roles.contains(.head)
          ? 0.85 : roles.contains(.tail) && !word.roles.contains(.tail) ? 0.9 : 1
      if isHead { headAgrees = part > 0.9 }
      covered += word.weight * part * (word.typos == 0 ? 1 : word.typos == 1 ? 0.85 : 0.7)
    }
    guard covered > 0 else { return -1 }
    let flags = table.flags(ofFood: food)
    var over: Float = 0
    for position in positions where matched & (1 << UInt64(min(63, position - positions.lowerBound))) == 0 {
      let (word, roles) = table.entryWord(position)
      over += cost(ofUnsaid: word, roles: roles, flags: flags)
    }
    if kind == .synonym { over *= 0.8 }
    var total = (covered - lost - over) / max(query.weight, 0.4)
    total += 0.12 * table.prior(ofFood: food)
    if lost == 0, over == 0, headAgrees { total += kind == .spoken ? 0.2 : 0.02 }
    if kind == .synonym { total -= 0.12 }
    return total
  }

  private func headAgreement(_ roles: WordRoles, entryHeadIsMatched: Bool, entryHeadIsKind: Bool) -> Float {
    if roles.contains(.head) { return 1 }
    if roles.contains(.tail) { return 0.35 }
    if roles.contains(.bracketed) { return 0.7 }
    if roles.contains(.first) { return 0.55 }
    return entryHeadIsMatched || entryHeadIsKind ? 0.97 : 0.6
  }

  /// What a word of the name costs that the person did not say.
  private func cost(ofUnsaid word: Int, roles: WordRoles, flags: FoodFlags) -> Float {
    if !roles.isDisjoint(with: [.free, .negated]) { return 0.01 }
    let weight = table.weight(ofWord: word)
    let wordClass = table.wordClass(word)
    if roles.contains(.brand) { return 0.25 * weight }
    var factor: Float
    if roles.contains(.bracketed) {
      factor = 0.2
    } else if roles.contains(.head) {
      factor = wordClass == .kind ? 0.2 : 0.8
    } else if roles.contains(.tail) {
      factor = 0.4
    } else if roles.contains(.first) {
      factor = 0.5
    } else {
      factor = 0.3
    }
    switch wordClass {
    case .unready: factor = flags.contains(.rawIsEaten) ? 0.05 : 0.8
    case .strong: factor = 1.5
    case .weak: factor = min(factor, 0.3)
    case .kind, .plain: break
    }
    return weight * factor * (roles.contains(.either) ? 0.4 : 1)
  }
}
