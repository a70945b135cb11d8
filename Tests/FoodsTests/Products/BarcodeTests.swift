import Foods
import Testing

struct BarcodeTests {
  @Test(arguments: [
    ("3017620422003", ["3017620422003"]),
    ("3 017620 422003", ["3017620422003"]),
    ("3-017620-422003\n", ["3017620422003"]),
    // EAN-8.
    ("96385074", ["96385074"]),
    // UPC-A, with and without the zero that makes an EAN-13 of it.
    ("036000291452", ["0036000291452"]),
    ("0036000291452", ["0036000291452"]),
    ("00036000291452", ["0036000291452"]),
    // ITF-14.
    ("10012345678902", ["10012345678902"]),
    // UPC-E for each of its endings: 0, 1, 2, 3, 4, and 5 to 9.
    ("01234505", ["0012000003455"]),
    ("01234514", ["0012100003454"]),
    ("01234523", ["0012200003453"]),
    ("01234531", ["0012300000451"]),
    ("01234543", ["0012340000053"]),
    ("04252614", ["0042100005264"]),
    ("01234565", ["0012345000065", "01234565"]),
    // UPC-E without its check digit, and without its number system.
    ("0425261", ["0042100005264"]),
    ("425261", ["0042100005264"]),
  ])
  func `a typed number is read as the barcode it stands for`(typed: String, expected: [String]) throws {
    #expect(try Barcode.read(typed).first?.description == expected.first)
    #expect(Set(try Barcode.read(typed).map(\.description)).isSuperset(of: expected))
  }

  @Test(arguments: [
    ("", BarcodeError.noDigits), ("nutella", .noDigits), ("30176204x2003", .noDigits), ("٣٠١٧٦٢٠٤٢٢٠٠٣", .noDigits),
    ("12345", .wrongLength(5)), ("123456789", .wrongLength(9)), ("123456789012345", .wrongLength(15)),
    ("3017620422004", .wrongCheckDigit("3017620422004")), ("3017620422030", .wrongCheckDigit("3017620422030")),
    ("96385075", .wrongCheckDigit("96385075")), ("036000291453", .wrongCheckDigit("036000291453")),
    ("7425261", .wrongLength(7)), ("0000000000000", .wrongCheckDigit("0000000000000")),
  ])
  func `a number that is no barcode is refused with its reason`(typed: String, error: BarcodeError) {
    #expect(throws: error) { try Barcode.read(typed) }
  }

  @Test func `every single wrong digit of an EAN-13 is found`() throws {
    let digits = Array("3017620422003")
    for place in digits.indices {
      for other in "0123456789" where other != digits[place] {
        var wrong = digits
        wrong[place] = other
        #expect(throws: BarcodeError.self) { try Barcode.read(String(wrong)) }
      }
    }
  }

  @Test(arguments: ["82.4 kg", "2026-11-21", "12", "500", "8 10", "2 eggs", "3017620422004", "+44 20 7946 0958", ""])
  func `a line that may be anything else is no barcode`(line: String) {
    #expect(Barcode.alone(in: line) == nil)
  }

  @Test(arguments: ["3017620422003", "  3017620422003 ", "3 017620 422003", "96385074", "036000291452"])
  func `a line that is only a barcode is one`(line: String) { #expect(Barcode.alone(in: line) != nil) }

  @Test(arguments: [
    ("00000000000000225", "00000225"), ("0003017620422003", "3017620422003"), ("12345", "00012345"), ("", nil),
    ("0000", nil), ("123456789012345", nil), ("12a", nil), ("-12", nil), ("99999999999999999999", nil),
  ])
  func `codes of exports lose their leading zeros`(code: String, printed: String?) {
    #expect(Array(code.utf8).withUnsafeBytes { Barcode(digits: $0) }?.description == printed)
  }
}
