/// A distance that was meant and the shorter one that came of it: "wanted to run 9k, shin had enough at six".
enum CutShort {
  private static let meaning = PhraseTable(
    list: """
      meant to,wanted to,planned to,was going to,were going to,set out to,hoped to,aimed to,intended to,supposed to
      was supposed to,tried to,had planned to,planned,aimed for,went for,set out for,was aiming for,was meant to
      """)
  private static let stopping = PhraseTable(
    list: """
      said no,said nope,said stop,gave out,gave up,gave in,stopped,quit,called it,called it quits,called it a day,turned back
      turned round,turned around,packed in,packed it in,died,cramped,cramped up,blew up,bailed,had enough,pulled out
      pulled up,only made it,made it,only managed,managed,only got,got,cut it short,cut it,went,gave way,seized up,was done
      bonked,protested,complained,dropped out,ran out of steam
      """)
  static let cheap: WordSet = [
    "meant", "wanted", "planned", "going", "set", "hoped", "aimed", "intended", "supposed", "tried", "aiming", "went",
  ]
  private static let reaching: WordSet = ["at", "to", "after", "by", "around", "about"]
  private static let doing: WordSet = ["do", "a", "an", "my", "the", "for", "some"]

  /// "Run 6 k" for "wanted to run 9k, shin had enough at six": what was done of what was meant.
  static func done(_ tokens: [Token]) -> [Token] { withTimeDone(tokens) ?? withWayDone(tokens) }

  /// "20 minutes on the rower" for "planned an hour on the rower, gave up after 20 minutes"; nil where no such time is told.
  private static func withTimeDone(_ tokens: [Token]) -> [Token]? {
    guard let (opening, joint) = plan(in: tokens),
      let planned = time(in: tokens, from: opening, upTo: joint), let seconds = planned.seconds,
      let stop = tokens.indices[joint...].prefix(9).first(where: { stopping.match(at: $0, in: tokens) != nil }),
      let match = stopping.match(at: stop, in: tokens),
      case let at = reaching.end(from: stop + match.count, in: tokens),
      let reached = QuantityParser(tokens).quantity(at: at), let done = reached.seconds, done < seconds,
      case let around = tokens[opening..<planned.tokens.lowerBound].filter({ !doing.contains($0) }),
      case let behind = tokens[planned.tokens.upperBound..<joint],
      !ActivityLexicon.reference.mentions(in: around + Array(behind)).isEmpty
    else { return nil }
    return around + tokens[reached.tokens] + behind + tokens[reached.tokens.upperBound...]
  }

  /// Where what was meant begins, and the sign or the "but" that ends it; nil where nothing was.
  private static func plan(in tokens: [Token]) -> (opening: Int, joint: Int)? {
    guard tokens.count > 6, cheap.occurs(in: tokens.prefix(4)),
      let (start, meant) = tokens.indices.prefix(3).lazy.compactMap({ start in
        meaning.match(at: start, in: tokens).map { (start, $0) }
      }).first,
      let joint = tokens[(start + 1)...].firstIndex(where: { $0.kind == .punctuation || $0.isWord("but") })
    else { return nil }
    return (start + meant.count, joint)
  }

  /// A length of time that begins between two places: "an hour" of "a whole hour on the rower".
  private static func time(in tokens: [Token], from start: Int, upTo end: Int) -> Quantity? {
    guard start < end else { return nil }
    return (start..<end).lazy.compactMap { index in
      QuantityParser(tokens).quantity(at: index).flatMap { $0.seconds != nil && $0.tokens.upperBound <= end ? $0 : nil }
    }.first
  }

  private static func withWayDone(_ tokens: [Token]) -> [Token] {
    guard let (opening, joint) = plan(in: tokens),
      let figure = tokens.indices[opening..<joint].first(where: { tokens[$0].isCount }),
      let planned = NumberPhrase.read(at: figure, in: tokens),
      let unit = measureLength(at: figure + planned.count, in: tokens),
      figure + planned.count + unit <= joint
    else { return tokens }
    guard let reached = reached(behind: joint, of: planned.value, in: tokens) else { return tokens }
    let around = tokens[opening..<figure].filter { !doing.contains($0) }
    let behind = tokens[(figure + planned.count + unit)..<joint]
    guard
      !ActivityLexicon.reference.mentions(in: around + Array(behind)).isEmpty
    else { return tokens }
    let number = Token.number(reached.value, at: tokens[figure].range)
    // "stopped at 3 miles" has a measure of its own.
    let measure =
      reached.measure.isEmpty ? tokens[(figure + planned.count)..<(figure + planned.count + unit)] : reached.measure
    return around + [number] + measure + behind + tokens[reached.end...]
  }

  /// The "six" of "shin had enough at six".
  private static func reached(
    behind joint: Int, of planned: Double, in tokens: [Token]
  ) -> (value: Double, measure: ArraySlice<Token>, end: Int)? {
    guard let stop = tokens.indices[joint...].prefix(9).first(where: { stopping.match(at: $0, in: tokens) != nil }),
      let match = stopping.match(at: stop, in: tokens)
    else { return nil }
    var at = stop + match.count
    while reaching.contains(at: at, in: tokens) || tokens.word(at) == "just" { at += 1 }
    guard at < tokens.count, tokens[at].isCount, let number = NumberPhrase.read(at: at, in: tokens),
      number.value < planned
    else { return nil }
    var end = at + number.count
    let unit = measureLength(at: end, in: tokens) ?? 0
    let measure = tokens[end..<(end + unit)]
    end += unit
    guard tokens.breaks(at: end) || tokens[end].isWord("though")
    else { return nil }
    return (number.value, measure, end)
  }

  /// How many tokens a measure of length, of lengths or of laps takes at `index`.
  private static func measureLength(at index: Int, in tokens: [Token]) -> Int? {
    if let length = Intervals.length(at: index, in: tokens) { return length.end - index }
    return tokens.word(index).isOne(of: "lengths", "laps", "k") ? 1 : nil
  }
}
