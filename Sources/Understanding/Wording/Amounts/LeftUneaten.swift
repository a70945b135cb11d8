/// What was left or thrown away of what was counted: "had 8 wings, left 3", "a pizza but left 2 slices", "10 nuggets but
/// binned 4".
enum LeftUneaten {
  static let leaving = EatingWords.wasting.union(["left", "leaving", "leave"])
  private static let joints = ListWords.clauseBreaks
  private static let pieces = QuantityWords.pieces
  private static let hedges = QuantityWords.approximators
  private static let closers: WordSet = ["for", "on", "behind", "over", "in", "uneaten", "away", "out"]
  private static let pronouns = ListWords.pronouns
  /// Slices that a pizza is cut into.
  private static let slicesOfPizza = 8.0
  private static let most = 40.0

  /// `tokens` with what was eaten in the place of what there was: "had 5 wings".
  static func told(_ said: [Token]) -> [Token] {
    guard said.count > 3, leaving.occurs(in: said) else { return said }
    if let parts = partsEaten(said) { return parts }
    let tokens = fractioned(said)
    guard let verb = tokens.indices.dropFirst().first(where: { isVerb($0, in: tokens) }),
      let part = part(behind: verb, in: tokens), let joint = joint(before: verb, in: tokens)
    else { return tokens }
    let head = Array(tokens[..<joint])
    let rest = Array(tokens[part.end...])
    if let eaten = counted(head, without: part) ?? sliced(head, without: part) { return eaten + rest }
    return tokens
  }

  /// "Most" of a dish, where nobody says how much.
  private static let mostLeft = 0.75
  private static let shares: WordTable<Double> = ["most": 1 - mostLeft, "half": 0.5, "some": 0.75]
  private static let beforeLeft: WordSet = ["all", "rest", "of", "the", "a", "lot", "bit"]

