import FaultyInput
import JSONTree
import Randomness
import Testing

@Suite struct JSONPropertyTests {
  @Test func `what is written is read back the same`() throws {
    var generator = SeededGenerator(seed: 20_261_120)
    for _ in 0..<3000 {
      let value = Self.value(depth: 0, using: &generator)
      #expect(try JSONValue(parsing: value.serializedBytes()) == value)
    }
  }

  @Test func `no bytes crash the parser`() {
    var generator = SeededGenerator(seed: 7)
    let alphabet = Array(#"{}[]",:\u0123456789eE+-.truefalsnd "#.utf8) + [0xFF, 0xC3, 0xA9, 0x00, 0x0A]
    var accepted = 0
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
        alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      do {
        _ = try JSONValue(parsing: bytes)
        accepted += 1
      } catch {
        #expect((0...bytes.count).contains(error.offset))
      }
    }
    #expect(accepted > 0)
  }

  @Test func `every cut of a valid object is refused at its end`() throws {
    let text = Array(#"{"name":"caf\u00e9 ☕","items":[1,-2.5e3,true,null,{}]}"#.utf8)
    _ = try JSONValue(parsing: text)
    for length in 0..<text.count {
      #expect(throws: JSONParseError.self) { try JSONValue(parsing: Array(text[..<length])) }
    }
  }

  static func value(depth: Int, using generator: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth < 4 ? 7 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(Int.random(in: .min ... .max, using: &generator))
    case 3:
      let real = Double(bitPattern: generator.next())
      return .number(real.isFinite ? real : 0.1)
    case 4: return .string(text(using: &generator))
    case 5:
      return .array(
        (0..<Int.random(in: 0..<5, using: &generator)).map { _ in value(depth: depth + 1, using: &generator) })
    default:
      return .object(
        JSONObject(
          (0..<Int.random(in: 0..<5, using: &generator)).map { _ in
            .init(key: text(using: &generator), value: value(depth: depth + 1, using: &generator))
          }))
    }
  }

  static func text(using generator: inout SeededGenerator) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &generator) {
      let range: Range<UInt32> = [0..<0x20, 0x20..<0x80, 0x80..<0x800, 0x1F300..<0x1F600][
        Int.random(in: 0..<4, using: &generator)]
      if let scalar = Unicode.Scalar(UInt32.random(in: range, using: &generator)) { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
