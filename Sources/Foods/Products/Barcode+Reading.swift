extension Barcode {
  /// The barcodes that a typed or scanned text may mean, the likeliest first; never empty.
  ///
  /// Spaces and hyphens between the digits do not matter. Eight digits may be an EAN-8 or a UPC-E, which stands for a
  /// UPC-A; six and seven digits are a UPC-E without its check digit, and without its 0 in front.
  public static func read(_ text: String) throws(BarcodeError) -> [Barcode] {
    let digits = try digits(of: text)
    switch digits.count {
    case 6, 7: return [try shortWithoutCheck(digits)]
    case 8:
      let whole = valid(digits)
      let expanded = expandedUPCE(digits)
      // In-store numbers apart, no EAN-8 begins with 0; few UPC-E begin with 1.
      let found = digits[0] == 0 ? [expanded, whole] : [whole, expanded]
      let known = found.compactMap { $0 }
      guard !known.isEmpty else { throw .wrongCheckDigit(printed(digits)) }
      return known
    case 12, 13, 14:
      guard let whole = valid(digits) else { throw .wrongCheckDigit(printed(digits)) }
      return [whole]
    default: throw .wrongLength(digits.count)
    }
  }

  /// The barcodes that a line means which is nothing else; nil where it may be anything else.
  public static func alone(in line: String) -> [Barcode]? {
    guard line.utf8.count <= 64, let digits = try? digits(of: line), digits.count >= 8 else { return nil }
    // "2026-11-21" is a day.
    if digits.count == 8, line.utf8.contains(where: { $0 == 0x2D }) { return nil }
    return try? read(line)
  }

  /// The product number in an export, where check digits are often wrong and zeros lead in any number.
  ///
  /// - Returns: nil where it is no number of up to 14 digits.
  public init?(digits: UnsafeRawBufferPointer) {
    var number: UInt64 = 0
    for byte in digits {
      guard byte >= 0x30, byte <= 0x39, number < 10_000_000_000_000 else { return nil }
      number = number * 10 + UInt64(byte - 0x30)
    }
    self.init(number: number)
  }

  private static func digits(of text: String) throws(BarcodeError) -> [UInt64] {
    var digits: [UInt64] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39: digits.append(UInt64(byte - 0x30))
      case 0x20, 0x2D, 0x09, 0x0A, 0x0D: continue
      default: throw .noDigits
      }
      if digits.count > 64 { throw .wrongLength(digits.count) }
    }
    guard !digits.isEmpty else { throw .noDigits }
    return digits
  }

  private static func printed(_ digits: [UInt64]) -> String { digits.map { "\($0)" }.joined() }

  private static func number(_ digits: some Sequence<UInt64>) -> UInt64 { digits.reduce(0) { $0 * 10 + $1 } }

  private static func valid(_ digits: [UInt64]) -> Barcode? {
    Barcode(number: number(digits)).flatMap { $0.hasValidCheckDigit ? $0 : nil }
  }

  /// The UPC-A that a UPC-E of eight digits stands for, where its check digit fits.
  private static func expandedUPCE(_ digits: [UInt64]) -> Barcode? {
    guard digits[0] <= 1 else { return nil }
    let body = number(upcA(system: digits[0], Array(digits[1...6])))
    return checkDigit(after: body) == digits[7] ? Barcode(number: body * 10 + digits[7]) : nil
  }

  private static func shortWithoutCheck(_ digits: [UInt64]) throws(BarcodeError) -> Barcode {
    let system = digits.count == 7 ? digits[0] : 0
    guard system <= 1 else { throw .wrongLength(digits.count) }
    let body = number(upcA(system: system, Array(digits.suffix(6))))
    guard let barcode = Barcode(number: body * 10 + checkDigit(after: body)) else { throw .noDigits }
    return barcode
  }

  /// The eleven digits before the check digit (GS1 General Specifications 5.2.2.4.2).
  private static func upcA(system: UInt64, _ six: [UInt64]) -> [UInt64] {
    let zeros = [UInt64](repeating: 0, count: 5)
    return switch six[5] {
    case 0, 1, 2: [system] + six[..<2] + [six[5]] + zeros[..<4] + six[2..<5]
    case 3: [system] + six[..<3] + zeros + six[3..<5]
    case 4: [system] + six[..<4] + zeros + six[4..<5]
    default: [system] + six[..<5] + zeros[..<4] + six[5...]
    }
  }
}
