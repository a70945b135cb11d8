import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct OwnFoodsRefusalTests {
  @Test(arguments: [
    (["foods", "add", "x bar", "--calories", "10", "--protein", "50"], "--anyway"),
    (["foods", "alias", "a", "banana"], "says too little"), (["foods", "alias", "zork", ""], "Which food?"),
  ]) func `what cannot be taught is said`(_ arguments: [String], _ reason: String) throws {
    try ViewsProgram.using { program in
      let run = try program.run(arguments)
      #expect(run.code == 64 && run.error.contains(reason), "\(run)")
      if reason == "--anyway" {
        let anyway = try program.run(arguments + ["--anyway"])
        #expect(anyway.code == 0, "\(anyway)")
      }
    }
  }

  @Test(arguments: [
    ["--calories", "950", "--per", "100g"],
    ["--calories", "120", "--protein", "90", "--serving-grams", "40"],
    ["--calories", "700", "--serving-grams", "40"],
  ])
  func `a label that no food can have is not remembered`(figures: [String]) throws {
    try ViewsProgram.using { program in
      let added = try program.run(["foods", "add", "pistachio paste"] + figures)
      #expect(added.code == 64 && added.error.contains("of a food hold at most"), "\(added.error)")
      #expect(try program.run("foods", "list", "--json").json()["foods"]?.arrayValue == [])
    }
  }

  @Test(arguments: ["100 g rice, 3 glazed zorniks", "100 g rice, 5 gloobers", "2 tbsp quuxberry blorp"])
  func `a recipe with a part that nobody knows is not remembered, and the part is named`(parts: String) throws {
    try ViewsProgram.using { program in
      let made = try program.run("foods", "recipe", "supper bowl", parts)
      #expect(made.code == 1 && made.error.contains("I do not know"), "\(made.out) \(made.error)")
      #expect(try program.run("foods", "list", "--json").json()["recipes"]?.arrayValue == [])
    }
  }

  @Test func `a slip of the pen in a recipe is taken for what it means`() throws {
    try ViewsProgram.using { program in
      let made = try program.run("foods", "recipe", "trail mix", "40 g almunds, 1 bananna")
      #expect(made.code == 0, "\(made.error)")
    }
  }

  @Test func `a part that was taught keeps its meaning inside a dish`() throws {
    try ViewsProgram.using { program in
      #expect(try program.said("tea with milk").firstItems.count == 1)
      let soy = try #require(
        try program.run("foods", "search", "soy milk", "--json").json()["foods"]?[0]?["id"]?.stringValue)
      #expect(try program.run("foods", "alias", "milk", soy).code == 0)
      let parts = try program.said("tea with milk").firstItems
      #expect(parts.count == 2 && parts.last?["foodId"]?.stringValue == soy, "\(parts)")
      // Who was taught nothing of it is read as before.
      #expect(try program.said("crumpet with butter").firstItems.count == 2)
      #expect(try program.said("macaroni and cheese").firstItems.count == 1)
    }
  }

  @Test func `a dish that soaks its milk up counts as eaten`() throws {
    try ViewsProgram.using { program in
      _ = try program.run("foods", "recipe", "bircher", "100 g oats, 400 ml milk", "--yield", "2")
      #expect(try program.said("2 servings of bircher").firstItems.first?["foodType"]?.stringValue == "food")
    }
  }
}
