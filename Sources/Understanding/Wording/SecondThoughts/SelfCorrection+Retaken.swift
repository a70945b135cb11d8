/// Takes back an amount, a food or an hour that is told anew in the same breath: "30, sorry, 40 minutes", "lamb, no, beef".
extension SelfCorrection {
  private static let cheap: WordSet = [
    "no", "nope", "wait", "sorry", "oops", "whoops", "scratch", "make", "correction", "mean", "meant",
  ]
  private static let markers = PhraseTable(
    list: """
      no wait,wait no,no sorry,sorry no,no make that,no make it,make that,make it,no i mean,sorry i mean,i mean,i meant,no
      nope,wait,sorry,oops,whoops,scratch that,correction,actually no,hang on,hold on,actually
      """)
  /// Between the markers and what is told anew.
  private static let copulas = PhraseTable(
    list:
      "it was,that was,they were,it's,i had,it was actually,more like,it was more like,rather"
  )
  /// These begin no second thought by themselves.
  private static let weak: WordSet = ["actually", "hang", "hold"]
  /// Begin markers of several words, which another word tells.
  private static let openings: WordSet = ["actually", "hang", "hold", "i"]

  /// A second thought: its markers, and where what is told anew begins.
  struct Doubt {
    var start: Int
    var end: Int
    /// The marker is "no" alone with nothing behind it: "no jam" is no second thought, "no 3" is one.
    var isBareNo: Bool
    var isSlip: Bool
  }

  /// `tokens` with what is told anew in the place of what it mends, where both are amounts of one sort, hours or meals, or foods as
  /// `isFood` tells.
  static func retaken(_ said: [Token], isFood: ([Token]) -> Bool) -> [Token] {
    let tokens = ownedUp(said)
    guard tokens.count > 3, cheap.occurs(in: tokens) else { return tokens }
    var settled = tokens
    for _ in 0..<3 {
      guard let next = retakenOnce(settled, isFood: isFood) else { break }
      settled = next
    }
    return settled
  }

  /// Words that own up to more: "well three".
  static let admitting: WordSet = ["well", "ok", "okay", "fine", "alright"]
  private static let honesty = PhraseTable(
    list: "if i'm honest,if i'm being honest,if we're honest,if i am honest,really,tbh,to be honest,honestly,actually")

  /// "Two beers, no three" for "two beers, well three if I'm honest", "a beer, no two beers" for "a beer... ok two beers".
  private static func ownedUp(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 4,
      let well = tokens.indices.dropFirst(2).dropLast().last(where: {
        admitting.contains(tokens[$0]) && (tokens[$0 - 1].kind == .punctuation || admitting.contains(tokens[$0 - 1]))
          && (tokens[$0 + 1].isCount || tokens[$0 + 1].isBreak && $0 + 2 < tokens.count && tokens[$0 + 2].isCount)
      }), case let count = tokens[well + 1].isCount ? well + 1 : well + 2,
      let number = NumberPhrase.read(at: count, in: tokens), case let end = count + number.count,
      case let close = end + nounAgain(from: end, before: well, in: tokens),
      tokens.ends(at: close) || honesty.match(at: close, in: tokens).map({ close + $0.count == tokens.count }) ?? false
    else { return tokens }
    return tokens[..<well] + [Token.word("no", at: tokens[well].range)] + tokens[count..<close]
  }

  /// How many words from `end` name once more what is named right before `start`.
  private static func nounAgain(from end: Int, before start: Int, in tokens: [Token]) -> Int {
    guard let last = tokens[..<start].lastIndex(where: { $0.kind != .punctuation }) else { return 0 }
    // "A handful of nuts... ok two handfuls".
    if let unit = UnitTable.unit(at: end, in: tokens), [.measure, .volume, .mass].contains(unit.unit.dimension),
      tokens.ends(at: end + unit.count) || honesty.match(at: end + unit.count, in: tokens) != nil,
      tokens[..<start].indices.contains(where: { UnitTable.unit(at: $0, in: tokens)?.unit.name == unit.unit.name })
    {
      return unit.count
    }
    let close = tokens.indices[end...].first { tokens[$0].kind != .word || honesty.match(at: $0, in: tokens) != nil }
    let noun = tokens[end..<(close ?? tokens.count)]
    guard noun.count <= last, !noun.isEmpty else { return 0 }
    let isSame = zip(noun, tokens[(last + 1 - noun.count)...]).allSatisfy {
      EnglishPlural.singular(of: $0.folded) == EnglishPlural.singular(of: $1.folded)
    }
    return isSame ? noun.count : 0
  }

  private static func retakenOnce(_ tokens: [Token], isFood: ([Token]) -> Bool) -> [Token]? {
    // Before this nothing is told that could be mended.
    guard let told = tokens.firstIndex(where: { !CorrectionReader.interjections.contains($0) }) else { return nil }
    for index in tokens.indices.dropFirst(told + 1) {
      guard cheap.contains(tokens[index]) || openings.contains(tokens[index]),
        let doubt = doubt(at: index, behind: told, in: tokens)
      else { continue }
      return amountRetaken(doubt, in: tokens) ?? momentRetaken(doubt, in: tokens)
        ?? foodRetaken(doubt, in: tokens, isFood: isFood)
    }
    return nil
  }

