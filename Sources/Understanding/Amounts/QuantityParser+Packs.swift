/// Packs that say how many they hold: "a six pack of ale", "two four-packs", "a pack of 8 sausages".
extension QuantityParser {
  private static let packs: WordSet = ["pack", "packs", "pk"]
  private static let fullest = 48.0

  /// How many one of the packs at `index` holds.
  func packSize(at index: Int) -> (count: Double, end: Int)? {
    guard index + 1 < tokens.count, Self.packs.contains(tokens[index + 1]), tokens[index].isCount,
      let number = NumberPhrase.read(at: index, in: tokens), number.count == 1, number.value == number.value.rounded(),
      (2...Self.fullest).contains(number.value)
    else { return nil }
    return (number.value, index + 2)
  }

  /// "decent slice", "good sized slice" with nothing behind it.
  func isJudged(at index: Int) -> Bool {
    guard Self.judged.contains(at: index, in: tokens) else { return false }
    let measure = index + 1 < tokens.count && tokens[index + 1].isOne(of: "sized", "size") ? index + 2 : index + 1
    guard let found = UnitTable.unit(at: measure, in: tokens), found.unit.dimension == .measure,
      case let end = measure + found.count
    else { return false }
    return end == tokens.count || tokens[end].isBreak
  }

  /// "330 ml x 2 beer": how often what was measured is there.
  func times(at index: Int, behind unit: MeasureUnit) -> (count: Double, end: Int)? {
    guard unit.dimension == .mass || unit.dimension == .volume, index + 2 < tokens.count,
      tokens[index].isWord("x") || tokens[index].isSign("×"), let number = NumberPhrase.read(at: index + 1, in: tokens),
      case let end = index + 1 + number.count, number.value <= Self.fullest, end < tokens.count,
      tokens[end].kind == .word, !tokens[end].isWord("x"), UnitTable.unit(at: end, in: tokens) == nil
    else { return nil }
    return (number.value, end)
  }

  /// "2 cans of 330 ml (of) beer".
  func readContentAfterOf(_ result: inout Quantity, position: inout Int) {
    guard !result.hasContent, result.unit?.dimension == .measure, let content = content(at: position) else { return }
    result.content = content.content
    position = content.end
    if word(position) == "of" { position += 1 }
  }

  private static let helpings: WordSet = [
    "plate", "bowl", "basket", "serving", "portion", "helping", "dish", "stack", "pile",
  ]
  private static let boxes: WordSet = ["pack", "packet", "box", "bag", "tray", "carton", "tub", "bucket", "platter"]

  /// "a plate of 3 dumplings", "a box of 12 eggs": the helping is as many as are counted in it.
  func counted(in outer: Quantity, at index: Int) -> Quantity? {
    guard !outer.hasContent, let unit = outer.unit, index < tokens.count, tokens[index].isCount,
      Self.helpings.contains(unit.name) || Self.boxes.contains(unit.name) && isPlural(behind: index),
      var inner = quantity(at: index), !inner.isArticle, let value = inner.value,
      inner.tokens.upperBound < tokens.count
    else { return nil }
    inner.value = value * (outer.value ?? 1)
    inner.tokens = outer.tokens.lowerBound..<inner.tokens.upperBound
    return inner
  }

  private static let numbered: WordSet = ["spice", "bean", "seed", "grain", "layer", "bite", "cheese", "minute"]

  /// "8 pork sausages"; "7 up" and "5 spice" are names.
  private func isPlural(behind index: Int) -> Bool {
    let behind = tokens[(index + 1)...].prefix(2)
    return behind.contains { $0.kind == .word && EnglishPlural.isPlural($0.folded) }
      && !(behind.first.map { Self.numbered.contains($0) } ?? true)
  }

  /// A measure at `index`, a size before it allowed ("12 oz large can").
  func container(at index: Int) -> (MeasureUnit?, Int) {
    let (_, afterSize) = size(at: index)
    // "an 8 oz plastic cup".
    let behindMaterial = index < tokens.count && Self.materials.contains(tokens[index]) ? index + 1 : index
    for start in [index, afterSize, behindMaterial] {
      if let found = UnitTable.unit(at: start, in: tokens),
        found.unit.dimension == .measure || found.unit.name == "cup",
        !UnitTable.parts.contains(found.unit.name) || word(start + found.count) == "of"
      {
        return (found.unit, start + found.count)
      }
    }
    return (nil, index)
  }

  private static let materials: WordSet = [
    "plastic", "paper", "styrofoam", "foam", "cardboard", "metal", "steel", "ceramic", "disposable", "reusable",
    "takeaway",
  ]

  private static let doubled: WordSet = [
    "portion", "portions", "helping", "helpings", "serving", "servings", "scoop",
    "scoops",
  ]

  /// "a double portion of", "a double helping".
  func isDoubled(at index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index].isWord("double") && Self.doubled.contains(tokens[index + 1])
  }
}
