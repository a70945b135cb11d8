import CInterchange
import Foods
import Foundation

@testable import Products

/// A folder that goes with its last reference.
final class ProductFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "ada-products-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

  deinit { try? FileManager.default.removeItem(at: url) }

  func file(_ name: String, _ text: String, isPacked: Bool = false) throws -> String {
    let path = url.appending(path: name).path
    if isPacked {
      let file = gzopen(path, "wb")
      _ = Array(text.utf8).withUnsafeBytes { gzwrite(file, $0.baseAddress, UInt32($0.count)) }
      gzclose(file)
    } else {
      try Data(text.utf8).write(to: URL(filePath: path))
    }
    return path
  }
}

extension Barcode {
  /// For tests: barcode 1 where there is none with that number.
  static func numbered(_ number: UInt64) -> Barcode { Barcode(number: number) ?? Barcode(number: 1)! }
}
