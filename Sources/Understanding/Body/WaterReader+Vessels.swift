import Nutrition
import ToolCalls

/// Water that is not called so: "drank 2 L", "refilled my 600 ml flask three times".
extension WaterReader {
  /// What is assumed of a vessel whose drink nobody named.
  static let takenAsWater = "taken to be water"

  private static let drinking: WordSet = [
    "drank", "drunk", "drink", "hydrated", "hydration", "chugged", "sipped", "downed", "drinking", "fluids", "fluid",
  ]
  /// What is done to a vessel that one drinks water from all day.
  static let filling: WordSet = ["refilled", "refill", "refills", "filled", "topped", "emptied"]

  /// What is done to one's own vessel or to the day's measure: "finished my gallon".
  private static let emptying: WordSet = [
    "finished", "polished", "killed", "smashed", "completed", "hit", "got", "had",
  ]

  private static let neutral: WordSet = WordList.words(
    """
    i i've have had so far today of about just by noon this morning yesterday in the total another already
    afternoon now more at last night after before during workout gym log add a on evening today's fluids fluid
    done lunch breakfast dinner with sparkling
    """)
  /// Said of one's own vessel besides.
  private static let owning: WordSet = WordList.words(
    """
    my our and all it them up off whole full again each time times desk work office from second third first fourth usual daily through in big bottle bottles flask flasks
    hydroflask hydro nalgene stanley yeti camelbak owala tumbler jug canteen thermos
    bidon bidons
    """)

  /// Flasks that are carried about for water.
  private static let flasks: WordSet = [
    "hydroflask", "nalgene", "stanley", "camelbak", "owala", "yeti", "takeya", "contigo", "swell",
  ]

  private static let daily: WordSet = ["today", "far", "already", "now", "total", "day"]

  /// A "fluid ounce" is a measure, and says of no fluids that they were drunk, unless it sums up the day's.
  private func isDrinking(at index: Int, in tokens: [Token]) -> Bool {
    guard Self.drinking.contains(tokens[index]) else { return false }
    if Self.daily.occurs(in: tokens) { return true }
    return
      !(tokens[index].isWord("fluid") && index + 1 < tokens.count
      && tokens[index + 1].isOne(of: "ounce", "ounces", "oz"))
  }

  /// A volume with a verb of drinking or of filling and nothing else is water.
  func volumeAlone(in tokens: [Token], hasFood: Bool) -> AddWater? {
    guard !hasFood,
      tokens.indices.contains(where: { isDrinking(at: $0, in: tokens) || Self.filling.contains(tokens[$0]) })
        || Self.emptying.occurs(in: tokens) && tokens.contains(where: { $0.isWord("my") })
        || tokens.last?.isWord("sparkling") == true || Self.flasks.occurs(in: tokens)
    else { return nil }
    let isFilled = Self.filling.occurs(in: tokens)
    let times = repetition(in: tokens)
    for index in tokens.indices where !(times?.range.contains(index) ?? false) {
      guard
        let found = amount(at: index, in: tokens)
          ?? (isFilled || isOwnAgain(index, times: times != nil, in: tokens) ? vessel(at: index, in: tokens) : nil)
          ?? ownMeasure(at: index, in: tokens)
      else {
        continue
      }
      let rest = tokens.indices.filter {
        !(index..<found.end).contains($0) && !(times?.range.contains($0) ?? false) && tokens[$0].kind == .word
      }
      guard rest.allSatisfy({ isIdle(tokens[$0].folded) }) else { return nil }
      var call = repeated(found.call, in: tokens)
      call.assumptions.append(Self.takenAsWater)
      return call
    }
    return nil
  }

  /// The bottle of "drank my bottle three times".
  private func isOwnAgain(_ index: Int, times: Bool, in tokens: [Token]) -> Bool {
    times && index > 0 && tokens[index - 1].isWord("my")
  }

  private func isIdle(_ word: String) -> Bool {
    Self.drinking.contains(word) || Self.filling.contains(word) || Self.neutral.contains(word)
      || Self.owning.contains(word) || Self.emptying.contains(word)
  }

  /// What the first vessel in `tokens` usually holds.
  func vesselAlone(in tokens: [Token]) -> AddWater? {
    tokens.indices.lazy.compactMap { vessel(at: $0, in: tokens)?.call }.first
  }

