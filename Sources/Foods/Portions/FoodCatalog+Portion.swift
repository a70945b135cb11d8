internal import Nutrition

extension FoodCatalog {
  /// Grams for a quantity and a measure of this food. No unit means counted ("2 eggs") or, without a quantity, the
  /// amount people eat when they say none. Weights and volumes are exact; volumes take the food's own density.
  ///
  /// - Parameters:
  ///   - said: the words the food was named with, which tell portions apart: "pureed avocado", "caramel popcorn cake".
  public func portion(of food: Food, quantity: Double?, unit: String?, said: String = "") -> PortionEstimate {
    var food = food
    food.defaultGrams = UsualAmount.grams(of: food)
    let choice = PortionChoice(food, said: said)
    let quantity =
      quantity.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
      ?? (SharedWhole.isMeant(food, said: choice.said) ? 1 : nil)
    guard let unit, case let asked = PortionText(unit), asked.measure != nil || !asked.words.isEmpty else {
      return withoutMeasure(food, choice, quantity: quantity)
    }
    let times = (quantity ?? 1) * asked.amount
    if let measure = asked.measure {
      return weighed(food, choice, asked, Self.meant(measure, of: food, choice), count: times)
    }
    return published(food, choice, asked, unit: unit, times: times)
      ?? likened(food, choice, asked, unit: unit, times: times)
      ?? pieces(food, choice, asked, unit: unit, times: times)
  }

  /// "2 eggs", "a 12 inch pizza", "shared a cake", and "rice" alone.
  private func withoutMeasure(_ food: Food, _ choice: PortionChoice, quantity: Double?) -> PortionEstimate {
    let count = quantity ?? 1
    if let sized = choice.ofInches() {
      return estimate(grams: sized.grams, count: count, unit: sized.label, label: sized.label, sized.confidence)
    }
    if let whole = SharedWhole.grams(of: food, quantity: quantity, said: choice.said),
      choice.counted().map({ $0.grams < whole / 2 }) ?? true
    {
      return estimate(grams: whole, count: count, unit: "whole", label: "whole", 0.5)
    }
    return counted(food, choice, quantity: quantity)
  }

  /// A measure that the table, the person or a label has of this food.
  private func published(
    _ food: Food, _ choice: PortionChoice, _ asked: PortionText, unit: String, times: Double
  ) -> PortionEstimate? {
    if let grams = ownServing(food, asked.words) {
      return estimate(grams: grams, count: times, unit: unit, label: unit, 0.9)
    }
    if let whole = choice.whole(asked, count: times) {
      return estimate(grams: whole.grams, count: times, unit: whole.label, label: whole.label, whole.confidence)
    }
    if let found = choice.named(asked) {
      if let bag = Self.snackBag(asked.words, of: food, published: found.grams) {
        return estimate(grams: bag, count: times, unit: asked.words.joined(separator: " "), label: found.label, 0.6)
      }
      // "a large bowl", "a thin slice of cake" where the table has one bowl and one slice.
      let isCut = food.category.hasPrefix("Cakes") && asked.words.contains(where: Self.cuts.contains)
      let isSized =
        (isCut || asked.words.contains(where: Self.vessels.contains)) && !choice.isSized(found)
      return estimate(
        grams: found.grams * (isSized ? Self.sizeFactor(asked.words) : 1), count: times,
        unit: asked.words.joined(separator: " "), label: found.label, found.confidence)
    }
    guard asked.words.contains(where: PortionChoice.servings.contains), let grams = food.defaultGrams else {
      return nil
    }
    let size = Self.sizeFactor(asked.words)
    let label = size == 1 ? "serving" : unit
    return estimate(grams: grams * size, count: times, unit: label, label: label, 0.65)
  }

