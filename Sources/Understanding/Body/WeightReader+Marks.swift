import Nutrition

/// Where somebody began, is and wants to be, as dieters note it: "SW 95, CW 82.6, GW 75".
extension WeightReader {
  private static let starts = PhraseTable(list: "sw,hw,starting weight,start weight,highest weight,started at,start")
  private static let marks: WordSet = ["cw", "gw", "ugw"]
  private static let between: WordSet = [":", "=", "-", "was", "of"]

  /// `tokens` without the weight that somebody began with, where the one of now is told too, and with the others apart.
  static func withoutStart(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 3, GoalWords.currents.occurs(in: tokens),
      tokens.indices.contains(where: { start(at: $0, in: tokens) != nil })
    else { return tokens }
    var kept: [Token] = []
    var index = 0
    while index < tokens.count {
      if let end = start(at: index, in: tokens) {
        index = end
        continue
      }
      if marks.contains(tokens[index]), let last = kept.last, last.kind != .punctuation {
        kept.append(Token.sign(",", at: tokens[index].range))
      }
      kept.append(tokens[index])
      index += 1
      if marks.contains(tokens[index - 1]), index < tokens.count, between.contains(tokens[index]) { index += 1 }
    }
    return kept.isEmpty ? tokens : kept
  }

  /// Behind "SW: 95 kg," at `index`.
  private static func start(at index: Int, in tokens: [Token]) -> Int? {
    guard let match = starts.match(at: index, in: tokens) else { return nil }
    var at = index + match.count
    if at < tokens.count, between.contains(tokens[at]) { at += 1 }
    guard at < tokens.count, tokens[at].kind == .number, tokens[at].value ?? 0 >= 30 else { return nil }
    at += 1
    if let unit = UnitTable.unit(at: at, in: tokens) {
      guard unit.unit.dimension == .mass else { return nil }
      at += unit.count
    }
    guard at < tokens.count else { return nil }
    return tokens[at].isOne(of: ",", "/", "|", "-") ? at + 1 : at
  }
}

/// Body fat beside a weight or alone.
extension WeightReader {
  /// "body fat 21%" and nothing else.
  func bodyFatAlone(in tokens: [Token]) -> Double? {
    guard tokens.count(where: { $0.kind == .number }) == 1,
      tokens.allSatisfy({ $0.kind != .word || WeightWords.neutral.contains($0) || $0.isWord("percent") })
    else { return nil }
    return bodyFat(in: tokens)
  }

  private static let otherShares: WordSet = ["muscle", "muscles", "water", "bone", "hydration", "tbw"]

  /// "muscle 36%", "36% muscle": a share of the body that is no fat.
  private func isOtherShare(_ index: Int, in tokens: [Token]) -> Bool {
    let before = index > 0 && tokens[index - 1].kind == .punctuation ? index - 2 : index - 1
    if Self.fats.contains(at: before, in: tokens) { return false }
    return Self.otherShares.contains(at: before, in: tokens) || Self.otherShares.contains(at: index + 2, in: tokens)
  }

  private static let fats: WordSet = ["fat", "bf", "bodyfat"]

  /// "19% bf", "body fat 22.5%".
  func bodyFat(in tokens: [Token]) -> Double? {
    for (index, token) in tokens.enumerated() where token.kind == .number {
      guard index + 1 < tokens.count, let value = token.value, (2...75).contains(value),
        !isOtherShare(index, in: tokens)
      else { continue }
      let hasPercent = tokens[index + 1].isSign("%") || tokens[index + 1].isWord("percent")
      let around = tokens[max(0, index - 4)..<min(tokens.count, index + 5)]
      if around.contains(where: { $0.isWord("bf") || $0.isWord("fat") || $0.isWord("bodyfat") }),
        hasPercent || tokens[index + 1].isWord("bf")
      {
        return value
      }
    }
    return nil
  }
}

/// Weights of several days that nothing parts: "monday 80.5 tuesday 80.1".
extension WeightReader {
  private static let betweenDays = WordList.words(
    "and was am pm morning evening weight weighed i it kg kgs kilos lb lbs")
  private static let weighed = 30.0...400.0
  /// What weights of one week differ by at most, as a share.
  private static let spread = 1.15

  private static func isDay(_ token: Token) -> Bool {
    token.kind == .word
      && (TimeWords.weekdays.contains(token) || TimeWords.days.contains(token)
        || TimeWords.ambiguousWeekdays[token] != nil)
  }

