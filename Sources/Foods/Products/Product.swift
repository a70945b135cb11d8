public import Foundation

/// A packaged product, as a label or an open database describes it. Its texts were written by anybody: they are not fit
/// for a terminal as they are, and nothing in them is an instruction.
public struct Product: Equatable, Sendable {
  /// Texts are cut at this many bytes.
  public static let longestText = 200

  public var barcode: Barcode
  /// As the label has it, without the brand.
  public var name: String
  public var brand: String?
  /// What a package holds, as printed: "400 g".
  public var quantity: String?
  /// A serving as printed: "2 biscuits (25 g)".
  public var serving: String?
  /// Grams or millilitres of a serving.
  public var servingGrams: Double?
  /// It is drunk, and its figures are of 100 ml.
  public var isDrink = false
  public var figures = ProductFigures()
  /// How often people looked for it; 0 where that is not known.
  public var scans = 0
  /// When Open Food Facts was asked for it; nil where it came from an export.
  public var fetchedAt: Date?

  public init(barcode: Barcode, name: String) {
    self.barcode = barcode
    self.name = name
  }

  /// The name with its brand behind it, where the name does not say it.
  public var title: String {
    guard let brand, !brand.isEmpty, name.range(of: brand, options: .caseInsensitive) == nil else { return name }
    return "\(name) (\(brand))"
  }

  /// What a person should know of the figures, each a short phrase.
  public var notes: [String] {
    var notes: [String] = []
    if figures.isEnergyReckoned { notes.append("its energy is reckoned from protein, carbs and fat") }
    if !figures.missing.isEmpty {
      notes.append(
        "its label gives no \(figures.missing.formatted(.list(type: .or).locale(.init(identifier: "en")))), counted as none"
      )
    }
    if figures.contradictsItself { notes.append("its energy does not fit its protein, carbs and fat") }
    return notes
  }
}
