/// Settles a count that is mended in the same breath: "4 cakes, oops make that 6", "a banana, no wait, two".
enum SelfCorrection {
  private static let signals = PhraseTable(
    list: """
      make that,make it,oops make that,no make that,or rather,i mean,i meant,no wait,wait no,sorry i mean,no sorry
      oops,sorry,scratch that
      """)

  private static let mending: WordSet = ["actually", "wait", "sorry", "correction"]
  private static let copulas = WordList.words("it they there that was were i had ate no make so , : -")

  /// `tokens` with a count that is told again of the same food in its place: "2 rolls with ham, actually it was 3 rolls".
  static func recounted(_ tokens: [Token]) -> [Token] {
    guard let signal = mending.firstIndex(in: tokens.dropFirst(2)),
      tokens[signal - 1].kind == .punctuation || tokens[signal - 1].isWord("no")
    else { return tokens }
    let count = copulas.end(from: signal + 1, in: tokens)
    guard count + 1 < tokens.count, tokens[count].isCount, tokens[count + 1].kind == .word,
      count + 2 == tokens.count
        || tokens[count + 2].isBreak && !tokens[count + 2].isOne(of: "for", "at", "on", "in")
    else { return tokens }
    let noun = EnglishPlural.singular(of: tokens[count + 1].folded)
    guard
      let named = tokens[..<signal].lastIndex(where: { EnglishPlural.singular(of: $0.folded) == noun }), named > 0,
      let old = tokens[max(0, named - 3)..<named].lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }),
      !tokens[old..<named].contains(where: { $0.kind == .punctuation })
    else { return tokens }
    var recounted = tokens
    recounted[old] = tokens[count]
    recounted[old] = recounted[old].joined(tokens[old].join)
    recounted[named] = tokens[count + 1]
    var start = signal
    while start > named + 1, tokens[start - 1].kind == .punctuation || tokens[start - 1].isWord("no") { start -= 1 }
    recounted.removeSubrange(start..<(count + 2))
    // "- and a plum" goes on.
    if start < recounted.count, recounted[start].isSign("-") || recounted[start].isSign(")") {
      recounted.remove(at: start)
    }
    return recounted
  }

  /// `tokens` with the last count before a mended one put right, and the words that mend it left out.
  static func settled(_ tokens: [Token]) -> [Token] {
    // The mended count ends the message or its sentence.
    guard tokens.count > 3, let last = tokens.lastIndex(where: { $0.kind != .punctuation }),
      let end = mended(upTo: last, in: tokens), let start = signal(before: end, in: tokens), start > 1,
      let old = tokens[..<start].lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }),
      // What was counted stands between: "make that 6" alone is about an earlier message.
      tokens[(old + 1)..<start].contains(where: { $0.kind == .word })
        // "I had three, okay four", of what somebody made.
        || old > 0 && IntentWords.reports.contains(tokens[old - 1])
    else { return tokens }
    var settled = Array(tokens[..<start])
    while let last = settled.last, last.kind == .punctuation { settled.removeLast() }
    settled[old] = tokens[end]
    settled[old] = settled[old].joined(.apart)
    return settled
  }

  /// The count that closes the text: the "five" of "okay five" and, where slices were counted before, of "okay five slices".
  private static func mended(upTo last: Int, in tokens: [Token]) -> Int? {
    if tokens[last].isCount { return last }
    guard last > 3, tokens[last - 1].isCount, let unit = UnitTable.unit(named: tokens[last].folded),
      let old = tokens[..<(last - 1)].lastIndex(where: { UnitTable.unit(named: $0.folded) != nil }), old > 0,
      UnitTable.unit(named: tokens[old].folded)?.name == unit.name,
      tokens[old - 1].isCount || NumberWords.articles.contains(tokens[old - 1])
    else { return nil }
    return last - 1
  }

  /// Words that own up to more, behind a comma: "three biscuits, okay four".
  private static let conceding = admitting.union(["actually"])

  /// Where the words that announce a mended count begin, if they stand right before it.
  private static func signal(before end: Int, in tokens: [Token]) -> Int? {
    let horizon = max(0, end - 6)
    return (horizon..<end).first { index in
      var at = index
      while at < end {
        if tokens[at].kind == .punctuation {
          at += 1
        } else if let match = signals.match(at: at, in: tokens) {
          at += match.count
        } else if at > 0, conceding.contains(tokens[at]), tokens[at - 1].isSign(",") {
          at += 1
        } else {
          return false
        }
      }
      return tokens[index].kind == .word && at == end
    }
  }

  private static let telling: WordSet = ["i", "had", "drank", "ate", "just", "only", "it", "was", "then"]
  private static let fewestClauses = 3

  /// "Three beers" for "a beer. two beers. ok three": who counts on with the same noun owns up to the last of them.
  static func ownedUpTo(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 6, let ok = conceding.lastIndex(in: tokens), ok > 1,
      tokens[ok - 1].isBreak || conceding.contains(tokens[ok - 1]),
      let sum = NumberPhrase.read(at: ok + 1, in: tokens), case let end = ok + 1 + sum.count,
      let last = tokens.lastIndex(where: { $0.kind != .punctuation }), last <= end
    else { return tokens }
    let clauses = tokens[..<ok].indices.split {
      tokens[$0].kind == .punctuation || conceding.contains(tokens[$0])
    }
    var noun = last == end ? EnglishPlural.singular(of: tokens[end].folded) : nil
    var start = ok
    var value = sum.value
    var count = 1
    for clause in clauses.reversed() {
      let place = telling.end(from: clause.lowerBound, in: tokens)
      guard let number = NumberPhrase.read(at: place, in: tokens), number.value < value,
        place + number.count + 1 == clause.upperBound,
        case let named = EnglishPlural.singular(of: tokens[clause.upperBound - 1].folded), noun ?? named == named
      else { break }
      (noun, start, value) = (named, place, number.value)
      count += 1
    }
    guard count >= fewestClauses, let noun else { return tokens }
    return tokens[..<start] + tokens[(ok + 1)..<end] + [
      Token.word(EnglishPlural.plural(of: noun), at: tokens[ok].range)
    ]
  }

  private static let opening = WordList.words("it was that had have i we they were there so and yes")
  private static let links = ListWords.clauseBreaks.union(["or"])

  /// "Four scones" for "not two, not three, but four scones", and "no, four scones" where scones were logged just before, as `names` tell:
  /// what is counted up to is what was had.
  static func countedUp(_ tokens: [Token], names: () -> [String]) -> [Token] {
    guard let not = tokens.prefix(5).firstIndex(where: { $0.isWord("not") }),
      tokens[..<not].allSatisfy({ opening.contains($0) })
    else { return tokens }
    var at = not
    var denied = 0
    while at + 1 < tokens.count, tokens[at].isWord("not"), tokens[at + 1].isCount {
      at += 2
      denied += 1
      at = links.end(from: at, in: tokens)
    }
    guard denied > 1, at + 1 < tokens.count, tokens[at].isCount, tokens[at - 1].isWord("but") else { return tokens }
    let counted = Array(tokens[at...])
    let nouns = counted.lazy.filter { $0.kind == .word }.map { EnglishPlural.singular(of: $0.folded) }
    let logged = names()
    guard nouns.contains(where: { noun in logged.contains { $0.contains(noun) } }) else { return counted }
    let no = Token.word("no", at: tokens[not].range)
    let comma = Token.sign(",", at: tokens[not].range)
    return [no, comma] + counted
  }

}