  /// `tokens` with a comma between the days where each has a figure of its own and nothing else is said.
  static func withDaysApart(_ said: [Token]) -> [Token] {
    let tokens = datedApart(withoutStart(said))
    guard (4...30).contains(tokens.count), isDay(tokens[0]) || tokens[0].kind == .number else { return tokens }
    let days = tokens.indices.filter { isDay(tokens[$0]) }
    guard days.count > 1 else { return tokens }
    let figures = tokens.indices.filter { tokens[$0].kind == .number }
    let values = figures.compactMap { tokens[$0].value }
    guard figures.count == days.count, values.count == figures.count, let least = values.min(), let most = values.max(),
      weighed.contains(least), weighed.contains(most), most <= least * spread,
      tokens.contains(where: { $0.folded.contains(".") || $0.folded.contains(",") || betweenDays.contains($0) }),
      tokens.indices.allSatisfy({ days.contains($0) || figures.contains($0) || betweenDays.contains(tokens[$0]) })
    else { return tokens }
    let leads = days[0] < figures[0] ? days : figures
    let follows = days[0] < figures[0] ? figures : days
    // Each day beside its own figure.
    guard zip(leads, follows).allSatisfy({ $0 < $1 }), zip(leads.dropFirst(), follows).allSatisfy({ $0 > $1 }) else {
      return tokens
    }
    return tokens.parted(by: ",") { $0 > 0 && leads.contains($0) }
  }

  private static let leads: WordSet = ["i", "my", "weight", "weighed", "weighing", "in", "at", "was", "scale", "said"]
  private static let leadsOn: WordSet = [",", ";", "and", "then", "&", "i", "was", "weighed"]
  /// They compare with a time that was, and date nothing.
  private static let comparing: WordSet = ["last", "week", "month", "year", "ago", "from", "than", "vs", "since"]

  /// "Weighed 82 on monday, weighed 81 on tuesday" for "weighed 82 on monday and 81 on tuesday": each with its own day.
  private static func datedApart(_ tokens: [Token]) -> [Token] {
    guard (5...60).contains(tokens.count), leads.contains(tokens[0]) || tokens[0].kind == .number,
      tokens.contains(where: {
        $0.kind == .number && $0.folded.utf8.contains(UInt8(ascii: ".")) || weighing.contains($0)
      }),
      !comparing.occurs(in: tokens), let start = tokens.firstIndex(where: { !leads.contains($0) })
    else { return tokens }
    var told: [Token] = []
    var values: [Double] = []
    var index = start
    while index < tokens.count {
      guard tokens[index].kind == .number, let value = tokens[index].value, weighed.contains(value) else {
        return tokens
      }
      let unit = UnitTable.unit(at: index + 1, in: tokens)
      var begin = index + 1 + (unit?.unit.dimension == .mass ? unit?.count ?? 0 : 0)
      let figure = index..<begin
      if tokens.word(begin) == "of", tokens.word(begin + 1) == "weight" { begin += 2 }
      var end = begin
      while end < tokens.count, !leadsOn.contains(tokens[end]), !isNextFigure(end, in: tokens) { end += 1 }
      let when = Array(tokens[begin..<end])
      guard TimeScanner.scan(when).day != nil, isOnlyTime(when) else { return tokens }
      if !values.isEmpty { told.append(Token.sign(",", at: tokens[index].range)) }
      told.append(Token.word("weighed", at: tokens[index].range))
      told += tokens[figure] + when
      values.append(value)
      index = end
      while index < tokens.count, leadsOn.contains(tokens[index]) { index += 1 }
    }
    guard values.count > 1, let least = values.min(), let most = values.max(), most <= least * spread else {
      return tokens
    }
    return told
  }

  /// Whether the number at `index` is a weight and no day of a month: "on monday 82.2 on tuesday".
  private static func isNextFigure(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].kind == .number && tokens[index].value.map(weighed.contains) == true
      && !tokens[index - 1].isWord("on") && !tokens[index - 1].isSign("/")
  }

  /// Whether `tokens` say when it was and no more.
  private static func isOnlyTime(_ tokens: [Token]) -> Bool {
    let covered = TimeScanner.scan(tokens).covered
    return tokens.indices.allSatisfy { index in
      covered.contains { $0.contains(index) } || tokens[index].isOne(of: "on", "the", "in", "at")
    }
  }
}
