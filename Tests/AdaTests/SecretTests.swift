import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

/// Where keys come from, and where they never go.
@Suite(.timeLimit(.minutes(60))) struct SecretTests {
  static let key = "sk-very-secret-0123456789"

  private static func write(_ text: String, _ mode: Int, in program: ViewsProgram, name: String = "key") throws
    -> String
  {
    let path = program.home.appending(path: name).path
    _ = FileManager.default.createFile(
      atPath: path, contents: Data(text.utf8), attributes: [.posixPermissions: mode])
    return path
  }

  private static func configure(_ json: JSONValue, in program: ViewsProgram) throws {
    let folder = program.home.appending(path: "ada")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(json.serialized().utf8).write(to: folder.appending(path: "config.json"))
  }

  @Test func `a key from a file that only its owner can read is sent, and nowhere shown`() throws {
    try ViewsProgram.using { program in
      let server = try ScriptedServer([ProviderTurnTests.exchanges[0].call, ProviderTurnTests.exchanges[0].words])
      let path = try Self.write(Self.key + "\n", 0o600, in: program)
      try Self.configure(["keyFile": .string(path), "baseURL": .string(server.baseURL)], in: program)
      let output = try program.run("say", "--json", "--verbose", "I drank 500 ml of water")
      #expect(try output.json()["engine"] == "openai")
      #expect(server.requests[0].headers["authorization"] == "Bearer \(Self.key)")
      #expect(output.error.contains("> Authorization: [hidden]"))
      #expect(output.error.contains("< 200"))
      #expect(!(output.out + output.error).contains("very-secret"))
      let shown = try program.run("model")
      // A long path is wrapped to the width of the page.
      #expect(shown.out.filter { !$0.isWhitespace }.contains("set(\(path))"))
    }
  }

  @Test(arguments: [0o644, 0o640, 0o604, 0o660])
  func `a key file that others can get at is refused in a sentence`(_ mode: Int) throws {
    try ViewsProgram.using { program in
      let path = try Self.write(Self.key, mode, in: program)
      try Self.configure(["provider": "anthropic", "keyFile": .string(path)], in: program)
      let output = try program.run("say", "I drank 500 ml of water")
      #expect(output.code == 78)
      #expect(output.error == "ada: Others on this machine can get at the key file \(path); run: chmod 600 \(path)\n")
    }
  }

  @Test(arguments: ["", "two\nlines", String(repeating: "x", count: 9000)])
  func `a key file without one key is refused, and none of it is shown`(_ text: String) throws {
    try ViewsProgram.using { program in
      let path = try Self.write(text, 0o600, in: program)
      try Self.configure(["provider": "anthropic", "keyFile": .string(path)], in: program)
      let output = try program.run("say", "I drank 500 ml of water")
      #expect(output.code == 78)
      #expect(output.error == "ada: The key file \(path) must hold the key on one line, and nothing else.\n")
    }
  }

  @Test(arguments: [
    ScriptedServer.Reply.whole(status: 401, body: #"{"error":{"message":"Incorrect API key provided: \#(key)"}}"#),
    .whole(status: 400, body: #"{"error":"you sent \#(key)"}"#),
    .whole(status: 500, headers: ["X-Echo: \(key)"], body: "key=\(key)"),
    .whole(status: 302, headers: ["Location: http://127.0.0.1:1/?key=\(key)"], body: ""),
    .events([#"{"error":{"message":"\#(key)","code":429}}"#]), .whole(type: "text/html", body: "<p>\(key)</p>"),
    .events([#"{"choices":[{"delta":{"content":"\#(key)"#]),
  ]) func `after an error the key is in no output and not in the journal`(_ reply: ScriptedServer.Reply) throws {
    try ViewsProgram.using { program in
      let environments: [[String: String]] = [
        ["ADA_PROVIDER": "openai", "OPENAI_API_KEY": Self.key],
        ["ADA_PROVIDER": "anthropic", "ANTHROPIC_API_KEY": Self.key],
        ["ADA_PROVIDER": "gemini", "GEMINI_API_KEY": Self.key],
        ["ADA_PROVIDER": "openai", "OPENAI_API_KEY": Self.key, "ADA_OPENAI_API": "responses"],
      ]
      for environment in environments {
        let server = try ScriptedServer([reply, reply, reply, reply])
        let address = "http://127.0.0.1:\(server.port)"
        let environment = environment.merging([
          "OPENAI_BASE_URL": address + "/v1", "ANTHROPIC_BASE_URL": address, "GEMINI_BASE_URL": address,
        ]) { $1 }
        for arguments in [
          ["say", "--verbose", "--json", "I drank 500 ml of water"],
          ["say", "--no-fallback", "I drank 300 ml of water"],
          ["model", "test", "--verbose"], ["model", "--json"],
        ] {
          let output = try program.run(arguments, environment: environment)
          #expect(!(output.out + output.error).contains("very-secret"), "\(arguments) \(environment)")
        }
        #expect(!server.requests.isEmpty)
      }
      let files = FileManager.default.enumerator(at: program.home, includingPropertiesForKeys: [.isRegularFileKey])
      for case let file as URL in files ?? .init() {
        guard let data = try? Data(contentsOf: file) else { continue }
        #expect(data.range(of: Data("very-secret".utf8)) == nil, "\(file.lastPathComponent)")
      }
    }
  }

  @Test func `what a server sends does not reach the terminal as it is`() throws {
    try ViewsProgram.using { program in
      let server = try ScriptedServer([.whole(status: 500, type: "text/plain", body: "a\u{1B}[31mred\u{202E}\u{07}")])
      let output = try program.run(
        "say", "--verbose", "I drank 500 ml of water",
        environment: ["OPENAI_BASE_URL": server.baseURL, "ADA_TURN_TIMEOUT": "2"])
      #expect(output.error.contains("< a[31mred"))
      #expect(!output.error.contains("\u{1B}"))
      #expect(!output.error.contains("\u{202E}"))
    }
  }

  @Test func `the flag is taken out wherever it stands among the options`() {
    #expect(Verbose.isAsked(for: ["today", "--verbose"]))
    #expect(Verbose.removed(from: ["--verbose", "today", "--json"]) == ["today", "--json"])
    #expect(!Verbose.isAsked(for: ["say", "--", "--verbose"]))
    #expect(Verbose.removed(from: ["say", "--", "--verbose"]) == ["say", "--", "--verbose"])
  }
}
