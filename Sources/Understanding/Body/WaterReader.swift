import Nutrition
import ToolCalls

/// Reads plain water: "500 ml water", "drank a pint of it", "drank 2 L".
struct WaterReader {
  var units: UnitSystem = .metric

  private static let names = PhraseTable(
    list: """
      evian,volvic,perrier,vittel,san pellegrino,dasani,aquafina,highland spring,smartwater,topo chico
      fiji water,gerolsteiner,badoit,buxton water,evian water,volvic water,bisleri,harrogate spring
      sparkling water,tap water,mineral water,still water,ice water,iced water,cold water,hot water,warm water
      lemon water,seltzer water,fizzy water,spring water,bottled water,plain water,filtered water,carbonated water
      pure water,sachet water,soda water,water with lemon,water with ice,water,h2o,waters,watr,💧,🚰,agua,wasser,mineralwasser,leitungswasser,acqua
      """)

  /// Waters that are foods, or are not drunk.
  private static let others = PhraseTable(
    list: """
      coconut water,tonic water,vitamin water,rose water,rice water,barley water,watermelon,water melon
      water chestnut,water chestnuts,water cracker,water crackers,water ice,water polo,water aerobics,water skiing
      water biscuit,water biscuits,sugar water,protein water,flavored water,flavoured water,maple water,birch water
      orange flower water,water loss,water weight,water retention,water bath,watercress,water kefir,water spinach,water buffalo
      in water,with hot water,cactus water,aloe water,water target,water goal,water intake,salt water
      water bottle flip,water leak,water bill,water damage,water heater,water meter,water pressure,water tank,water filter
      the water was,the water is,the water looked,the water felt,water park,water slide,water pipe,water pipes,water feature,water main,water pump
      """)

  /// "fetched water", "mopped up the water": nobody drank it.
  private static let handling: WordSet = [
    "fetched", "fetching", "hauled", "hauling", "pumped", "spilled", "spilt", "mopped", "carried", "carrying",
  ]
  private static let temperatures: WordSet = ["degrees", "degree", "temp", "temperature", "°"]
  private static let drinking = EatingWords.drinking.union(["drink"])

  /// Millilitres that one entry of water may have at most.
  static let most = 10_000.0

  /// Asked where more was said than anybody drinks.
  static let tooMuch = Clarification(
    question: "That is more than \(NumberPhrase.plain(most / 1000)) l of water. How much was it?")

  /// The water `tokens` report; it may be more than anybody drinks.
  func finding(in tokens: [Token], hasFood: Bool) -> AddWater? {
    // "the water was 14 degrees".
    if Self.temperatures.occurs(in: tokens) { return nil }
    // "Drink more water" is told to oneself.
    if tokens.first?.isWord("drink") == true, tokens.word(1).isOne(of: "more", "less", "enough") {
      return nil
    }
    if Self.handling.occurs(in: tokens), !Self.drinking.occurs(in: tokens) {
      return nil
    }
    guard let place = waterPlace(in: tokens) else { return volumeAlone(in: tokens, hasFood: hasFood) }
    if let each = eachVessel(in: tokens) ?? series(in: tokens, without: place) { return each }
    // "water x3"
    if let times = tokens.indices.first(where: { index in
      tokens[index].isWord("x") && !(index > 0 && tokens[index - 1].kind == .number)
    }), let count = Self.times(at: times, in: tokens) {
      let before = Array(tokens[..<times])
      let told = before.indices.lazy.compactMap { amount(at: $0, in: before)?.call }.first
      let one = told ?? AddWater(amountMl: VesselVolumes.glass, assumptions: [VesselVolumes.glassAssumption])
      return AddWater(amountMl: one.amountMl * count, assumptions: one.assumptions)
    }
    var best: AddWater?
    var index = 0
    while index < tokens.count {
      if place.contains(index) {
        index = place.upperBound
        continue
      }
      if let found = amount(at: index, in: tokens) {
        if best == nil || best?.assumptions.isEmpty == false && found.call.assumptions.isEmpty { best = found.call }
        index = found.end
      } else {
        index += 1
      }
    }
    if let best { return repeated(best, in: tokens) }
    // "refilled my water bottle twice".
    if Self.filling.occurs(in: tokens), let vessel = vesselAlone(in: tokens) {
      return repeated(vessel, in: tokens)
    }
    // "Fasting, no water".
    guard !hasFood, place.lowerBound == 0 || !tokens[place.lowerBound - 1].isOne(of: "no", "without") else {
      return nil
    }
    let glass = AddWater(
      amountMl: VesselVolumes.glass, assumptions: ["no amount said, " + VesselVolumes.glassAssumption])
    return repeated(glass, in: tokens)
  }

