import Nutrition
import ToolCalls

/// Reads a weighing: "82.4 kg this morning", "13 st 4", "78.4 kg, 22 % bf", a bare "82.4".
struct WeightReader {
  var units: UnitSystem = .metric
  /// The weight known so far, which tells kilograms from pounds where no unit was said.
  var knownKg: Double?

  struct Finding: Equatable {
    var call: AddWeight
    var assumptions: [String] = []
  }

  /// What is assumed where body fat was told alone.
  static let lastKnown = "weight taken as the last one known"

  static let weighing: WordSet = WordList.words(
    """
    weigh weighed weighing weight weighs scale scales scale's bodyweight bw cw wt wgt weighin weighted weighd wght weight's peso gewicht poids waga vekt vikt vaegt
    """)

  private static let phrases = PhraseTable(
    list: """
      weigh in,weighed in,weigh ins,down to,up to,now at,i'm at,im at,i am at,finally under,finally below
      clocked in at,hit,reached,touched,dipped to,dipped under,dipped below,smack on,came in at,tipped the scales,gained,lost,dropped,still at,stuck at,back to,back at
      back down to,makes me,brings me to,brings me down to,takes me to,leaves me at,this morning i was,was,bf,body fat,had me at,has me at,have me at,got me at,put me at,puts me at,under,steady at,holding at,sitting at,new low,i'm,im
      wrote down,written down,put me down as,noted me at
      plateaued at,plateauing at,settled at,levelled off at,leveled off at,hovering at,hovering around,landed at
      """)

  /// The weighing that `said` reports. `isAlone` where nothing else is in the sentence, so that a bare figure counts.
  /// Whether it names a food is asked only beside a figure.
  func finding(in said: [Token], hasFood: @autoclosure () -> Bool, isAlone: Bool) -> Finding? {
    let tokens = SpokenFigures.inDigits(said)
    if Self.isOfThing(tokens) { return nil }
    let figures = figures(in: tokens)
    if let share = bodyFatAlone(in: tokens), let knownKg {
      return Finding(
        call: AddWeight(weightKg: knownKg, bodyFatPercentage: share),
        assumptions: [Self.lastKnown])
    }
    guard let chosen = chosen(of: figures, in: tokens) else { return nil }
    let says =
      Self.weighing.occurs(in: tokens) || Self.phrases.occurs(in: tokens)
      || cameFrom(figures, to: chosen, in: tokens)
    let asides = WeightWords.asides.ranges(in: tokens)
    let isBare = tokens.indices.allSatisfy { index in
      let token = tokens[index]
      return chosen.range.contains(index) || token.kind != .word || WeightWords.neutral.contains(token)
        || asides.contains { $0.contains(index) } || NumberWords.cardinals.contains(token)
        || TimeWords.weekdays.contains(token) || TimeWords.months.contains(token)
        || TimeWords.parts.contains(token) || token.isOne(of: "am", "pm")
    }
    if chosen.hasUnit {
      guard says && !hasFood() || isBare else { return nil }
      // "5 kg" with no word of weighing is a load or a bag of potatoes.
      if !Self.weighing.occurs(in: tokens), chosen.kg < 30 { return nil }
    } else {
      let sayWeighing = Self.weighing.occurs(in: tokens)
      let hasDecimals = tokens[chosen.range.lowerBound].hasDecimals
      let isNear = knownKg.map { abs(chosen.kg - $0) / $0 < 0.15 } ?? false
      guard
        sayWeighing && !hasFood() || isNear && !hasFood() && Self.tellsWay(tokens)
          || isBare && isAlone && (hasDecimals || isNear)
          || says && isBare && (hasDecimals || isNear)
          || isBare && isAlone && knownKg == nil && isDownTo(chosen, in: tokens)
      else { return nil }
      guard (30...250).contains(chosen.kg) else { return nil }
    }
    guard Self.possible.contains(chosen.kg) else { return nil }
    var finding = Finding(call: AddWeight(weightKg: chosen.kg, bodyFatPercentage: bodyFat(in: tokens)))
    if let assumption = chosen.assumption { finding.assumptions.append(assumption) }
    return finding
  }

  /// Kilograms that somebody who weighs less than before has come to.
  private static let comeDownTo = 40.0...200.0

  /// "Got down to 78", the first figure of a journal.
  private func isDownTo(_ figure: Figure, in tokens: [Token]) -> Bool {
    let start = figure.range.lowerBound
    return tokens.word(start - 1) == "to" && tokens.word(start - 2) == "down" && Self.comeDownTo.contains(figure.kg)
  }

  struct Figure {
    var kg: Double
    var range: Range<Int>
    var hasUnit: Bool
    var assumption: String?
  }

  private static let showing: WordSet = ["showed", "shows", "said", "says", "read", "reads"]

  private func chosen(of figures: [Figure], in tokens: [Token]) -> Figure? {
    let standing = figures.filter { figure in
      let before = figure.range.lowerBound - 1
      guard before >= 0 else { return true }
      let word = tokens[before].folded
      // "just over 81 kg" is what the scale showed, where it showed nothing closer.
      if word.isOne(of: "over", "under", "above", "below"), before > 0, WeightWords.hedges.contains(tokens[before - 1])
      {
        return figures.count == 1
      }
      if word == "was" || word == "were" {
        return figures.count == 1 || figure.range == figures.first?.range
      }
      if word == "down" || word == "up" { return false }
      return !WeightWords.notFigures.contains(word)
    }
    // "72.4 -> 71.8".
    if figures.count > 1, let last = figures.last, case let before = figures[figures.count - 2],
      tokens[before.range.upperBound..<last.range.lowerBound].contains(where: { $0.isSign(">") || $0.isSign("→") })
    {
      return last
    }
    // "82.1 last week, 81.4 today": what it is now.
    if let current = standing.first(where: { figure in
      let next = figure.range.upperBound
      // "I was 90 now 82": now is said of what follows.
      return next < tokens.count && tokens[next].isOne(of: "now", "today")
        && !(next + 1 < tokens.count && tokens[next + 1].kind == .number && tokens[next].isWord("now"))
        || figure.range.lowerBound > 0
          && tokens[figure.range.lowerBound - 1].isOne(of: "now", "today")
    }), Self.possible.contains(current.kg) {
      return current
    }
    // "I was 88 kg in spring and now the scale shows 80.9".
    if figures.count > 1,
      let shown = standing.first(where: {
        Self.showing.contains(tokens.word($0.range.lowerBound - 1))
      }),
      (30...250).contains(shown.kg)
    {
      return shown
    }
    return standing.first { $0.hasUnit && Self.possible.contains($0.kg) }
      ?? standing.first { Self.possible.contains($0.kg) }
  }
}
