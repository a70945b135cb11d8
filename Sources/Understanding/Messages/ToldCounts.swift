/// Amounts told apart from what they are of: "of the nine scones on the tray, five were mine", "toast and jam, the toast being two slices".
enum ToldCounts {
  static let signs: WordSet = ["being", "which", "holds", "takes", "fits"]

  /// `tokens` with each such amount said where its food is named.
  static func straightened(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5 else { return tokens }
    let told = tokens[0].isWord("of") || tokens[0].isWord("out") ? ofWhole(tokens) : tokens
    return signs.occurs(in: told) ? ownVessel(ofWhich(being(told))) : told
  }

  private static let whole = ListWords.determiners
  private static let eating = EatingWords.helping.union(["have"])

  /// "Five scones" for "of the nine scones on the tray, five were mine", and "of the nine scones, I ate five".
  private static func ofWhole(_ tokens: [Token]) -> [Token] {
    let of = tokens[0].isWord("out") ? 1 : 0
    guard tokens[of].isWord("of") else { return tokens }
    let count = whole.contains(tokens[of + 1]) ? of + 2 : of + 1
    guard count < tokens.count, tokens[count].isCount, let all = NumberPhrase.read(at: count, in: tokens),
      case let name = count + all.count,
      let comma = tokens[name...].prefix(9).firstIndex(where: { $0.isSign(",") }), comma > name,
      let own = own(behind: comma, in: tokens), own.value <= all.value
    else { return tokens }
    // "that came", "we ordered" and "on the plate" are no part of the name.
    let end =
      tokens[name..<comma].firstIndex {
        ListWords.tellers.contains($0) || $0.isOne(of: "they", "that", "which", "on", "in", "from", "at", "she", "he")
      } ?? comma
    guard end > name else { return tokens }
    // "At lunch" stays said.
    let meal = tokens.indices[end..<comma].dropFirst().first { TimeWords.meals.contains(tokens[$0]) }
    let time = meal.map { tokens[($0 - 1)...$0] } ?? []
    return Array(tokens[own.number] + tokens[name..<end] + time + tokens[own.end...])
  }

  /// The "five" of "five were mine" and "I ate five" behind a comma.
  private static func own(
    behind comma: Int, in tokens: [Token]
  ) -> (number: Range<Int>, value: Double, end: Int)? {
    var at = comma + 1
    var isEaten = false
    if ListWords.tellers.contains(at: at, in: tokens) {
      at += 1
      if tokens.indices.contains(at), tokens[at].isWord("only") || tokens[at].isWord("just") { at += 1 }
      guard eating.contains(at: at, in: tokens) else { return nil }
      (isEaten, at) = (true, at + 1)
    }
    while at < tokens.count, tokens[at].isOne(of: "only", "just", "a", "mere") { at += 1 }
    guard at < tokens.count, tokens[at].isCount, let number = NumberPhrase.read(at: at, in: tokens) else { return nil }
    var end = at + number.count
    if !isEaten {
      guard tokens.word(end).isOne(of: "were", "was", "went") else { return nil }
      guard tokens.word(end + 1) == "mine" else { return nil }
      end += 2
    }
    guard tokens.breaks(at: end) else { return nil }
    return (at..<(at + number.count), number.value, end)
  }

  private static let longestName = 3

  /// "Two slices toast and jam" for "toast and jam, the toast being two slices".
  private static func being(_ tokens: [Token]) -> [Token] {
    guard let being = tokens.dropFirst(3).firstIndex(where: { $0.isWord("being") }),
      let the = tokens[..<being].lastIndex(where: { $0.isWord("the") }), the > 1, being - the <= longestName,
      being > the + 1, tokens[the - 1].isSign(",") || tokens[the - 1].isSign("-"),
      case let name = tokens[(the + 1)..<being],
      let named = tokens[..<(the - 1)].lastIndex(where: { $0.folded == name.last?.folded && $0.kind == .word }),
      let quantity = QuantityParser(tokens).quantity(at: being + 1), quantity.value != nil,
      case let end = quantity.tokens.upperBound, tokens.breaks(at: end)
    else { return tokens }
    var start = named
    while start > 0, tokens[start - 1].kind == .word, !tokens[start - 1].isBreak,
      !NumberWords.articles.contains(tokens[start - 1]), !IntentWords.reports.contains(tokens[start - 1]),
      named - start < longestName
    { start -= 1 }
    // A count that was said stays.
    guard !tokens[start..<named].contains(where: { $0.isCount }), start == 0 || !tokens[start - 1].isCount else {
      return tokens
    }
    let opening = start > 0 && NumberWords.articles.contains(tokens[start - 1]) ? start - 1 : start
    return Array(
      tokens[..<opening] + tokens[(being + 1)..<end] + tokens[start..<(the - 1)] + tokens[end...])
  }

