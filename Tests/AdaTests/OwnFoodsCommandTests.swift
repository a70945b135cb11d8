import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct OwnFoodsCommandTests {
  private func say(
    _ program: ViewsProgram, _ text: String, at: String = "2026-11-20T12:30:00Z"
  ) throws -> JSONValue {
    try program.run("--offline", "--json", "--again", "--at", at, text).json()
  }

  private func items(_ record: JSONValue) -> [JSONValue] { record["entries"]?[0]?["items"]?.arrayValue ?? [] }

  @Test func `an own food is logged by its serving, and wins over the tables`() throws {
    try ViewsProgram.using { program in
      let added = try program.run(
        "foods", "add", "Protein bar", "--calories", "210", "--protein", "20", "--carbs", "22", "--fat", "7",
        "--serving-grams", "60", "--json")
      #expect(added.code == 0, "\(added.error)")
      let id = try #require(try added.json()["remembered"]?["foodId"]?.stringValue)
      let record = try say(program, "had 2 protein bars")
      #expect(items(record).first?["foodId"]?.stringValue == id)
      #expect(items(record).first?["grams"]?.doubleValue == 120)
      #expect(items(record).first?["calories"]?.doubleValue == 420)
      let show = try program.run("foods", "show", id, "--json").json()
      #expect(show["per100g"]?["calories"]?.doubleValue == 350)
      #expect(try program.run("foods", "search", "protein bar", "--json").json()["foods"]?[0]?["id"]?.stringValue == id)
    }
  }

  @Test func `figures of 100 g scale with the weight that is said`() throws {
    try ViewsProgram.using { program in
      _ = try program.run("foods", "add", "our bread", "--per", "100g", "--calories", "240", "--carbs", "45")
      #expect(items(try say(program, "50 g of our bread")).first?["calories"]?.doubleValue == 120)
    }
  }

  @Test func `a recipe is one item, by servings`() throws {
    try ViewsProgram.using { program in
      let made = try program.run(
        "foods", "recipe", "overnight oats", "120 g oats, 300 ml milk, 1 banana", "--yield", "2", "--json")
      #expect(made.code == 0, "\(made.error)")
      let recipe = try #require(try made.json()["remembered"])
      #expect(recipe["items"]?.arrayValue?.count == 3)
      let one = items(try say(program, "had overnight oats for breakfast"))
      #expect(one.count == 1)
      let calories = try #require(recipe["nutrients"]?["calories"]?.doubleValue)
      #expect(abs((one.first?["calories"]?.doubleValue ?? 0) - calories) < 0.2)
      let two = items(try say(program, "two overnight oats and a coffee"))
      #expect(two.count == 2 && abs((two[0]["calories"]?.doubleValue ?? 0) - 2 * calories) < 0.3)
    }
  }

  @Test func `another name means the food it was given to, until it is forgotten`() throws {
    try ViewsProgram.using { program in
      let oat = try #require(
        try program.run("foods", "search", "oat milk", "--json").json()["foods"]?[0]?["id"]?.stringValue)
      let before = items(try say(program, "a glass of milk")).first?["foodId"]?.stringValue
      #expect(try program.run("foods", "alias", "milk", oat).code == 0)
      #expect(items(try say(program, "a glass of milk")).first?["foodId"]?.stringValue == oat)
      #expect(try program.run("foods", "list", "--json").json()["aliases"]?[0]?["phrase"]?.stringValue == "milk")
      #expect(try program.run("foods", "forget", "Milk").code == 0)
      #expect(items(try say(program, "a glass of milk")).first?["foodId"]?.stringValue == before)
      #expect(try program.run("undo", "2", "--json").json()["undone"]?[1]?["memoryChanged"]?.boolValue == true)
      #expect(items(try say(program, "a glass of milk")).first?["foodId"]?.stringValue == oat)
      let none = try program.run("foods", "forget", "nothing")
      #expect(none.code == 1 && none.error.contains("ada foods list"))
      #expect(try program.run("foods", "alias", "tea", "usda:0").code == 1)
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
      let record = try say(program, taught)
      #expect(record["status"]?.stringValue == "logged")
      #expect(record["entries"]?.arrayValue == [])
      let shake = items(try say(program, "had my shake after the gym"))
      #expect(shake.count == 1)
      #expect(shake.first?["name"]?.stringValue == "Shake")
      #expect((330...360).contains(shake.first?["grams"]?.doubleValue ?? 0))
      #expect(items(try say(program, "half my shake")).first?["grams"]?.doubleValue ?? 0 < 180)
      #expect(try say(program, "forget my shake")["reply"]?.stringValue == "Forgotten.")
      #expect(try program.run("foods", "list", "--json").json()["recipes"]?.arrayValue == [])
    }
  }

  @Test func `a usual meal that is taught is logged as its parts`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "my usual breakfast is 2 eggs and toast")
      let record = try say(program, "my usual breakfast plus an orange juice", at: "2026-11-20T08:00:00Z")
      #expect(record["entries"]?[0]?["mealType"]?.stringValue == "breakfast")
      #expect(items(record).count == 3)
      #expect(items(record).first?["grams"]?.doubleValue == 100)
      #expect(items(try say(program, "the usual", at: "2026-11-21T08:00:00Z")).count == 2)
    }
  }

  @Test func `a usual meal is logged without what was left out this time`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "my usual breakfast is 2 eggs and toast")
      let record = try say(program, "my usual breakfast minus the toast", at: "2026-11-20T08:00:00Z")
      #expect(items(record).count == 1)
      #expect(items(record).first?["name"]?.stringValue?.lowercased().contains("egg") == true)
      let whole = try say(program, "my usual breakfast without plums", at: "2026-11-21T08:00:00Z")
      #expect(items(whole).count == 2)
      #expect(whole["assumptions"]?.arrayValue?.contains("nothing left out: plums was not in it") == true)
    }
  }

  @Test func `a food nobody knows is asked about, and the number of a choice logs it`() throws {
    try ViewsProgram.using { program in
      let asked = try say(program, "a slice of velvet zorn pudding royale")
      #expect(asked["status"]?.stringValue == "unclear")
      #expect(asked["reply"]?.stringValue?.contains("2 ") == true)
      let picked = try say(program, "2", at: "2026-11-20T12:31:00Z")
      #expect(picked["status"]?.stringValue == "logged", "\(picked.serialized())")
      #expect(items(picked).count == 1)
    }
  }

  @Test func `an assumed amount names its food`() throws {
    try ViewsProgram.using { program in
      let record = try say(program, "muesli and a banana")
      let said = (record["assumptions"]?.arrayValue ?? []).compactMap(\.stringValue)
      #expect(said.contains { $0.hasPrefix("one serving of muesli = ") }, "\(said)")
      #expect(!said.contains { $0.contains("banana of") }, "\(said)")
    }
  }

  @Test func `a habit of three times is taken for the usual, and said; twice is not enough`() throws {
    try ViewsProgram.using { program in
      for day in ["17", "18"] { _ = try say(program, "porridge and a banana", at: "2026-11-\(day)T08:00:00Z") }
      let unknown = try say(program, "my usual breakfast", at: "2026-11-19T08:00:00Z")
      #expect(unknown["status"]?.stringValue == "unclear")
      #expect(unknown["reply"]?.stringValue?.contains("my usual breakfast is") == true)
      _ = try say(program, "porridge and a banana", at: "2026-11-19T08:00:00Z")
      let known = try say(program, "my usual breakfast", at: "2026-11-20T08:00:00Z")
      #expect(items(known).count == 2)
      #expect(known["assumptions"]?[0]?.stringValue?.contains("3 times in 60 days") == true)
    }
  }

  @Test(arguments: [
    "same as yesterday", "had the same lunch as yesterday", "the same thing as yesterday for lunch",
    "repeat yesterday's lunch", "yesterday's lunch again",
  ])
  func `an earlier meal is logged again with its amounts`(words: String) throws {
    try ViewsProgram.using { program in
      _ = try say(program, "2 eggs for breakfast", at: "2026-11-19T08:00:00Z")
      _ = try say(program, "150 g chicken breast and 200 g rice", at: "2026-11-19T12:30:00Z")
      let record = try say(program, words)
      #expect(items(record).map { $0["grams"]?.doubleValue } == [150, 200])
      #expect(record["entries"]?[0]?["mealType"]?.stringValue == "lunch")
      #expect(record["entries"]?[0]?["timestamp"]?.stringValue?.hasPrefix("2026-11-20T12:30") == true)
      #expect(record["assumptions"]?[0]?.stringValue?.contains("lunch yesterday") == true)
    }
  }

  @Test func `what was never logged is asked for, and nothing is written`() throws {
    try ViewsProgram.using { program in
      for words in ["same as yesterday", "my usual lunch", "same again"] {
        let record = try say(program, words)
        #expect(record["status"]?.stringValue == "unclear", "\(words)")
        #expect(record["entries"]?.arrayValue == [])
      }
      #expect(items(try say(program, "the usual: 2 waffles and 3 plums")).count == 2)
      #expect(items(try say(program, "my usual coffee")).count == 1)
    }
  }

  @Test func `a correction may name an earlier meal, and a meal word alone teaches the usual one`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "150 g chicken breast and 200 g rice", at: "2026-11-19T12:30:00Z")
      _ = try say(program, "a burger for lunch", at: "2026-11-20T12:30:00Z")
      let corrected = try say(program, "make it the same as yesterday", at: "2026-11-20T12:31:00Z")
      #expect(items(corrected).map { $0["grams"]?.doubleValue } == [150, 200], "\(corrected.serialized())")
      _ = try say(program, "remember: my brekkie is porridge and a banana")
      #expect(items(try say(program, "my usual breakfast")).count == 2)
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
        #expect(items(records[1]).map { $0["name"] } == items(records[2]).map { $0["name"] })
        #expect(items(records[2]).count == 2)
      }
    }
  }

  @Test func `a bare noun means the kind that the person usually logs`() throws {
    try ViewsProgram.using { program in
      let table = items(try say(program, "a glass of milk", at: "2026-11-16T08:00:00Z")).first?["foodId"]
      for day in ["17", "18"] { _ = try say(program, "a glass of oat milk", at: "2026-11-\(day)T08:00:00Z") }
      #expect(items(try say(program, "200 ml milk", at: "2026-11-18T09:00:00Z")).first?["foodId"] == table)
      for day in ["19", "20"] { _ = try say(program, "a glass of oat milk", at: "2026-11-\(day)T08:00:00Z") }
      _ = try say(program, "a glass of oat milk", at: "2026-11-20T09:00:00Z")
      let record = try say(program, "200 ml milk", at: "2026-11-20T10:00:00Z")
      #expect(items(record).first?["name"]?.stringValue?.contains("Oat milk") == true)
      #expect(record["assumptions"]?.serialized().contains("as you usually have it") == true)
      #expect(items(try say(program, "chocolate milk")).first?["name"]?.stringValue?.contains("hocolate") == true)
    }
  }
}
