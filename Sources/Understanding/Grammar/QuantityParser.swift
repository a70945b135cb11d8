/// Reads amounts: "about 2 cups of", "a 12 oz can of", "2 cans of 330 ml", "half a large slice of".
struct QuantityParser {
  let tokens: [Token]

  init(_ tokens: [Token]) { self.tokens = tokens }

  /// The amount that begins at `index`: a number with or without a measure, or a measure alone before "of".
  func quantity(at index: Int) -> Quantity? {
    var position = skipApproximators(from: index)
    guard position < tokens.count else { return nil }
    var result = Quantity(tokens: index..<index)
    let number = NumberPhrase.read(at: position, in: tokens)
    if let number {
      result.value = number.value
      result.isArticle = number.isArticle
      result.assumptions = number.assumptions
      position += number.count
      position = skipTimes(from: position)
    }
    let afterNumber = position
    (result.size, position) = size(at: position)
    position = skipFillers(from: position, after: result.value != nil || result.size != nil)
    if result.size == nil { (result.size, position) = size(at: position) }

    // "two 12 oz cans", "a 45 g portion": an amount between the count and what is counted.
    if number != nil, let content = content(at: position) {
      result.content = content.content
      position = content.end
      (result.unit, position) = container(at: position)
    } else if let (unit, count) = unit(at: position, hasNumber: number != nil, hasSize: result.size != nil) {
      result.unit = unit
      position += count
      // "a can or bottle of".
      if word(position, "or"), unit.dimension == .measure, let other = UnitTable.unit(at: position + 1, in: tokens),
        other.unit.dimension == .measure
      {
        position += 1 + other.count
      }
      readInner(of: &result, position: &position, isOne: number == nil)
    } else if number == nil, result.size == nil {
      return nil
    } else if result.size == nil {
      // "2 delicious cookies": what stood between belongs to the food.
      position = afterNumber
    }
    position = skipAndHalf(&result, from: position)
    if result.unit != nil || result.content != nil, word(position, "of") {
      result.hasOf = true
      position += 1
      readContentAfterOf(&result, position: &position)
    }
    // "a half of the pie" is half a pie.
    if result.unit?.name == "half", result.hasOf, result.value == 1 {
      result.value = 0.5
      result.unit = nil
    }
    if number == nil, result.unit != nil, !result.hasOf, result.size == nil, result.content == nil { return nil }
    result.tokens = index..<position
    return result
  }

  // MARK: Parts

  /// A unit after a number may be anything; without one it must be a measure before "of".
  private func unit(at index: Int, hasNumber: Bool, hasSize: Bool) -> (MeasureUnit, Int)? {
    guard let found = UnitTable.unit(at: index, in: tokens) else { return nil }
    let end = index + found.count
    let isBeforeOf = word(end, "of")
    if hasNumber {
      if found.unit.dimension == .measure, UnitTable.parts.contains(found.unit.name), !isBeforeOf { return nil }
      return found
    }
    // "mac and cheese, big bowl".
    if hasSize, found.unit.dimension == .measure, !UnitTable.parts.contains(found.unit.name),
      end == tokens.count || tokens[end].isBreak
    {
      return found
    }
    guard isBeforeOf, found.unit.dimension == .measure || found.unit.dimension == .volume else { return nil }
    return found
  }

  /// After "12 oz": "can" makes it the can's content; after "1 lb": "4 oz" adds up.
  private func readInner(of result: inout Quantity, position: inout Int, isOne: Bool) {
    guard let unit = result.unit, let value = result.value else { return }
    switch unit.dimension {
    case .mass, .volume, .energy:
      let (container, end) = container(at: position)
      if let container, !UnitTable.parts.contains(container.name) || word(end, "of"),
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
      // "2 cans (330 ml)": a bracket right after a container says what each holds.
      guard unit.isContainer, sign(position, "("), let content = content(at: position + 1), sign(content.end, ")")
      else { return }
      result.content = content.content
      position = content.end + 1
    }
  }

  /// "1 lb 4 oz", "1 hour and 20 minutes", "5 ft 10 in".
  private func addSmaller(than unit: MeasureUnit, to result: inout Quantity, position: inout Int) {
    var next = position
    if word(next, "and") { next += 1 }
    guard let number = NumberPhrase.read(at: next, in: tokens), !number.isArticle,
      let smaller = UnitTable.unit(at: next + number.count, in: tokens), smaller.unit.dimension == unit.dimension,
      smaller.unit.factor < unit.factor, number.value * smaller.unit.factor < unit.factor, let value = result.value,
      !word(next + number.count + smaller.count, "of")
    else { return }
    result.value = value + number.value * smaller.unit.factor / unit.factor
    position = next + number.count + smaller.count
  }

  /// "330 ml" or "12-oz" at `index`.
  private func content(at index: Int) -> (content: Quantity.Content, end: Int)? {
    guard index < tokens.count, let number = NumberPhrase.read(at: index, in: tokens), !number.isArticle,
      let found = UnitTable.unit(at: index + number.count, in: tokens)
    else { return nil }
    guard [.mass, .volume, .energy].contains(found.unit.dimension) else { return nil }
    return (Quantity.Content(value: number.value, unit: found.unit), index + number.count + found.count)
  }

