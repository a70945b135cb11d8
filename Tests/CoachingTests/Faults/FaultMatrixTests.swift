import AdaTestSupport
import Foundation
import JournalStore
import LanguageModels
import Testing

@testable import Coaching

/// Every fault with every provider, a whole turn over a real server on loopback: the sentence is logged once, by the
/// engine and for the reason that docs/faults.md says.
///
/// One cell after the other: two hundred turns at once would only measure each other's waiting.
@Suite(.serialized, .timeLimit(.minutes(60))) struct FaultMatrixTests {
  @Test(arguments: Fault.allCases, WireForm.allCases)
  func `a fault costs the sentence nothing`(_ fault: Fault, _ form: WireForm) async throws {
    let server = try ScriptedServer(fault.replies(form))
    defer { server.stop() }
    let test = try TestCoach(
      home: try AdaHome(),
      choices: [
        ModelChoice(
          model: try form.model(
            baseURL: try address(fault, server), maximumReplyBytes: fault == .tenMebibytes ? 1 << 20 : 8 << 20),
          deadlines: Deadlines(
            connect: .seconds(10), silence: .seconds(fault.deadline.silence), total: .seconds(fault.deadline.total)),
          isLocal: false)
      ])
    // One that never ends meets the suite's limit; how late Ada is where nothing else runs, scripts/bench measures.
    let said = try await test.say(fault.sentence)
    let planned = try said.planned

    // Logged, once.
    #expect(planned.status == .logged)
    #expect(try test.waters() == [500])
    #expect(try test.meals().count == (fault.hasMeal ? 1 : 0))
    #expect(try test.journal.pendingTurns().isEmpty)
    // By whom, and why.
    #expect(planned.engine == (fault.reason == nil ? form.provider : "offline"))
    #expect(planned.fallback?.reason == fault.reason, "\(planned.fallback?.description ?? "")")
    // What the person saw: the rows, once, and one sentence about the model; never its own claim, never the key.
    #expect(planned.reply.contains("500 ml of water"))
    #expect(said.text.isEmpty)
    #expect(said.events.count == (fault.reason == nil ? 1 : 2))
    let sees = planned.fallback?.description ?? ""
    #expect(!sees.contains("k-secret"))
    // As the page says it.
    let row = try #require(try FaultPage().rows[fault.rawValue], "docs/faults.md has no row \(fault.rawValue)")
    #expect(row.engine == (fault.reason == nil ? "the model" : "offline"))
    #expect(row.fallback == (fault.reason?.rawValue ?? "–"))
    if form == .chat {
      let words = sees.replacing("127.0.0.1:\(server.port)", with: "HOST").replacing(Self.longHost, with: "HOST")
        .replacing("1 MiB", with: "8 MiB").replacing(/127\.0\.0\.1:[0-9]+/, with: "HOST")
      #expect(row.sees == (words.isEmpty ? "–" : words))
    }
  }

  /// A label of more than 63 letters is no host name (RFC 1035), so no resolver has to be asked.
  static let longHost = String(repeating: "a", count: 70) + ".example"

  private func address(_ fault: Fault, _ server: ScriptedServer) throws -> String {
    switch fault {
    case .connectionRefused: "http://127.0.0.1:\(try ScriptedServer.deadPort())/v1"
    case .unknownHost: "http://\(Self.longHost)/v1"
    case .noTLS: server.baseURL.replacing("http:", with: "https:")
    default: server.baseURL
    }
  }

  @Test func `the page has a row for each fault, in their order, and no other`() throws {
    #expect(try FaultPage().names == Fault.allCases.map(\.rawValue))
  }
}
