extension Double {
  /// The number rounded, with a point, without trailing zeros: "82.4", "2100". "unknown" where it is not finite.
  public func text(decimals: Int = 0) -> String {
    guard isFinite, magnitude < 1e15 else { return "unknown" }
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int64((magnitude * scale).rounded())
    var digits = String(scaled)
    if decimals > 0 {
      while digits.count <= decimals { digits = "0" + digits }
      digits.insert(".", at: digits.index(digits.endIndex, offsetBy: -decimals))
      while digits.hasSuffix("0") { digits.removeLast() }
      if digits.hasSuffix(".") { digits.removeLast() }
    }
    return self < 0 && scaled != 0 ? "-" + digits : digits
  }
}
