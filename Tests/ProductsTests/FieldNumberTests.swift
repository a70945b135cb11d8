import Testing

@testable import Products

struct FieldNumberTests {
  @Test(arguments: [
    ("12.5", 12.5), ("-3", -3), ("0.00000000000000000000001", 1e-23), ("1.000000000000000000000000", 1),
    ("0.12345678901234567890123", 0.12345678901234568), ("1e3", 1000), ("", nil), (".", nil), ("x", nil),
    ("1.2.3", nil),
    ("nan", nil), ("1e999", nil),
  ])
  func `a number has any count of decimals`(text: String, expected: Double?) {
    let value = Array(text.utf8).withUnsafeBytes { FieldNumber.value($0) }
    #expect(value == expected)
  }
}
