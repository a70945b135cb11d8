import ArgumentParser
import JSONTree
import Testing

@testable import ada

@Suite struct `Command names` {
  /// A name that is made from the type costs each start a search through all conformances in the program.
  @Test func `every command states its own`() {
    var commands: [any ParsableCommand.Type] = [Ada.self]
    while let command = commands.popLast() {
      #expect(command.configuration.commandName != nil, "\(command)")
      commands += command.configuration.subcommands
    }
  }

  /// Whatever else is wrong with the command: nothing to do, no id, no file, a value that is missing.
  @Test(arguments: [
    ["edit", "3fa2c1", "--bogus"], ["edit", "--bogus", "3fa2c1"], ["report", "--bogus"],
    ["profile", "set", "--bogus=3"],
    ["macros", "set", "--bogus"], ["add", "--bogus"], ["foods", "add", "--bogus", "3"], ["import", "csv", "--bogus"],
    ["budget", "plan", "--bogus"], ["today", "--bogus"], ["--bogus"],
  ])
  func `an unknown option is named`(arguments: [String]) throws {
    try ViewsProgram.using { ada in
      let output = try ada.run(arguments)
      #expect(output.code == 64)
      #expect(output.error.contains("--bogus"), "\(output.error)")
      #expect(output.out.isEmpty)
    }
  }

  @Test(arguments: [
    (["edit", "3fa2c1", "--gram", "60"], "--gram. Did you mean --grams? ada edit"),
    (["profile", "set", "--birth", "1990"], "--birth. Did you mean --birth-date? ada profile set"),
    (["log", "--ofline"], "--ofline. Did you mean --offline? ada log"), (["-x"], "-x. ada"),
    (["week", "--bogus"], "--bogus. ada week"),
  ])
  func `an option that is near is offered`(arguments: [String], words: String) throws {
    try ViewsProgram.using { ada in
      let output = try ada.run(arguments)
      #expect(output.error == "ada: Unknown option \(words) --help lists what there is.\n")
      #expect(output.code == 64)
    }
  }

  @Test func `options before a command are the command's`() throws {
    try ViewsProgram.using { ada in
      #expect(try ada.run("--json", "week").json()["days"] != nil)
      #expect(try ada.run("--json", "foods", "search", "banana").json()["foods"]?.arrayValue?.isEmpty == false)
      for (arguments, words) in [
        (["--offline", "export"], "--offline. ada export"),
        (["--at", "2026-11-20T12:00:00Z", "meals"], "--at. ada meals"),
      ] {
        let output = try ada.run(arguments)
        #expect(output.error == "ada: Unknown option \(words) --help lists what there is.\n")
        #expect(output.code == 64 && output.out.isEmpty)
      }
      // What follows two hyphens and what is more than a word are messages.
      #expect(try ada.run("--dry-run", "--", "beer").out.contains("Beer"))
      #expect(try ada.run("--dry-run", "export beer").out.contains("Beer"))
      #expect(try ada.run("meals", "--json").json() == [])
    }
  }

  @Test(arguments: [("udno", "undo"), ("measl", "meals"), ("todday", "today"), ("Wekk", "week")])
  func `a word that is a slip of a command logs nothing, and the way to log it is told`(
    word: String, command: String
  ) throws {
    try ViewsProgram.using { ada in
      let output = try ada.run(word)
      #expect(output.code == 1)
      #expect(
        output.out.replacing("\n", with: " ").contains("Did you mean the command \"ada \(command)\"?"), "\(output)")
      #expect(output.out.contains("ada 1 \(word)") && output.error.isEmpty)
      #expect(try ada.run("--json", word).json()["status"] == "unclear")
      #expect(try ada.run("meals", "--json").json() == [])
      #expect(try ada.run("history", "--json").json() == ["turns": []])
    }
  }

  /// Each is a slip from a command: feel, today, week, week, weight, plan, check.
  @Test(arguments: ["eels", "toddy", "leek", "weke", "weights", "plank", "chick"])
  func `a word that Ada knows is no slip`(word: String) throws {
    try ViewsProgram.using { ada in
      let output = try ada.run("--dry-run", word)
      #expect(!(output.out + output.error).contains("Did you mean the command"), "\(output)")
    }
  }

  @Test func `what was taught is no slip`() throws {
    try ViewsProgram.using { ada in
      _ = try ada.run("remember: my undoo is 300 kcal, 20 g protein")
      let said = try ada.run("undoo").out
      #expect(said.contains("300 kcal"), "\(said)")
    }
  }

  @Test(arguments: [
    ("wieght", "weight"), ("toady", "today"), ("wekk", "week"), ("histroy", "history"), ("xyzzy", nil), ("hi", nil),
    ("weight today", nil), ("blrgs", nil),
  ])
  func `a word that means nothing is offered the command it is near to`(word: String, command: String?) throws {
    #expect(OneMessage.commandMeant(by: word) == command)
    try ViewsProgram.using { ada in
      let output = try ada.run([word])
      #expect((output.out + output.error).contains("Did you mean the command") == (command != nil), "\(output)")
    }
  }

  @Test(arguments: [["edit", "3fa2c1"], ["edit", "3fa2c1", "--", "--gram"], ["add", "-5"]])
  func `a number and what follows two hyphens are no options`(arguments: [String]) throws {
    try ViewsProgram.using { ada in
      let output = try ada.run(arguments)
      #expect(output.code == 64 && !output.error.contains("Unknown option"), "\(output.error)")
    }
  }
}
