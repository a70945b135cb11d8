public import Foods
import Foundation
import GRDB

extension ProductIndex: ProductSource {
  public func product(_ barcode: Barcode) -> Product? {
    guard exists else { return nil }
    return (try? find(barcode)) ?? nil
  }

  public func products(named text: String, limit: Int) -> [ProductMatch] {
    guard exists else { return [] }
    return (try? search(text, limit: limit)) ?? []
  }

  /// The product with this barcode, where it is known.
  public func find(_ barcode: Barcode) throws(ProductIndexError) -> Product? {
    try read { database in
      try Row.fetchOne(
        try database.cachedStatement(sql: "SELECT \(ProductRow.columns) FROM product WHERE code = ?"),
        arguments: [Int64(barcode.number)]
      ).flatMap(ProductRow.product)
    }
  }

  /// Matches that are looked at: the first in the index's own order.
  private static let candidates = 48

  private static let matching = """
    SELECT \(ProductRow.columns) FROM (
      SELECT rowid AS found FROM product_name WHERE product_name MATCH ? ORDER BY rowid LIMIT ?
    ) CROSS JOIN product ON product.code = found & ? ORDER BY found
    """

  /// Products whose names and brands hold every word, however they are inflected; the nearest first.
  public func search(_ text: String, limit: Int) throws(ProductIndexError) -> [ProductMatch] {
    let words = Self.words(of: text)
    guard !words.isEmpty, words.count <= 24, limit > 0 else { return [] }
    let query = words.map { "\"\($0)\"" }.joined(separator: " ")
    let found: [Product] = try read { database in
      let statement = try database.cachedStatement(sql: Self.matching)
      let rows = try Row.fetchCursor(
        statement, arguments: [query, max(limit, Self.candidates), ProductRow.codes - 1])
      var products: [Product] = []
      while let row = try rows.next() {
        if let product = ProductRow.product(row) { products.append(product) }
      }
      return products
    }
    let matches = found.map { ProductMatch(product: $0, share: Self.share(of: words, in: $0)) }
    let order = matches.indices.sorted { (-matches[$0].share, $0) < (-matches[$1].share, $1) }
    return order.prefix(limit).map { matches[$0] }
  }

  /// The share of a product's words that were said. Half of its brand counts: it is often left out.
  private static func share(of said: [String], in product: Product) -> Double {
    let name = words(of: product.name)
    let brand = product.brand.map(words) ?? []
    let known = Set(name).union(brand)
    let all = Double(name.count) + Double(brand.count { !name.contains($0) }) / 2
    return min(1, Double(max(said.count { known.contains($0) }, 1)) / max(all, 1))
  }

  /// Small letters without accents, apart where the index's tokenizer parts them.
  static func words(of text: String) -> [String] {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiWords(of: text) }
    let plain = text.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in plain.unicodeScalars.prefix(400) {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
        .letterNumber, .otherNumber, .privateUse:
        word.append(scalar)
      default:
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// The same of a text without accents, which most are; folding by Unicode's rules takes ten times as long.
  private static func asciiWords(of text: String) -> [String] {
    text.utf8.prefix(400).split { byte in
      !(0x30...0x39).contains(byte) && !(0x41...0x5A).contains(byte) && !(0x61...0x7A).contains(byte)
    }.map { Substring($0).lowercased() }
  }
}
