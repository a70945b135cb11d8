import AdaTestSupport
import Foundation
import JSONTree
import Testing

@testable import ada

@Suite struct DoctorCommandTests {
  let home = try! AdaHome()
  static let key = "sk-very-secret-key-0123456789"

  private func ada(_ arguments: String..., environment: [String: String] = [:]) throws -> AdaProcess.Output {
    try AdaProcess.run(arguments, home: home, environment: environment)
  }

  private func states(_ output: AdaProcess.Output) throws -> [String: String] {
    let findings = try output.records[0]["findings"]?.arrayValue ?? []
    return Dictionary(
      uniqueKeysWithValues: findings.compactMap { finding in
        finding["name"]?.stringValue.map { ($0, finding["state"]?.stringValue ?? "") }
      })
  }

  @Test func `a healthy journal with a back-up has no problem`() throws {
    _ = try ada("drank 500 ml water")
    _ = try ada("backup")
    let run = try ada("doctor", "--json", "--offline")
    #expect(run.code == 0)
    #expect(try run.records[0]["problems"] == 0)
    let states = try states(run)
    for name in [
      "home.permissions", "journal", "journal.permissions", "journal.integrity", "journal.pending", "backup",
    ] {
      #expect(states[name] == "fine", "\(name)")
    }
    let text = try ada("doctor", "--offline")
    #expect(text.out.contains("ok journal "))
    #expect(text.out.hasSuffix("All is well.\n"))
  }

  @Test func `nothing is made or changed by looking`() throws {
    #expect(try ada("doctor", "--offline").code == 0)
    #expect(!FileManager.default.fileExists(atPath: home.data.path))
    _ = try ada("drank 500 ml water")
    let before = try home.contents()
    _ = try ada("doctor", "--offline")
    #expect(try home.contents() == before)
  }

  @Test func `what is wrong is named`() throws {
    _ = try AdaProcess.run(["log"], input: (1...900).map { "drank \($0) ml water\n" }.joined(), home: home)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.data.path)
    let open = try ada("doctor", "--json", "--offline")
    #expect(open.code == 0)
    #expect(try states(open)["home.permissions"] == "warning")
    #expect(try states(open)["backup"] == "warning")
    let file = try FileHandle(forUpdating: home.journal)
    for page in 90..<100 {
      try file.seek(toOffset: UInt64(page) * 4096)
      try file.write(contentsOf: Data(repeating: 0xA5, count: 4096))
    }
    try file.close()
    let damaged = try ada("doctor", "--json", "--offline")
    #expect(damaged.code == 1)
    let states = try states(damaged)
    #expect(states["journal.integrity"] == "problem" || states["journal"] == "problem")
  }

  @Test func `a model's server that nobody answers at is told within the deadline`() throws {
    let run = try ada("doctor", "--json", environment: ["OPENAI_BASE_URL": "http://127.0.0.1:1/v1"])
    #expect(run.code == 0)
    #expect(try states(run)["model.server"] == "warning")
    let offline = try ada("doctor", "--json", "--offline", environment: ["OPENAI_BASE_URL": "http://127.0.0.1:1/v1"])
    #expect(try states(offline)["model.server"] == "info")
  }

  @Test func `a bundle for everybody holds no food, weight, key, path or name`() throws {
    // Figures that no version, size or free space on a disk shows by chance.
    let secrets = ["guacamole", "82.437", "burrito", "75.319", "178.43"]
    _ = try ada("I had a burrito with guacamole for lunch")
    _ = try ada("weighed 82.437 kg")
    _ = try ada("profile", "set", "--height", "178.43cm", "--target-weight", "75.319kg", "--time-zone", "Europe/Paris")
    _ = try ada("backup")
    try home.configure("{\"providers\":{\"openai\":{\"model\":\"my-private-model\"}}}")
    let path = home.folder.appending(path: "bundle.json").path
    let environment = ["OPENAI_API_KEY": Self.key, "OPENAI_BASE_URL": "http://my-private-host.invalid/v1"]
    let run = try ada("doctor", "--offline", "--bundle", path, environment: environment)
    #expect(run.code == 0)
    let bundle = try String(contentsOfFile: path, encoding: .utf8)
    let planted = secrets + [Self.key, "my-private", home.folder.path, "Paris", NSUserName() + "/"]
    for word in planted { #expect(!bundle.contains(word), "\(word)") }
    #expect(!run.out.contains(Self.key) && !run.error.contains(Self.key))
    let value = try JSONValue(parsing: bundle)
    #expect((value["findings"]?.arrayValue?.count ?? 0) > 12)
    #expect(bundle.contains("\"model.key\",\"state\":\"fine\",\"text\":\"there\""))
    #expect(try ada("doctor", "--offline", "--bundle", path).code == 73)
    // A configuration or a journal that is broken must not spill what it holds, either.
    try home.configure("{\"provider\":\"\(Self.key)\"}")
    try Data("burrito, guacamole, 82.437 kg ".utf8 + [UInt8](repeating: 32, count: 200)).write(to: home.journal)
    let other = home.folder.appending(path: "broken.json").path
    #expect(try ada("doctor", "--bundle", other, environment: environment).code == 1)
    let broken = try String(contentsOfFile: other, encoding: .utf8)
    for word in planted { #expect(!broken.contains(word), "\(word)") }
  }
}