  private static let sharing: WordSet = ["left", "ate", "had", "drank", "finished", "gave", "binned"]

  /// ", left a quarter" for ", of which I left a quarter", and ", left half" for ", half of which I left".
  private static func ofWhich(_ tokens: [Token]) -> [Token] {
    guard
      let which = tokens.indices.dropFirst(2).dropLast(2).first(where: { index in
        tokens[index].isWord("which") && tokens[index - 1].isWord("of")
      }), ListWords.tellers.contains(tokens[which + 1])
    else { return tokens }
    let verb = tokens[which + 2].isWord("only") || tokens[which + 2].isWord("just") ? which + 3 : which + 2
    guard sharing.contains(at: verb, in: tokens) else { return tokens }
    if tokens[which - 2].kind == .punctuation, verb + 1 < tokens.count {
      return withoutDish(Array(tokens[..<(which - 1)] + tokens[verb...]))
    }
    guard let comma = tokens[..<which].lastIndex(where: { $0.kind == .punctuation }), which - comma <= 5,
      QuantityWords.shares.occurs(in: tokens[comma..<which])
    else { return tokens }
    return Array(tokens[...comma] + [tokens[verb]] + tokens[(comma + 1)..<(which - 1)] + tokens[(verb + 1)...])
  }

  private static let dishes: WordSet = ["bowl", "plate", "glass", "box", "cup", "pan", "pot", "tin", "tub", "dish"]

  /// "left a quarter" for "left a quarter in the pan".
  private static func withoutDish(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, let last = tokens.last, dishes.contains(last),
      tokens[tokens.count - 2].isOne(of: "the", "my"), tokens[tokens.count - 3].isOne(of: "in", "on")
    else { return tokens }
    return Array(tokens.dropLast(3))
  }

  private static let vessels = WordList.words("bottle flask tumbler jug canteen thermos hydroflask carafe pitcher")
  private static let emptying: WordSet = ["emptied", "drank", "finished", "drained", "downed", "had", "refilled"]
  private static let joints = ListWords.clauseBreaks.union(["i", "i've", "which"])
  private static let many = 20.0

  /// "Drank 1200 ml of water" for "my flask fits 400 ml and I drained it three times".
  private static func ownVessel(_ tokens: [Token]) -> [Token] {
    guard let holds = QuantityWords.holding.firstIndex(in: tokens.prefix(5)), holds > 0,
      vessels.contains(tokens[holds - 1]), let quantity = QuantityParser(tokens).quantity(at: holds + 1),
      let milliliters = quantity.milliliters, !quantity.hasContent
    else { return tokens }
    let verb = joints.end(from: quantity.tokens.upperBound, in: tokens)
    guard verb > quantity.tokens.upperBound, emptying.contains(at: verb, in: tokens), verb + 1 < tokens.count,
      let times = times(behind: verb, in: tokens), times.count <= many
    else { return tokens }
    let range = tokens[verb].range
    let drank = Token.word("drank", at: range)
    let number = Token.number(milliliters * times.count, at: range)
    let rest = Token.words(["ml", "of", "water"], at: range)
    return [drank, number] + rest + withoutWater(Array(tokens[times.end...]))
  }

  private static let ofWater = WordList.words("plain just only still tap water both times each all of it every time")

  /// What is told behind, without ", just tap water".
  private static func withoutWater(_ tokens: [Token]) -> [Token] {
    guard let comma = tokens.firstIndex(where: { $0.isSign(",") || $0.isSign("-") }),
      case let end = tokens[(comma + 1)...].firstIndex(where: { $0.kind == .punctuation }) ?? tokens.count,
      tokens[comma..<end].contains(where: { $0.isWord("water") }),
      tokens[(comma + 1)..<end].allSatisfy({ ofWater.contains($0) })
    else { return tokens }
    return Array(tokens[..<comma] + tokens[end...])
  }

  /// How often "it twice", "two of them" and "it" behind a verb of emptying say that it was.
  private static func times(behind verb: Int, in tokens: [Token]) -> (count: Double, end: Int)? {
    if tokens[verb + 1].isWord("it") {
      let again = Repetition.at(verb + 2, in: tokens)
      return (again?.count ?? 1, again?.end ?? verb + 2)
    }
    guard let number = NumberPhrase.read(at: verb + 1, in: tokens), !number.isArticle else { return nil }
    var end = verb + 1 + number.count
    while end < tokens.count, tokens[end].isOne(of: "of", "them", "those", "full", "bottles") { end += 1 }
    guard tokens.breaks(at: end) || tokens[end].isWord("today")
    else { return nil }
    return (number.value, end)
  }
}
