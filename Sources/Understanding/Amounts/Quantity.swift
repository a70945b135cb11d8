import Foods

/// An amount as said: a count, a measure, and what each measure holds where that was said too.
struct Quantity: Equatable, Sendable {
  /// What one container or piece holds: the 330 ml of "2 cans of 330 ml".
  struct Content: Equatable, Sendable {
    var value: Double
    var unit: MeasureUnit
  }

  /// The tokens it covers, a following "of" included.
  var tokens: Range<Int>
  /// How many of `unit`; nil where no number was said ("slice of cheesecake", "some rice").
  var value: Double?
  var unit: MeasureUnit?
  /// "large", "small": a size said beside the count or the measure.
  var size: String?
  var content: Content?
  /// The content was said behind a part of the measure: "half a serving (100 ml)".
  var isPart = false
  /// Said as a multiple behind its food: "x2".
  var isTimes = false
  /// "chopped" of "two cups chopped": how what is measured was cut.
  var cut: String?
  /// The 8 of "2 of 8 slices".
  var outOf: Double?
  /// The number was no more than "a" or "an".
  var isArticle = false
  /// "that weighed 188 g": of the whole dish, with what is on it.
  var isOfWhole = false
  /// Servings that stand for "a bit" or "loads", which tell nothing of how the food is sold.
  var isVague = false
  /// "of" follows the measure, so that a food must come next.
  var hasOf = false
  /// "2-3 read as 2.5", and the like.
  var assumptions: [String] = []

  /// Asked without copying the unit that is held, which comparing with nil does.
  var hasUnit: Bool { if case .some = unit { true } else { false } }
  /// The same of what one container or piece holds.
  var hasContent: Bool { if case .some = content { true } else { false } }

  /// Grams, where a mass was said.
  var grams: Double? { total(of: .mass) }
  /// Millilitres, where a volume was said.
  var milliliters: Double? { total(of: .volume) }
  /// Metres, where a length was said.
  var meters: Double? { total(of: .length) }
  /// Seconds, where a duration was said.
  var seconds: Double? { total(of: .time) }
  /// Kilocalories, where energy was said.
  var kilocalories: Double? { total(of: .energy) }

  /// In the base unit of `dimension`, multiplied out.
  private func total(of dimension: MeasureUnit.Dimension) -> Double? {
    if let content {
      return content.unit.dimension == dimension ? (value ?? 1) * content.value * content.unit.factor : nil
    }
    guard let unit, unit.dimension == dimension, let value else { return nil }
    return value * unit.factor
  }

  /// The measure as the catalogue's portions are called: "large slice", "cup", "medium".
  var unitName: String? {
    if let unit, let cut { return "\(unit.name), \(cut)" }
    return switch (size, unit?.name) {
    case (nil, nil): nil
    case (let size?, nil): size
    case (nil, let unit?): unit
    // No table has large millilitres: "2 large glasses (250 ml each)".
    case (let size?, let unit?): Self.exact.contains(unit) ? unit : size + " " + unit
    }
  }

  private static let exact: WordSet = ["g", "kg", "mg", "ml", "cl", "dl", "l", "oz", "fl oz", "lb"]

  private static let ounces: WordSet = ["oz", "lb"]

  /// What the amount tells of the food that is meant.
  var saidAmount: SaidAmount {
    if isVague { return .none }
    if grams != nil {
      let weighed = content?.unit ?? unit
      return weighed.map { Self.ounces.contains($0.name) } ?? false ? .ounces : .weight
    }
    if let unit { return unit.dimension == .measure || unit.dimension == .volume ? .measure(unit.name) : .none }
    guard value != nil else { return .none }
    return size.map(SaidAmount.sized) ?? .count
  }
}
