import Nutrition

/// Clock readings and durations written in one.
extension WorkoutAmountReader {
  /// "1h20", "1h 20m", "1hr30min", "90'".
  mutating func compactDuration(at index: Int) -> Int? {
    guard tokens[index].kind == .number, let value = tokens[index].value, value >= 0, value <= 1440 else { return nil }
    let next = word(index + 1)
    if sign(index + 1, "'"), tokens[index + 1].join == .glued {
      if let end = primedPace(at: index, minutes: value) { return end }
      amounts.minutes = (amounts.minutes ?? 0) + value
      return index + 2
    }
    if let loose = Self.looseMinutes(behind: index + 1, in: tokens) {
      add(minutes: value * 60 + loose.minutes)
      return loose.end
    }
    guard index + 1 < tokens.count, tokens[index + 1].join == .glued else { return nil }
    if let seconds = Self.seconds(in: next.folded), !sign(index + 2, "/") {
      add(minutes: value + seconds / 60)
      return index + 2
    }
    for prefix in ["hrs", "hr", "h"] where next.folded.hasPrefix(prefix) {
      let rest = next.folded.dropFirst(prefix.count)
      if rest.isEmpty {
        guard tokens.indices.contains(index + 2), let minutes = tokens[index + 2].value, minutes < 60 else { break }
        let unit = word(index + 3)
        // "2h 40 500m up": the next figure follows at once.
        let isApart = index + 3 < tokens.count && tokens[index + 3].kind == .number
        if unit == "m" || unit == "min" || unit == "mins" || tokens[index + 2].join == .glued || isApart {
          add(minutes: value * 60 + minutes)
          return unit == "m" || unit.folded.hasPrefix("min") ? index + 4 : index + 3
        }
        break
      }
      let digits = rest.prefix { $0.isNumber }
      let behind = String(rest.dropFirst(digits.count))
      // "1h47m12s".
      let seconds = Self.seconds(in: behind)
      guard let minutes = Double(digits), minutes < 60, seconds != nil || behind.isOne(of: "", "m", "min", "mins")
      else { break }
      add(minutes: value * 60 + minutes + (seconds ?? 0) / 60)
      return word(index + 2) == "m" || word(index + 2) == "min" ? index + 3 : index + 2
    }
    return nil
  }

  /// The seconds of the "m30s" behind the 52 of "52m30s".
  private static func seconds(in text: String) -> Double? {
    guard text.utf8.count > 2, text.utf8.first == UInt8(ascii: "m"), text.utf8.last == UInt8(ascii: "s") else {
      return nil
    }
    let digits = text.dropFirst(text.hasPrefix("min") ? 3 : 1).dropLast()
    return Double(digits).flatMap { (0..<60).contains($0) ? $0 : nil }
  }

  /// The duration at `index` with its smaller parts ("1 hour and 20 minutes", "an hour and a half").
  mutating func duration(startingAt index: Int, fallback: Double, end: Int) -> Int {
    if let quantity = QuantityParser(tokens).quantity(at: index), let seconds = quantity.seconds,
      quantity.tokens.upperBound >= end
    {
      if word(quantity.tokens.upperBound) == "ago" { return quantity.tokens.upperBound + 1 }
      add(minutes: seconds / 60)
      amounts.assumptions += quantity.assumptions
      var next = quantity.tokens.upperBound
      // "20 min twice".
      if word(next) == "twice", tokens.ends(at: next + 1) {
        add(minutes: seconds / 60)
        return next + 1
      }
      // "12 min x 2".
      if let repeated = Intervals.countBehind(next, in: tokens), repeated.count <= 20 {
        add(minutes: seconds / 60 * (repeated.count - 1))
        next = repeated.end
      }
      if word(next) == "and", word(next + 1) == "half", let unit = quantity.unit, unit.name != "min" {
        add(minutes: unit.factor / 120)
        return next + 2
      }
      if word(next) == "and", word(next + 1) == "a", word(next + 2) == "half", let unit = quantity.unit {
        add(minutes: unit.factor / 120)
        return next + 3
      }
      if next < tokens.count, let loose = Self.looseMinutes(behind: next - 1, in: tokens) {
        add(minutes: loose.minutes)
        return loose.end
      }
      return next
    }
    add(minutes: fallback / 60)
    return end
  }

