/// Where products are known by barcode and name, such as the index beside the journal.
public protocol ProductSource: Sendable {
  /// The product with this barcode; nil where it is not known, or where the source cannot be read.
  func product(_ barcode: Barcode) -> Product?

  /// Products whose names and brands hold every word of the text, the nearest first.
  func products(named text: String, limit: Int) -> [ProductMatch]
}

/// A product that a text may mean.
public struct ProductMatch: Equatable, Sendable {
  public var product: Product
  /// The share of the product's own words that were said, 0...1.
  public var share: Double

  public init(product: Product, share: Double) {
    self.product = product
    self.share = share
  }
}
