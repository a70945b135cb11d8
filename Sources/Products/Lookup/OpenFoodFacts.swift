public import Foods
public import Foundation
import JSONTree
import LanguageModels

/// Open Food Facts' API: one product by its barcode. Replies of version 2 and 3 are read.
public struct OpenFoodFacts: Sendable {
  /// The service's own address.
  public static let address = "https://world.openfoodfacts.org"
  public static let deadline = Duration.seconds(5)

  private let baseURL: String
  private let userAgent: String
  private let deadline: Duration
  private let now: @Sendable () -> Date

  /// What of a product is asked for; the whole of it is a hundred times as much.
  private static let fields = [
    "code", "product_name", "product_name_en", "generic_name", "brands", "quantity", "serving_size",
    "serving_quantity", "nutrition_data_per", "nutriments", "nutrition", "categories_tags", "unique_scans_n",
  ].joined(separator: ",")
  private static let mostBytes = 4 << 20

  /// - Parameters:
  ///   - baseURL: where the API is, without `/api`.
  ///   - userAgent: as the service asks: "Name/Version (contact)".
  public init(
    baseURL: String = Self.address, userAgent: String, deadline: Duration = Self.deadline,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    var baseURL = baseURL.trimmingCharacters(in: .whitespacesAndNewlines)
    while baseURL.hasSuffix("/") { baseURL.removeLast() }
    self.baseURL = baseURL
    self.userAgent = userAgent
    self.deadline = deadline
    self.now = now
  }

  /// The product, with what its label says made one unit and checked; its energy may still be missing.
  public func product(_ barcode: Barcode) async throws(ProductLookupError) -> Product {
    let url = "\(baseURL)/api/v2/product/\(barcode).json?fields=\(Self.fields)"
    let answer: HTTPGet.Answer
    do {
      answer = try await HTTPGet.answer(
        from: url, headers: ["User-Agent: \(userAgent)", "Accept: application/json"], within: deadline,
        maximumBytes: Self.mostBytes)
    } catch {
      throw Self.failure(error, deadline)
    }
    return try read(answer, barcode)
  }

  private func read(_ answer: HTTPGet.Answer, _ barcode: Barcode) throws(ProductLookupError) -> Product {
    let value = try? JSONValue(parsing: answer.body)
    let isNotFound =
      value?["result"]?["id"]?.stringValue == "product_not_found" || value?["status"]?.intValue == 0
      || value?["status_verbose"]?.stringValue == "product not found"
    if isNotFound || answer.status == 404 && value?["code"] != nil { throw Self.notFound(barcode) }
    switch answer.status {
    case 200..<300: break
    case 429: throw Self.rateLimited(answer.headers["retry-after"])
    default:
      throw ProductLookupError(
        .badReply, "Open Food Facts cannot answer now (HTTP \(answer.status)); try again later, or name the food.")
    }
    guard let found = value?["product"], found.objectValue != nil else {
      throw ProductLookupError(
        .badReply, "Open Food Facts answered with something that is no product; try again later, or name the food.")
    }
    let reading = JSONProduct(found)
    var product = reading.product(barcode: barcode, name: reading.name ?? "Product \(barcode)")
    product.figures.check()
    product.fetchedAt = now()
    return product
  }

  private static func notFound(_ barcode: Barcode) -> ProductLookupError {
    ProductLookupError(
      .notFound, "Open Food Facts does not know \(barcode); teach it from its label with ada foods add.")
  }

  private static func rateLimited(_ retryAfter: String?) -> ProductLookupError {
    let wait = retryAfter.flatMap { Int($0) }.map { "in \(max(1, $0)) s" } ?? "in a minute"
    return ProductLookupError(.rateLimited, "Open Food Facts asks for a pause; try again \(wait).")
  }

  private static func failure(_ error: ModelError, _ deadline: Duration) -> ProductLookupError {
    switch error {
    case .timedOut:
      ProductLookupError(
        .timeout,
        "Open Food Facts did not answer within \(max(1, deadline.components.seconds)) s; try again, or name the food.")
    case .cancelled: ProductLookupError(.cancelled, "The look-up was cancelled.")
    case .tooLarge, .invalidReply:
      ProductLookupError(
        .badReply, "Open Food Facts' answer cannot be read; try again later, or name the food.")
    default:
      ProductLookupError(
        .unreachable, "Open Food Facts is out of reach; try again with a network, or name the food.")
    }
  }
}
