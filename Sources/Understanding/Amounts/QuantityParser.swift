/// Reads amounts: "about 2 cups of", "a 12 oz can of", "2 cans of 330 ml", "half a large slice of".
struct QuantityParser: TokenLooking {
  let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  /// The amount that begins at `index`: a number with or without a measure, or a measure alone before "of".
  func quantity(at index: Int) -> Quantity? {
    guard mayBegin(at: index) else { return nil }
    var position = skipApproximators(from: index)
    guard position < tokens.count else { return nil }
    var result = Quantity(tokens: index..<index)
    let number = NumberPhrase.read(at: position, in: tokens)
    // Asked often, and comparing with nil copies what is compared.
    var hasNumber = false
    if let number {
      hasNumber = true
      result.value = number.value
      result.isArticle = number.isArticle
      result.outOf = number.outOf
      result.assumptions = number.assumptions
      position += number.count
      position = skipTimes(from: position)
    }
    let isDouble = isDoubled(at: position)
    if isDouble {
      result.value = 2 * (result.value ?? 1)
      position += 1
    }
    if hasNumber, let number, !number.isArticle, let bit = andABit(at: position) {
      result.value = number.value + 0.25
      result.assumptions.append(
        "\(NumberPhrase.plain(number.value)) and a bit read as \(NumberPhrase.plain(number.value + 0.25))")
      position = bit
    }
    if let pack = packSize(at: position), number?.isArticle ?? true || word(pack.end - 1) == "packs" {
      result.value = (result.value ?? 1) * pack.count
      result.isArticle = false
      result.hasOf = word(pack.end) == "of"
      result.tokens = index..<(result.hasOf ? pack.end + 1 : pack.end)
      return result
    }
    let afterNumber = position
    // "pasta, full plate": one of it.
    let isFull =
      !hasNumber && (Self.brimming.contains(at: position, in: tokens) || isJudged(at: position))
    (result.size, position) = size(at: position)
    position = skipFillers(from: position, after: result.value != nil || result.size != nil || isFull)
    if result.size == nil { (result.size, position) = size(at: position) }

    // "two 12 oz cans", "a 45 g portion": an amount between the count and what is counted.
    if hasNumber, let content = content(at: position) {
      result.content = content.content
      position = content.end
      (result.unit, position) = container(at: position)
    } else if !hasNumber, let held = vesselful(at: position) {
      result.content = held.content
      result.unit = held.vessel
      position = held.end
    } else if let (unit, count) = unit(
      at: position, hasNumber: hasNumber || isDouble, hasSize: result.size != nil || isFull)
    {
      result.unit = unit
      position += count
      // "a cereal bar two-pack" is two of them.
      if hasNumber, unit.name.isOne(of: "pack", "package"), tokens[position - 1].join == .hyphen, word(position) != "of"
      {
        result.unit = nil
      }
      // "a can or bottle of".
      if word(position) == "or", unit.dimension == .measure, let other = UnitTable.unit(at: position + 1, in: tokens),
        other.unit.dimension == .measure
      {
        position += 1 + other.count
      }
      readInner(of: &result, position: &position)
      // "five slices out of the eight".
      if hasNumber, result.outOf == nil, unit.dimension == .measure,
        let whole = outOf(at: position, behind: result.value)
      {
        result.outOf = whole.count
        position = whole.end
      }
      if hasNumber, let times = times(at: position, behind: unit) {
        result.value = (result.value ?? 1) * times.count
        position = times.end
      }
    } else if result.size != nil, let content = bracketed(at: position) {
      // "a small (12 fl oz) lemonade": what that size holds.
      result.content = content.content
      position = content.end
    } else if !hasNumber, result.size == nil {
      return nil
    } else if result.size == nil {
      // "2 delicious cookies": what stood between belongs to the food.
      position = afterNumber
    }
    position = skipAndHalf(&result, from: position)
    if result.hasUnit || result.hasContent, word(position) == "of" {
      result.hasOf = true
      position += 1
      readContentAfterOf(&result, position: &position)
      if let inner = counted(in: result, at: position) { return inner }
    }
    if let end = partOfOne(&result, at: position) { position = end }
    // "a half of the pie" is half a pie.
    if result.unit?.name == "half", result.hasOf, result.value == 1 {
      result.value = 0.5
      result.unit = nil
    }
    if isFull, result.hasUnit { result.value = 1 }
    if !hasNumber, !isFull, let unit = result.unit, !result.hasOf, result.size == nil, !result.hasContent {
      // "tbsp olive oil": a spoon that nobody counted is one.
      guard position < tokens.count, tokens[position].kind == .word,
        Self.abbreviated.contains(unit.name) || isTerse(unit, at: index, before: position)
      else { return nil }
      result.value = 1
    }
    level(&result, from: index, to: position)
    result.tokens = index..<position
    return result
  }

  // MARK: Parts

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
    if Self.abbreviated.contains(found.unit.name) || isTerse(found.unit, at: index, before: end) { return found }
    guard isBeforeOf, found.unit.dimension == .measure || found.unit.dimension == .volume else { return nil }
    return found
  }

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
  static let brimming: WordSet = ["full", "heaped", "heaping", "whole", "entire"]
  /// "Cake, decent slice": one of them.
  static let judged: WordSet = ["decent", "good", "nice", "proper", "fair", "hearty", "healthy", "sizeable"]
}
