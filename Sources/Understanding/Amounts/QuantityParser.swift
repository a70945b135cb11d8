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
    var opening = Opening()
    opening.hasNumber = readNumber(into: &result, position: &position)
    opening.isDouble = readDouble(into: &result, position: &position)
    if opening.hasNumber { readBit(into: &result, position: &position) }
    if readPack(into: &result, from: index, at: position, isCounted: opening.hasNumber && !result.isArticle) {
      return result
    }
    opening.end = position
    // "pasta, full plate": one of it.
    opening.isFull =
      !opening.hasNumber && (Self.brimming.contains(at: position, in: tokens) || isJudged(at: position))
    readSize(into: &result, position: &position, isFull: opening.isFull)
    guard readMeasure(into: &result, position: &position, behind: opening) else { return nil }
    position = skipAndHalf(&result, from: position)
    if readOf(into: &result, position: &position), let inner = counted(in: result, at: position) { return inner }
    if let end = partOfOne(&result, at: position) { position = end }
    readHalf(into: &result)
    if opening.isFull {
      if result.hasUnit { result.value = 1 }
    } else if !opening.hasNumber {
      guard readUncounted(into: &result, from: index, to: position) else { return nil }
    }
    level(&result, from: index, to: position)
    result.tokens = index..<position
    return result
  }

  /// What was read of an amount before its size and measure.
  struct Opening {
    /// A number was said: asked often, and comparing the number with nil would copy it.
    var hasNumber = false
    /// "double" of "a double portion".
    var isDouble = false
    /// "full" or "decent" of "pasta, full plate".
    var isFull = false
    /// The token behind it.
    var end = 0
  }

  // MARK: Before the measure

  /// Reads the number at `position`, if one stands there.
  private func readNumber(into result: inout Quantity, position: inout Int) -> Bool {
    guard let number = NumberPhrase.read(at: position, in: tokens) else { return false }
    result.value = number.value
    result.isArticle = number.isArticle
    result.outOf = number.outOf
    result.assumptions = number.assumptions
    position = skipTimes(from: position + number.count)
    return true
  }

  /// Reads "double", if a helping follows.
  private func readDouble(into result: inout Quantity, position: inout Int) -> Bool {
    guard isDoubled(at: position) else { return false }
    result.value = 2 * (result.value ?? 1)
    position += 1
    return true
  }

  /// "2 and a bit cups": a quarter more than the number.
  private func readBit(into result: inout Quantity, position: inout Int) {
    guard !result.isArticle, let value = result.value, let end = andABit(at: position) else { return }
    result.value = value + 0.25
    result.assumptions.append("\(NumberPhrase.plain(value)) and a bit read as \(NumberPhrase.plain(value + 0.25))")
    position = end
  }

  /// "a six pack of", "two four-packs": as many as all the packs hold, which ends the amount.
  private func readPack(into result: inout Quantity, from index: Int, at position: Int, isCounted: Bool) -> Bool {
    guard let pack = packSize(at: position), !isCounted || word(pack.end - 1) == "packs" else { return false }
    result.value = (result.value ?? 1) * pack.count
    result.isArticle = false
    result.hasOf = word(pack.end) == "of"
    result.tokens = index..<(result.hasOf ? pack.end + 1 : pack.end)
    return true
  }

  /// "large", "generously big": a size, and the words around it that only describe.
  private func readSize(into result: inout Quantity, position: inout Int, isFull: Bool) {
    (result.size, position) = size(at: position)
    position = skipFillers(from: position, after: result.value != nil || result.size != nil || isFull)
    if result.size == nil { (result.size, position) = size(at: position) }
  }

  // MARK: Behind the measure

  /// Reads "of" behind a measure, and what each holds where that follows: "2 cans of 330 ml".
  private func readOf(into result: inout Quantity, position: inout Int) -> Bool {
    guard result.hasUnit || result.hasContent, word(position) == "of" else { return false }
    result.hasOf = true
    position += 1
    readContentAfterOf(&result, position: &position)
    return true
  }

  /// "a half of the pie" is half a pie.
  private func readHalf(into result: inout Quantity) {
    guard result.unit?.name == "half", result.hasOf, result.value == 1 else { return }
    result.value = 0.5
    result.unit = nil
  }

  /// "tbsp olive oil": a spoon that nobody counted is one. False where the measure alone is no amount.
  private func readUncounted(into result: inout Quantity, from index: Int, to position: Int) -> Bool {
    if result.hasOf, result.unit?.dimension == .mass { result.value = 1 }
    guard let unit = result.unit, !result.hasOf, result.size == nil, !result.hasContent else { return true }
    guard position < tokens.count, tokens[position].kind == .word, isSaidAlone(unit, at: index, before: position) else {
      return false
    }
    result.value = 1
    return true
  }

  static let brimming: WordSet = ["full", "heaped", "heaping", "whole", "entire"]
  /// "Cake, decent slice": one of them.
  static let judged: WordSet = ["decent", "good", "nice", "proper", "fair", "hearty", "healthy", "sizeable"]
}
