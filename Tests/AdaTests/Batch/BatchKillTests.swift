import AdaTestSupport
import Foundation
import GRDB
import JSONTree
import JournalStore
import Nutrition
import Testing

/// In small what scripts/torture does at length.
@Suite struct `A batch that is killed` {
  @Test(arguments: [1, 17, 128, 129, 300])
  func `keeps every acknowledged line once, and the same input completes it`(_ count: Int) throws {
    let home = try AdaHome()
    let input = (1...400).map { "drank \($0) ml water\n" }.joined()
    let path = try home.file("a.txt", input)
    let ada = try LiveAda(["log", "--json", path], home: home)
    var acknowledged: [Double] = []
    for _ in 1...count {
      let record = try JSONValue(parsing: try #require(try ada.line()))
      acknowledged.append(try #require(record.entries.first?["amountMl"]?.doubleValue))
    }
    ada.send(signal: SIGKILL)
    // What it printed before it died was acknowledged too; a record that was cut off was not.
    for line in try ada.end().out.split(separator: "\n") {
      guard let record = try? JSONValue(parsing: String(line)) else { continue }
      acknowledged.append(try #require(record.entries.first?["amountMl"]?.doubleValue))
    }
    let present = try amounts(home)
    #expect(Set(acknowledged).isSubset(of: present), "lost")
    #expect(Set(present).count == present.count, "doubled")
    #expect(try integrity(home) == "ok")
    #expect(try AdaProcess.run(["log", path], home: home).code == 0)
    #expect(try amounts(home).sorted() == (1...400).map(Double.init))
    #expect(try integrity(home) == "ok")
  }

  private func amounts(_ home: AdaHome) throws -> [Double] {
    try Journal(folder: home.data, readOnly: true).waters(from: .distantPast, to: .distantFuture).map(\.amountMl)
  }

  private func integrity(_ home: AdaHome) throws -> String? {
    try DatabaseQueue(path: home.journal.path).read { db in try String.fetchOne(db, sql: "PRAGMA integrity_check") }
  }
}
