import Nutrition

/// Figures of weight, in any unit.
extension WeightReader {
  func figures(in tokens: [Token]) -> [Figure] {
    var found: [Figure] = []
    // Asked of all tokens once: a line may hold many numbers.
    let saysPounds = Self.saysPounds(tokens)
    var index = 0
    while index < tokens.count {
      if let figure = figure(at: index, in: tokens, saysPounds: saysPounds) {
        found.append(figure)
        index = figure.range.upperBound
      } else {
        index += 1
      }
    }
    return found
  }

  private func figure(at index: Int, in tokens: [Token], saysPounds: Bool) -> Figure? {
    let token = tokens[index]
    guard token.kind == .number, let value = token.value, value > 0, value < 1000 else { return nil }
    if let glued = gluedStones(value, at: index, in: tokens) { return glued }
    func word(_ at: Int) -> SaidWord { tokens.word(at) }
    if index + 1 < tokens.count, tokens[index + 1].isSign("%") { return nil }
    guard let unit = UnitTable.unit(at: index + 1, in: tokens) else {
      // "80/120", "7:30", "5 times", "10k" are no weights.
      if word(index + 1) == "k" || word(index + 1) == "x"
        || word(index + 1).isOne(of: "am", "pm", "times", "days", "percent", "reps", "sets", "steps")
      {
        return nil
      }
      if token.folded.contains("/") { return nil }
      return bare(value, range: index..<index + 1, isPounds: saysPounds)
    }
    let end = index + 1 + unit.count
    switch unit.unit.name {
    case "kg":
      if word(end) == "of" || tokens.indices.contains(end) && tokens[end].isSign("/") && word(end + 1) == "week" {
        return nil
      }
      // "79 kilos and 400 grams".
      let more = word(end) == "and" ? end + 1 : end
      if more < tokens.count, tokens[more].kind == .number, let grams = tokens[more].value, grams < 1000 {
        if UnitTable.unit(at: more + 1, in: tokens)?.unit.name == "g" {
          return Figure(kg: value + grams / 1000, range: index..<more + 2, hasUnit: true)
        }
        // "79 kilos 400", as scales with two rows are read out.
        if more == end, grams >= 100, grams == grams.rounded(), value == value.rounded(), tokens.ends(at: more + 1) {
          return Figure(kg: value + grams / 1000, range: index..<more + 1, hasUnit: true)
        }
      }
      let half = isHalf(at: end, in: tokens)
      return Figure(kg: half ? value + 0.5 : value, range: index..<(half ? end + 3 : end), hasUnit: true)
    case "lb":
      if word(end) == "of" { return nil }
      // "176 lb 8 oz".
      if end + 1 < tokens.count, tokens[end].kind == .number, word(end + 1).isOne(of: "oz", "ounces", "ounce"),
        let ounces = tokens[end].value, (0..<16).contains(ounces)
      {
        return Figure(
          kg: UnitConversion.kilograms(pounds: value + ounces / 16), range: index..<(end + 2), hasUnit: true)
      }
      let half = isHalf(at: end, in: tokens)
      return Figure(
        kg: UnitConversion.kilograms(pounds: half ? value + 0.5 : value), range: index..<(half ? end + 3 : end),
        hasUnit: true)
    case "st" where isHalf(at: end, in: tokens):
      return Figure(kg: UnitConversion.kilograms(stones: value, pounds: 7), range: index..<end + 3, hasUnit: true)
    case "st":
      var pounds = 0.0
      var last = end
      if word(last) == "and" { last += 1 }
      if last < tokens.count, tokens[last].kind == .number, let extra = tokens[last].value,
        case let isNamed = word(last + 1).isOne(of: "lb", "lbs", "pounds", "pound"),
        extra < 14 || extra < 100 && (isNamed || tokens.ends(at: last + 1))
      {
        pounds = extra
        last += isNamed ? 2 : 1
      } else {
        last = end
      }
      return Self.stones(value, pounds: pounds, range: index..<last)
    default: return nil
    }
  }

