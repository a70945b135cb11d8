public import Foods

/// Looks a product up where it may be known: in the index beside the journal first, then at Open Food Facts, whose
/// answer is kept in the index. USDA's branded labels that are part of Ada carry no barcodes.
public struct KnownProducts: ProductLookup {
  private let index: ProductIndex
  private let service: OpenFoodFacts

  public init(index: ProductIndex, service: OpenFoodFacts) {
    self.index = index
    self.service = service
  }

  /// The product with the first of the barcodes that is known here, else what Open Food Facts answers.
  public func look(up barcodes: [Barcode], isOffline: Bool) async throws(ProductLookupError) -> Product {
    try await look(up: barcodes, isOffline: isOffline, isAnew: false)
  }

  /// - Parameter isAnew: Open Food Facts is asked though the product is known.
  public func look(
    up barcodes: [Barcode], isOffline: Bool, isAnew: Bool
  ) async throws(ProductLookupError) -> Product {
    if !isAnew, let known = barcodes.lazy.compactMap({ index.product($0) }).first { return known }
    guard let first = barcodes.first else { throw ProductLookupError(.notFound, "No barcode was given.") }
    if isOffline {
      throw ProductLookupError(
        .offline,
        "\(first) is not among the products on this machine, and --offline asks nobody else; leave it out, or name the food."
      )
    }
    var failure: ProductLookupError?
    for barcode in barcodes {
      do {
        let product = try await service.product(barcode)
        // A product that cannot be kept can still be shown.
        try? index.keep(product)
        return product
      } catch {
        failure = failure ?? error
        if error.reason != .notFound { throw error }
      }
    }
    throw failure ?? ProductLookupError(.notFound, "\(first) is not known.")
  }
}
