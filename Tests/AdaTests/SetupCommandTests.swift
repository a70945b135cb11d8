import AdaTestSupport
import Foundation
import JSONTree
import Testing

@Suite(.timeLimit(.minutes(60))) struct SetupCommandTests {
  static let answers = "metric\nfemale\n31 May 1990\n165 cm\n65 kg\n\nno\n2\nlose\n0.3kg\n60kg\nrunning\n"

  @Test func `lines on a pipe are answers, and no prompt is printed`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["setup"], input: Self.answers + "yes\n", home: home)
    #expect(run.code == 0)
    #expect(!run.out.contains("?"))
    for words in [
      "born 1990-05-31", "height 165 cm", "weight 65 kg", "goal: lose 0.3 kg a week", "training endurance",
      "Mifflin-St Jeor", "Taken.", "a proposal you accepted", "no day aims lower",
    ] {
      #expect(run.out.contains(words), "\(words) in \(run.out)")
    }
    let profile = try AdaProcess.run(["profile", "--json"], home: home).records[0]
    #expect(profile["sex"]?.stringValue == "female")
    #expect(profile["bodyFatPercentage"] == .null)
    #expect(profile["targetWeightKg"]?.doubleValue == 60)
    #expect(profile["macroOrigin"]?.stringValue == "proposal")
    #expect(profile["proteinGramsPerPound"]?.doubleValue == 1.1)
  }

  @Test func `answers are kept as they come, and setup goes on at what is missing`() throws {
    let home = try AdaHome()
    let first = try AdaProcess.run(["setup"], input: "us\nm\n", home: home)
    #expect(first.code == 0)
    #expect(first.out.contains("Not said yet: birth date, height, weight, activity, goal."))
    let second = try AdaProcess.run(["setup", "--json"], input: "May 31 1990\n5'10\"\n181\n", home: home).records[0]
    #expect(second["profile"]?["birthDate"]?.stringValue == "1990-05-31")
    #expect(second["profile"]?["heightCm"]?.doubleValue == 177.8)
    #expect(second["profile"]?["weightKg"]?.doubleValue == 82.1)
    #expect(second["missing"]?.arrayValue == ["activity", "goal"])
    #expect(second["proposal"] == .null)
    #expect(try AdaProcess.run(["undo"], home: home).out.contains("setup weight 181"))
  }

  @Test func `skipping everything changes nothing and shows what is assumed`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["setup"], input: String(repeating: "\n", count: 20), home: home)
    #expect(run.code == 0)
    #expect(run.out.contains("placeholder"))
    #expect(try AdaProcess.run(["history", "--json"], home: home).out.contains("setup") == false)
  }

  @Test func `an answer that cannot be read on a pipe is said, and the next line is the next answer`() throws {
    let home = try AdaHome()
    let run = try AdaProcess.run(["setup"], input: "metric\nblue\nsoon\n17m\n65kg\n", home: home)
    #expect(run.code == 1)
    #expect(run.out.contains("Write female or male"))
    #expect(run.out.contains("soon is no date of birth"))
    #expect(run.out.contains("17m is out of range"))
    #expect(run.out.contains("weight 65 kg"))
  }

  @Test func `flags answer without any question`() throws {
    let home = try AdaHome()
    let flags = [
      "setup", "--sex", "f", "--height", "165cm", "--weight", "65kg", "--birth-date", "1990-05-31", "--activity",
      "light",
      "--goal", "lose", "--rate", "0.3kg", "--training", "strength",
    ]
    let shown = try AdaProcess.run(flags + ["--json"], home: home)
    #expect(shown.code == 0)
    let record = try #require(try shown.records.first)
    #expect(record["missing"]?.arrayValue == [])
    #expect(record["proposal"]?["approach"]?.stringValue == "strength")
    #expect(record["profile"]?["macroOrigin"]?.stringValue == "default")
    let taken = try AdaProcess.run(flags + ["--accept", "--json"], home: home).records[0]
    #expect(taken["profile"]?["macroOrigin"]?.stringValue == "proposal")
    #expect(taken["profile"]?["proteinGramsPerPound"]?.doubleValue == 1.3)
    let unsafe = try AdaProcess.run(["setup", "--target-weight", "40kg"], home: home)
    #expect(unsafe.code == 64)
    #expect(unsafe.error.contains("underweight"))
  }

  @Test(arguments: [["setup"], ["profile", "set"]])
  func `facts are kept where the goal beside them is refused`(_ command: [String]) throws {
    let home = try AdaHome()
    let facts = ["--sex", "m", "--height", "185cm", "--weight", "52.9kg"]
    let run = try AdaProcess.run(command + facts + ["--goal", "cut", "--rate", "0.3kg"], home: home)
    #expect(run.code == 64)
    #expect(run.error.hasSuffix("Everything else you said is saved.\n"), "\(run.error)")
    let profile = try AdaProcess.run(["profile", "--json"], home: home).records[0]
    #expect(profile["sex"]?.stringValue == "male")
    #expect(profile["heightCm"]?.doubleValue == 185)
    #expect(profile["weightKg"]?.doubleValue == 52.9)
    #expect(profile["goalType"]?.stringValue == "maintain")
    let history = try AdaProcess.run(["history", "--json"], home: home).out
    #expect(history.contains("weight 52.9kg") && !history.contains("goal cut"))
    // What cannot be read is another matter: nothing of it is done.
    #expect(try AdaProcess.run(command + ["--height", "180cm", "--rate", "soon"], home: home).code == 64)
    #expect(try AdaProcess.run(["profile", "--json"], home: home).records[0]["heightCm"]?.doubleValue == 185)
  }

  @Test func `on a terminal a wrong answer is asked again`() throws {
    let home = try ChatHome()
    let terminal = try PseudoTerminal(
      program: BuiltProgram.ada, arguments: ["setup"], environment: home.environment, columns: 80)
    try terminal.wait(for: "Units?")
    terminal.type("metric\n")
    try terminal.wait(for: "Sex, for")
    terminal.type("blue\n")
    try terminal.wait(for: "Write female or male")
    try terminal.wait(for: "Sex, for")
    terminal.type("f\n")
    try terminal.wait(for: "Born when?")
    terminal.type("\u{4}")
    #expect(try terminal.waitForEnd() == 0)
    #expect(terminal.transcript.contains("Your day"))
  }

  @Test func `the first chat offers it once, and it runs there`() throws {
    let home = try ChatHome()
    let chat = try ChatTerminal(in: home)
    #expect(chat.transcript.contains("begin with /setup"))
    chat.type("/setup\r")
    try chat.wait(for: "Units?")
    chat.type("metric\r")
    try chat.wait(for: "units metric")
    try chat.wait(for: "Sex, for")
    chat.type("f\r")
    try chat.wait(for: "Born when?")
    chat.type("\u{3}")
    try chat.wait(for: "Your day")
    try chat.wait(for: ChatTerminal.prompt)
    #expect(try chat.say("/macros").contains("Presets"))
    #expect(try chat.leave() == 0)
    #expect(try !ChatTerminal(in: home).transcript.contains("begin with /setup"))
  }
}
