extension FoodCatalog {
  /// The same tables with products behind them: asked by barcode, and by name where the tables have no good answer.
  public func knowing(_ products: any ProductSource) -> FoodCatalog {
    var catalog = self
    catalog.products = products
    return catalog
  }

  /// The product with this barcode, where it is known without asking anybody.
  public func product(_ barcode: Barcode) -> Product? { products?.product(barcode) }

  /// The product that an id of the catalogue names.
  public func product(id: String) -> Product? { Product.barcode(inID: id).flatMap { products?.product($0) } }

  /// A match of the tables that is less sure than this may be a product that no table knows.
  static let productBelow = 0.6

  /// The product that a phrase names with every word, where the tables know the phrase badly or not all of its words.
  func productMatch(_ phrase: String, besides best: FoodMatch?) -> FoodMatch? {
    guard let products else { return nil }
    let isUnknown = hasUnknownWord(phrase)
    if let best, best.confidence >= Self.productBelow, !isUnknown { return nil }
    guard let match = products.products(named: phrase, limit: 1).first, let food = match.product.food else {
      return nil
    }
    let confidence = Self.confidence(of: match)
    return isUnknown || confidence > (best?.confidence ?? 0) ? FoodMatch(food: food, confidence: confidence) : nil
  }

  /// Products for a search line.
  func productMatches(_ query: String, limit: Int) -> [FoodMatch] {
    (products?.products(named: query, limit: limit) ?? []).compactMap { match in
      match.product.food.map { FoodMatch(food: $0, confidence: Self.confidence(of: match)) }
    }
  }

  /// Every word said is in the product's name; how sure it is then hangs on how much of the name was said.
  private static func confidence(of match: ProductMatch) -> Double { 0.4 + 0.5 * match.share }

  private func hasUnknownWord(_ phrase: String) -> Bool {
    WordFolding.words(phrase).contains { word in
      table.word(word) == nil && labels?.word(word) == nil
    }
  }
}
