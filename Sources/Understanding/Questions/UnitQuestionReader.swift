import Nutrition

/// Reads questions about units alone: "how much is 3 oz in grams", "170 lb in kg", "how many ml in a cup".
struct UnitQuestionReader {
  let units: UnitSystem

  private static let openings = WordList.words("how what what's convert")
  private static let fillers = openings.union(
    WordList.words("many much far long tall heavy is are does do in to into as equal equals there the be would please"))
  private static let leads: WordSet = ["in", "to", "into", "as", "="]

  private struct Measure {
    var value: Double
    var unit: MeasureUnit
    var end: Int
  }

  /// The measure and the unit it is wanted in, where `tokens` hold nothing else.
  func question(in tokens: [Token]) -> UnitQuestion? {
    guard (3...14).contains(tokens.count), let first = tokens.first,
      Self.openings.contains(first) || first.kind == .number || first.kind == .word && tokens.count <= 6
    else { return nil }
    var measure: Measure?
    var target: MeasureUnit?
    var isLed = Self.openings.contains(first)
    var index = 0
    while index < tokens.count {
      if measure == nil, let found = self.measure(at: index, in: tokens) {
        measure = found
        index = found.end
      } else if target == nil, let unit = UnitTable.unit(at: index, in: tokens), unit.unit.dimension != .measure {
        if index > 0, Self.leads.contains(tokens[index - 1]) { isLed = true }
        target = unit.unit
        index += unit.count
      } else if Self.fillers.contains(tokens[index]) || tokens[index].isOne(of: "?", "=") {
        index += 1
      } else {
        return nil
      }
    }
    guard isLed, let measure, let target, let (from, to) = comparable(measure.unit, target), from != to else {
      return nil
    }
    return UnitQuestion(
      value: measure.value, unit: from.name, result: measure.value * from.factor / to.factor, resultUnit: to.name)
  }

  /// "3 oz", "a cup", "12 st 4", "5 ft 9 in", "5'9".
  private func measure(at index: Int, in tokens: [Token]) -> Measure? {
    guard let number = NumberPhrase.read(at: index, in: tokens) else { return nil }
    var at = index + number.count
    if at + 1 < tokens.count, tokens[at].isSign("'") || tokens[at].isSign("’"), let inches = tokens[at + 1].value,
      inches < 12, let foot = UnitTable.unit(named: "foot")
    {
      let isMarked = at + 2 < tokens.count && (tokens[at + 2].isSign("\"") || tokens[at + 2].isSign("”"))
      return Measure(value: number.value + inches / 12, unit: foot, end: at + (isMarked ? 3 : 2))
    }
    guard let unit = UnitTable.unit(at: at, in: tokens), unit.unit.dimension != .measure else { return nil }
    at += unit.count
    guard let smaller = Self.smaller[unit.unit.name], at < tokens.count, tokens[at].kind == .number,
      let more = tokens[at].value, more < smaller.count
    else { return Measure(value: number.value, unit: unit.unit, end: at) }
    at += 1
    if let next = UnitTable.unit(at: at, in: tokens), next.unit.name == smaller.name {
      at += next.count
    } else if smaller.name == "inch", tokens.word(at) == "in" {
      at += 1
    }
    return Measure(value: number.value + more / smaller.count, unit: unit.unit, end: at)
  }

  /// What a unit is divided into where two are said.
  private static let smaller: [String: (name: String, count: Double)] = [
    "st": ("lb", 14), "foot": ("inch", 12), "lb": ("oz", 16),
  ]

  /// Two units of one kind; an ounce beside a volume is a fluid ounce, and a pint is the person's own.
  private func comparable(_ one: MeasureUnit, _ other: MeasureUnit) -> (MeasureUnit, MeasureUnit)? {
    let isVolume = one.dimension == .volume || other.dimension == .volume
    let (from, to) = (own(one, isVolume: isVolume), own(other, isVolume: isVolume))
    return from.dimension == to.dimension ? (from, to) : nil
  }

  private func own(_ unit: MeasureUnit, isVolume: Bool) -> MeasureUnit {
    let isFluid = unit.name == "oz" && isVolume
    return (isFluid ? UnitTable.unit(named: "fl oz") ?? unit : unit).own(in: units)
  }
}