  /// "2 cans of 330 ml (of) beer".
  private func readContentAfterOf(_ result: inout Quantity, position: inout Int) {
    guard result.content == nil, result.unit?.dimension == .measure, let content = content(at: position) else { return }
    result.content = content.content
    position = content.end
    if word(position, "of") { position += 1 }
  }

  /// A measure at `index`, a size before it allowed ("12 oz large can").
  private func container(at index: Int) -> (MeasureUnit?, Int) {
    let (_, afterSize) = size(at: index)
    for start in [index, afterSize] {
      if let found = UnitTable.unit(at: start, in: tokens),
        found.unit.dimension == .measure || found.unit.name == "cup",
        !UnitTable.parts.contains(found.unit.name) || word(start + found.count, "of")
      {
        return (found.unit, start + found.count)
      }
    }
    return (nil, index)
  }

  /// "an hour and a half", "2 cups and a half".
  private func skipAndHalf(_ result: inout Quantity, from index: Int) -> Int {
    guard let value = result.value, result.unit != nil, word(index, "and"), word(index + 1, "a") else { return index }
    guard index + 2 < tokens.count, let part = NumberWords.fractions[tokens[index + 2].folded] else { return index }
    let next = index + 3 < tokens.count ? tokens[index + 3] : nil
    // "a cup of tea and a half pizza" goes on; "a cup and a half of tea" does not.
    if let next, next.kind == .word, next.folded != "of",
      UnitTable.unit(at: index + 3, in: tokens) != nil || !next.isBreak
    {
      return index
    }
    result.value = value + part
    return index + 3
  }

  private func skipApproximators(from index: Int) -> Int {
    var position = index
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .word, QuantityWords.approximators.contains(token.folded) {
        position += 1
      } else if token.kind == .word, token.isWord("up") || token.isWord("close") || token.isWord("at"),
        position + 1 < tokens.count,
        ["to", "least", "most"].contains(tokens[position + 1].folded)
      {
        position += 2
      } else if token.isSign("~") || token.isSign("≈") || token.isSign("±") {
        position += 1
      } else {
        break
      }
    }
    return position
  }

  /// "3x" and "3 x": the sign after a count.
  private func skipTimes(from index: Int) -> Int {
    guard index < tokens.count, tokens[index].isWord("x") || tokens[index].isSign("×") || tokens[index].isWord("times"),
      index + 1 < tokens.count
    else { return index }
    return index + 1
  }

  /// "heaping", "generous", "more": words between a number and its measure.
  private func skipFillers(from index: Int, after begun: Bool) -> Int {
    if UnitTable.unit(at: index, in: tokens) != nil { return index }
    var position = index
    while position < tokens.count, tokens[position].kind == .word,
      QuantityWords.fillers.contains(tokens[position].folded)
        || OpinionWords.all.contains(tokens[position].folded)
    {
      position += 1
    }
    if position == index, begun { position = adjectives(from: index) }
    // Fillers lead to a measure or a size; otherwise they belong to the food.
    guard position > index else { return index }
    if UnitTable.unit(at: position, in: tokens) != nil { return position }
    if size(at: position).0 != nil { return position }
    if begun, content(at: position) != nil { return position }
    return index
  }

  /// "a creamy cup of": one or two words that describe what the measure holds.
  private func adjectives(from index: Int) -> Int {
    for end in [index + 1, index + 2] where end < tokens.count {
      guard tokens[end - 1].kind == .word, !tokens[end - 1].isBreak, !tokens[end - 1].isWord("of") else { return index }
      if let found = UnitTable.unit(at: end, in: tokens), word(end + found.count, "of"),
        found.unit.isContainer || found.unit.isHousehold
      {
        return end
      }
    }
    return index
  }

  /// A size at `index`: its name as the portions call it, and the token after it.
  func size(at index: Int) -> (String?, Int) {
    guard index < tokens.count, tokens[index].kind == .word else { return (nil, index) }
    let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
    if tokens[index].folded == "extra" || tokens[index].folded == "x",
      next == "large" || next == "small" || next == "big"
    {
      return (next == "small" ? "extra small" : "extra large", index + 2)
    }
    if QuantityWords.namedSizes.contains(tokens[index].folded), next == "size" || next == "sized" {
      return (tokens[index].folded + " size", index + 2)
    }
    guard let size = QuantityWords.sizes[tokens[index].folded] else { return (nil, index) }
    if QuantityWords.notAfterSize.contains(next) { return (nil, index) }
    let isSized = next == "sized" || next == "size"
    if QuantityWords.measuredSizes.contains(tokens[index].folded), !isSized,
      UnitTable.unit(at: index + 1, in: tokens) == nil
    {
      return (nil, index)
    }
    return (size, index + (isSized ? 2 : 1))
  }

  private func word(_ index: Int, _ word: String) -> Bool { index < tokens.count && tokens[index].isWord(word) }

  private func sign(_ index: Int, _ sign: String) -> Bool { index < tokens.count && tokens[index].isSign(sign) }
}
