public import Foods
public import Foundation
import GRDB
import Synchronization

/// Products by barcode and name, in a file of its own beside the journal. Nothing a person said is in it: it can be
/// removed at any time, and imported or looked up again.
///
/// Nothing is opened before it is asked, and nothing is made before something is written.
public final class ProductIndex: Sendable {
  public let path: String
  private let queue = Mutex<DatabaseQueue?>(nil)

  public static let fileName = "products.sqlite"

  /// - Parameter folder: where the journal is.
  public init(folder: URL) { path = folder.appending(path: Self.fileName).path }

  /// Whether there is an index.
  public var exists: Bool { access(path, F_OK) == 0 }

  /// How many products there are.
  public func count() throws(ProductIndexError) -> Int {
    guard exists else { return 0 }
    return try read { try Int.fetchOne($0, sql: "SELECT count(*) FROM product") ?? 0 }
  }

  /// Keeps what was looked up, in place of what was known of that barcode.
  public func keep(_ product: Product) throws(ProductIndexError) {
    try write { database in
      let code = Int64(product.barcode.number)
      try Self.unindex(code, database)
      try ProductRow.write(product, with: try database.cachedStatement(sql: ProductRow.upsert).sqliteStatement)
      try database.execute(
        sql: "INSERT INTO product_name (rowid, words) SELECT place, \(ProductRow.words()) FROM product WHERE code = ?",
        arguments: [code])
    }
  }

  /// Takes a row out of the index of names, which has to be told the words it was given.
  private static func unindex(_ code: Int64, _ database: Database) throws {
    try database.execute(
      sql: """
        INSERT INTO product_name (product_name, rowid, words)
        SELECT 'delete', place, \(ProductRow.words()) FROM product WHERE code = ?
        """, arguments: [code])
  }

  // MARK: Access

  func read<Value>(_ body: (Database) throws -> Value) throws(ProductIndexError) -> Value {
    do {
      // Statements that only read, each of one state of the index: a transaction around them costs more than they do.
      return try open().unsafeRead(body)
    } catch {
      throw failure(error)
    }
  }

  func write<Value>(_ body: (Database) throws -> Value) throws(ProductIndexError) -> Value {
    do {
      return try open().write(body)
    } catch {
      throw failure(error)
    }
  }

  /// Folds the write-ahead log into the file.
  func checkpoint() { _ = try? open().writeWithoutTransaction { try $0.checkpoint(.truncate) } }

  private func open() throws -> DatabaseQueue {
    try queue.withLock { queue in
      if let queue { return queue }
      let isNew = !exists
      if isNew {
        try FileManager.default.createDirectory(
          atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o700])
        let descriptor = Foundation.open(path, O_CREAT | O_CLOEXEC | O_RDWR, 0o600)
        if descriptor >= 0 { close(descriptor) }
      }
      var configuration = Configuration()
      configuration.busyMode = .timeout(5)
      configuration.label = "products"
      let isWritable = access(path, W_OK) == 0
      configuration.readonly = !isWritable
      configuration.prepareDatabase { database in
        // What is here can be had again: a power cut may cost the latest rows, never the file.
        try database.execute(sql: "PRAGMA synchronous = NORMAL; PRAGMA temp_store = FILE; PRAGMA threads = 1")
        try database.execute(sql: "PRAGMA cache_size = -16000; PRAGMA mmap_size = 1073741824")
      }
      let opened = try DatabaseQueue(path: path, configuration: configuration)
      if isWritable {
        try opened.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = WAL") }
        try opened.write { try ProductSchema.prepare($0, path: path) }
      }
      queue = opened
      return opened
    }
  }

  private func failure(_ error: any Error) -> ProductIndexError {
    switch error {
    case let error as ProductIndexError: error
    case let error as DatabaseError where error.resultCode == .SQLITE_BUSY: .busy(path: path)
    case let error as DatabaseError where error.resultCode == .SQLITE_CANTOPEN || error.resultCode == .SQLITE_NOTADB:
      .cannotOpen(path: path, reason: error.message ?? "SQLite \(error.resultCode.rawValue)")
    case let error as DatabaseError:
      .failed(path: path, reason: error.message ?? "SQLite \(error.resultCode.rawValue)")
    default: .cannotOpen(path: path, reason: (error as NSError).localizedDescription)
    }
  }
}
