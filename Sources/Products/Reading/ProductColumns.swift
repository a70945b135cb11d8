import Foods
import Foundation

/// Which column of a table holds what, by the names of Open Food Facts' export and of plain tables made from it.
struct ProductColumns {
  /// What a column can hold.
  enum Role: Int, CaseIterable {
    case code, name, otherName, brand, quantity, serving, servingGrams, categories, scans
    case kilocalories, estimatedKilocalories, kilojoules, protein, carbs, fat, fiber, sugar, salt, sodium, sodiumMg
    case alcohol, caffeine
  }

  private static let names: [String: Role] = [
    "code": .code, "barcode": .code, "ean": .code, "gtin": .code, "upc": .code, "gtin_upc": .code,
    "product_name": .name, "name": .name, "description": .name, "generic_name": .otherName,
    "brands": .brand, "brand": .brand, "brand_owner": .brand, "quantity": .quantity, "serving_size": .serving,
    "serving_quantity": .servingGrams, "serving_g": .servingGrams, "serving_g_or_ml": .servingGrams,
    "categories_tags": .categories, "unique_scans_n": .scans,
    "energy-kcal_100g": .kilocalories, "kcal_100g": .kilocalories, "kcal_100": .kilocalories,
    "kcal_est_100g": .estimatedKilocalories, "energy-kj_100g": .kilojoules, "energy_100g": .kilojoules,
    "proteins_100g": .protein, "protein_100g": .protein, "protein_g_100": .protein, "carbohydrates_100g": .carbs,
    "carbs_100g": .carbs, "carbs_g_100": .carbs, "fat_100g": .fat, "fat_g_100": .fat, "fiber_100g": .fiber,
    "fiber_g_100": .fiber, "sugars_100g": .sugar, "sugars_g_100": .sugar, "salt_100g": .salt, "sodium_100g": .sodium,
    "sodium_mg_100g": .sodiumMg, "sodium_mg_100": .sodiumMg, "alcohol_100g": .alcohol, "caffeine_100g": .caffeine,
  ]

  /// For each column the role it has, -1 where it has none; of two columns for one role the first.
  let roles: [Int]

  /// - Throws: where there is no column for barcodes or names.
  init(header: [String], path: String) throws(ProductFileError) {
    var taken = Set<Role>()
    roles = header.map { name in
      guard let role = Self.names[name.lowercased().trimmingCharacters(in: .whitespaces)], taken.insert(role).inserted
      else { return -1 }
      return role.rawValue
    }
    guard taken.contains(.code) else { throw .noColumn(path: path, needed: "code") }
    guard taken.contains(.name) else { throw .noColumn(path: path, needed: "product_name") }
  }
}

/// The fields of one row by their role, where they lie in the line.
struct ProductFields {
  private var fields = [UnsafeRawBufferPointer](
    repeating: UnsafeRawBufferPointer(start: nil, count: 0), count: ProductColumns.Role.allCases.count)

  mutating func clear() {
    for index in fields.indices { fields[index] = UnsafeRawBufferPointer(start: nil, count: 0) }
  }

  mutating func set(_ role: Int, _ bytes: UnsafeRawBufferPointer) { fields[role] = bytes }

  subscript(role: ProductColumns.Role) -> UnsafeRawBufferPointer { fields[role.rawValue] }

  func number(_ role: ProductColumns.Role) -> Double? { FieldNumber.value(fields[role.rawValue]) }

  func text(_ role: ProductColumns.Role) -> String? { FieldText.text(fields[role.rawValue]) }

  /// The row as a product, or why it is none.
  func product(dropped: inout [String: Int]) -> Result<Product, RowFaultError> {
    guard let barcode = Barcode(digits: self[.code]) else { return .failure(.init(.noBarcode)) }
    guard let name = text(.name) ?? text(.otherName) else { return .failure(.init(.noName)) }
    var raw = RawFigures()
    raw.kilocalories = number(.kilocalories)
    if raw.kilocalories == nil, let estimate = number(.estimatedKilocalories) {
      (raw.kilocalories, raw.isEnergyEstimated) = (estimate, true)
    }
    raw.kilojoules = number(.kilojoules)
    raw.protein = number(.protein)
    raw.carbs = number(.carbs)
    raw.fat = number(.fat)
    raw.fiber = number(.fiber)
    raw.sugar = number(.sugar)
    raw.salt = number(.salt)
    raw.sodium = number(.sodium) ?? number(.sodiumMg).map { $0 / 1000 }
    raw.alcohol = number(.alcohol)
    raw.caffeine = number(.caffeine)
    var product = Product(barcode: barcode, name: name)
    product.figures = raw.figures()
    if let fault = product.checkFigures(dropped: &dropped) { return .failure(.init(fault)) }
    product.brand = text(.brand).map(FieldText.first)
    product.quantity = text(.quantity)
    product.serving = text(.serving)
    product.servingGrams = number(.servingGrams).flatMap(Product.plausibleServing)
    product.isDrink = FieldText.holds(self[.categories], "en:beverages")
    product.scans = number(.scans).map { Int(min(max($0, 0), 1e9)) } ?? 0
    return .success(product)
  }
}

/// A fault as an error, for `Result`.
struct RowFaultError: Error {
  let fault: RowFault
  init(_ fault: RowFault) { self.fault = fault }
}

extension Product {
  /// Takes out what cannot be, and counts it.
  ///
  /// - Returns: why nothing is left that could be logged, where that is so.
  mutating func checkFigures(dropped: inout [String: Int]) -> RowFault? {
    let names = figures.check()
    for name in names { dropped[name, default: 0] += 1 }
    if names.contains("macros") { return .impossible }
    return figures.energy == nil ? .noFigures : nil
  }

  /// A serving that somebody can eat, in grams.
  static func plausibleServing(_ grams: Double) -> Double? { (0.1...2000).contains(grams) ? grams : nil }
}
