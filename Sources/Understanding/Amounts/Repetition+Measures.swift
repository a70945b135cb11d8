import Nutrition

/// More of the same told by its measure: "a bowl of soup, then another bowl", "a slice of pizza and then a second slice".
extension Repetition {
  /// Tokens between a measure and the same one told again.
  private static let longestTelling = 14
  private static let ordinals: WordTable<Double> = ["second": 1, "third": 2]
  private static let mostMeasures = 30.0

  /// `tokens` with the measures counted together where they were counted first.
  static func measuresSummed(_ tokens: [Token]) -> [Token] {
    guard
      let sign = tokens.indices.dropFirst(2).first(where: {
        tokens[$0].isOne(of: "another", "more", "extra") || ordinals[tokens[$0]] != nil
      })
    else { return tokens }
    for start in [sign - 1, sign] where start > 1 {
      guard let more = measured(from: start, in: tokens), let joint = jointOfMeasure(before: start, in: tokens),
        let base = measure(more.unit, before: joint, in: tokens), base.value + more.count <= mostMeasures
      else { continue }
      let range = tokens[base.place.lowerBound].range
      guard !isAtTime(more.end, in: tokens) else {
        guard let name = name(behind: base.place.upperBound, before: joint, in: tokens) else { continue }
        let of = [Token.word(more.unit.name, at: range), Token.word("of", at: range)]
        return tokens[..<start] + [.number(more.count, at: tokens[start].range)] + of + name + tokens[more.end...]
      }
      var told = Array(tokens[..<base.place.lowerBound])
      told.append(.number(base.value + more.count, at: range))
      told += tokens[base.place.upperBound..<joint]
      return told + tokens[more.end...]
    }
    return tokens
  }

  /// "Another bowl", "a second cup", "two more slices" at `start`, with nothing named behind.
  private static func measured(from start: Int, in tokens: [Token]) -> (count: Double, unit: MeasureUnit, end: Int)? {
    var at = start
    var count = 1.0
    if tokens[at].isWord("another") {
      at += 1
      if let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle {
        count = number.value
        at += number.count
      }
    } else if NumberWords.articles.contains(tokens[at]) || tokens[at].isOne(of: "the", "my") {
      guard let times = tokens.word(at + 1).isEmpty ? nil : ordinals[tokens[at + 1]] else { return nil }
      count = times
      at += 2
    } else {
      guard let number = NumberPhrase.read(at: at, in: tokens),
        tokens.word(at + number.count).isOne(of: "more", "extra")
      else { return nil }
      count = number.value
      at += number.count + 1
    }
    guard let unit = UnitTable.unit(at: at, in: tokens), isCounted(unit.unit),
      let end = endOfMore(from: at + unit.count, in: tokens)
    else { return nil }
    return (count, unit.unit, end)
  }

  /// Vessels, pieces and helpings; grams and millilitres are no thing that one has another of.
  private static func isCounted(_ unit: MeasureUnit) -> Bool {
    unit.dimension == .measure || unit.isHousehold || UnitTable.containers.contains(unit.name)
  }

  /// Where the same measure with its count stands before `joint`; bare, it is one.
  private static func measure(
    _ unit: MeasureUnit, before joint: Int, in tokens: [Token]
  ) -> (place: Range<Int>, value: Double)? {
    let span = tokens[..<joint].suffix(longestTelling)
    guard
      let place = span.indices.last(where: { UnitTable.unit(at: $0, in: tokens)?.unit == unit && $0 + 1 < tokens.count }
      )
    else { return nil }
    var first = place
    // "Two thick slices".
    while first > 0, place - first < 2,
      QuantityWords.sizes[tokens[first - 1]] != nil || QuantityWords.fillers.contains(tokens[first - 1])
    {
      first -= 1
    }
    for start in max(0, first - 3)..<max(0, first) {
      guard let number = NumberPhrase.read(at: start, in: tokens), start + number.count == first, number.value > 0
      else { continue }
      return (start..<first, number.value)
    }
    let isBare =
      first == 0 || tokens[first - 1].kind == .punctuation || tokens[first - 1].isBreak
      || EatingWords.helping.contains(tokens[first - 1])
    return isBare ? (first..<first, 1) : nil
  }

  private static func jointOfMeasure(before start: Int, in tokens: [Token]) -> Int? {
    if start > 2, tokens[start - 1].isWord("by"), tokens[start - 2].isWord("followed") {
      return joint(before: start - 2, in: tokens) ?? start - 2
    }
    return joint(before: start, in: tokens)
  }

  /// Where what was told again ends, behind "of it" and "later"; nil where a food or another time follows.
  private static func endOfMore(from start: Int, in tokens: [Token]) -> Int? {
    var end = start
    while end < tokens.count, closings.contains(tokens[end]) || end > start && tokens[end].isOne(of: "it", "that") {
      end += 1
    }
    return tokens.ends(at: end) || places.contains(tokens[end]) || causes.contains(tokens[end])
      || isAtTime(end, in: tokens) ? end : nil
  }

  /// "At 5", "for dinner", "in the evening": another time than that of the first.
  private static func isAtTime(_ index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].isOne(of: "at", "in", "on", "for", "this", "last") else {
      return false
    }
    let next = tokens[index + 1].isWord("the") ? index + 2 : index + 1
    guard next < tokens.count else { return false }
    return tokens[next].isCount && tokens[index].isWord("at") || tokens[next].kind == .clock
      || TimeWords.meals.contains(tokens[next]) || TimeWords.weekdays[tokens[next]] != nil
      || TimeWords.parts[tokens[next]] != nil || tokens[next].isOne(of: "noon", "midnight")
  }

  /// "Soup" of "a bowl of soup for lunch".
  private static func name(behind measure: Int, before joint: Int, in tokens: [Token]) -> ArraySlice<Token>? {
    guard let of = tokens[measure..<joint].prefix(4).firstIndex(where: { $0.isWord("of") }) else { return nil }
    let name = tokens[(of + 1)..<joint].prefix { $0.kind == .word && !$0.isBreak && !$0.isCount }
    return name.isEmpty ? nil : name
  }
}
