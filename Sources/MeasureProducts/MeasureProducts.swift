import ArgumentParser
import Foods
import Foundation
import GRDB
import Products

/// Times look-ups in an index of products, and the same names in plain FTS5 (scripts/bench products).
@main
struct MeasureProducts: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure-products")

  @Argument(help: "The folder of the index.")
  var folder: String

  @Option(help: "Look-ups of each kind.")
  var count = 2000

  func run() throws {
    let index = ProductIndex(folder: URL(filePath: folder))
    let plain = try DatabaseQueue(path: URL(filePath: folder).appending(path: "plain.sqlite").path)
    let (names, codes) = try samples(index.path)
    try plain.write { database in
      guard try !database.tableExists("plain") else { return }
      try database.execute(sql: "CREATE VIRTUAL TABLE plain USING fts5(words)")
      try database.execute(sql: "ATTACH '\(index.path)' AS products")
      try database.execute(
        sql: "INSERT INTO plain (rowid, words) SELECT code, name || coalesce(' ' || brand, '') FROM products.product")
    }
    var hits = 0
    report("name", try timed(names) { hits += try index.search($0, limit: 10).count })
    report(
      "plain",
      try timed(names) { name in
        let query = name.split { !$0.isLetter && !$0.isNumber }.map { "\"\($0)\"" }.joined(separator: " ")
        try plain.read { database in
          let statement = try database.cachedStatement(
            sql: "SELECT rowid, words FROM plain WHERE plain MATCH ? ORDER BY rank LIMIT 10")
          _ = try Row.fetchAll(statement, arguments: [query])
        }
      })
    report("barcode", try timed(codes) { hits += try index.find($0) == nil ? 0 : 1 })
    print("hits \(hits)")
  }

  /// Names and barcodes from all over the index: the first one to three words of names, and the single words that most
  /// names hold.
  private func samples(_ path: String) throws -> ([String], [Barcode]) {
    let queue = try DatabaseQueue(path: path)
    let rows = try queue.read {
      try Row.fetchAll(
        $0, sql: "SELECT name, code FROM product ORDER BY code * 2654435761 % 4294967291 LIMIT ?", arguments: [count])
    }
    let names = rows.enumerated().map { place, row -> String in
      let words = (row["name"] as String).split { !$0.isLetter && !$0.isNumber }
      return words.prefix(1 + place % 3).joined(separator: " ")
    }
    let frequent = [
      "chocolate", "lait", "de", "milk", "organic cheese", "au chocolat", "sauce", "de la", "fruit juice",
    ]
    return (
      names.filter { !$0.isEmpty } + (0..<(count / 10)).map { frequent[$0 % frequent.count] },
      rows.compactMap { Barcode(number: UInt64(bitPattern: $0["code"] as Int64)) }
    )
  }

  /// Microseconds of each call, in order; the first calls warm up and are not counted.
  private func timed<Value>(_ values: [Value], _ body: (Value) throws -> Void) throws -> [Double] {
    for value in values.prefix(50) { try body(value) }
    return try values.map { value in
      let start = ContinuousClock.now
      try body(value)
      return start.duration(to: .now) / .microseconds(1)
    }.sorted()
  }

  private func report(_ what: String, _ times: [Double]) {
    guard let last = times.last else { return }
    func at(_ share: Double) -> Int { Int(times[Int(Double(times.count - 1) * share)]) }
    print("\(what) \(at(0.5)) \(at(0.99)) \(Int(last))")
  }
}
