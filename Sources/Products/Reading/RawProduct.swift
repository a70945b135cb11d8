import Foods

/// A product's figures as a source gives them, before units are one and what cannot be is left out. Energy in both
/// units, nutrients in grams, of 100 g or of a serving.
struct RawFigures {
  var kilocalories: Double?
  var kilojoules: Double?
  var protein: Double?
  var carbs: Double?
  var fat: Double?
  var fiber: Double?
  var sugar: Double?
  var salt: Double?
  var sodium: Double?
  /// Per cent by volume.
  var alcohol: Double?
  var caffeine: Double?
  /// The energy is somebody's estimate.
  var isEnergyEstimated = false

  /// Kilojoules in a kilocalorie.
  static let kilojoules = 4.184
  /// Milligrams of sodium in a gram of salt, as labels reckon (EU 1169/2011, annex I).
  static let sodiumInSalt = 400.0
  /// Grams in a millilitre of ethanol.
  static let ethanolDensity = 0.789

  /// What 100 g hold, where these figures are of `grams`.
  func figures(of grams: Double = 100) -> ProductFigures {
    let factor = 100 / grams
    var figures = ProductFigures()
    figures.energy = (kilocalories ?? kilojoules.map { $0 / Self.kilojoules }).map { $0 * factor }
    figures.isEnergyReckoned = isEnergyEstimated && kilocalories != nil
    figures.protein = protein.map { $0 * factor }
    figures.carbs = carbs.map { $0 * factor }
    figures.fat = fat.map { $0 * factor }
    figures.fiber = fiber.map { $0 * factor }
    figures.sugar = sugar.map { $0 * factor }
    figures.sodiumMg = (sodium.map { $0 * 1000 } ?? salt.map { $0 * Self.sodiumInSalt }).map { $0 * factor }
    figures.alcohol = alcohol.map { $0 * Self.ethanolDensity }
    figures.caffeineMg = caffeine.map { $0 * 1000 * factor }
    return figures
  }

  var isEmpty: Bool {
    kilocalories == nil && kilojoules == nil && protein == nil && carbs == nil && fat == nil
  }
}

/// Why a row of an export is left out.
enum RowFault: String, CaseIterable {
  case noBarcode = "no barcode of up to 14 digits"
  case noName = "no name"
  case noFigures = "no energy, and not all of protein, carbs and fat"
  case impossible = "protein, carbs and fat of over 105 g in 100 g"
  case unreadable = "not a row of the export"
}
