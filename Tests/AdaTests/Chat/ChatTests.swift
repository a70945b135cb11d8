import AdaTestSupport
import Foundation
import Testing

@testable import ada

@Suite(.timeLimit(.minutes(60)))
struct ChatTests {
  @Test func `the first chat greets, and says once that no model is set up`() throws {
    let home = try ChatHome()
    let first = try ChatTerminal(in: home)
    #expect(first.transcript.contains("Hello, I am Ada"))
    #expect(first.transcript.components(separatedBy: "No model is set up").count == 2)
    try first.say("2 eggs")
    #expect(first.transcript.components(separatedBy: "No model is set up").count == 2)
    #expect(try first.leave() == 0)
    #expect(try !ChatTerminal(in: home).transcript.contains("Hello, I am Ada"))
  }

  @Test func `a meal is logged and its rows are shown`() throws {
    let terminal = try ChatTerminal()
    let shown = try terminal.say("2 eggs for breakfast")
    #expect(shown.contains("+ Breakfast"))
    #expect(shown.contains("kcal"))
    #expect(shown.contains("Today: "))
    #expect(try terminal.leave() == 0)
  }

  @Test func `slash commands are the program's commands`() throws {
    let terminal = try ChatTerminal()
    try terminal.say("2 eggs for breakfast")
    #expect(try terminal.say("/today").contains("Meals"))
    #expect(try terminal.say("/undo").contains("Took back: 2 eggs for breakfast"))
    #expect(try terminal.say("/today").contains("nothing logged"))
    #expect(try terminal.say("/redo").contains("Put back: 2 eggs for breakfast"))
    #expect(try terminal.say("/week").contains("Average of 1 day"))
    #expect(try terminal.say("/targets").contains("Water"))
    #expect(try terminal.say("/search banana").contains("Banana"))
    #expect(try terminal.say("/history eggs").contains("2 eggs for breakfast"))
    #expect(try terminal.say("/model").contains("offline engine"))
    #expect(try terminal.say("/help").contains("/targets"))
    #expect(try terminal.say("/toady").contains("did you mean /today?"))
    terminal.type("/quit\r")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `slash commands go by the clock that the chat was given`() throws {
    let terminal = try ChatTerminal(in: ChatHome(), arguments: ["--at", "2026-11-20T12:00:00Z"])
    try terminal.say("2 boiled eggs")
    #expect(try terminal.say("/today").contains("Egg"))
    #expect(try terminal.say("/meals").contains("Egg"))
    #expect(try terminal.leave() == 0)
  }

  @Test(arguments: [("/week", "ada week"), ("/budget", "ada budget"), ("/plan", "ada plan")])
  func `the help of a slash command is the command's own`(command: String, usage: String) throws {
    let shown = try ChatTerminal().say("\(command) --help")
    #expect(shown.contains("USAGE: \(usage) ") && !shown.contains("CommandError"), "\(shown)")
    #expect(shown.contains("\n  -h, --help              Show"), "\(shown)")
  }

  @Test(arguments: ["exit", "quit", "Exit", "/exit", "/quit"])
  func `a word to leave leaves`(_ word: String) throws {
    let terminal = try ChatTerminal()
    terminal.type(word + "\r")
    #expect(try terminal.waitForEnd() == 0)
  }

  @Test func `water has an id to delete it by`() throws {
    let terminal = try ChatTerminal()
    try terminal.say("500 ml water")
    let shown = try terminal.say("/today")
    let id = try #require(shown.firstMatch(of: /500 ml of water +(\w+)/)).1
    #expect(try terminal.say("/delete \(id)").contains("500 ml of water"))
    #expect(try !terminal.say("/today").contains("500 ml of water"))
  }

  @Test func `the last entry is corrected with edit, an entry is removed by its id`() throws {
    let terminal = try ChatTerminal()
    try terminal.say("2 eggs for breakfast")
    #expect(try terminal.say("/edit it was 3 eggs").contains("= Now breakfast"))
    #expect(try terminal.say("/delete").contains("/today shows the ids"))
    #expect(try terminal.say("/delete nosuchid").contains("nosuchid"))
  }

  @Test func `lines are found again in the next chat`() throws {
    let home = try ChatHome()
    let first = try ChatTerminal(in: home)
    try first.say("/model")
    try first.say("/model")
    try first.say("/targets")
    #expect(try first.leave() == 0)
    #expect(try String(contentsOf: home.historyFile, encoding: .utf8) == "/model\n/targets\n")
    let mode = try FileManager.default.attributesOfItem(atPath: home.historyFile.path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let second = try ChatTerminal(in: home)
    second.type("\u{1B}[A")
    try second.wait(for: "/targets")
    second.type("\u{1B}[A")
    second.type("\r")
    #expect(try second.wait(for: ChatTerminal.prompt).contains("OPENAI_API_KEY"))
  }

  @Test func `Tab completes commands and foods`() throws {
    let terminal = try ChatTerminal()
    terminal.type("/to\t")
    try terminal.wait(for: "/today")
    terminal.type("\u{3}")
    try terminal.wait(for: ChatTerminal.prompt)
    terminal.type("2 spaghe\t")
    try terminal.wait(for: "2 spaghetti")
  }

  @Test func `Ctrl-C drops the line and Ctrl-D leaves the terminal as it was`() throws {
    let terminal = try ChatTerminal()
    terminal.type("3 bananas")
    try terminal.wait(for: "3 bananas")
    #expect(!terminal.isEchoing)
    terminal.type("\u{3}")
    try terminal.wait(for: "^C\r\n")
    #expect(terminal.transcript.contains("3 bananas^C\r\n"), "\(terminal.transcript)")
    try terminal.wait(for: ChatTerminal.prompt)
    #expect(try terminal.say("/history").contains("Nothing has been said yet"))
    #expect(try terminal.leave() == 0)
    #expect(terminal.isEchoing)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `a signal ends the chat with the terminal as it was`(number: Int32) throws {
    let terminal = try ChatTerminal()
    terminal.type("half a li")
    try terminal.wait(for: "half a li")
    terminal.signal(number)
    #expect(try terminal.waitForEnd() == 128 + number)
    #expect(terminal.isEchoing)
  }

  @Test func `every pasted line is a message`() throws {
    let terminal = try ChatTerminal()
    terminal.type("\u{1B}[200~2 eggs\ndrank 500 ml water\n\u{1B}[201~")
    terminal.type("\r")
    try terminal.wait(for: "1/2 2 eggs")
    try terminal.wait(for: "2/2 drank 500 ml water")
    try terminal.wait(for: ChatTerminal.prompt)
    let today = try terminal.say("/today")
    #expect(today.contains("Egg"))
    #expect(today.contains("500 ml of"))
  }

  @Test func `lines typed ahead are taken one after the other`() throws {
    let terminal = try ChatTerminal(["TERM": "dumb"])
    terminal.type("2 eggs\rdrank 500 ml water\r")
    try terminal.wait(for: "Egg")
    try terminal.wait(for: "500 ml")
    #expect(!terminal.transcript.contains("\u{1B}"))
    try terminal.wait(for: ChatTerminal.prompt)
    #expect(try terminal.leave() == 0)
  }

  @Test func `a narrow terminal breaks no line of a reply`() throws {
    let terminal = try ChatTerminal(columns: 40)
    let said = ["2 eggs, oatmeal with blueberries and a large orange juice", "🍌🍌 and 日本茶", "/help", "/today"]
    // The line as it was typed comes first, broken by the terminal itself.
    let lines = try said.flatMap { try terminal.say($0).components(separatedBy: "\r\n").dropFirst() }
      .map { $0.replacing("\u{1B}[?2004h", with: "").replacing("\u{1B}[?2004l\r", with: "") }
    #expect(lines.count > 10)
    #expect(lines.filter { TextWidth.of($0) > 40 } == [])
  }

  @Test func `wide characters are edited by the character`() throws {
    let terminal = try ChatTerminal()
    terminal.type("/日本x")
    try terminal.wait(for: "/日本x")
    // Two presses of backspace leave one of the three characters.
    terminal.type("\u{7F}\u{7F}")
    #expect(try terminal.say("").contains("There is no command /日;"))
  }
}