  /// Fourteen pounds and more are another stone, which is said.
  private static func stones(_ stones: Double, pounds: Double, range: Range<Int>) -> Figure {
    let (more, rest) = ((pounds / 14).rounded(.down), pounds.truncatingRemainder(dividingBy: 14))
    let plain = NumberPhrase.plain
    return Figure(
      kg: UnitConversion.kilograms(stones: stones, pounds: pounds), range: range, hasUnit: true,
      assumption: more > 0
        ? "\(plain(stones)) st \(plain(pounds)) read as \(plain(stones + more)) st \(plain(rest))" : nil)
  }

  private static let thingsBefore: WordSet = [
    "barbell", "bar", "dumbbell", "luggage", "birth", "plate", "kettlebell", "max", "maximum", "gross", "net",
    "baggage", "kerb", "curb",
  ]
  private static let thingsBehind: WordSet = [
    "class", "limit", "limits", "vest", "plate", "plates", "belt", "rack", "room", "category", "allowance", "stack",
    "machine", "bench", "restriction",
  ]

  /// "Weight limit 120 kg", "birth weight 3.4 kg": no weight of the person's.
  static func isOfThing(_ tokens: [Token]) -> Bool {
    guard let weight = tokens.firstIndex(where: { $0.isWord("weight") }) else { return false }
    return thingsBehind.contains(at: weight + 1, in: tokens) || thingsBefore.contains(at: weight - 1, in: tokens)
  }

  /// "64 kilos and a half": half of the unit behind it.
  private func isHalf(at index: Int, in tokens: [Token]) -> Bool {
    index + 2 < tokens.count && tokens[index].isWord("and") && NumberWords.articles.contains(tokens[index + 1])
      && tokens[index + 2].isWord("half")
  }

  /// "up a pound, 149 now": what the other figure is in.
  private static func saysPounds(_ tokens: [Token]) -> Bool {
    tokens.contains { $0.isOne(of: "lb", "lbs", "pound", "pounds") }
      && !tokens.contains { $0.isOne(of: "kg", "kgs", "kilo", "kilos") }
  }

  /// "12st7lb", "12st7": written in one.
  private func gluedStones(_ stones: Double, at index: Int, in tokens: [Token]) -> Figure? {
    guard index + 1 < tokens.count, tokens[index + 1].kind == .word, tokens[index + 1].folded.hasPrefix("st") else {
      return nil
    }
    let rest = tokens[index + 1].folded.dropFirst(2)
    let digits = rest.prefix { $0.isNumber }
    guard let pounds = Double(digits), pounds < 100, String(rest.dropFirst(digits.count)).isOne(of: "", "lb", "lbs")
    else {
      return nil
    }
    return Self.stones(stones, pounds: pounds, range: index..<index + 2)
  }

  /// A figure without a unit: in what the person uses, unless that is far from the weight known.
  private func bare(_ value: Double, range: Range<Int>, isPounds: Bool) -> Figure {
    let pounds = UnitConversion.kilograms(pounds: value)
    let readsPounds: Bool
    if isPounds {
      readsPounds = true
    } else if let knownKg {
      readsPounds = abs(pounds - knownKg) < abs(value - knownKg)
    } else {
      readsPounds = units != .metric && value >= 60 || value > 160
    }
    guard readsPounds else {
      // Said where it is not what the person's units are, or where it could be pounds and nothing tells.
      let isDoubtful = units != .metric || knownKg == nil && (100...160).contains(value)
      return Figure(
        kg: value, range: range, hasUnit: false,
        assumption: isDoubtful ? "\(NumberPhrase.plain(value)) read as kilograms" : nil)
    }
    return Figure(
      kg: pounds, range: range, hasUnit: isPounds, assumption: "\(NumberPhrase.plain(value)) read as pounds")
  }
}
