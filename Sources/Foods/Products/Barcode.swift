/// The number under a product's barcode (EAN-8, EAN-13, UPC-A, ITF-14: GS1's GTIN). Leading zeros mean nothing in it, so
/// that a UPC-A and the EAN-13 a scanner makes of it are the same barcode.
public struct Barcode: Hashable, Sendable {
  /// The digits as a number, 1...99,999,999,999,999.
  public let number: UInt64

  /// - Returns: nil where it has no digits or more than 14. Its check digit may be wrong.
  public init?(number: UInt64) {
    guard (1...99_999_999_999_999).contains(number) else { return nil }
    self.number = number
  }

  /// Whether the last digit is what the others make it (GS1 General Specifications 7.9: weights 3 and 1 from the right).
  public var hasValidCheckDigit: Bool { number % 10 == Self.checkDigit(after: number / 10) }

  /// The digit that completes `digits`.
  static func checkDigit(after digits: UInt64) -> UInt64 {
    var rest = digits
    var sum: UInt64 = 0
    var weight: UInt64 = 3
    while rest > 0 {
      sum += rest % 10 * weight
      rest /= 10
      weight = 4 - weight
    }
    return (10 - sum % 10) % 10
  }
}

extension Barcode: CustomStringConvertible {
  /// As printed: 8 digits where they are enough, else 13, else 14.
  public var description: String {
    let digits = String(number)
    let width = digits.count <= 8 ? 8 : digits.count <= 13 ? 13 : 14
    return String(repeating: "0", count: width - digits.count) + digits
  }
}

/// Why a text is no barcode: one sentence that says what to look at.
public enum BarcodeError: Error, Equatable, Sendable, CustomStringConvertible {
  case noDigits
  case wrongLength(Int)
  case wrongCheckDigit(String)

  public var description: String {
    switch self {
    case .noDigits: "A barcode is digits only, such as 3017620422003."
    case .wrongLength(let count):
      "A barcode has 8, 12, 13 or 14 digits (6 to 8 for a short UPC-E), not \(count); look at the number again."
    case .wrongCheckDigit(let digits):
      "\(digits) is no barcode: its last digit does not fit the others, so one of them is misread."
    }
  }
}
