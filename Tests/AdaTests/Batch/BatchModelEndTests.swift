import AdaTestSupport
import Foundation
import JSONTree
import JournalStore
import Testing

@Suite struct `A batch through a model that is stopped` {
  let home: AdaHome

  init() throws { home = try AdaHome() }

  @Test func `an interrupt takes back what was only asked about`() throws {
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500)), ScriptedServer.Reply([.holdOpen]),
      ScriptedServer.Reply([.holdOpen]),
    ])
    let path = try home.file("a.txt", "drank 500 ml water\ndrank 200 ml water\ndrank 100 ml water\n")
    let ada = try LiveAda(
      ["log", "--json", "--jobs", "1", path], home: home, environment: home.modelEnvironment(server))
    #expect(try ada.line() != nil)
    try server.waitForRequests(2)
    ada.send(signal: SIGINT)
    #expect(try ada.end().code == 130)
    #expect(try home.waters() == [500])
    #expect(try Journal(folder: home.data, readOnly: true).pendingTurns().isEmpty)
    let rest = try AdaProcess.run(["log", "--offline", "--json", path], home: home)
    #expect(try rest.records.map(\.status) == ["duplicate", "logged", "logged"])
  }

  @Test func `while the first line is asked about, doctor says so, and an interrupt says that none was done`() throws {
    let server = try ScriptedServer([ScriptedServer.Reply([.holdOpen])])
    let path = try home.file("a.txt", "drank 500 ml water\n")
    let ada = try LiveAda(["log", path], home: home, environment: home.modelEnvironment(server))
    try server.waitForRequests(1)
    let doctor = try AdaProcess.run(["doctor", "--offline"], home: home)
    #expect(doctor.out.contains("1 message being read by another Ada"), "\(doctor.out)")
    ada.send(signal: SIGINT)
    let end = try ada.end()
    #expect(end.error.hasSuffix("Interrupted before the first line was done. Give the same input again to go on.\n"))
  }

  @Test func `a killed run is resumed with nothing lost or doubled`() throws {
    let server = try ScriptedServer([
      ChatCompletions.call("add_water", ChatCompletions.water(500)), ScriptedServer.Reply([.holdOpen]),
    ])
    let path = try home.file("a.txt", "drank 500 ml water\ndrank 200 ml water\n")
    let ada = try LiveAda(
      ["log", "--json", "--jobs", "1", path], home: home, environment: home.modelEnvironment(server))
    #expect(try ada.line() != nil)
    try server.waitForRequests(2)
    ada.send(signal: SIGKILL)
    #expect(try ada.end().code == 128 + SIGKILL)
    #expect(try AdaProcess.run(["log", "--offline", path], home: home).code == 0)
    #expect(try home.waters() == [500, 200])
  }
}
