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

  @Test func `every key of products is documented`() throws {
    let documented = try String(contentsOf: Self.page, encoding: .utf8)
    try ViewsProgram.using { program in
      let table = program.home.appending(path: "table.csv")
      let rows = """
        code,product_name,proteins_100g,carbohydrates_100g,fat_100g,sugars_100g
        96385074,Oats,10,60,7,99
        1,,1,1,1,1
        """
      try Data(rows.utf8).write(to: table)
      for command in [["foods", "import", "off", table.path], ["barcode", "96385074", "--offline"]] {
        let keys = try Self.keys(program.run(command + ["--json"]).json())
        #expect(keys.count > 8)
        for key in keys { #expect(documented.contains("`\(key)`"), "\(key)") }
      }
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
