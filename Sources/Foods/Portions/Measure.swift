internal import Nutrition

/// A unit of weight or volume.
enum Measure: Equatable {
  /// Grams in one.
  case mass(Double, label: String)
  /// Millilitres in one.
  case volume(Double, label: String)

  /// Millilitres: US customary units as NIST Handbook 44 defines them; USDA's cup is 8 US fluid ounces.
  static let fluidOunce = UnitConversion.millilitresPerUSFluidOunce
  static let cup = 236.588
  static let imperialPint = UnitConversion.millilitresPerImperialPint

  var label: String {
    switch self {
    case .mass(_, let label), .volume(_, let label): label
    }
  }

  /// Reads a measure at the front of folded words; gives how many words it takes.
  static func reading(_ words: ArraySlice<String>) -> (measure: Measure, length: Int)? {
    guard let first = words.first else { return nil }
    let second = words.dropFirst().first
    if first == "imperial" || first == "uk" || first == "british", let second, let measure = imperial[second] {
      return (measure, 2)
    }
    if first == "us" || first == "metric", let second, let measure = single[second] { return (measure, 2) }
    if let second, first == "fl" || first == "fluid", second == "oz" || second == "ounce" {
      return (.volume(fluidOunce, label: "fl oz"), 2)
    }
    if first == "half", second == "pint" { return (.volume(imperialPint / 2, label: "half pint"), 2) }
    return single[first].map { ($0, 1) }
  }

  private static let imperial: [String: Measure] = [
    "pint": .volume(imperialPint, label: "pint"), "pt": .volume(imperialPint, label: "pint"),
    "quart": .volume(2 * imperialPint, label: "quart"), "gallon": .volume(8 * imperialPint, label: "gallon"),
    "cup": .volume(10 * UnitConversion.millilitresPerImperialFluidOunce, label: "cup"),
    "ounce": .volume(UnitConversion.millilitresPerImperialFluidOunce, label: "fl oz"),
  ]

  private static let single: [String: Measure] = {
    var units: [String: Measure] = [:]
    func add(_ names: String, _ measure: Measure) {
      for name in names.split(separator: " ") { units[String(name)] = measure }
    }
    add("g gr gm gram gramm gramme", .mass(1, label: "g"))
    add("mg milligram", .mass(0.001, label: "mg"))
    add("kg kilo kilogram kilogramme kgs", .mass(1000, label: "kg"))
    add("oz ounce ozs", .mass(28.3495, label: "oz"))
    add("lb lbs pound", .mass(453.592, label: "lb"))
    add("ml mls milliliter millilitre cc", .volume(1, label: "ml"))
    add("cl centiliter centilitre", .volume(10, label: "cl"))
    add("dl deciliter decilitre", .volume(100, label: "dl"))
    add("l lt ltr liter litre", .volume(1000, label: "l"))
    add("floz", .volume(fluidOunce, label: "fl oz"))
    add("cup cupful", .volume(cup, label: "cup"))
    add("tbsp tbs tb tablespoon tablespoonful tbl tbsps", .volume(14.7868, label: "tbsp"))
    add("tsp teaspoon teaspoonful tsps", .volume(4.92892, label: "tsp"))
    add("dessertspoon dsp", .volume(10, label: "dessertspoon"))
    add("pint pt", .volume(473.176, label: "pint"))
    add("quart qt", .volume(946.353, label: "quart"))
    add("gallon gal", .volume(3785.41, label: "gallon"))
    return units
  }()
}
