import Foundation
import Nutrition
import Testing

@testable import JournalStore

@Suite struct RecoveryTests {
  let folder = try! TemporaryFolder()
  let ended = ProcessMark(text: "another-boot/pid:[1]/1/1")

  @Test func `a sentence whose process ended is taken up by one other, once`() throws {
    let crashed = try Journal.other(in: folder.url, as: ended)
    guard case .started(let turn) = try crashed.begin(NewTurn(text: "water", at: noon, key: "k")) else { return }
    let first = try Journal.other(in: folder.url)
    let second = try Journal.other(in: folder.url)
    let claimed = try first.claimPendingTurns()
    #expect(claimed.map(\.id) == [turn.id])
    #expect(claimed[0].attempts == 2)
    #expect(try second.claimPendingTurns() == [])
    try first.finish(turn.id, .make([.add(.water())]))
    #expect(throws: JournalError.turnAlreadyFinished(id: turn.id)) {
      try crashed.finish(turn.id, .make([.add(.water("w2"))]))
    }
    #expect(try second.everything == [.water()])
    #expect(try second.begin(NewTurn(text: "water", at: noon, key: "k")) == .duplicate(of: turn.id))
  }

  @Test func `a turn that was taken over is no longer its first process's, even while it is pending`() throws {
    let crashed = try Journal.other(in: folder.url, as: ended)
    guard case .started(let turn) = try crashed.begin(NewTurn(text: "water", at: noon)) else { return }
    let other = try Journal.other(in: folder.url)
    _ = try other.claimPendingTurns()
    #expect(throws: JournalError.turnAlreadyFinished(id: turn.id)) { try crashed.fail(turn.id, error: "late") }
    #expect(try other.turn(id: turn.id)?.state == .pending)
  }

  @Test func `a live process keeps its turn in flight`() throws {
    let journal = try Journal.other(in: folder.url)
    _ = try journal.begin(NewTurn(text: "water", at: noon))
    let other = try Journal.other(in: folder.url)
    #expect(try other.pendingTurns().map(\.text) == ["water"])
    #expect(try other.claimPendingTurns() == [])
  }

  @Test func `only turns older than the limit are taken up`() throws {
    let crashed = try Journal.other(in: folder.url, as: ended)
    _ = try crashed.begin(NewTurn(text: "water", at: noon))
    let other = try Journal.other(in: folder.url)
    #expect(try other.claimPendingTurns(olderThan: noon) == [])
    #expect(try other.claimPendingTurns(olderThan: noon.addingTimeInterval(1)).count == 1)
  }

  @Test func `a sentence that ends Ada every time fails the third time`() throws {
    _ = try Journal.other(in: folder.url, as: ended).begin(NewTurn(text: "crash", at: noon))
    for _ in 1...2 {
      #expect(try Journal.other(in: folder.url, as: ended).claimPendingTurns().count == 1)
    }
    let journal = try Journal.other(in: folder.url)
    #expect(try journal.claimPendingTurns() == [])
    #expect(try journal.lastTurns(1).map(\.state) == [.failed])
    #expect(try journal.lastTurns(1)[0].error == "Ada stopped 3 times while reading this")
  }

  @Test func `a process is told from those that ended and from those elsewhere`() throws {
    let own = ProcessMark.current
    #expect(own.life == .running)
    var parts = own.text.split(separator: "/").map(String.init)
    let child = Process()
    child.executableURL = URL(filePath: "/bin/true")
    try child.run()
    child.waitUntilExit()
    parts[2] = "\(child.processIdentifier)"
    #expect(ProcessMark(text: parts.joined(separator: "/")).life == .ended)
    // The same process id, used again by a process that started later.
    parts[2] = "\(ProcessInfo.processInfo.processIdentifier)"
    parts[3] = "1"
    #expect(ProcessMark(text: parts.joined(separator: "/")).life == .ended)
    parts[1] = "pid:[1]"
    #expect(ProcessMark(text: parts.joined(separator: "/")).life == .unknown)
    #expect(ProcessMark(text: "").life == .ended)
    // Where the start time could not be had, the process id alone decides.
    parts = own.text.split(separator: "/").map(String.init)
    parts[3] = ""
    #expect(ProcessMark(text: parts.joined(separator: "/")).life == .running)
    parts[2] = "\(child.processIdentifier)"
    #expect(ProcessMark(text: parts.joined(separator: "/")).life == .ended)
  }

  @Test func `a turn of another container is left alone for ten minutes`() throws {
    var parts = ProcessMark.current.text.split(separator: "/").map(String.init)
    parts[1] = "pid:[1]"
    let elsewhere = ProcessMark(text: parts.joined(separator: "/"))
    _ = try Journal.other(in: folder.url, as: elsewhere).begin(NewTurn(text: "water", at: noon))
    #expect(try Journal.other(in: folder.url).claimPendingTurns() == [])
    let later = try Journal(folder: folder.url, now: { noon.addingTimeInterval(601) })
    #expect(try later.claimPendingTurns().count == 1)
  }
}
