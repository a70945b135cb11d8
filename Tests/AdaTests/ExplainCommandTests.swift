import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct ExplainCommandTests {
  private func say(_ program: ViewsProgram, _ text: String) throws -> JSONValue {
    try program.run("--offline", "--json", "--at", "2026-11-20T12:30:00Z", text).json()
  }

  @Test func `a meal is explained by words, food, table, weight and confidence`() throws {
    try ViewsProgram.using { program in
      let turn = try say(program, "2 eggs, 150 g chicken breast, a cup of milk, oatmeal")
      let json = try program.run("explain", "last", "--json").json()
      #expect(json["turnId"]?.stringValue == turn["turnId"]?.stringValue)
      #expect(json["engine"]?.stringValue == "offline")
      let items = try #require(json["entries"]?[0]?["items"]?.arrayValue)
      #expect(items.map { $0["said"]?.stringValue } == ["eggs", "chicken breast", "milk", "oatmeal"])
      #expect(items.map { $0["weightFrom"]?.stringValue } == ["portion", "stated", "volume", "usual"])
      #expect(items.allSatisfy { $0["foodId"]?.stringValue?.hasPrefix("usda:") == true })
      #expect(items.allSatisfy { $0["table"]?.stringValue?.hasPrefix("USDA") == true })
      #expect(items.allSatisfy { (0.2...1).contains($0["foodConfidence"]?.doubleValue ?? 0) })
      #expect(items[0]["weight"]?.stringValue?.contains("one egg weighs 50 g") == true)
      let text = try program.run("explain").out
      for words in [
        "You said: 2 eggs", "without a model", "the weight you said", "kcal / 100 g", "USDA FNDDS", "% in all",
      ] {
        #expect(text.contains(words), "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("a glass of rosé with my dinner", ["rosé"]), ("a glass of rosé wine", ["rosé wine"]),
    ("a glass of rosé wnie", ["rosé wnie"]), ("a bannana", ["banana"]),
  ])
  func `the words of an item are those that were said`(text: String, words: [String]) throws {
    try ViewsProgram.using { program in
      _ = try say(program, text)
      let items = try program.run("explain", "--json").json()["entries"]?[0]?["items"]?.arrayValue ?? []
      #expect(items.map { $0["said"]?.stringValue } == words)
    }
  }

  @Test(arguments: [
    ("2 x 330 ml bottles of tonic water", "ml"), ("7 tsp honey", "tsp"), ("a third of a cup of milk", "cup"),
    ("4 dates", "date"),
  ])
  func `a weight that is multiplied comes out as it is shown`(text: String, unit: String) throws {
    try ViewsProgram.using { program in
      _ = try say(program, text)
      let item = try program.run("explain", "--json").json()["entries"]?[0]?["items"]?[0]
      let words = try #require(item?["weight"]?.stringValue)
      let match = try #require(
        words.firstMatch(of: #/^([\d.]+) x .* = ([\d.,]+) g, .*\(one .* weighs ([\d.]+) g\)/#), "\(words)")
      let product = try #require(Double(match.1)) * (try #require(Double(match.3)))
      let total = try #require(Double(match.2.replacing(",", with: "")))
      #expect(product.text(decimals: total < 10 ? 1 : 0) == total.text(decimals: 1), "\(words)")
      #expect(words.contains("one \(unit)"))
    }
  }

  @Test func `a workout is explained by its formula, and one whose energy was given is not`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "weighed 80 kg")
      let run = try say(program, "ran 5 km in 30 min")
      let json = try program.run("explain", "--json").json()
      let formula = try #require(json["entries"]?[0]?["formula"]?.stringValue)
      #expect(formula.contains("- 1) x 80 kg x 0.5 h = ") && formula.hasSuffix("kcal, net of rest"))
      let entry = try #require(json["entries"]?[0])
      let net = ((entry["met"]?.doubleValue ?? 0) - 1) * 80 * 0.5
      #expect(abs((entry["caloriesBurned"]?.doubleValue ?? 0) - net) < 3)
      let id = try #require(run["entries"]?[0]?["id"]?.stringValue)
      #expect(try program.run("explain", String(id.suffix(8))).out.contains("net of rest"))
    }
  }

  @Test func `what was taught, recalled or given is said to be`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "my usual lunch is 200 g rice and 100 g tofu")
      _ = try say(program, "my usual lunch")
      #expect(try program.run("explain").out.contains("as in what you taught or had before"))
      _ = try say(program, "pizza 800 kcal")
      #expect(try program.run("explain").out.contains("800 kcal, from your own figures"))
      _ = try program.run("undo")
      #expect(try program.run("explain").out.contains("taken back since"))
    }
  }

  @Test func `a corrected amount is explained by what was said, and an energy by the food of its macros`() throws {
    try ViewsProgram.using { program in
      _ = try say(program, "2 pears")
      _ = try say(program, "actually 3")
      let pears = try program.run("explain", "last", "--json").json()["entries"]?[0]?["items"]?[0]
      #expect(pears?["said"]?.stringValue == "pears" && pears?["weightFrom"]?.stringValue == "portion")
      #expect(pears?["weightConfidence"]?.doubleValue.map { $0 < 1 } == true)
      #expect(pears?["weight"]?.stringValue?.hasPrefix("3 x ") == true, "\(String(describing: pears))")
      _ = try say(program, "250 kcal of pecans")
      let text = try program.run("explain").out
      #expect(!text.contains("in no table") && !text.contains("no weight") && !text.contains("in all"), "\(text)")
      #expect(text.contains("as much as has the energy you gave") && text.contains("protein, carbs and fat as in"))
    }
  }

  @Test func `nothing to explain and unknown ids are said plainly`() throws {
    try ViewsProgram.using { program in
      let none = try program.run("explain")
      #expect(none.code == 1 && none.error.contains("Nothing has been said yet"))
      #expect(try program.run("explain", "ffffff").code == 1)
    }
  }
}
