import Foods

/// The products of an export, one after the other.
protocol ProductRows: AnyObject {
  /// The next product, or why the next row is none; nil at the end.
  ///
  /// - Parameter dropped: counts figures that were left out, by their name.
  func next(dropped: inout [String: Int]) throws(ProductFileError) -> Result<Product, RowFaultError>?
}

/// Finds out what a file is by its first line.
enum ProductFile {
  static func rows(of file: LineFile) throws(ProductFileError) -> any ProductRows {
    while let line = try file.next() {
      guard let first = line.first(where: { $0 > 0x20 }) else { continue }
      if first == UInt8(ascii: "{") { return JSONRows(first: Array(line), file: file) }
      if first == UInt8(ascii: "[") || first == UInt8(ascii: "<") { throw .notAnExport(path: file.path) }
      return try DelimitedRows(header: Array(line), file: file)
    }
    throw .empty(path: file.path)
  }
}
