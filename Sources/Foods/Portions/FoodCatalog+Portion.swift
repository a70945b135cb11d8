internal import Nutrition

extension FoodCatalog {
  /// Grams for a quantity and a measure of this food. No unit means counted ("2 eggs") or, without a quantity, the
  /// amount people eat when they say none. Weights and volumes are exact; volumes take the food's own density.
  public func portion(of food: Food, quantity: Double?, unit: String?) -> PortionEstimate {
    let quantity = quantity.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    let count = quantity ?? 1
    let choice = PortionChoice(food)
    guard let unit, case let asked = PortionText(unit), asked.measure != nil || !asked.words.isEmpty else {
      return counted(food, choice, quantity: quantity)
    }
    if let measure = asked.measure {
      return weighed(food, choice, asked, Self.meant(measure, of: food), count: count * asked.amount)
    }
    let times = count * asked.amount
    if let found = choice.named(asked) {
      return estimate(
        grams: found.grams, count: times, unit: asked.words.joined(separator: " "), label: found.label, found.confidence
      )
    }
    if asked.words.contains("serving"), let grams = food.defaultGrams {
      return estimate(grams: grams, count: times, unit: "serving", label: "serving", 0.65)
    }
    if let vessel = Vessel.amount(asked.words, of: food) {
      var result = weighed(food, choice, PortionText(""), vessel, count: times)
      result.confidence = min(result.confidence, 0.55)
      result.assumption = Self.sentence(vessel.label, result.grams / times)
      return result
    }
    if asked.words.contains(where: PortionChoice.containers.contains), let grams = food.defaultGrams {
      return estimate(grams: grams, count: times, unit: unit, label: unit, 0.4)
    }
    var result = counted(food, choice, quantity: times)
    result.confidence *= 0.8
    return result
  }

  /// An ounce of a drink is a fluid ounce; a pint of beer is an imperial one.
  private static func meant(_ measure: Measure, of food: Food) -> Measure {
    switch measure {
    case .mass(_, "oz") where food.foodType != .food: .volume(Measure.fluidOunce, label: "fl oz")
    case .volume(_, "pint") where food.category == "Beer": .volume(Measure.imperialPint, label: "pint")
    default: measure
    }
  }

  private func weighed(
    _ food: Food, _ choice: PortionChoice, _ asked: PortionText, _ measure: Measure, count: Double
  ) -> PortionEstimate {
    switch measure {
    case .mass(let grams, let label):
      return PortionEstimate(grams: grams * count, quantity: count, unit: label, confidence: 0.98)
    case .volume(let millilitres, let label):
      let density = choice.density(asked) ?? (Self.usualDensity(of: food), 0.5)
      let grams = millilitres * density.0
      return PortionEstimate(
        grams: grams * count, quantity: count, unit: label, confidence: density.1,
        assumption: Self.sentence(label, grams))
    }
  }

  /// Grams in a millilitre where a food has no volume portion: drinks are near water, loose solids near half.
  private static func usualDensity(of food: Food) -> Double { food.foodType == .food ? 0.6 : 1.02 }

  private func counted(_ food: Food, _ choice: PortionChoice, quantity: Double?) -> PortionEstimate {
    if quantity == nil, let grams = food.defaultGrams {
      return estimate(grams: grams, count: 1, unit: "serving", label: "serving", 0.6)
    }
    if let found = choice.counted() {
      return estimate(grams: found.grams, count: quantity ?? 1, unit: found.label, label: found.label, found.confidence)
    }
    if let grams = food.defaultGrams {
      return estimate(grams: grams, count: quantity ?? 1, unit: "serving", label: "serving", 0.45)
    }
    if let first = food.portions.first {
      return estimate(grams: first.grams, count: quantity ?? 1, unit: "serving", label: first.description, 0.35)
    }
    return estimate(
      grams: food.foodType == .food ? 100 : 240, count: quantity ?? 1, unit: "serving", label: "serving", 0.2)
  }

  private func estimate(
    grams: Double, count: Double, unit: String, label: String, _ confidence: Double
  ) -> PortionEstimate {
    PortionEstimate(
      grams: grams * count, quantity: count, unit: unit.isEmpty ? label : unit, confidence: confidence,
      assumption: Self.sentence(label, grams))
  }

  /// "one burrito = 220 g".
  private static func sentence(_ label: String, _ grams: Double) -> String {
    let tenths = (grams * 10).rounded() / 10
    let text = grams >= 10 || tenths == tenths.rounded() ? "\(Int(grams.rounded()))" : "\(tenths)"
    return "one \(label) = \(text) g"
  }
}
