extension Double {
  /// The number rounded, with a point, without trailing zeros: "82.4", "2100". "unknown" where it is not finite.
  public func text(decimals: Int = 0) -> String {
    guard isFinite, magnitude < 1e15 else { return "unknown" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let shifted = (magnitude * scale).rounded()
    // A Double holds no decimals beyond that.
    guard shifted < 9e15 || decimals == 0 else { return text(decimals: decimals - 1) }
    let scaled = Int64(shifted)
    var digits = String(scaled)
    if decimals > 0 {
      while digits.count <= decimals { digits = "0" + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
      while digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") { digits.removeLast() }
    }
    return self < 0 && scaled != 0 ? "-" + digits : digits
  }

  /// The number with so many digits that count, at least all before the point: "1.05", "0.6", "221" of three.
  ///
  /// - Parameter digits: from 1 on; more than 9 decimals are never written.
  public func text(significantDigits digits: Int) -> String {
    var decimals = digits - 1
    var magnitude = magnitude
    while magnitude >= 10, decimals > 0 {
      magnitude /= 10
      decimals -= 1
    }
    while magnitude > 0, magnitude < 1, decimals < 9 {
      magnitude *= 10
      decimals += 1
    }
    return text(decimals: decimals)
  }
}
