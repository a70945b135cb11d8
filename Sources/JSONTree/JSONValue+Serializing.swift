extension JSONValue: CustomStringConvertible {
  /// The compact JSON text: no spaces, members in their order, the same value always the same bytes.
  public func serialized() -> String {
    String(decoding: serializedBytes(), as: UTF8.self)
  }

  /// The compact JSON text as UTF-8.
  public func serializedBytes() -> [UInt8] {
    var output: [UInt8] = []
    write(to: &output)
    return output
  }

  public var description: String { serialized() }

  private func write(to output: inout [UInt8]) {
    switch self {
    case .null: output.append(contentsOf: "null".utf8)
    case .bool(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
    case .integer(let whole): output.append(contentsOf: String(whole).utf8)
    case .number(let real): output.append(contentsOf: (real.isFinite ? real.description : "null").utf8)
    case .string(let text): Self.write(text, to: &output)
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for (index, element) in elements.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        element.write(to: &output)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let object):
      output.append(UInt8(ascii: "{"))
      for (index, member) in object.members.enumerated() {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        Self.write(member.key, to: &output)
        output.append(UInt8(ascii: ":"))
        member.value.write(to: &output)
      }
      output.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": output.append(contentsOf: [UInt8(ascii: "\\"), UInt8(scalar.value)])
      case "\u{08}": output.append(contentsOf: "\\b".utf8)
      case "\t": output.append(contentsOf: "\\t".utf8)
      case "\n": output.append(contentsOf: "\\n".utf8)
      case "\u{0C}": output.append(contentsOf: "\\f".utf8)
      case "\r": output.append(contentsOf: "\\r".utf8)
      // Controls, and marks that reorder what is read: a terminal that JSON is printed on would obey them.
      case "\0"..<" ", "\u{7F}"..<"\u{A0}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
        "\u{2066}"..."\u{2069}", "\u{FEFF}":
        let digits = String(scalar.value, radix: 16)
        output.append(contentsOf: "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8)
      default: output.append(contentsOf: scalar.utf8)
      }
    }
    output.append(UInt8(ascii: "\""))
  }
}
