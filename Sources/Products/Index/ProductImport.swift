import Foods
import Foundation
import GRDB
import Synchronization

/// What an import did.
public struct ProductImportReport: Equatable, Sendable {
  /// Rows of the export that were read, those that were left out among them.
  public var rows = 0
  /// Products that were not in the index.
  public var new = 0
  /// Products that were, with other figures or names.
  public var changed = 0
  /// Rows that were left out, by reason; the most frequent first.
  public var skipped: [(reason: String, count: Int)] = []
  /// Figures that cannot be and were left out of products that were kept, by name; the most frequent first.
  public var dropped: [(figure: String, count: Int)] = []
  /// Products whose barcode's check digit is wrong: found by name, and hardly by a scanner.
  public var wrongCheckDigits = 0
  /// Products whose energy is reckoned from their macronutrients.
  public var reckoned = 0
  /// Products in the index now.
  public var total = 0

  public init() {}

  /// Rows that are in the index as they were.
  public var unchanged: Int { rows - new - changed - skipped.reduce(0) { $0 + $1.count } }

  public static func == (a: Self, b: Self) -> Bool { "\(a)" == "\(b)" }
}

extension ProductIndex {
  /// Products in one piece of work; at most a few pieces are in memory.
  private static let batch = 2000
  /// Where one name in so many changes, making the index of names anew is as quick, and leaves it in one piece.
  private static let rebuildShare = 10

  /// Reads an export (tab or comma separated, or JSON Lines, gzip or not) into the index: all of it or nothing.
  /// The file is read on a thread of its own while the caller's writes.
  ///
  /// - Parameter progress: called now and then with the rows so far and the share of the file, nil where that is not
  ///   known; returns false to stop.
  /// - Throws: `ProductFileError`, `ProductIndexError`, `CancellationError` where it was stopped.
  public func importFile(
    _ path: String, progress: (_ rows: Int, _ share: Double?) -> Bool = { _, _ in true }
  ) throws -> ProductImportReport {
    let pieces = Handoff<Piece>(room: 4)
    defer { pieces.close() }
    let reader = Thread { Self.read(path, into: pieces) }
    reader.name = "products"
    reader.start()
    // A file that is none makes no index.
    guard let first = pieces.take() else { throw CancellationError() }
    if let error = first.error { throw error }
    var report = ProductImportReport()
    // What ends the import early is thrown as it is, and not as the index's own failure.
    var ending: (any Error)?
    do {
      try write { database in
        let before = try Int.fetchOne(database, sql: "SELECT count(*) FROM product") ?? 0
        let changes = before > 0 ? try ProductChanges(in: database) : nil
        let upsert = try database.makeStatement(sql: ProductRow.upsert)
        var piece: Piece? = first
        while let current = piece {
          if let error = current.error {
            ending = error
            throw error
          }
          for product in current.products { try ProductRow.write(product, with: upsert.sqliteStatement) }
          report.take(current)
          guard progress(report.rows, current.share) else {
            ending = CancellationError()
            throw CancellationError()
          }
          piece = current.isLast ? nil : pieces.take()
        }
        report.total = try Int.fetchOne(database, sql: "SELECT count(*) FROM product") ?? 0
        report.new = report.total - before
        report.changed = try changes?.changed() ?? 0
        let renamed = try changes?.renamed() ?? report.total
        if renamed > report.total / Self.rebuildShare {
          try Self.index(database)
        } else if renamed > 0 {
          try changes?.index()
        }
        try changes?.finish()
      }
    } catch {
      throw ending ?? error
    }
    checkpoint()
    return report
  }

  /// Makes the index of names anew, in the order of its places: sorted, it is written once and read in one piece.
  private static func index(_ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO product_name (product_name) VALUES ('delete-all');
        INSERT INTO product_name (product_name, rank) VALUES ('hashsize', 33554432);
        INSERT INTO product_name (rowid, words) SELECT place, \(ProductRow.words()) FROM product ORDER BY place;
        INSERT INTO product_name (product_name) VALUES ('optimize');
        INSERT INTO product_name (product_name, rank) VALUES ('hashsize', 1048576);
        """)
  }

  private static func read(_ path: String, into pieces: Handoff<Piece>) {
    var piece = Piece()
    do {
      let file = try LineFile(path: path)
      let rows = try ProductFile.rows(of: file)
      while let row = try rows.next(dropped: &piece.dropped) {
        piece.rows += 1
        switch row {
        case .success(let product):
          if !product.barcode.hasValidCheckDigit { piece.wrongCheckDigits += 1 }
          if product.figures.isEnergyReckoned { piece.reckoned += 1 }
          piece.products.append(product)
        case .failure(let error): piece.faults[error.fault, default: 0] += 1
        }
        guard piece.rows == batch else { continue }
        piece.share = file.progress
        guard pieces.put(piece) else { return }
        piece = Piece()
        piece.products.reserveCapacity(batch)
      }
    } catch {
      piece.error = error
    }
    piece.isLast = true
    _ = pieces.put(piece)
  }
}

/// A part of an export, on its way from the thread that reads to the one that writes.
private struct Piece: Sendable {
  var products: [Product] = []
  var rows = 0
  var faults: [RowFault: Int] = [:]
  var dropped: [String: Int] = [:]
  var wrongCheckDigits = 0
  var reckoned = 0
  var share: Double?
  var error: ProductFileError?
  var isLast = false
}

extension ProductImportReport {
  fileprivate mutating func take(_ piece: Piece) {
    rows += piece.rows
    wrongCheckDigits += piece.wrongCheckDigits
    reckoned += piece.reckoned
    for (fault, count) in piece.faults {
      if let place = skipped.firstIndex(where: { $0.reason == fault.rawValue }) {
        skipped[place].count += count
      } else {
        skipped.append((fault.rawValue, count))
      }
    }
    for (figure, count) in piece.dropped where figure != "macros" {
      if let place = dropped.firstIndex(where: { $0.figure == figure }) {
        dropped[place].count += count
      } else {
        dropped.append((figure, count))
      }
    }
    skipped.sort { ($1.count, $0.reason) < ($0.count, $1.reason) }
    dropped.sort { ($1.count, $0.figure) < ($0.count, $1.figure) }
  }
}
