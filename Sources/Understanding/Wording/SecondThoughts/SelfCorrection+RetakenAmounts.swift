/// Amounts that are told anew in the same breath: "2 slices of quiche, no wait, three".
extension SelfCorrection {
  /// "Three" for "two slices", "40 minutes" for "30".
  static func amountRetaken(_ said: Doubt, in tokens: [Token]) -> [Token]? {
    var doubt = said
    // "No, just 2 rolls".
    if tokens[doubt.end].isOne(of: "just", "only"), doubt.end + 1 < tokens.count, tokens[doubt.end + 1].isCount {
      doubt.end += 1
    }
    guard let number = NumberPhrase.read(at: doubt.end, in: tokens), !number.isArticle else { return nil }
    if let quantity = QuantityParser(tokens).quantity(at: doubt.end), quantity.hasUnit, quantity.size == nil {
      return measureRetaken(doubt, quantity, in: tokens)
    }
    let end = endOfHour(doubt.end + number.count, in: tokens)
    // "No 4th set".
    guard end == tokens.count || tokens[end].kind != .word || tokens[end].join != .glued else { return nil }
    guard var old = lastNumber(before: doubt.start, in: tokens) else { return nil }
    old = old.lowerBound..<endOfHour(old.upperBound, in: tokens)
    let isAlone = tokens.breaks(at: end)
    // "Two, no three sausages" has the noun behind, "2 rolls, no 3 rolls" behind both.
    if !isAlone, old.upperBound < doubt.start {
      // "2 large rolls, no, just 2 rolls": the size goes too.
      let named = QuantityWords.sizes[tokens[old.upperBound]] == nil ? old.upperBound : old.upperBound + 1
      let length = alike(from: named, upTo: doubt.start, as: end, in: tokens)
      guard length > 0 else { return nil }
      return putting(
        tokens[doubt.end..<(end + length)], for: old.lowerBound..<(named + length), in: tokens,
        without: doubt.start..<(end + length))
    }
    return putting(tokens[doubt.end..<end], for: old, in: tokens, without: doubt.start..<end)
  }

  /// How many words from `start` and from `other` on are the same, in whatever number: "jaffa cake", "jaffa cakes".
  private static func alike(from start: Int, upTo end: Int, as other: Int, in tokens: [Token]) -> Int {
    var length = 0
    while start + length < end, other + length < tokens.count, tokens[start + length].kind == .word,
      EnglishPlural.singular(of: tokens[start + length].folded)
        == EnglishPlural.singular(of: tokens[other + length].folded)
    { length += 1 }
    return length
  }

  /// "40 minutes" for "30", "5 miles" for "4 km", "3 slices" for "2 slices".
  private static func measureRetaken(_ doubt: Doubt, _ new: Quantity, in tokens: [Token]) -> [Token]? {
    let parser = QuantityParser(tokens)
    let newEnd = end(of: new, in: tokens)
    // "No 5 minute rest" denies one; "1 hour 15" goes on.
    if newEnd < tokens.count {
      let next = tokens[newEnd]
      let isApart = next.isBreak || next.kind == .punctuation || next.isWord("of")
      guard next.kind != .number, isApart || !doubt.isBareNo else { return nil }
    }
    let before = tokens[..<doubt.start].indices.reversed().lazy.compactMap { parser.quantity(at: $0) }
      .filter { $0.unit != nil && isAlike($0, new) }
    // A "handful" that nobody counted is one.
    let old = before.first { $0.value != nil } ?? before.first { $0.unit.map(isVessel) ?? false }
    // A measure has the number before it: "1 1/2 cups" is not the cups of a half.
    if let old, case let start = startOfNumber(old.tokens.lowerBound, in: tokens) {
      let name = nameEnd(from: newEnd, in: tokens[...])
      let oldName = nameEnd(from: end(of: old, in: tokens), in: tokens[..<doubt.start])
      // "20 minutes of rowing, no wait, 30 minutes of yoga": what is told anew has a name of its own.
      if name > newEnd, oldName > end(of: old, in: tokens) {
        return putting(tokens[doubt.end..<name], for: start..<oldName, in: tokens, without: doubt.start..<name)
      }
      return putting(
        tokens[doubt.end..<newEnd], for: start..<end(of: old, in: tokens), in: tokens, without: doubt.start..<newEnd)
    }
    guard let bare = lastNumber(before: doubt.start, in: tokens), case let end = endOfRun(bare.upperBound, in: tokens),
      end == doubt.start
    else { return nil }
    return putting(tokens[doubt.end..<newEnd], for: bare.lowerBound..<end, in: tokens, without: doubt.start..<newEnd)
  }

  /// Where the name ends that is measured before `start`: `start` where there is none.
  private static func nameEnd(from start: Int, in tokens: ArraySlice<Token>) -> Int {
    let name = start < tokens.endIndex && tokens[start].isWord("of") ? start + 1 : start
    let end = tokens[min(name, tokens.endIndex)...].firstIndex { $0.kind != .word || $0.isBreak } ?? tokens.endIndex
    return end > name ? end : start
  }

  /// Where a measure ends, the "of" behind it left out.
  private static func end(of quantity: Quantity, in tokens: [Token]) -> Int {
    let end = quantity.tokens.upperBound
    return end > quantity.tokens.lowerBound && tokens[end - 1].isWord("of") ? end - 1 : end
  }

  /// Behind the "pm" of "2pm".
  private static func endOfHour(_ end: Int, in tokens: [Token]) -> Int {
    end < tokens.count && tokens[end].isOne(of: "am", "pm") ? end + 1 : end
  }

  /// Behind the "k" of "5k".
  private static func endOfRun(_ end: Int, in tokens: [Token]) -> Int {
    end < tokens.count && tokens[end].isWord("k") && tokens[end].join == .glued ? end + 1 : end
  }

  /// A handful, a slice, a cup, a pint.
  private static func isVessel(_ unit: MeasureUnit) -> Bool {
    unit.dimension == .measure || unit.dimension == .volume && unit.factor >= leastVessel
  }

  /// Millilitres: nobody leaves the number of smaller volumes out.
  private static let leastVessel = 200.0

  private static func isAlike(_ old: Quantity, _ new: Quantity) -> Bool {
    guard let before = old.unit, let after = new.unit else { return false }
    switch after.dimension {
    case .mass, .volume, .length, .time: return before.dimension == after.dimension
    default: return before.name == after.name
    }
  }

  private static func startOfNumber(_ index: Int, in tokens: [Token]) -> Int {
    let lowest = max(0, index - 3)
    return (lowest..<index).first { at in
      NumberPhrase.read(at: at, in: tokens).map { !$0.isArticle && at + $0.count > index } ?? false
    } ?? index
  }

  /// The last number that is told before `end`, all its words.
  private static func lastNumber(before end: Int, in tokens: [Token]) -> Range<Int>? {
    guard
      let last = tokens[..<end].lastIndex(where: { $0.isCount || NumberWords.articles.contains($0) }),
      case let start = startOfNumber(last, in: tokens), let number = NumberPhrase.read(at: start, in: tokens),
      start + number.count <= end
    else { return nil }
    return start..<(start + number.count)
  }

  static func putting(
    _ new: ArraySlice<Token>, for old: Range<Int>, in tokens: [Token], without gone: Range<Int>
  ) -> [Token] {
    var put = Array(new)
    if let join = tokens[old].first?.join, !put.isEmpty { put[0] = put[0].joined(join) }
    return tokens[..<old.lowerBound] + put + tokens[old.upperBound..<gone.lowerBound] + tokens[gone.upperBound...]
  }
}
