import FaultyInput
import JSONTree
import Randomness
import Testing

@testable import ToolCalls

/// Arguments as nobody should send them, by a seed.
@Suite struct SchemaDamageTests {
  @Test func `the number of repairs that are kept is bounded`() throws {
    let items = (0..<2000).map { #"{"name":"a","grams":"\#($0 + 1)"}"# }.joined(separator: ",")
    let (value, repairs) = try SchemaRepair.mend(#"{"items":[\#(items)]}"#, by: ToolName.addMeal.schema)
    #expect(value["items"]?[1999]?["grams"] == 2000)
    #expect(repairs.count == 200)
  }

  @Test(arguments: ToolName.allCases) func `what is mended once needs no mending again`(_ tool: ToolName) throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<150 {
      let text = FaultyArguments.text(for: tool.schema, using: &generator)
      guard let (value, _) = try? SchemaRepair.mend(text, by: tool.schema) else { continue }
      let again = try SchemaRepair.mend(value.serialized(), by: tool.schema)
      #expect(again.value == value, "\(text)")
    }
  }

  @Test(arguments: ToolName.allCases) func `no damage to arguments crashes their reader`(
    _ tool: ToolName
  ) {
    var generator = SeededGenerator(seed: 6)
    var decoded = 0
    for _ in 0..<300 {
      var text = FaultyArguments.text(for: tool.schema, using: &generator)
      if Bool.random(using: &generator) {
        text = String(decoding: Damage.done(to: Array(text.utf8), using: &generator), as: UTF8.self)
      }
      if (try? ToolCall.decode(name: tool.rawValue, arguments: text, now: SchemaRepairTests.now)) != nil {
        decoded += 1
      }
    }
    #expect(decoded > 0)
  }

  @Test(arguments: ToolName.allCases) func `no cut of faulty arguments is decoded`(_ tool: ToolName) throws {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<10 {
      let text = FaultyArguments.text(for: tool.schema, using: &generator)
      guard text.first == "{" else { continue }
      let end = try #require(text.lastIndex(of: "}"))
      var cut = text.startIndex
      while cut < end {
        text.formIndex(after: &cut)
        if cut == end { break }
        #expect(throws: ToolCallError.self) {
          try SchemaRepair.mend(String(text[..<cut]), by: tool.schema)
        }
      }
    }
  }
}
