import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite(.timeLimit(.minutes(60))) struct ModelSetTests {
  private static func file(_ program: ViewsProgram) -> URL { program.home.appending(path: "ada/config.json") }

  private static func read(_ program: ViewsProgram) throws -> JSONValue {
    try JSONValue(parsing: Array(Data(contentsOf: file(program))))
  }

  private static func write(_ text: String, _ program: ViewsProgram) throws {
    try FileManager.default.createDirectory(
      at: file(program).deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file(program))
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

  @Test func `what is not changed stays where it is`() throws {
    try ViewsProgram.using { program in
      let before = #"{"ab":0.5,"provider":"openai","model":"m","providers":{"gemini":{"timeout":9}}}"#
      try Self.write(before, program)
      #expect(try program.run("model", "set", "--timeout", "30").code == 0)
      #expect(
        try Self.read(program).serialized()
          == #"{"ab":0.5,"provider":"openai","model":"m","providers":{"gemini":{"timeout":9}},"timeout":30}"#
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

  @Test(arguments: [
    ("{\"baseURL\":\"http://127.0.0.1:8080/v1\"}", "anthropic", "openai"),
    ("{\"provider\":\"gemini\",\"keyFile\":\"/k\"}", nil, "gemini"),
    ("{\"provider\":\"gemini\",\"keyFile\":\"/k\"}", "offline", "gemini"),
  ])
  func `what was meant for one provider is never another's`(_ file: String, _ next: String?, _ owner: String) throws {
    try ViewsProgram.using { program in
      try Self.write(file, program)
      var edit = try ConfigurationEdit(file: Self.file(program))
      let before = try JSONValue(parsing: file)
      edit.choose(next)
      #expect(edit.object["baseURL"] == nil)
      #expect(edit.object["keyFile"] == nil)
      let kept = try #require(edit.object["providers"]?[owner])
      #expect(kept["baseURL"] == before["baseURL"])
      #expect(kept["keyFile"] == before["keyFile"])
    }
  }

  @Test func `a file that could not be read afterwards is not written`() throws {
    try ViewsProgram.using { program in
      let before = #"{"zebra": 1}"#
      try Self.write(before, program)
      let output = try program.run("model", "set", "--timeout", "30")
      #expect(output.code == 78)
      #expect(output.error.contains("\"zebra\" is unknown"))
      #expect(try String(contentsOf: Self.file(program), encoding: .utf8) == before)
    }
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
    (["--provider", "offline", "--model", "m"], 64, "no model is asked"),
    (["--provider", "gemini", "--api", "responses"], 78, "only openai has a choice"),
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
}
