import Foods
import JSONTree

/// The rows of a JSON Lines export: a product a line.
final class JSONRows: ProductRows {
  private var first: [UInt8]?
  private let file: LineFile

  init(first: [UInt8], file: LineFile) {
    self.first = first
    self.file = file
  }

  func next(dropped: inout [String: Int]) throws(ProductFileError) -> Result<Product, RowFaultError>? {
    var bytes: [UInt8]
    if let first {
      bytes = first
      self.first = nil
    } else {
      guard let line = try file.next() else { return nil }
      bytes = Array(line)
    }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    guard let value = try? JSONValue(parsing: bytes), value.objectValue != nil else {
      return .failure(RowFaultError(.unreadable))
    }
    let reading = JSONProduct(value)
    guard let barcode = reading.barcode else { return .failure(RowFaultError(.noBarcode)) }
    guard let name = reading.name else { return .failure(RowFaultError(.noName)) }
    var product = reading.product(barcode: barcode, name: name)
    if let fault = product.checkFigures(dropped: &dropped) { return .failure(RowFaultError(fault)) }
    return .success(product)
  }
}
