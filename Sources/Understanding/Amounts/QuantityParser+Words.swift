extension QuantityParser {
  func skipApproximators(from index: Int) -> Int {
    var position = index
    while position < tokens.count {
      let token = tokens[position]
      if token.kind == .word, QuantityWords.approximators.contains(token) {
        position += 1
      } else if token.kind == .word, token.isWord("up") || token.isWord("close") || token.isWord("at"),
        position + 1 < tokens.count,
        tokens[position + 1].isOne(of: "to", "least", "most")
      {
        position += 2
      } else if token.isOne(of: "less", "fewer", "more"), position + 1 < tokens.count,
        tokens[position + 1].isWord("than")
      {
        // "less than half of the soup".
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
  func skipTimes(from index: Int) -> Int {
    guard index < tokens.count, tokens[index].isWord("x") || tokens[index].isSign("×") || tokens[index].isWord("times"),
      index + 1 < tokens.count
    else { return index }
    return index + 1
  }

  /// "heaping", "generous", "more": words between a number and its measure.
  func skipFillers(from index: Int, after begun: Bool) -> Int {
    if UnitTable.unit(at: index, in: tokens) != nil { return index }
    var position = index
    while position < tokens.count, tokens[position].kind == .word,
      QuantityWords.fillers.contains(tokens[position])
        || OpinionWords.all.contains(tokens[position])
        // "a pretty big plate of".
        || QuantityWords.degrees.contains(tokens[position]) && position + 1 < tokens.count
          && QuantityWords.sizes[tokens[position + 1]] != nil
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
  func adjectives(from index: Int) -> Int {
    for end in [index + 1, index + 2] where end < tokens.count {
      guard tokens[end - 1].kind == .word, !tokens[end - 1].isBreak, !tokens[end - 1].isWord("of") else { return index }
      if let found = UnitTable.unit(at: end, in: tokens), word(end + found.count) == "of",
        found.unit.isContainer || found.unit.isHousehold
      {
        return end
      }
    }
    return index
  }

  /// "a small or medium wedge", "a regular/large roll", "a small or thin/very thin slice": the first size counts; the end of
  /// the others.
  private func alternatives(at index: Int) -> Int? {
    guard QuantityWords.sizes[tokens[index]] != nil else { return nil }
    var end = index + 1
    var isSlashed = false
    while end + 1 < tokens.count, tokens[end].isWord("or") || tokens[end].isSign("/") {
      let size = tokens[end + 1].isWord("very") ? end + 2 : end + 1
      guard size < tokens.count, tokens[size].kind == .word else { break }
      let isSize = QuantityWords.sizes[tokens[size]] != nil
      // "small or cracker-thin slice": whatever it is, a measure follows.
      guard isSize || UnitTable.unit(at: size + 1, in: tokens) != nil else { break }
      isSlashed = isSlashed || tokens[end].isSign("/") && isSize
      end = size + 1
    }
    return end > index + 1 && (isSlashed || UnitTable.unit(at: end, in: tokens) != nil) ? end : nil
  }

  private static let vesselfuls: WordSet = ["l", "pint", "imperial pint", "quart", "gallon", "kg", "lb"]

  /// "litre bottle of", "pint glass of": a vessel called after the one measure that it holds.
  func vesselful(at index: Int) -> (content: Quantity.Content, vessel: MeasureUnit, end: Int)? {
    guard let found = UnitTable.unit(at: index, in: tokens), Self.vesselfuls.contains(found.unit.name) else {
      return nil
    }
    let end = index + found.count
    guard let vessel = UnitTable.unit(at: end, in: tokens), vessel.unit.isContainer else { return nil }
    return (Quantity.Content(value: 1, unit: found.unit), vessel.unit, end + vessel.count)
  }

  /// "(330 ml)" at `index`.
  func bracketed(at index: Int) -> (content: Quantity.Content, end: Int)? {
    guard sign(index, "("), let content = content(at: index + 1), sign(content.end, ")") else { return nil }
    return (content.content, content.end + 1)
  }

  /// "and cheese", "n cheese": pasta's, not a burger's.
  private func isAndCheese(at index: Int) -> Bool {
    guard index < tokens.count else { return false }
    if tokens[index].isWord("cheese") { return true }
    return ListWords.ands.contains(tokens[index]) && index + 1 < tokens.count && tokens[index + 1].isWord("cheese")
  }

  /// A size at `index`: its name as the portions call it, and the token after it.
  func size(at index: Int) -> (String?, Int) {
    guard index < tokens.count, tokens[index].kind == .word else { return (nil, index) }
    let next = tokens.word(index + 1)
    if tokens[index].isOne(of: "extra", "x"), next.isOne(of: "large", "small", "big") {
      return (next == "small" ? "extra small" : "extra large", index + 2)
    }
    if QuantityWords.childSizes.contains(tokens[index]), next.isOne(of: "size", "sized", "portion") {
      return ("small", index + (next == "portion" ? 1 : 2))
    }
    // "single-serve packages": each is one helping, as packages are.
    if tokens[index].isWord("single"), next.isOne(of: "serve", "serving", "portion"),
      UnitTable.unit(at: index + 2, in: tokens) != nil
    {
      return (nil, index + 2)
    }
    if QuantityWords.namedSizes.contains(tokens[index]), next == "size" || next == "sized" {
      return (tokens[index].folded + " size", index + 2)
    }
    guard let size = QuantityWords.sizes[tokens[index]] else { return (nil, index) }
    if let end = alternatives(at: index) { return (size, end) }
    // "a big mac" is called so; "a big mac and cheese" is big.
    if tokens[index].isWord("big"), next == "tasty" || next == "m" { return (nil, index) }
    if tokens[index].isWord("big"), next == "mac" || next == "macs",
      !isAndCheese(at: index + 2)
    {
      return (nil, index)
    }
    // "Medium roast" is how coffee is done, "small roast potatoes" are small.
    let isRoast = next.isOne(of: "roast", "roasted") && !tokens[index].isWord("medium")
    if !isRoast, QuantityWords.notAfterSize.contains(next) { return (nil, index) }
    // "tiny bite-size crackers".
    if index + 2 < tokens.count, QuantityWords.namedSizes.contains(tokens[index + 1]),
      tokens[index + 2].isOne(of: "size", "sized")
    {
      return self.size(at: index + 1)
    }
    let isSized = next == "sized" || next == "size"
    if QuantityWords.measuredSizes.contains(tokens[index]), !isSized,
      UnitTable.unit(at: index + 1, in: tokens) == nil, bracketed(at: index + 1) == nil
    {
      return (nil, index)
    }
    return (size, index + (isSized ? 2 : 1))
  }

  /// "an hour and a half", "2 cups and a half".
  func skipAndHalf(_ result: inout Quantity, from index: Int) -> Int {
    guard result.hasUnit, word(index) == "and", word(index + 1) == "a" else { return index }
    let value = result.value ?? 1
    guard index + 2 < tokens.count, let part = NumberWords.fractions[tokens[index + 2]] else { return index }
    let next = index + 3 < tokens.count ? tokens[index + 3] : nil
    // "a cup of tea and a half pizza" goes on; "a cup and a half of tea" does not.
    if let next, next.kind == .word, !next.says("of"),
      UnitTable.unit(at: index + 3, in: tokens) != nil || !next.isBreak
    {
      return index
    }
    result.value = value + part
    return index + 3
  }
}
