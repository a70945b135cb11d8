import Foods
import Foundation
import JSONTree

/// A product as Open Food Facts writes it in JSON: flat `nutriments` (API 2, exports) or `nutrition` (schema 1003).
/// Numbers written as text are read too.
struct JSONProduct {
  private let value: JSONValue

  init(_ value: JSONValue) { self.value = value }

  var barcode: Barcode? {
    let code = value["code"] ?? value["_id"]
    let text = code?.stringValue ?? code?.intValue.map(String.init) ?? ""
    return Array(text.utf8).withUnsafeBytes { Barcode(digits: $0) }
  }

  /// The name in the product's main language, else in English, else any; else what kind of product it is.
  var name: String? {
    for key in ["product_name", "product_name_en", "generic_name", "generic_name_en"] {
      if let text = text(key) { return text }
    }
    let named = value.objectValue?.members.first { $0.key.hasPrefix("product_name_") && self.text($0.key) != nil }
    return named.flatMap { text($0.key) }
  }

  /// Units are made one; nothing is checked yet.
  func product(barcode: Barcode, name: String) -> Product {
    var product = Product(barcode: barcode, name: name)
    product.brand = (text("brands") ?? value["brands"]?[0]?.stringValue).map(FieldText.first)
    product.quantity = text("quantity")
    product.serving = text("serving_size")
    product.servingGrams = Self.number(value["serving_quantity"]).flatMap(Product.plausibleServing)
    product.isDrink = value["categories_tags"]?.arrayValue?.contains { $0.stringValue == "en:beverages" } ?? false
    product.scans = Self.number(value["unique_scans_n"]).map { Int(min(max($0, 0), 1e9)) } ?? 0
    product.figures = figures(serving: product.servingGrams)
    return product
  }

  private func figures(serving: Double?) -> ProductFigures {
    if let nutriments = value["nutriments"] {
      let raw = flat(nutriments, "_100g")
      if !raw.isEmpty { return raw.figures() }
      let ofServing = flat(nutriments, "_serving")
      if let serving, !ofServing.isEmpty { return ofServing.figures(of: serving) }
    }
    if let set = value["nutrition"]?["aggregated_set"], let nutrients = set["nutrients"] {
      let raw = nested(nutrients)
      if set["per"]?.stringValue != "serving" { return raw.figures() }
      if let serving { return raw.figures(of: serving) }
    }
    return ProductFigures()
  }

  /// What is in a reply by its names, energy aside.
  private static func nutrients(_ grams: (String) -> Double?) -> RawFigures {
    var raw = RawFigures()
    raw.protein = grams("proteins")
    raw.carbs = grams("carbohydrates")
    raw.fat = grams("fat")
    raw.fiber = grams("fiber")
    raw.sugar = grams("sugars")
    raw.salt = grams("salt")
    raw.sodium = grams("sodium")
    raw.alcohol = grams("alcohol")
    raw.caffeine = grams("caffeine")
    return raw
  }

  private func flat(_ nutriments: JSONValue, _ basis: String) -> RawFigures {
    func number(_ name: String) -> Double? { Self.number(nutriments[name + basis]) }
    var raw = Self.nutrients(number)
    raw.kilocalories = number("energy-kcal")
    raw.kilojoules = number("energy-kj") ?? number("energy")
    return raw
  }

  private func nested(_ nutrients: JSONValue) -> RawFigures {
    func number(_ name: String) -> Double? { Self.number(nutrients[name]?["value"]) }
    var raw = Self.nutrients { name in
      switch nutrients[name]?["unit"]?.stringValue {
      case "mg": number(name).map { $0 / 1000 }
      case "µg", "mcg", "μg": number(name).map { $0 / 1_000_000 }
      default: number(name)
      }
    }
    raw.kilocalories = number("energy-kcal")
    raw.kilojoules = number("energy-kj")
    if let energy = number("energy") {
      if nutrients["energy"]?["unit"]?.stringValue == "kcal" {
        raw.kilocalories = raw.kilocalories ?? energy
      } else {
        raw.kilojoules = raw.kilojoules ?? energy
      }
    }
    return raw
  }

  private func text(_ key: String) -> String? {
    guard var text = value[key]?.stringValue else { return nil }
    return text.withUTF8 { FieldText.text(UnsafeRawBufferPointer($0)) }
  }

  static func number(_ value: JSONValue?) -> Double? {
    if let number = value?.doubleValue { return number.isFinite ? number : nil }
    guard var text = value?.stringValue else { return nil }
    return text.withUTF8 { FieldNumber.value(UnsafeRawBufferPointer($0)) }
  }
}
