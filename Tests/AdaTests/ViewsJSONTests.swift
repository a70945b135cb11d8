import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct ViewsJSONTests {
  static let page = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../docs/json.md")

  /// Every key of a value; entries are documented by their own schema.
  static func keys(_ value: JSONValue) -> Set<String> {
    switch value {
    case .object(let object):
      if object["kind"] != nil { return [] }
      return object.members.reduce(into: []) { $0.formUnion(Self.keys($1.value).union([$1.key])) }
    case .array(let elements): return elements.reduce(into: []) { $0.formUnion(Self.keys($1)) }
    default: return []
    }
  }

  @Test(arguments: [
    ["today"], ["week"], ["targets"], ["weight"], ["profile"], ["history"], ["foods", "search", "apple"], ["model"],
    ["month"], ["streak"], ["progress"], ["undo"], ["macros"], ["expenditure"], ["forecast"], ["check"],
  ])
  func `every key that is printed is documented`(command: [String]) throws {
    let documented = try String(contentsOf: Self.page, encoding: .utf8)
    try ViewsProgram.using { program in
      _ = try ViewsCommandTests.fill(program)
      let keys = try Self.keys(program.run(command + ["--json"]).json())
      #expect(!keys.isEmpty)
      for key in keys { #expect(documented.contains("`\(key)`"), "\(key)") }
    }
  }
}