  /// A measure that the food is not published in, by what it holds of others or by what people usually have.
  private func likened(
    _ food: Food, _ choice: PortionChoice, _ asked: PortionText, unit: String, times: Double
  ) -> PortionEstimate? {
    // A dish of the lexicon is a helping already, whatever it is served in.
    if food.source == .dish, let grams = food.defaultGrams, grams >= Self.leastHelping,
      asked.words.contains(where: Self.helpings.contains)
    {
      return estimate(grams: grams * Self.sizeFactor(asked.words), count: times, unit: unit, label: unit, 0.6)
    }
    if asked.words.contains("plate"), let plate = plateOfPieces(food, choice) {
      return estimate(
        grams: plate * Self.sizeFactor(asked.words), count: times, unit: unit, label: unit, 0.5)
    }
    if let vessel = Vessel.amount(asked.words, of: food) {
      var result = weighed(food, choice, PortionText(""), vessel, count: times)
      result.grams *= Self.sizeFactor(asked.words)
      result.confidence = min(result.confidence, 0.55)
      result.assumption = Self.sentence(vessel.label, result.grams / times)
      return result
    }
    if asked.words.contains(where: PortionChoice.containers.contains), let grams = food.defaultGrams {
      return estimate(grams: grams, count: times, unit: unit, label: unit, 0.4)
    }
    if asked.words.contains(where: PortionChoice.parts.contains), let found = partByAnalogy(food, asked) {
      return estimate(grams: found.grams, count: times, unit: unit, label: found.label, 0.5)
    }
    if let piece = pieceOfWhole(food, choice, asked) {
      return estimate(grams: piece, count: times, unit: unit, label: unit, 0.4)
    }
    if food.foodType == .food, let grams = Self.mouthful(asked.words) {
      return estimate(grams: grams, count: times, unit: unit, label: unit, 0.5)
    }
    return nil
  }

  /// As many pieces or servings, in the size that the words tell.
  private func pieces(
    _ food: Food, _ choice: PortionChoice, _ asked: PortionText, unit: String, times: Double
  ) -> PortionEstimate {
    // Two bagel halves are one bagel.
    if asked.words == ["half"] { return counted(food, choice, quantity: times / 2) }
    var result = counted(food, choice, quantity: times)
    let isEgg = food.name.hasPrefix("Egg") && result.unit.hasPrefix("egg")
    let size = isEgg ? Self.eggFactor(asked.words) : Self.sizeFactor(asked.words)
    result.grams *= size
    result.confidence *= 0.8
    if size != 1 { result.assumption = Self.sentence("\(unit) \(result.unit)", result.grams / times) }
    return result
  }

  private static let vessels: Set<String> = ["bowl", "plate", "glass", "mug"]
  private static let cuts: Set<String> = ["slice", "piece", "wedge"]
  private static let helpings: Set<String> = ["bowl", "bowlful", "plate", "plateful", "dish"]
  /// Grams; less is a snack, of which a bowl holds several.
  private static let leastHelping = 150.0

  /// An ounce of a drink is a fluid ounce; a pint of beer, and of what has a British name, is an imperial one.
  private static func meant(_ measure: Measure, of food: Food, _ choice: PortionChoice) -> Measure {
    switch measure {
    case .mass(_, "oz") where food.foodType != .food: .volume(Measure.fluidOunce, label: "fl oz")
    case .volume(_, "pint") where food.category == "Beer" || isBritish(choice.spoken):
      .volume(Measure.imperialPint, label: "pint")
    default: measure
    }
  }

  /// "Semi-skimmed", "full fat milk", "squash": what is drunk by that name comes in British pints.
  private static func isBritish(_ spoken: String) -> Bool {
    spoken.lowercased().split { !$0.isLetter }.contains { britishDrinks.contains($0) }
      || spoken.lowercased().hasPrefix("full fat")
  }

  private static let britishDrinks: Set<Substring> = [
    "semi", "skimmed", "squash", "cordial", "shandy", "ribena", "vimto", "lemonade",
  ]

  private func weighed(
    _ food: Food, _ choice: PortionChoice, _ asked: PortionText, _ measure: Measure, count: Double
  ) -> PortionEstimate {
    switch measure {
    case .mass(let grams, let label):
      return PortionEstimate(grams: grams * count, quantity: count, unit: label, confidence: 0.98)
    case .volume(let millilitres, let label):
      let (density, confidence) = choice.density(asked) ?? densityByAnalogy(food, asked)
      let grams = millilitres * density
      return PortionEstimate(
        grams: grams * count, quantity: count, unit: label, confidence: confidence,
        assumption: Self.sentence(label, grams))
    }
  }

  func estimate(
    grams: Double, count: Double, unit: String, label: String, _ confidence: Double
  ) -> PortionEstimate {
    PortionEstimate(
      grams: grams * count, quantity: count, unit: unit.isEmpty ? label : unit, confidence: confidence,
      assumption: Self.sentence(label, grams))
  }

  /// "one burrito = 220 g", "one ml = 1.05 g": less than 10 g to three digits, as it is multiplied.
  static func sentence(_ label: String, _ grams: Double) -> String {
    "one \(label) = \(grams >= 10 ? grams.text() : grams.text(significantDigits: 3)) g"
  }
}
