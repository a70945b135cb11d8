import Foundation
import Randomness
import Testing

@testable import Interchange

struct CSVReaderTests {
  /// Hands out bytes so many at a time.
  private final class Pieces: ByteSource {
    private var rest: ArraySlice<UInt8>
    private let size: Int
    var progress: Double? { nil }

    init(_ text: String, size: Int) {
      rest = Array(text.utf8)[...]
      self.size = size
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
      let part = rest.prefix(min(size, buffer.count))
      buffer.copyBytes(from: part)
      rest = rest.dropFirst(part.count)
      return part.count
    }
  }

  private func rows(_ text: String, size: Int = 7) throws -> [[String]] {
    var reader = CSVReader(Pieces(text, size: size), file: "t.csv")
    var rows: [[String]] = []
    while let row = try reader.next() { rows.append(row.fields) }
    return rows
  }

  @Test(arguments: [
    ("a,b\n1,2\n", [["a", "b"], ["1", "2"]]), ("a,b\r\n1,2", [["a", "b"], ["1", "2"]]),
    ("a,b\r1,2\r", [["a", "b"], ["1", "2"]]), ("\u{FEFF}a;b\n1,5;2\n", [["a", "b"], ["1,5", "2"]]),
    ("a\tb\n\n\n1\t\n", [["a", "b"], ["1", ""]]),
    ("a,b\n\"x, \"\"y\"\"\nz\",2\n", [["a", "b"], ["x, \"y\"\nz", "2"]]),
    ("a,b\n\"\",\"\"\n,\n", [["a", "b"], ["", ""], ["", ""]]), ("", []),
    ("a,b\n5\" pipe,2", [["a", "b"], ["5\" pipe", "2"]]),
  ]) func `tables are read as they are written`(text: String, expected: [[String]]) throws {
    for size in [1, 2, 3, 1000] { #expect(try rows(text, size: size) == expected) }
  }

  @Test func `rows know their lines`() throws {
    var reader = CSVReader(Pieces("a,b\n\"x\ny\",1\n\n2,3\n", size: 4), file: "t.csv")
    var lines: [Int] = []
    while let row = try reader.next() { lines.append(row.line) }
    #expect(lines == [1, 2, 5])
  }

  @Test func `a quote that is never closed and bytes that are no text are named with their line`() {
    #expect(throws: ImportError("The quote that line 2 of t.csv opens is never closed.")) { try rows("a,b\n\"x,1\n") }
    var reader = CSVReader(Pieces("a\nb\n", size: 9), file: "t.csv")
    #expect(throws: Never.self) { _ = try reader.next() }
  }

  @Test(arguments: UInt64(0)..<300) func `what is written as RFC 4180 says is read back`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let alphabet = Array("ab,;\"\n\r\t é🌯1 ")
    let columns = Int.random(in: 2...6, using: &generator)
    // The heading tells the separator.
    var table = [(0..<columns).map { "h\($0)" }]
    for _ in 0..<Int.random(in: 0...20, using: &generator) {
      table.append(
        (0..<columns).map { _ in
          String(
            (0..<Int.random(in: 0...8, using: &generator)).map { _ in alphabet.randomElement(using: &generator) ?? "a" }
          )
        })
    }
    let separator = [",", ";", "\t"].randomElement(using: &generator) ?? ","
    let end = ["\n", "\r\n", "\r"].randomElement(using: &generator) ?? "\n"
    let text = table.map { row in
      row.map { field in
        let needs = field.contains { "\",;\n\r\t\r\n".contains($0) } || Bool.random(using: &generator)
        return needs ? "\"\(field.replacing("\"", with: "\"\""))\"" : field
      }.joined(separator: separator)
    }.joined(separator: end)
    let size = Int.random(in: 1...40, using: &generator)
    #expect(try rows(text, size: size) == table)
  }

  @Test(arguments: [
    ("1,234.5", 1234.5), ("1.234,5", 1234.5), ("12,5", 12.5), ("12.5", 12.5), ("1,234", 1234), ("0,250", 0.25),
    ("1 234", 1234), ("-3", -3), ("1e3", 1000), ("1,234,567", 1_234_567),
  ]) func `numbers are read in either notation`(text: String, number: Double) {
    #expect(TableNumber.number(text) == number)
  }

  @Test(arguments: ["abc", "12 kg", "", ".", "0x10", "nan", "inf", "1..2"]) func `what is no number is none`(
    text: String
  ) {
    #expect(TableNumber.number(text) == nil)
  }

  @Test(arguments: [
    ("10:41", 38_460), ("10:41 PM", 81_660), ("12:05 am", 300), ("12:05 PM", 43_500), ("T10:41:30Z", 38_490),
    (", 17:30", 63_000),
  ]) func `times of day are read`(text: String, seconds: Int) {
    #expect(TableDate.seconds(text) == seconds)
  }
}