  private static let longestRound = 5.0

  /// "5 rounds 3 min", from the time on: each as long, as rounds are.
  mutating func timedRounds(_ rounds: Double, at index: Int) -> Int? {
    guard let inner = NumberPhrase.read(at: index, in: tokens), !inner.isArticle,
      let unit = UnitTable.unit(at: index + inner.count, in: tokens), unit.unit.name == "min",
      inner.value <= Self.longestRound
    else { return nil }
    add(minutes: rounds * inner.value)
    return index + inner.count + unit.count
  }

  /// "2x20min", "6 rounds of 3 minutes", "3 times for 20 min", from the sign between on.
  mutating func repeatedTime(at index: Int, times: Double) -> Int? {
    let isTimes = word(index) == "times" && word(index + 1).isOne(of: "for", "x")
    let index = isTimes ? index + 1 : index
    guard isTimes || word(index).isOne(of: "x", "of", "times"), times >= 1, times <= 100,
      let inner = NumberPhrase.read(at: index + 1, in: tokens), !inner.isArticle,
      let unit = UnitTable.unit(at: index + 1 + inner.count, in: tokens), unit.unit.dimension == .time,
      unit.unit.factor <= 3600
    else { return nil }
    add(minutes: times * inner.value * unit.unit.factor / 60)
    return index + 1 + inner.count + unit.count
  }

  /// "steps: 9400".
  mutating func labelledSteps(at index: Int) -> Int? {
    guard word(index) == "steps" else { return nil }
    let at = sign(index + 1, ":") ? index + 2 : index + 1
    // "steps 9k".
    if at + 1 < tokens.count, word(at + 1) == "k", let thousands = tokens[at].value, thousands <= 100 {
      amounts.steps = thousands * 1000
      return at + 2
    }
    guard at < tokens.count, tokens[at].kind == .number, let value = tokens[at].value, value >= 500,
      UnitTable.unit(at: at + 1, in: tokens) == nil
    else { return nil }
    amounts.steps = value
    return at + 1
  }

  var hasLength: Bool {
    tokens.contains {
      $0.isOne(of: "k", "km", "mile", "miles", "m", "mi", "meters", "metres", "marathon", "in")
    }
  }

  func parts(_ token: Token) -> [Double] { token.folded.split(separator: ":").compactMap { Double($0) } }

  func minutesAndSeconds(_ token: Token) -> Double {
    let parts = parts(token)
    return parts.count == 2 ? parts[0] + parts[1] / 60 : (token.value ?? 0) * 60
  }

  /// A clock reading is a rest, a time of day, a pace or how long it took.
  mutating func clock(_ token: Token, at index: Int) -> Int? {
    if isPause(from: index, to: index + 1) {
      amounts.hasPause = true
      return index + 1
    }
    if isTimed(at: index) { amounts.isTimed = true }
    if let end = ClockScanner(tokens).clock(at: index)?.end, end > index + 1 { return end }
    if let end = pace(at: index, value: minutesAndSeconds(token)) { return end }
    if !(index > 0 ? tokens[index - 1].folded : "").isOne(of: "at", "@", "around", "by") || hasLength {
      clocks.append((token, index))
      return index + 1
    }
    return nil
  }

  /// "52:30" is minutes and seconds or hours and minutes, whichever the distance or the clock allows.
  mutating func readClocks() {
    guard amounts.minutes == nil, let clock = clocks.first else { return }
    let parts = parts(clock.token)
    if parts.count == 3 {
      add(minutes: parts[0] * 60 + parts[1] + parts[2] / 60)
      return
    }
    guard parts.count == 2 else { return }
    let short = parts[0] + parts[1] / 60
    let long = parts[0] * 60 + parts[1]
    if word(clock.index + 1) == "each" || word(clock.index - 1) == "time" {
      add(minutes: short)
    } else if let kilometers = amounts.kilometers,
      Intervals.minutesInAll(short, kilometers: kilometers, in: tokens) != nil
    {
      add(minutes: short)
    } else if let kilometers = amounts.kilometers {
      // Nobody covers more than 1 km in a minute on foot or on a bicycle.
      add(minutes: kilometers / short > 1 || short < 1 ? long : short)
    } else {
      add(minutes: parts[0] <= 4 ? long : short)
    }
  }
}
