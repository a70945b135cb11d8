import Foods
import Products

extension AppContext {
  /// The products on this machine. Nothing is opened or made before it is asked.
  var products: ProductIndex { ProductIndex(folder: home) }

  /// Where barcodes are looked up: here, then at Open Food Facts, or at `ADA_OFF_BASE_URL`.
  var lookup: KnownProducts {
    let contact = nonEmpty("ADA_OFF_CONTACT").map {
      String($0.unicodeScalars.filter { (0x20..<0x7F).contains($0.value) })
    }
    return KnownProducts(
      index: products,
      service: OpenFoodFacts(
        baseURL: nonEmpty("ADA_OFF_BASE_URL") ?? OpenFoodFacts.address,
        userAgent: "Ada/\(Ada.version) (\(contact ?? "one person's terminal"))", now: now))
  }
}
