/// The measure of an amount, and what one of it holds: "12 oz cans", "cups (240 ml)", "lb 4 oz".
extension QuantityParser {
  /// Reads what is counted behind `opening`. False where no amount stands there.
  func readMeasure(into result: inout Quantity, position: inout Int, behind opening: Opening) -> Bool {
    // "two 12 oz cans", "a 45 g portion": an amount between the count and what is counted.
    if opening.hasNumber, let content = content(at: position) {
      result.content = content.content
      position = content.end
      (result.unit, position) = container(at: position)
    } else if !opening.hasNumber, let held = vesselful(at: position) {
      result.content = held.content
      result.unit = held.vessel
      position = held.end
    } else if let (unit, count) = unit(
      at: position, hasNumber: opening.hasNumber || opening.isDouble, hasSize: result.size != nil || opening.isFull)
    {
      position += count
      read(unit, into: &result, position: &position, isCounted: opening.hasNumber)
    } else if result.size != nil, let content = bracketed(at: position) {
      // "a small (12 fl oz) lemonade": what that size holds.
      result.content = content.content
      position = content.end
    } else if !opening.hasNumber, result.size == nil {
      return false
    } else if result.size == nil {
      // "2 delicious cookies": what stood between belongs to the food.
      position = opening.end
    }
    return true
  }

  /// Reads the unit that ends before `position`, with what is said behind it of its size, of the whole and how often.
  private func read(_ unit: MeasureUnit, into result: inout Quantity, position: inout Int, isCounted: Bool) {
    // "a cereal bar two-pack" is two of them.
    let isHyphened =
      isCounted && unit.name.isOne(of: "pack", "package") && tokens[position - 1].join == .hyphen
      && word(position) != "of"
    result.unit = isHyphened ? nil : unit
    // "a can or bottle of".
    if word(position) == "or", unit.dimension == .measure, let other = UnitTable.unit(at: position + 1, in: tokens),
      other.unit.dimension == .measure
    {
      position += 1 + other.count
    }
    readInner(of: &result, position: &position)
    guard isCounted else { return }
    // "five slices out of the eight".
    if result.outOf == nil, unit.dimension == .measure, let whole = outOf(at: position, behind: result.value) {
      result.outOf = whole.count
      position = whole.end
    }
    if let times = times(at: position, behind: unit) {
      result.value = (result.value ?? 1) * times.count
      position = times.end
    }
  }

  /// A unit after a number may be anything; without one it must be a measure before "of".
  func unit(at index: Int, hasNumber: Bool, hasSize: Bool) -> (MeasureUnit, Int)? {
    guard let found = UnitTable.unit(at: index, in: tokens) else { return nil }
    let end = index + found.count
    // "10 M&Ms" are no metres.
    if found.unit.dimension == .length, end < tokens.count, tokens[end].isSign("&"), tokens[end].join == .glued {
      return nil
    }
    // "a pot noodle" and "a cup noodle" are called so; "1 cup noodles" is measured.
    if end < tokens.count, MealWords.isCompound(tokens[index], tokens[end]),
      found.unit.name != "cup" || index == 0 || tokens[index - 1].kind != .number
    {
      return nil
    }
    let isBeforeOf = word(end) == "of"
    if hasNumber {
      if found.unit.dimension == .measure, UnitTable.parts.contains(found.unit.name), !isBeforeOf,
        found.unit.name != "rack" || word(end) != "ribs"
      {
        return nil
      }
      return found
    }
    // "mac and cheese, big bowl".
    if hasSize, found.unit.dimension == .measure, !UnitTable.parts.contains(found.unit.name), tokens.breaks(at: end) {
      return found
    }
    // "pint and a half of".
    if word(end) == "and", word(end + 1) == "a", word(end + 2) == "half", word(end + 3) == "of" { return found }
    if isSaidAlone(found.unit, at: index, before: end) { return found }
    guard isBeforeOf else { return nil }
    switch found.unit.dimension {
    case .measure, .volume: return found
    // "Kilo of tomatoes" is one; "grams of protein" are not counted.
    case .mass: return Self.weightsOfOne.contains(tokens[index]) ? found : nil
    default: return nil
    }
  }

  private static let weightsOfOne: WordSet = ["kilo", "kilogram", "kilogramme", "pound", "ounce"]

  /// After "12 oz": "can" makes it the can's content; after "1 lb": "4 oz" adds up.
  func readInner(of result: inout Quantity, position: inout Int) {
    guard let unit = result.unit, let value = result.value else { return }
    switch unit.dimension {
    case .mass, .volume, .energy:
      let (container, end) = container(at: position)
      if let container, !UnitTable.parts.contains(container.name) || word(end) == "of",
        !result.isArticle || container.name == "serving" || container.name == "portion"
      {
        result.content = Quantity.Content(value: value, unit: unit)
        result.value = nil
        result.unit = container
        position = end
        return
      }
      if unit.dimension == .mass { addSmaller(than: unit, to: &result, position: &position) }
    case .time, .length:
      addSmaller(than: unit, to: &result, position: &position)
    case .measure:
      // "2 cans (330 ml)", "a serving (100 ml)": a bracket right after a measure says what each holds; behind several
      // pieces it may be what all weigh, and behind a part of one what the part holds.
      guard unit.isContainer || value <= 1, let content = bracketed(at: position) else { return }
      result.content = content.content
      result.isPart = value < 1 && !unit.isContainer
      position = content.end
    }
  }

  /// "1 lb 4 oz", "1 hour and 20 minutes", "5 ft 10 in".
  func addSmaller(than unit: MeasureUnit, to result: inout Quantity, position: inout Int) {
    var next = position
    if word(next) == "and" { next += 1 }
    guard let number = NumberPhrase.read(at: next, in: tokens), !number.isArticle,
      let smaller = UnitTable.unit(at: next + number.count, in: tokens), smaller.unit.dimension == unit.dimension,
      smaller.unit.factor < unit.factor, number.value * smaller.unit.factor < unit.factor, let value = result.value,
      next == position || word(next + number.count + smaller.count) != "of"
    else { return }
    result.value = value + number.value * smaller.unit.factor / unit.factor
    position = next + number.count + smaller.count
  }

  /// "330 ml" or "12-oz" at `index`.
  func content(at index: Int) -> (content: Quantity.Content, end: Int)? {
    guard index < tokens.count, let number = NumberPhrase.read(at: index, in: tokens), !number.isArticle,
      let found = UnitTable.unit(at: index + number.count, in: tokens)
    else { return nil }
    guard [.mass, .volume, .energy].contains(found.unit.dimension) else { return nil }
    return (Quantity.Content(value: number.value, unit: found.unit), index + number.count + found.count)
  }

  /// Measures that are nothing else.
  private static let abbreviated: WordSet = ["fl oz", "tbsp", "tsp"]

  /// A measure that needs neither a number nor "of": "tbsp olive oil", "bowl muesli".
  func isSaidAlone(_ unit: MeasureUnit, at index: Int, before food: Int) -> Bool {
    Self.abbreviated.contains(unit.name) || isTerse(unit, at: index, before: food)
  }
}