  /// "The meatballs and a quarter of the pasta" for "pasta with meatballs, ate the meatballs but left most of the pasta"; a
  /// dish that is called by neither is the dish.
  private static func partsEaten(_ tokens: [Token]) -> [Token]? {
    guard let comma = tokens.firstIndex(where: { $0.isSign(",") }), comma > 0, comma + 5 < tokens.count,
      case let verb = tokens[comma + 1].isWord("i") ? comma + 2 : comma + 1, EatingWords.helping.contains(tokens[verb]),
      tokens[verb + 1].isWord("the"),
      let left = leaving.firstIndex(in: tokens[(verb + 3)...].prefix(8)), joints.contains(tokens[left - 1]),
      case let eaten = tokens[(verb + 2)..<(left - 1)], eaten.allSatisfy({ $0.kind == .word }), let food = eaten.last
    else { return nil }
    var noun = left + 1
    var share = 0.0
    while noun < tokens.count, case let told = shares[tokens[noun]], told != nil || beforeLeft.contains(tokens[noun]) {
      share = told ?? share
      noun += 1
    }
    guard noun < tokens.count, tokens[noun].kind == .word, tokens.ends(at: noun + 1) else { return nil }
    func place(of word: Token) -> Int? {
      tokens[..<comma].lastIndex { EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: word.folded) }
    }
    let rest = tokens[(noun + 1)...]
    guard let base = place(of: tokens[noun]) else {
      return place(of: food) == nil ? Array(tokens[..<comma] + rest) : nil
    }
    guard let beside = place(of: food), beside != base else { return nil }
    let range = tokens[noun].range
    var told = Array(tokens[..<min(base, beside)])
    told += eaten
    if share > 0 {
      told += [Token.word("and", at: range), Token.number(share, at: range)]
      told += Token.words(["of", "the"], at: range) + [tokens[noun]]
    }
    told += tokens[(max(base, beside) + 1)..<comma]
    return told + rest
  }

  /// "Left 1/4" for "left a quarter", which is a fraction as "left a third" is, and no measure.
  private static func fractioned(_ tokens: [Token]) -> [Token] {
    // "Left most of the fries": "of it" is read as it is.
    if let most = tokens.dropFirst(3).firstIndex(where: { $0.isWord("most") }), leaving.contains(tokens[most - 1]),
      tokens.word(most + 1) == "of", tokens.word(most + 2).isOne(of: "the", "my")
    {
      return tokens[..<most] + [Token.number(mostLeft, at: tokens[most].range)] + tokens[(most + 1)...]
    }
    guard let quarter = tokens.dropFirst(3).firstIndex(where: { $0.isWord("quarter") }),
      tokens[quarter - 1].isOne(of: "a", "about", "left"),
      leaving.occurs(in: tokens[max(1, quarter - 3)..<quarter]),
      tokens.ends(at: quarter + 1) || tokens[quarter + 1].isWord("of")
    else { return tokens }
    let first = tokens[quarter - 1].isWord("a") ? quarter - 1 : quarter
    return tokens[..<first] + [Token.number(0.25, at: tokens[quarter].range)] + tokens[(quarter + 1)...]
  }

  /// "Had 6 wings, I left 2" too; "6 left" and "two hours before I left" tell of something else.
  private static func isVerb(_ index: Int, in tokens: [Token]) -> Bool {
    leaving.contains(tokens[index])
      && (joints.contains(tokens[index - 1])
        || index > 1 && tokens[index - 1].isWord("i") && joints.contains(tokens[index - 2]))
  }

  private static func joint(before verb: Int, in tokens: [Token]) -> Int? {
    var at = verb
    while at > 0, joints.contains(tokens[at - 1]) || tokens[at - 1].isWord("i") { at -= 1 }
    return at > 0 ? at : nil
  }

  private struct Part {
    var count: Double
    /// Of how many; nil where that was not said.
    var all: Double?
    var isPieces: Bool
    var end: Int
  }

  /// "2", "one of them", "2 slices of 8" behind the verb, and nothing else that could be left.
  private static func part(behind verb: Int, in tokens: [Token]) -> Part? {
    var at = verb + 1
    while hedges.contains(at: at, in: tokens) { at += 1 }
    guard let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle, number.value >= 1,
      number.value == number.value.rounded(), number.value <= most
    else { return nil }
    at += number.count
    var part = Part(count: number.value, isPieces: false, end: at)
    if pieces.contains(at: at, in: tokens) {
      part.isPieces = true
      at += 1
    }
    if at + 1 < tokens.count, tokens[at].isOne(of: "of", "out") {
      let next = tokens[at + 1].isWord("of") ? at + 2 : at + 1
      if pronouns.contains(at: next, in: tokens) {
        at = next + 1
      } else if let all = NumberPhrase.read(at: next, in: tokens), all.value > part.count, all.value <= most {
        part.all = all.value
        at = next + all.count
      }
    }
    part.end = at
    guard tokens.ends(at: at) || closers.contains(tokens[at]) else { return nil }
    // What stands behind tells where or for whom it was left.
    part.end = tokens[at...].firstIndex { $0.kind == .punctuation } ?? tokens.count
    return part
  }

  /// "Had 5 wings" for "had 8 wings" of which 3 were left.
  private static func counted(_ head: [Token], without part: Part) -> [Token]? {
    let counts = head.indices.filter { index in
      head[index].isCount && !NumberWords.articles.contains(head[index])
    }
    guard counts.count == 1, let place = counts.first, let number = NumberPhrase.read(at: place, in: head),
      number.value > part.count, number.value == number.value.rounded(), number.value <= most,
      UnitTable.unit(at: place + number.count, in: head).map({ $0.unit.dimension == .measure }) ?? true
    else { return nil }
    return head[..<place] + [Token.number(number.value - part.count, at: head[place].range)]
      + head[(place + number.count)...]
  }

  /// "6 slices of pizza" for "a pizza" of which 2 slices were left.
  private static func sliced(_ head: [Token], without part: Part) -> [Token]? {
    guard part.isPieces, let dish = head.lastIndex(where: { $0.kind == .word }),
      let all = part.all ?? (head[dish].isWord("pizza") ? slicesOfPizza : nil), all > part.count
    else { return nil }
    var start = dish
    while start > 0, head[start - 1].kind == .word, !NumberWords.articles.contains(head[start - 1]),
      !head[start - 1].isOne(of: "the", "my", "of"), !MealWords.verbs.contains(head[start - 1])
    {
      start -= 1
    }
    let first =
      start > 0 && (NumberWords.articles.contains(head[start - 1]) || head[start - 1].isOne(of: "the", "my"))
      ? start - 1 : start
    let range = head[dish].range
    let measure = Token.words(["slices", "of"], at: range)
    return head[..<first] + [Token.number(all - part.count, at: head[dish].range)] + measure + head[start...]
  }
}
