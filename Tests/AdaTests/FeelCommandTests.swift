import Foundation
import JSONTree
import Testing

/// How somebody feels and likes to eat, from the command line to the export and back.
@Suite(.timeLimit(.minutes(60))) struct FeelCommandTests {
  @Test func `it is noted, shown, said anew and taken back`() throws {
    try ViewsProgram.using { ada in
      #expect(try ada.run("feel").out.contains("Nothing is noted."))
      let noted = try ada.run("feel", "chest", "sore", "4,", "energy", "is", "low")
      #expect(noted.code == 0, "\(noted.error)")
      #expect(noted.out.contains("sore chest") && noted.out.contains("4 of 5") && noted.out.contains("2 of 5"))
      #expect(try ada.run("--offline", "my chest is a bit sore").out.contains("sore chest, 2 of 5"))
      let reports = try ada.run("feel", "--json").json()["reports"]
      #expect(reports?[0]?["muscle"]?.stringValue == "chest" && reports?[0]?["level"]?.doubleValue == 2)
      #expect(reports?[1]?["subject"]?.stringValue == "energy" && reports?[1]?["muscle"] == .null)
      #expect(try ada.run("undo").code == 0)
      #expect(try ada.run("feel", "--json").json()["reports"]?[0]?["level"]?.doubleValue == 4)
      let wrong = try ada.run("feel", "great", "throat")
      #expect(wrong.code == 64 && wrong.error.contains("cannot be read"))
    }
  }

  @Test func `meal timing is set, shown and forgotten`() throws {
    try ViewsProgram.using { ada in
      let set = try ada.run("profile", "set", "--meal-timing", "late", "--meals-per-day", "2")
      #expect(set.code == 0 && set.out.contains("eating    late, 2 meals a day"), "\(set.out)\(set.error)")
      #expect(try ada.run("profile", "--json").json()["mealsPerDay"]?.doubleValue == 2)
      #expect(try ada.run("profile", "set", "--meals-per-day", "13").code == 64)
      #expect(try ada.run("profile", "set", "--meal-timing", "noon").code == 64)
      #expect(try ada.run("profile", "set", "--meal-timing", "none", "--meals-per-day", "none").code == 0)
      #expect(try ada.run("profile", "--json").json()["mealTiming"] == .null)
    }
  }

  @Test func `an export holds it, and an import makes it again`() throws {
    try ViewsProgram.using { ada in
      _ = try ada.run("feel", "quads", "are", "very", "sore")
      _ = try ada.run("profile", "set", "--meal-timing", "early")
      let file = ada.home.appending(path: "all.json").path
      #expect(try ada.run("export", "json", "--output", file).code == 0)
      try ViewsProgram.using { other in
        let imported = try other.run("import", "ada", file)
        #expect(imported.code == 0, "\(imported.error)")
        #expect(try other.run("feel", "--json").json()["reports"]?[0]?["muscle"]?.stringValue == "quadriceps")
        #expect(try other.run("profile", "--json").json()["mealTiming"]?.stringValue == "early")
      }
      #expect(
        try ada.run("export", "csv", "--output", ada.home.appending(path: "csv").path).out.contains("self_report"))
    }
  }
}
