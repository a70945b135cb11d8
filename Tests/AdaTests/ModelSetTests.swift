import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite(.timeLimit(.minutes(1))) struct ModelSetTests {
  private static func file(_ program: ViewsProgram) -> URL { program.home.appending(path: "ada/config.json") }

  private static func read(_ program: ViewsProgram) throws -> JSONValue {
    try JSONValue(parsing: Array(Data(contentsOf: file(program))))
  }

  @Test func `settings are written for their provider, for its owner alone`() throws {
    try ViewsProgram.using { program in
      let output = try program.run(
        "model", "set", "--provider", "anthropic", "--model", "claude-x", "--timeout", "7.5", "--key-command",
        "pass show a")
      #expect(output.code == 0, "\(output.error)")
      #expect(output.out.contains("provider  anthropic (configuration file)"))
      #expect(output.out.contains("keyCommand in the configuration file"))
      #expect(
        try Self.read(program) == [
          "provider": "anthropic",
          "providers": ["anthropic": ["model": "claude-x", "keyCommand": "pass show a"]], "timeout": 7.5,
        ])
      let attributes = try FileManager.default.attributesOfItem(atPath: Self.file(program).path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
      let names = try FileManager.default.contentsOfDirectory(
        atPath: Self.file(program).deletingLastPathComponent().path)
      #expect(names == ["config.json"])
    }
  }

  @Test func `what it does not know stays where it is`() throws {
    try ViewsProgram.using { program in
      try FileManager.default.createDirectory(
        at: Self.file(program).deletingLastPathComponent(), withIntermediateDirectories: true)
      let before = #"{"zebra":[1,{"a":2}],"provider":"openai","model":"m","providers":{"gemini":{"timeout":9}}}"#
      try Data(before.utf8).write(to: Self.file(program))
      _ = try program.run("model", "set", "--timeout", "30")
      #expect(
        try Self.read(program).serialized()
          == #"{"zebra":[1,{"a":2}],"provider":"openai","model":"m","providers":{"gemini":{"timeout":9}},"timeout":30}"#
      )
    }
  }

  @Test func `another provider does not inherit the model, address and key of the one before`() throws {
    var edit = try ConfigurationEdit(file: URL(filePath: "/nonexistent/ada/config.json"))
    edit.set("provider", "openai")
    edit.set("model", "gpt-x")
    edit.set("keyFile", "/k")
    edit.choose("gemini")
    #expect(
      JSONValue.object(edit.object) == [
        "provider": "gemini", "providers": ["openai": ["model": "gpt-x", "keyFile": "/k"]],
      ])
    edit.choose("openai")
    edit.set("model", nil, of: "openai")
    #expect(JSONValue.object(edit.object) == ["provider": "openai", "providers": ["openai": ["keyFile": "/k"]]])
  }

  @Test func `a setting is taken out again`() throws {
    try ViewsProgram.using { program in
      _ = try program.run("model", "set", "--provider", "gemini", "--model", "m", "--turn-timeout", "60")
      let output = try program.run("model", "set", "--unset", "model", "--unset", "turn-timeout")
      #expect(output.code == 0)
      #expect(try Self.read(program) == ["provider": "gemini"])
    }
  }

  @Test(arguments: [
    (["--provider", "llama"], 64, "\"llama\" is no provider"), (["--base-url", "ftp://x"], 64, "must look like http"),
    (["--base-url", "http://a:b@c/v1"], 64, "must not hold a user name"),
    (["--timeout", "0"], 64, "from 0.05 to 3600"),
    (["--api", "telegraph"], 64, "chat, responses"), (["--key-file", "/nonexistent"], 78, "cannot be opened"),
    (["--model", " "], 64, "--model must not be empty"), ([], 64, "Say what to set"),
  ]) func `what cannot be is refused, and nothing is written`(
    _ options: [String], _ code: Int32, _ words: String
  ) throws {
    try ViewsProgram.using { program in
      let output = try program.run(["model", "set"] + options)
      #expect(output.code == code)
      #expect(output.error.contains(words), "\(output.error)")
      #expect(!FileManager.default.fileExists(atPath: Self.file(program).path))
    }
  }

  @Test func `a file that is a link stays one`() throws {
    try ViewsProgram.using { program in
      let folder = Self.file(program).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let target = program.home.appending(path: "mine.json")
      try Data("{}".utf8).write(to: target)
      try FileManager.default.createSymbolicLink(at: Self.file(program), withDestinationURL: target)
      #expect(try program.run("model", "set", "--provider", "offline").code == 0)
      #expect(try JSONValue(parsing: Array(Data(contentsOf: target))) == ["provider": "offline"])
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: Self.file(program).path)) != nil)
    }
  }

  @Test func `a try says what the model can do`() throws {
    try ViewsProgram.using { program in
      let words = ModelProvidersTests.exchanges[0].words
      let server = try ScriptedServer([
        words, ModelProvidersTests.exchanges[0].call,
        .events([
          #"{"choices":[{"delta":{"content":"{\"drink\":\"tea\",\"letters\":3}"},"finish_reason":"stop"}]}"#, "[DONE]",
        ]),
        .whole(status: 400, body: #"{"error":{"message":"image input is not supported"}}"#),
      ])
      let result = try program.run("model", "test", "--json", environment: ["OPENAI_BASE_URL": server.baseURL])
      #expect(result.code == 0, "\(result.error)")
      let json = try result.json()
      #expect(json["callsTools"] == true)
      #expect(json["structuredOutput"]?["works"] == true)
      #expect(json["images"]?["works"] == false)
      #expect(json["images"]?["reason"]?.stringValue?.contains("image input is not supported") == true)
      #expect(server.requests[3].body.contains("data:image/png;base64,iVBOR"))
    }
  }
}