  private func vessel(at index: Int, in tokens: [Token]) -> (call: AddWater, end: Int)? {
    let found = UnitTable.unit(at: index, in: tokens)
    let isFlask = Self.flasks.contains(tokens[index])
    let name = isFlask ? "bottle" : found?.unit.name ?? ""
    guard isFlask || found?.unit.isContainer == true, let holds = VesselVolumes.milliliters[name] else { return nil }
    let assumption = "a \(name) = \(NumberPhrase.plain(holds)) ml"
    return (AddWater(amountMl: holds, assumptions: [assumption]), index + (found?.count ?? 1))
  }

  /// "my gallon": the measure that somebody drinks in a day.
  private func ownMeasure(at index: Int, in tokens: [Token]) -> (call: AddWater, end: Int)? {
    guard index > 0, tokens[index - 1].isWord("my"), let unit = UnitTable.unit(at: index, in: tokens),
      unit.unit.dimension == .volume, unit.unit.factor >= 900
    else { return nil }
    return (AddWater(amountMl: unit.unit.factor), index + unit.count)
  }

  private static let joining: WordSet = ["and", "then", "+", ",", "/", ":"]

  /// "water 250 250 500", "water 2": several drinks, or glasses, and no other word.
  func series(in tokens: [Token], without place: Range<Int>) -> AddWater? {
    let behind = place.upperBound
    guard place.lowerBound == 0, behind < tokens.count else { return nil }
    if behind + 1 == tokens.count, let glasses = tokens[behind].value, tokens[behind].kind == .number,
      (2...12).contains(glasses), glasses == glasses.rounded()
    {
      return AddWater(amountMl: glasses * VesselVolumes.glass, assumptions: [VesselVolumes.glassAssumption])
    }
    var total = 0.0
    var count = 0
    var assumptions: [String] = []
    var index = behind
    while index < tokens.count {
      if let found = amount(at: index, in: tokens) {
        total += found.call.amountMl
        assumptions += found.call.assumptions.filter { !assumptions.contains($0) }
        count += 1
        index = found.end
      } else if Self.joining.contains(tokens[index]) {
        index += 1
      } else {
        return nil
      }
    }
    return count > 1 ? AddWater(amountMl: total, assumptions: assumptions) : nil
  }

  // MARK: How often, and how much each

  /// `call` as often as `tokens` say: "twice", "3 times", "2 refills of".
  func repeated(_ call: AddWater, in tokens: [Token]) -> AddWater {
    guard let times = repetition(in: tokens) else { return call }
    var call = call
    call.amountMl *= times.count
    return call
  }

  private func repetition(in tokens: [Token]) -> (count: Double, range: Range<Int>)? {
    for index in tokens.indices {
      if let times = Repetition.at(index, in: tokens) { return (times.count, index..<times.end) }
      if index > 0, tokens[index].isWord("refills"), let number = NumberPhrase.single(at: index - 1, in: tokens),
        number.count == 1, (2...20).contains(number.value)
      {
        return (number.value, index - 1..<index + 1)
      }
    }
    return nil
  }

  /// Of a volume, and of the ounces that a vessel holds.
  private func milliliters(of quantity: Quantity) -> Double? {
    var own = quantity
    own.unit = quantity.unit?.own(in: units)
    if own.unit?.dimension == .volume { return own.milliliters }
    guard own.unit?.name == "oz", let ounces = own.value else { return nil }
    return ounces * fluidOunce
  }

  /// "three cans of fizzy water, 250 each".
  func eachVessel(in tokens: [Token]) -> AddWater? {
    guard let place = tokens.firstIndex(where: { $0.isWord("each") || $0.isWord("apiece") }), place > 1 else {
      return nil
    }
    let parser = QuantityParser(tokens)
    // "Half a litre each", "250 ml each" and the "250 each" of millilitres.
    let measured = (max(1, place - 4)..<place).lazy.compactMap { parser.quantity(at: $0) }.first {
      $0.tokens.upperBound == place && milliliters(of: $0) != nil
    }
    let bare = tokens[place - 1].kind == .number ? tokens[place - 1].value : nil
    guard let one = measured.flatMap(milliliters) ?? bare, measured != nil || (100...5000).contains(one),
      case let start = measured?.tokens.lowerBound ?? place - 1
    else { return nil }
    let counted = tokens[..<start].indices.lazy.compactMap { parser.quantity(at: $0) }.first { quantity in
      !quantity.hasContent && quantity.value != nil
        && quantity.unit.map { VesselVolumes.milliliters[$0.name] != nil } ?? false
    }
    guard let count = counted?.value ?? repetition(in: tokens)?.count else { return nil }
    return AddWater(
      amountMl: count * one, assumptions: measured == nil ? ["\(NumberPhrase.plain(one)) read as ml"] : [])
  }
}