  /// More markers in a row are no second thought, so that a long run of them is not read to its end from each.
  private static let mostMarkers = 12

  /// The second thought that begins with the word at `index`, where something was told before it, at `told` first.
  private static func doubt(at index: Int, behind told: Int, in tokens: [Token]) -> Doubt? {
    guard let first = markers.match(at: index, in: tokens) else { return nil }
    var start = index
    while start > 0, tokens[start - 1].kind == .punctuation { start -= 1 }
    let isApart = start < index
    guard start > told else { return nil }
    var end = index + first.count
    var isStrong = !weak.contains(tokens[index])
    var count = 1
    while end < tokens.count {
      if tokens[end].kind == .punctuation {
        end += 1
      } else if let more = markers.match(at: end, in: tokens) {
        count += 1
        guard count <= mostMarkers else { return nil }
        if !weak.contains(tokens[end]) { isStrong = true }
        end += more.count
      } else if let copula = copulas.match(at: end, in: tokens) {
        end += copula.count
        break
      } else {
        break
      }
    }
    let isBareNo = tokens[index].isWord("no") && end == index + 1
    // "20 min wait": a word of the sentence, and no second thought.
    let isPhrase = first.count > 1 && !isBareNo
    guard end < tokens.count, isStrong, isApart || isPhrase || isBareNo else { return nil }
    return Doubt(start: start, end: end, isBareNo: isBareNo, isSlip: CorrectionWords.slips.contains(tokens[index]))
  }

  // MARK: Moments

  /// "At 1, no 2pm", "for lunch, I mean dinner".
  private static func momentRetaken(_ doubt: Doubt, in tokens: [Token]) -> [Token]? {
    var at = doubt.end
    if tokens[at].isOne(of: "for", "at"), at + 1 < tokens.count { at += 1 }
    if at > doubt.end, tokens[doubt.end].isWord("at"), tokens[at].kind == .number, tokens.ends(at: at + 1),
      let old = tokens[..<doubt.start].indices.dropFirst().last(where: {
        tokens[$0].kind == .number && tokens[$0 - 1].isWord("at")
      })
    {
      return putting(tokens[at...at], for: old..<(old + 1), in: tokens, without: doubt.start..<(at + 1))
    }
    let isMeal = tokens[at].kind == .word && MealWords.mealTypes[tokens[at]] != nil
    guard isMeal || tokens[at].kind == .clock, tokens.breaks(at: at + 1),
      let old = tokens[..<doubt.start].lastIndex(where: {
        isMeal ? $0.kind == .word && MealWords.mealTypes[$0] != nil : $0.kind == .clock
      }), old > 0, !isMeal || !doubt.isBareNo
    else { return nil }
    return putting(tokens[at...at], for: old..<(old + 1), in: tokens, without: doubt.start..<(at + 1))
  }

  // MARK: Foods

  private static let parts: WordSet = ["half", "quarter", "a", "of", "the"]
  private static let more: WordSet = ["too", "also", "well", "another", "more", "extra", "yes", "no", "again", "then"]

  /// "A latte, no sorry, a cappuccino", "a burger for lunch, wait no it was a wrap".
  private static func foodRetaken(_ doubt: Doubt, in tokens: [Token], isFood: ([Token]) -> Bool) -> [Token]? {
    let isSure =
      !doubt.isBareNo || doubt.end < tokens.count && NumberWords.articles.contains(tokens[doubt.end])
    guard isSure || tokens[doubt.end - 1].kind == .punctuation, !doubt.isSlip else { return nil }
    let end =
      tokens[doubt.end...].firstIndex {
        $0.kind == .punctuation || $0.isOne(of: "for", "and", "with", "at", "on", "in")
      } ?? tokens.count
    let name = Array(tokens[doubt.end..<end])
    guard (1...5).contains(name.count), !clausal.occurs(in: name), !more.occurs(in: name), isFood(name) else {
      return nil
    }
    let close = withoutMeal(before: doubt.start, in: tokens)
    let counts = name[0].isCount || NumberWords.articles.contains(name[0])
    var open =
      (tokens[..<close].lastIndex { token in
        token.kind == .punctuation || leads.contains(token) && !(counts && NumberWords.articles.contains(token))
          || !counts && token.isCount
      } ?? -1) + 1
    guard open < close, isFood(Array(tokens[open..<close])), !clausal.occurs(in: tokens[open..<close]) else {
      return nil
    }
    // "Half a pizza, no, the whole pizza".
    while open > 0, name[0].isWord("the"), parts.contains(tokens[open - 1]) { open -= 1 }
    return putting(tokens[doubt.end..<end], for: open..<close, in: tokens, without: doubt.start..<end)
  }

  /// Where "for lunch", "at dinner", "yesterday" begins that stands right before `end`; else `end`.
  private static func withoutMeal(before end: Int, in tokens: [Token]) -> Int {
    guard end > 1 else { return end }
    if TimeWords.days.contains(tokens[end - 1]) { return end - 1 }
    guard MealWords.mealTypes[tokens[end - 1]] != nil, end > 2 else { return end }
    let joint = tokens[end - 2].isWord("my") ? end - 3 : end - 2
    return joint > 0 && tokens[joint].isOne(of: "for", "at") ? joint : end
  }
}
