import FaultyInput
import Foundation
import JSONTree
import Randomness
import ToolCalls

/// The JSON parsers and the repair of tool calls.
struct ArgumentsTarget {
  private let tools = ToolName.allCases
  private let now = Date(timeIntervalSince1970: 1_763_640_000)

  func input(using generator: inout SeededGenerator) -> [UInt8] {
    let tool = tools[Int.random(in: 0..<tools.count, using: &generator)]
    let prefix = Array("\(tool.rawValue)\n".utf8)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return prefix + Damage.soup(of: Self.pieces, using: &generator)
    case 1: return prefix + Array(FaultyArguments.text(for: tool.schema, using: &generator).utf8)
    default:
      return prefix
        + Damage.done(to: Array(FaultyArguments.text(for: tool.schema, using: &generator).utf8), using: &generator)
    }
  }

  /// Whether the call was decoded. Strict JSON is read as it is; what is mended is JSON and stays what it is.
  func check(_ input: [UInt8]) -> Bool {
    let parts = input.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let bytes = parts.count > 1 ? Array(parts[1]) : []
    let text = String(decoding: bytes, as: UTF8.self)
    let strict = try? JSONValue(parsing: bytes)
    if let strict, (try? JSONValue(parsing: strict.serializedBytes())) != strict {
      Fuzz.fail("What was read is not what is written.", input)
    }
    if let strict, strict.stringValue == nil, let mended = try? MendedJSON(reading: text),
      mended.value != strict || !mended.faults.isEmpty
    {
      Fuzz.fail("JSON was mended.", input)
    }
    guard let tool = ToolName(rawValue: name), let (value, _) = try? SchemaRepair.mend(text, by: tool.schema) else {
      return false
    }
    guard let (again, _) = try? SchemaRepair.mend(value.serialized(), by: tool.schema), again == value else {
      Fuzz.fail("What was mended is mended again.", input)
    }
    return (try? ToolCall.decode(name: name, arguments: text, now: now)) != nil
  }

  private static let pieces = [
    "{", "}", "[", "]", "\"", "'", ":", ",", "\\", "\\u00", "\\ud83d", "```", "json", "/*", "*/", "//", "\n", " ", "0",
    "12", "-", "+", ".5", "1/2", "½", "1,234.5", "e9", "250 g", "true", "None", "null", "items", "amountMl",
    "amount_ml", "name", "é",
    "\"items\":[", "{\"name\":", "\"grams\":", "\"egg\"", "{\"amountMl\":", "}}", "{}", "\u{0}", "arguments", "value",
    "unit",
  ].map { Array($0.utf8) }
}
