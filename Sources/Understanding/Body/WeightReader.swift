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

  static let weighing: WordSet = WordList.words(
    """
    weigh weighed weighing weight weighs scale scales bodyweight bw wt wgt weighin weighted wieght weighd wght
    """)

  private static let phrases = PhraseTable(
    list: """
      weigh in,weighed in,weigh ins,down to,up to,now at,i'm at,im at,i am at,finally under,finally below
      clocked in at,hit,came in at,tipped the scales,gained,lost,dropped,still at,stuck at,back to,back at
      back down to,this morning i was,was,bf,body fat,under,steady at,holding at,sitting at,new low,i'm,im
      """)

  /// Words beside which a figure is a change, a goal or somebody else's.
  private static let notFigures: WordSet = WordList.words(
    """
    lost gained under over below above dropped from goal target another by than put losing was were
    """)

  /// Words that say no more than that a weight was taken, or when.
  static let neutral: WordSet = WordList.words(
    """
    i my me is was at on the a an in this today morning now just exactly currently so yesterday evening night am
    fasted it says said about around new pb low weighed weigh weight kg kgs lb lbs st stone pounds kilos pound
    kilo body fat bf bodyfat current ok hey hi check checkin log record i'm im and day week update here scale scales
    stepped first thing after waking up naked clothed bare woke before breakfast still number reading of down to
    with last finally under below over above as officially since then dot even flat spot lost gained dropped put
    wt wgt wght bw bodyweight weighin
    """
  ).union(remarks)

  /// The weighing that `tokens` report. `isAlone` where nothing else is in the sentence, so that a bare figure counts.
  func finding(in said: [Token], hasFood: Bool, isAlone: Bool) -> Finding? {
    let tokens = SpokenFigures.inDigits(said)
    let figures = figures(in: tokens)
    if let share = bodyFatAlone(in: tokens), let knownKg {
      return Finding(
        call: AddWeight(weightKg: knownKg, bodyFatPercentage: share),
        assumptions: ["weight taken as the last one known"])
    }
    guard let chosen = chosen(of: figures, in: tokens) else { return nil }
    let says = tokens.contains { Self.weighing.contains($0) } || Self.phrases.occurs(in: tokens)
    let isBare = tokens.indices.allSatisfy { index in
      let token = tokens[index]
      return chosen.range.contains(index) || token.kind != .word || Self.neutral.contains(token)
        || TimeWords.weekdays[token] != nil || TimeWords.months[token] != nil
        || TimeWords.parts[token] != nil || ["am", "pm"].contains(token.folded)
    }
    if chosen.hasUnit {
      guard says && !hasFood || isBare else { return nil }
      // "5 kg" with no word of weighing is a load or a bag of potatoes.
      if !tokens.contains(where: { Self.weighing.contains($0) }), chosen.kg < 30 { return nil }
    } else {
      let sayWeighing = tokens.contains { Self.weighing.contains($0) }
      let hasDecimals = tokens[chosen.range.lowerBound].value.map { $0 != $0.rounded() } ?? false
      let isNear = knownKg.map { abs(chosen.kg - $0) / $0 < 0.15 } ?? false
      guard
        sayWeighing && !hasFood || isBare && isAlone && (hasDecimals || isNear)
          || says && isBare && (hasDecimals || isNear)
      else { return nil }
      guard (30...250).contains(chosen.kg) else { return nil }
    }
    guard (20...400).contains(chosen.kg) else { return nil }
    var finding = Finding(call: AddWeight(weightKg: chosen.kg, bodyFatPercentage: bodyFat(in: tokens)))
    if let assumption = chosen.assumption { finding.assumptions.append(assumption) }
    return finding
  }

  private struct Figure {
    var kg: Double
    var range: Range<Int>
    var hasUnit: Bool
    var assumption: String?
  }

  private func chosen(of figures: [Figure], in tokens: [Token]) -> Figure? {
    let standing = figures.filter { figure in
      let before = figure.range.lowerBound - 1
      guard before >= 0 else { return true }
      let word = tokens[before].folded
      if word == "was" || word == "were" {
        return figures.count == 1 || figure.range == figures.first?.range
      }
      if word == "down" || word == "up" { return false }
      return !Self.notFigures.contains(word)
    }
    // "82.1 last week, 81.4 today": what it is now.
    if let current = standing.first(where: { figure in
      let next = figure.range.upperBound
      return next < tokens.count && ["now", "today"].contains(tokens[next].folded)
        || figure.range.lowerBound > 0 && tokens[figure.range.lowerBound - 1].isWord("now")
    }), (20...400).contains(current.kg) {
      return current
    }
    return standing.first { $0.hasUnit && (20...400).contains($0.kg) } ?? standing.first { (20...400).contains($0.kg) }
  }

  private func figures(in tokens: [Token]) -> [Figure] {
    var found: [Figure] = []
    var index = 0
    while index < tokens.count {
      if let figure = figure(at: index, in: tokens) {
        found.append(figure)
        index = figure.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private func figure(at index: Int, in tokens: [Token]) -> Figure? {
    let token = tokens[index]
    guard token.kind == .number, let value = token.value, value > 0, value < 1000 else { return nil }
    func word(_ at: Int) -> String { FrameReader.word(at, tokens) }
    if index + 1 < tokens.count, tokens[index + 1].isSign("%") { return nil }
    guard let unit = UnitTable.unit(at: index + 1, in: tokens) else {
      // "80/120", "7:30", "5 times", "10k" are no weights.
      if word(index + 1) == "k" || word(index + 1) == "x"
        || ["am", "pm", "times", "days", "percent", "reps", "sets", "steps"].contains(word(index + 1))
      {
        return nil
      }
      if token.folded.contains("/") { return nil }
      return bare(value, range: index..<index + 1)
    }
    let end = index + 1 + unit.count
    switch unit.unit.name {
    case "kg":
      if word(end) == "of" || tokens.indices.contains(end) && tokens[end].isSign("/") && word(end + 1) == "week" {
        return nil
      }
      return Figure(kg: value, range: index..<end, hasUnit: true)
    case "lb":
      if word(end) == "of" { return nil }
      return Figure(kg: UnitConversion.kilograms(pounds: value), range: index..<end, hasUnit: true)
    case "st":
      var pounds = 0.0
      var last = end
      if word(last) == "and" { last += 1 }
      if last < tokens.count, tokens[last].kind == .number, let extra = tokens[last].value, extra < 14 {
        pounds = extra
        last += 1
        if ["lb", "lbs", "pounds", "pound"].contains(word(last)) { last += 1 }
      } else {
        last = end
      }
      return Figure(kg: UnitConversion.kilograms(stones: value, pounds: pounds), range: index..<last, hasUnit: true)
    default: return nil
    }
  }

  /// A figure without a unit: in what the person uses, unless that is far from the weight known.
  private func bare(_ value: Double, range: Range<Int>) -> Figure {
    let pounds = UnitConversion.kilograms(pounds: value)
    let readsPounds: Bool
    if let knownKg {
      readsPounds = abs(pounds - knownKg) < abs(value - knownKg)
    } else {
      readsPounds = units != .metric && value >= 60 || value > 160
    }
    guard readsPounds else { return Figure(kg: value, range: range, hasUnit: false) }
    return Figure(
      kg: pounds, range: range, hasUnit: false, assumption: "\(NumberPhrase.plain(value)) read as pounds")
  }
}