  /// 3 of "x3".
  static func times(at index: Int, in tokens: [Token]) -> Double? {
    guard index + 1 < tokens.count, tokens[index].isWord("x"), tokens[index + 1].kind == .number,
      let count = tokens[index + 1].value, (1...20).contains(count),
      UnitTable.unit(at: index + 2, in: tokens) == nil
    else { return nil }
    return count
  }

  /// An amount with a unit or a vessel, wherever it stands.
  func figure(in tokens: [Token]) -> AddWater? {
    tokens.indices.lazy.compactMap { amount(at: $0, in: tokens)?.call }.first
  }

  /// Where water is named as a drink.
  private func waterPlace(in tokens: [Token]) -> Range<Int>? {
    var index = 0
    while index < tokens.count {
      if let other = Self.others.match(at: index, in: tokens) {
        index += other.count
      } else if let match = Self.names.match(at: index, in: tokens) {
        return index..<index + match.count
      } else {
        index += 1
      }
    }
    return nil
  }

  /// Millilitres in what the person calls an ounce of water.
  var fluidOunce: Double {
    units == .imperial ? UnitConversion.millilitresPerImperialFluidOunce : UnitConversion.millilitresPerUSFluidOunce
  }

  func amount(at index: Int, in tokens: [Token]) -> (call: AddWater, end: Int)? {
    guard var quantity = QuantityParser(tokens).quantity(at: index), !quantity.tokens.isEmpty else { return nil }
    let end = quantity.tokens.upperBound
    quantity.unit = quantity.unit?.own(in: units)
    if let unit = quantity.content?.unit { quantity.content?.unit = unit.own(in: units) }
    var milliliters = quantity.milliliters
    var assumptions = quantity.assumptions
    // "gallon of water".
    if quantity.value == nil, !quantity.hasContent, let unit = quantity.unit, unit.dimension == .volume,
      unit.factor >= 200
    {
      milliliters = unit.factor
    }
    // A gram of water is a millilitre; its ounces are fluid ounces.
    if milliliters == nil, let unit = quantity.unit, unit.name != "oz", quantity.content?.unit.name != "oz" {
      milliliters = quantity.grams
    }
    if milliliters == nil, let unit = quantity.unit, unit.name == "oz" {
      milliliters = (quantity.value ?? 1) * fluidOunce
    } else if milliliters == nil, let content = quantity.content, content.unit.name == "oz" {
      milliliters = (quantity.value ?? 1) * content.value * fluidOunce
    }
    if milliliters == nil, let unit = quantity.unit, let holds = VesselVolumes.milliliters[unit.name] {
      let factor = quantity.size.flatMap { VesselVolumes.sizes[$0] } ?? 1
      milliliters = (quantity.value ?? 1) * holds * factor
      assumptions.append(
        "a \(quantity.size.map { $0 + " " } ?? "")\(unit.name) = \(NumberPhrase.plain(holds * factor)) ml")
    }
    if milliliters == nil, !quantity.hasUnit, !quantity.hasContent, let value = quantity.value,
      !quantity.isArticle, value <= 20,
      end < tokens.count, Self.names.match(at: end, in: tokens) != nil
    {
      milliliters = value * VesselVolumes.glass
      assumptions.append(VesselVolumes.glassAssumption)
    }
    // "water 750": nobody counts so many glasses.
    if milliliters == nil, !quantity.hasUnit, !quantity.hasContent, quantity.size == nil,
      let value = quantity.value, (100...5000).contains(value)
    {
      milliliters = value
      assumptions.append("\(NumberPhrase.plain(value)) read as ml")
    }
    guard let amount = milliliters, amount.isFinite, amount >= 1 else { return nil }
    return (AddWater(amountMl: amount, assumptions: assumptions), max(end, index + 1))
  }
}
