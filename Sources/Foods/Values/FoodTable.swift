/// Where a food comes from: which published table, the person, or a product's label.
public enum FoodTable: UInt8, Sendable, CaseIterable {
  /// USDA FNDDS 2021-2023: foods as eaten in the newest survey.
  case fndds2021
  /// USDA FNDDS 2017-2018: a longer list, older figures.
  case fndds2017
  /// USDA SR Legacy 2018: single ingredients, cuts, some brands.
  case srLegacy
  /// USDA Foundation Foods 2024.
  case foundation
  /// Restaurant menus as the chains publish them.
  case menu
  /// USDA Branded Foods: labels of packaged products.
  case branded
  /// Dishes put together from foods of the tables, by the lexicon.
  case dish
  /// Taught by the person; in no table.
  case own
  /// Open Food Facts, by its export or its API; in no table.
  case product
}
