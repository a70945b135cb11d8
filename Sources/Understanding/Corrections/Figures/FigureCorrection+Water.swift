import Foods
import Nutrition
import ToolCalls

/// New figures of water that was drunk.
extension FigureCorrection {
  func water(_ tokens: [Token], last: WaterEntry, foods: FoodPhrases) -> CorrectEntry? {
    // "Double that" is no dish called doubles.
    if let factor = Multiple.alone(in: tokens) { return CorrectEntry(amountMl: max(1, last.amountMl * factor)) }
    guard !isOfSomethingElse(tokens, foods) else { return nil }
    if let call = WaterReader(units: context.units).figure(in: tokens) { return CorrectEntry(amountMl: call.amountMl) }
    guard !foods.holdsFood(tokens), let factor = Multiple.read(tokens) else {
      return bareNumber(in: tokens, foods).flatMap { Self.amounts($0, last: last.amountMl).first }
        .map { CorrectEntry(amountMl: max(1, $0)) }
    }
    return CorrectEntry(amountMl: max(1, last.amountMl * factor))
  }

  /// "Make that 3" of half a litre, which is two glasses or one bottle: what is asked back.
  func whichWater(_ tokens: [Token], last: WaterEntry, foods: FoodPhrases) -> Reading? {
    guard !isOfSomethingElse(tokens, foods), WaterReader(units: context.units).figure(in: tokens) == nil,
      Multiple.read(tokens) == nil, let number = bareNumber(in: tokens, foods),
      case let amounts = Self.amounts(number, last: last.amountMl), amounts.count > 1
    else { return nil }
    let choices = amounts.map { amount in
      Clarification.Choice(
        label: "\(Int(amount)) ml", calls: [.correctEntry(CorrectEntry(entryId: last.id, amountMl: amount))])
    }
    return Reading(
      clarification: Clarification(
        question: "How much water was it?", choices: choices + [.init(label: "leave it", calls: [])]),
      confidence: 0.4)
  }

  private func bareNumber(in tokens: [Token], _ foods: FoodPhrases) -> Double? {
    guard let number = tokens.indices.lazy.compactMap({ NumberPhrase.read(at: $0, in: tokens) }).first,
      !number.isArticle, !foods.holdsFood(tokens)
    else { return nil }
    return number.value
  }

  private static let glass = VesselVolumes.glass
  private static let liter = 1000.0
  /// What one glass or cup holds at most, so that a number counts more of them.
  private static let largestGlass = 350.0

  /// The millilitres that a number without a measure may mean after so many were logged: millilitres themselves, litres after
  /// litres, more of one glass or bottle.
  private static func amounts(_ number: Double, last: Double) -> [Double] {
    if number >= 50 { return [number] }
    if last <= largestGlass { return [number * last] }
    let isWhole = number == number.rounded()
    if last < liter {
      let other =
        isWhole ? (last.truncatingRemainder(dividingBy: glass) == 0 ? [number * glass] : []) : [number * liter]
      return ([number * last] + other).filter { $0 != last }
    }
    let glasses = isWhole && last.truncatingRemainder(dividingBy: glass) == 0 ? number * glass : nil
    guard let glasses, glasses != last else { return [number * liter] }
    // "Make that 2" of a litre, which is four glasses.
    if last == liter, number > 1 { return [number * liter, glasses] }
    let isNearer = max(glasses / last, last / glasses) < max(number * liter / last, last / (number * liter))
    return [isNearer ? glasses : number * liter]
  }

  private static let ofPeople: WordSet = ["kg", "kilos", "kilo", "st", "stone", "lb", "lbs", "pounds", "stones"]

  /// "A bowl of noodles", "9 stone 4", "900 kcal": no figure of water.
  private func isOfSomethingElse(_ tokens: [Token], _ foods: FoodPhrases) -> Bool {
    if Self.ofPeople.occurs(in: tokens) { return true }
    let isMeasuredOtherwise = tokens.indices.contains { index in
      guard let quantity = QuantityParser(tokens).quantity(at: index) else { return false }
      return quantity.kilocalories != nil || quantity.seconds != nil || quantity.unit?.dimension == .length
    }
    if isMeasuredOtherwise { return true }
    return foods.holdsFood(tokens)
      && foods.parts(in: tokens).contains { part in
        part.plainWaterMl == nil && part.match?.food.foodType != .water && part.confidence > 0.5
      }
  }
}
