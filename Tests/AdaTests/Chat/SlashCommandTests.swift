import Testing

@testable import ada

struct SlashCommandTests {
  @Test(arguments: [
    ("/today", SlashCommand.today, ""), ("/search  greek yogurt ", .search, "greek yogurt"), ("/QUIT", .quit, ""),
    ("/exit", .quit, ""), ("/weight", .weight, ""), ("/menu kfc", .menu, "kfc"),
  ])
  func `a command and what follows it are told apart`(line: String, command: SlashCommand, argument: String) throws {
    let parsed = try #require(SlashCommand.parse(line)).get()
    #expect(parsed.command == command)
    #expect(parsed.argument == argument)
  }

  @Test func `a line without a slash is no command`() {
    if SlashCommand.parse("today 2 eggs") != nil { Issue.record("it was taken for one") }
  }

  @Test(arguments: [
    ("toady", SlashCommand.today), ("tod", .today), ("targts", .targets), ("undoo", .undo),
    ("hitsory", .history), ("", nil), ("xyzzy", nil),
  ])
  func `an unknown command names the nearest`(name: String, nearest: SlashCommand?) {
    #expect(UnknownCommand(name: name).nearest == nearest)
    #expect(UnknownCommand(name: name).description.contains(nearest.map { "/\($0.rawValue)?" } ?? "/help"))
  }

  @Test func `arguments are split as a shell splits them`() throws {
    #expect(
      try ChatCommands.words(of: #"3f --time "yesterday 13:00"  --name """#) == [
        "3f", "--time", "yesterday 13:00", "--name", "",
      ])
    #expect(throws: Failure.self) { try ChatCommands.words(of: #"3f "open"#) }
  }

  @Test func `a change in words becomes a correction`() {
    #expect(ChatCommands.correction("it was 3 eggs") == "actually it was 3 eggs")
    #expect(ChatCommands.correction("Actually 3 eggs") == "Actually 3 eggs")
  }

  @Test func `every pasted line is a message, blank ones are none`() {
    #expect(ChatLoop.messages(in: "2 eggs\r\n\n  toast \n") == ["2 eggs", "toast"])
    #expect(ChatLoop.messages(in: " \n") == [])
  }
}
