import Foundation
import JSONTree
import Nutrition
import Testing

@testable import ada

@Suite struct QuickAddTests {
  @Test func `energy alone is logged at the hour that is said, and undo takes it back`() throws {
    try ViewsProgram.using { program in
      let added = try program.run("add", "450", "kcal", "--meal", "lunch", "--at", "2026-11-20T12:30", "--json")
      #expect(added.code == 0, "\(added.error)")
      let meal = try #require(try added.json()["logged"]?[0])
      #expect(meal["mealType"]?.stringValue == "lunch" && meal["totals"]?["calories"]?.doubleValue == 450)
      #expect(meal["timestamp"]?.stringValue?.hasPrefix("2026-11-20T12:30") == true)
      #expect(try added.json()["assumptions"]?.serialized().contains("only the energy") == true)
      #expect(try program.run("undo").code == 0)
      #expect(try program.run("meals", "--date", "2026-11-20", "--json").json().arrayValue == [])
    }
  }

  static let amounts: [([String], Double)] = [
    (["450"], 450), (["450kcal"], 450), (["1883", "kJ"], 450),
    (["--protein", "30", "--carbs", "40", "--fat", "18"], 442),
  ]

  @Test(arguments: amounts)
  func `energy is read with its unit, or made from the macros`(arguments: [String], kcal: Double) throws {
    try ViewsProgram.using { program in
      let added = try program.run(["add", "--name", "Canteen", "--json"] + arguments)
      let item = try added.json()["logged"]?[0]?["items"]?[0]
      #expect(abs((item?["calories"]?.doubleValue ?? 0) - kcal) < 0.1, "\(added.error)")
      #expect(item?["name"]?.stringValue == "Canteen")
    }
  }

  @Test func `a clock alone is a time of today`() throws {
    try ViewsProgram.using { program in
      let added = try program.run("add", "450", "--at", "07:30", "--json")
      #expect(added.code == 0, "\(added.error)")
      #expect(try added.json()["logged"]?[0]?["timestamp"]?.stringValue?.contains("T07:30") == true)
    }
  }

  @Test func `figures that do not agree are queried, and taken when it is said`() throws {
    try ViewsProgram.using { program in
      let macros = ["--protein", "30", "--carbs", "40", "--fat", "20"]
      let refused = try program.run(["add", "300"] + macros)
      #expect(refused.code == 64 && refused.error.contains("460 kcal"))
      #expect(try program.run(["add", "300", "--anyway"] + macros).code == 0)
      for wrong in [
        [], ["lots"], ["20000"], ["450", "--protein", "-1"], ["450", "--at", "never"], ["450", "--meal", "x"],
      ] {
        #expect(try program.run(["add"] + wrong).code == 64, "\(wrong)")
      }
    }
  }
}
