extension String {
  /// "2 eggs" of "２ eggs" and "٢ eggs": the digits of other scripts are figures too.
  var withLatinDigits: String {
    func isForeign(_ scalar: Unicode.Scalar) -> Bool { !scalar.isASCII && scalar.properties.numericType == .decimal }
    // No script's digits but ASCII's begin with a smaller byte, so that most messages are only glanced at.
    let mayHold = utf8.withContiguousStorageIfAvailable { bytes in bytes.contains { $0 >= 0xD9 } } ?? true
    guard mayHold, unicodeScalars.contains(where: isForeign) else { return self }
    var plain = UnicodeScalarView()
    for scalar in unicodeScalars {
      let digit = isForeign(scalar) ? scalar.properties.numericValue : nil
      plain.append(digit.map { Unicode.Scalar(UInt8(ascii: "0") + UInt8($0)) } ?? scalar)
    }
    return String(plain)
  }
}
