import Foundation
import JSONTree
import Testing

@Suite struct MacroCommandTests {
  @Test func `macros are shown, set by name and by figures, and reset`() throws {
    try ViewsProgram.using { ada in
      _ = try ada.run("profile", "set", "--weight", "70kg", "--height", "175cm")
      let fresh = try ada.run("macros", "--json").json()
      #expect(fresh["origin"]?.stringValue == "default")
      #expect(fresh["macros"]?["proteinG"]?.doubleValue == 138.9)
      #expect(fresh["presets"]?.arrayValue?.count == 5)
      let strength = try ada.run("macros", "set", "strength", "--json").json()
      #expect(strength["origin"]?.stringValue == "person")
      #expect(strength["macros"]?["proteinGramsPerPound"]?.doubleValue == 1.3)
      let own = try ada.run("macros", "set", "--protein", "2g/kg", "--fat", "35%", "--flexibility", "flexible")
      #expect(own.code == 0)
      #expect(own.out.contains("Your own choice") && own.out.contains("Flexible"))
      #expect(try ada.run("macros", "--json").json()["macros"]?["proteinGramsPerKilogram"]?.doubleValue == 2)
      let profile = try ada.run("profile", "--json").json()
      #expect(profile["macroOrigin"]?.stringValue == "person")
      #expect(profile["macroFlexibility"]?.stringValue == "flexible")
      #expect(try ada.run("macros", "reset").out.contains("Ada's default"))
      #expect(try ada.run("undo").code == 0)
      #expect(try ada.run("macros", "--json").json()["origin"]?.stringValue == "person")
    }
  }

  @Test func `without a weight there are no grams, and that is said`() throws {
    try ViewsProgram.using { ada in
      let shown = try ada.run("macros")
      #expect(shown.out.contains("Without a weight there are no grams"))
      #expect(try ada.run("macros", "--json").json()["macros"]?["proteinG"] == .null)
    }
  }

  @Test(arguments: [
    (["--protein", "2"], "0.6 to 1.5"), (["--fat", "5"], "15 to 45"), ([], "Nothing to set"),
    (["turbo"], "turbo"),
  ])
  func `what is not allowed is refused in one sentence`(arguments: [String], word: String) throws {
    try ViewsProgram.using { ada in
      let run = try ada.run(["macros", "set"] + arguments)
      #expect(run.code == 64)
      #expect(run.error.contains(word))
      #expect(try ada.run("macros", "--json").json()["origin"]?.stringValue == "default")
    }
  }

  @Test func `somebody pregnant is planned no loss, by any command`() throws {
    try ViewsProgram.using { ada in
      _ = try ada.run(
        "profile", "set", "--sex", "f", "--weight", "65kg", "--height", "165cm", "--life-stage", "pregnant")
      let cut = try ada.run("profile", "set", "--goal", "lose", "--rate", "0.3kg")
      #expect(cut.code == 64)
      #expect(
        cut.error == "ada: Ada plans no loss of weight, as you are pregnant. Needs are higher now; your doctor or "
          + "midwife can say by how much.\n")
      #expect(try ada.run("profile", "--json").json()["goalType"]?.stringValue == "maintain")
      let said = try ada.run("set my goal to lose 0.5 kg a week")
      #expect(said.out.contains("as you are pregnant"), "\(said.out)")
    }
  }
}
