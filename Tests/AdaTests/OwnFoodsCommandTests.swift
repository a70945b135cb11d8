import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct OwnFoodsCommandTests {
  @Test func `an own food is logged by its serving, and wins over the tables`() throws {
    try ViewsProgram.using { program in
      let added = try program.run(
        "foods", "add", "Protein bar", "--calories", "210", "--protein", "20", "--carbs", "22", "--fat", "7",
        "--serving-grams", "60", "--json")
      #expect(added.code == 0, "\(added.error)")
      let id = try #require(try added.json()["remembered"]?["foodId"]?.stringValue)
      let record = try program.said("had 2 protein bars")
      #expect(record.firstItems.first?["foodId"]?.stringValue == id)
      #expect(record.firstItems.first?["grams"]?.doubleValue == 120)
      #expect(record.firstItems.first?["calories"]?.doubleValue == 420)
      let show = try program.run("foods", "show", id, "--json").json()
      #expect(show["per100g"]?["calories"]?.doubleValue == 350)
      #expect(try program.run("foods", "search", "protein bar", "--json").json()["foods"]?[0]?["id"]?.stringValue == id)
    }
  }

  @Test func `figures of 100 g scale with the weight that is said`() throws {
    try ViewsProgram.using { program in
      _ = try program.run("foods", "add", "our bread", "--per", "100g", "--calories", "240", "--carbs", "45")
      #expect(try program.said("50 g of our bread").firstItems.first?["calories"]?.doubleValue == 120)
    }
  }

  @Test func `a recipe is one item, by servings`() throws {
    try ViewsProgram.using { program in
      let made = try program.run(
        "foods", "recipe", "overnight oats", "120 g oats, 300 ml milk, 1 banana", "--yield", "2", "--json")
      #expect(made.code == 0, "\(made.error)")
      let recipe = try #require(try made.json()["remembered"])
      #expect(recipe["items"]?.arrayValue?.count == 3)
      let one = try program.said("had overnight oats for breakfast").firstItems
      #expect(one.count == 1)
      let calories = try #require(recipe["nutrients"]?["calories"]?.doubleValue)
      #expect(abs((one.first?["calories"]?.doubleValue ?? 0) - calories) < 0.2)
      let two = try program.said("two overnight oats and a coffee").firstItems
      #expect(two.count == 2 && abs((two[0]["calories"]?.doubleValue ?? 0) - 2 * calories) < 0.3)
    }
  }

  @Test func `another name means the food it was given to, until it is forgotten`() throws {
    try ViewsProgram.using { program in
      let oat = try #require(
        try program.run("foods", "search", "oat milk", "--json").json()["foods"]?[0]?["id"]?.stringValue)
      let before = try program.said("a glass of milk").firstItems.first?["foodId"]?.stringValue
      #expect(try program.run("foods", "alias", "milk", oat).code == 0)
      #expect(try program.said("a glass of milk").firstItems.first?["foodId"]?.stringValue == oat)
      #expect(try program.run("foods", "list", "--json").json()["aliases"]?[0]?["phrase"]?.stringValue == "milk")
      #expect(try program.run("foods", "forget", "Milk").code == 0)
      #expect(try program.said("a glass of milk").firstItems.first?["foodId"]?.stringValue == before)
      #expect(try program.run("undo", "2", "--json").json()["undone"]?[1]?["memoryChanged"]?.boolValue == true)
      #expect(try program.said("a glass of milk").firstItems.first?["foodId"]?.stringValue == oat)
      let none = try program.run("foods", "forget", "nothing")
      #expect(none.code == 1 && none.error.contains("ada foods list"))
      #expect(try program.run("foods", "alias", "tea", "usda:0").code == 1)
    }
  }

  @Test func `another name may be given to a food by its own name`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("foods", "alias", "milk", "oat milk").code == 0)
      #expect(try program.said("a glass of milk").firstItems.first?["name"]?.stringValue?.contains("Oat milk") == true)
      let unknown = try program.run("foods", "alias", "milk", "gizmo of nowhere")
      #expect(unknown.code == 1 && unknown.error.contains("ada foods search"))
    }
  }

  @Test func `an empty memory says how to fill it`() throws {
    try ViewsProgram.using { program in
      #expect(try program.run("foods", "list").out.contains("remember: my shake"))
      let json = try program.run("foods", "list", "--json").json()
      #expect(json["foods"]?.arrayValue == [] && json["recipes"]?.arrayValue == [])
      for wrong in [["foods", "add", "bar", "--calories", "-1"], ["foods", "add", "!", "--calories", "1"]] {
        #expect(try program.run(wrong).code == 64)
      }
    }
  }

  @Test(arguments: [
    "remember: my shake is 40 g whey and 300 ml milk", "Remember that my shake = 40 g whey, 300 ml milk",
  ])
  func `a dish that is taught in words is logged by its name`(taught: String) throws {
    try ViewsProgram.using { program in
      let record = try program.said(taught)
      #expect(record["status"]?.stringValue == "logged")
      #expect(record["entries"]?.arrayValue == [])
      let shake = try program.said("had my shake after the gym").firstItems
      #expect(shake.count == 1)
      #expect(shake.first?["name"]?.stringValue == "Shake")
      #expect((330...360).contains(shake.first?["grams"]?.doubleValue ?? 0))
      #expect(try program.said("half my shake").firstItems.first?["grams"]?.doubleValue ?? 0 < 180)
      #expect(try program.said("forget my shake")["reply"]?.stringValue == "Forgotten.")
      #expect(try program.run("foods", "list", "--json").json()["recipes"]?.arrayValue == [])
    }
  }

  @Test func `a food nobody knows is asked about, and the number of a choice logs it`() throws {
    try ViewsProgram.using { program in
      let asked = try program.said("a slice of velvet zorn pudding royale")
      #expect(asked["status"]?.stringValue == "unclear")
      #expect(asked["reply"]?.stringValue?.contains("2 ") == true)
      let picked = try program.said("2", at: "2026-11-20T12:31:00Z")
      #expect(picked["status"]?.stringValue == "logged", "\(picked.serialized())")
      #expect(picked.firstItems.count == 1)
    }
  }

  @Test func `an assumed amount names its food`() throws {
    try ViewsProgram.using { program in
      let record = try program.said("muesli and a banana")
      let said = (record["assumptions"]?.arrayValue ?? []).compactMap(\.stringValue)
      #expect(said.contains { $0.hasPrefix("one serving of muesli = ") }, "\(said)")
      #expect(!said.contains { $0.contains("banana of") }, "\(said)")
    }
  }

  @Test func `a batch keeps what its own lines taught and logged`() throws {
    try ViewsProgram.using { program in
      let file = program.home.appending(path: "lines.txt")
      try """
      [2026-11-19 08:00] remember: my shake is 40 g whey and 300 ml milk
      [2026-11-19 12:30] my shake and 2 eggs
      [2026-11-20 12:30] same as yesterday
      """.write(to: file, atomically: true, encoding: .utf8)
      for mode in [["--dry-run"], []] {
        let out = try program.run(["log", file.path, "--offline", "--json"] + mode).out
        let records = try out.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
        #expect(records.map { $0["status"]?.stringValue } == ["logged", "logged", "logged"], "\(out)")
        #expect(records[1].firstItems.map { $0["name"] } == records[2].firstItems.map { $0["name"] })
        #expect(records[2].firstItems.count == 2)
      }
    }
  }

  @Test func `a bare noun means the kind that the person usually logs`() throws {
    try ViewsProgram.using { program in
      let table = try program.said("a glass of milk", at: "2026-11-16T08:00:00Z").firstItems.first?["foodId"]
      for day in ["17", "18"] { _ = try program.said("a glass of oat milk", at: "2026-11-\(day)T08:00:00Z") }
      #expect(try program.said("200 ml milk", at: "2026-11-18T09:00:00Z").firstItems.first?["foodId"] == table)
      for day in ["19", "20"] { _ = try program.said("a glass of oat milk", at: "2026-11-\(day)T08:00:00Z") }
      _ = try program.said("a glass of oat milk", at: "2026-11-20T09:00:00Z")
      let record = try program.said("200 ml milk", at: "2026-11-20T10:00:00Z")
      #expect(record.firstItems.first?["name"]?.stringValue?.contains("Oat milk") == true)
      #expect(record["assumptions"]?.serialized().contains("as you usually have it") == true)
      #expect(try program.said("chocolate milk").firstItems.first?["name"]?.stringValue?.contains("hocolate") == true)
    }
  }
}
