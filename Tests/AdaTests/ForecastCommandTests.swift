import JSONTree
import Testing

/// A forecast starts from what the other commands show.
@Suite(.timeLimit(.minutes(60))) struct ForecastCommandTests {
  @Test(arguments: [["--goal", "cut", "--rate", "0.5kg"], ["--goal", "keep"], ["--calories", "1900"]])
  func `it starts from the target that ada targets shows, and says what is assumed`(_ settings: [String]) throws {
    try ViewsProgram.using { program in
      #expect(try program.run(["profile", "set", "--sex", "male", "--weight", "80kg"] + settings).code == 0)
      let target = try program.run("targets", "--json").json()["calories"]?.doubleValue
      let forecast = try program.run("forecast", "--json").json()
      #expect(forecast["calories"]?.doubleValue == target && target != nil)
      let assumed = forecast["assumptions"]?.arrayValue?.compactMap(\.stringValue) ?? []
      #expect(assumed.contains { $0.hasPrefix("1.55 times your resting energy") }, "\(assumed)")
    }
  }

  @Test(arguments: [("180lb", 81.6), ("75kg", 75), ("75", 75)])
  func `a goal weight is written in any unit`(_ text: String, _ kilograms: Double) throws {
    try ViewsProgram.using { program in
      _ = try program.run("weighed 90 kg")
      let forecast = try program.run("forecast", "--target", text, "--json").json()
      #expect(forecast["targetKg"]?.doubleValue == kilograms)
      #expect(try program.run("forecast", "--target", "2kg").code == 64)
    }
  }
}
