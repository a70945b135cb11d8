/// What was done a second time and is told by its figure alone: "walked 30 min this morning and again 20 min tonight",
/// "ran 5k yesterday and 8k today".
enum VerbGap {
  /// A distance or a time; the dimension is nil where a number stands alone.
  struct Figure {
    var tokens: Range<Int>
    var dimension: MeasureUnit.Dimension?
  }

  static let joints = ListWords.clauseBreaks.union(["plus"])
  private static let markers: WordSet = ["again", "another", "back"]
  private static let fillers: WordSet = ["then", "and", "for", "a", "did", "i", "later", "also", "about", "like"]
  /// Lead on from a figure to where or when, and to nothing else that was done.
  private static let circumstances = WordList.words(
    "home back later at in on before after this to from around with again too as well during the my our")
  private static let halves: WordSet = ["am", "pm"]

  /// `tokens` with the activity said again before such a figure.
  static func filled(_ said: [Token], holdsFood: ([Token]) -> Bool) -> [Token] {
    guard said.count > 4 else { return said }
    var tokens = CountedBouts.parted(said)
    var joint = 3
    while joint < tokens.count {
      if joints.contains(tokens[joint]), let second = second(behind: joint, in: tokens, holdsFood),
        let first = activity(before: joint, inSameTermsAs: second, in: tokens)
      {
        let unit = second.dimension == nil ? Array(tokens[first.unit]) : []
        let repeated = Array(tokens[first.name]) + Array(tokens[second.tokens]) + unit
        tokens.replaceSubrange((joint + 1)..<second.tokens.upperBound, with: repeated)
        joint += repeated.count
      }
      joint += 1
    }
    return tokens
  }

  /// The figure behind "and", "then again for", "and another", where nothing else is told by it.
  private static func second(behind joint: Int, in tokens: [Token], _ holdsFood: ([Token]) -> Bool) -> Figure? {
    var start = joint + 1
    while start < tokens.count, fillers.contains(tokens[start]) || markers.contains(tokens[start]) { start += 1 }
    guard start < tokens.count, let figure = figure(at: start, in: tokens) else { return nil }
    let rest = Array(tokens[figure.tokens.upperBound...].prefix { !joints.contains($0) })
    // "Ran 5 km, 7am" is when; "ran 5 km am, 7 pm" how far.
    if figure.dimension == nil, rest.first.map(halves.contains) == true, !halves.contains(tokens[joint - 1]) {
      return nil
    }
    guard ActivityLexicon.reference.mentions(in: rest).isEmpty else { return nil }
    if startsWithTime(rest) || isOfSameUnit(figure, behind: joint, rest: rest, in: tokens) { return figure }
    guard markers.occurs(in: tokens[joint..<start]) else { return nil }
    return rest.first.map { circumstances.contains($0) && !holdsFood(rest) } ?? true ? figure : nil
  }

  /// The distance, time or bare number that stands at `index`.
  static func figure(at index: Int, in tokens: [Token]) -> Figure? {
    guard tokens[index].kind == .number else { return nil }
    // "5k".
    if index + 1 < tokens.count, tokens[index + 1].isWord("k") {
      return Figure(tokens: index..<(index + 2), dimension: .length)
    }
    guard let amount = QuantityParser(tokens).quantity(at: index), amount.value != nil, !amount.hasContent else {
      return nil
    }
    guard let unit = amount.unit else { return Figure(tokens: amount.tokens, dimension: nil) }
    return unit.dimension == .length || unit.dimension == .time
      ? Figure(tokens: amount.tokens, dimension: unit.dimension) : nil
  }

  /// The activity that was told last before `joint`, with a figure of the same kind as `second`, and that figure's unit.
  private static func activity(
    before joint: Int, inSameTermsAs second: Figure, in tokens: [Token]
  ) -> (name: Range<Int>, unit: Range<Int>)? {
    let told = Array(tokens[..<joint])
    guard let mention = ActivityLexicon.reference.mentions(in: told).last, !mention.activity.isGeneric else {
      return nil
    }
    for index in mention.range.upperBound..<joint {
      guard let first = figure(at: index, in: told), let dimension = first.dimension,
        second.dimension == nil || second.dimension == dimension
      else { continue }
      return (mention.range, (index + 1)..<first.tokens.upperBound)
    }
    return nil
  }

  private static let lists: WordSet = ["and", "&", "then", "plus"]

  /// "Ran 5k and 3k", "cycled 10k there and 10k back": two lengths in one unit and with nothing between are of two workouts,
  /// as one is told in kilometres or in kilometres and metres.
  private static func isOfSameUnit(_ figure: Figure, behind joint: Int, rest: [Token], in tokens: [Token]) -> Bool {
    guard figure.dimension == .length, lists.contains(tokens[joint]), joint > 1 else { return false }
    let isWayBack = tokens[joint - 1].isWord("there") && rest.first?.isWord("back") == true
    guard rest.isEmpty || isWayBack else { return false }
    let end = isWayBack ? joint - 1 : joint
    return (max(0, end - 3)..<end).contains { index in
      guard let first = Self.figure(at: index, in: tokens), first.dimension == .length, first.tokens.upperBound == end
      else { return false }
      return tokens[(index + 1)..<end].map(\.folded)
        == tokens[(figure.tokens.lowerBound + 1)..<figure.tokens.upperBound].map(\.folded)
    }
  }

  private static func startsWithTime(_ rest: [Token]) -> Bool {
    guard let first = rest.first else { return false }
    return halves.contains(first) || TimeScanner.scan(rest).covered.first?.lowerBound == 0
  }
}
