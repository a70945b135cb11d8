import Foundation
import GRDB

extension JournalFile {
  /// Makes the folder and a whole journal in it. Nobody ever sees half of one: it is built under another name, and
  /// takes its own only when it is complete, unless another process was faster.
  func create() throws {
    try makeFolder()
    let draft = DurableFile.draft(for: path)
    // A full disk stops it in the middle; SQLite's own files beside it must not keep the disk full.
    defer { for name in [draft, draft + "-wal", draft + "-shm", draft + "-journal"] { unlink(name) } }
    guard let file = DurableFile.create(draft) else { throw cannotCreate() }
    Foundation.close(file)
    let queue = try connect(draft)
    try prepare(queue)
    try queue.close()
    guard DurableFile.publish(draft, as: path) || errno == EEXIST else { throw cannotCreate() }
  }

  /// The file's size in bytes; nil where there is none.
  func size(of path: String) throws -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw errno == ENOTDIR ? cannotCreate() : JournalError.cannotOpen(path: path, reason: DurableFile.reason())
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw JournalError.cannotOpen(path: path, reason: "it is not a file")
    }
    return Int(status.st_size)
  }

  /// Takes the journal's files from everyone but their owner.
  func restrictPermissions() throws {
    for name in [path, path + "-wal", path + "-shm"] {
      var status = stat()
      guard stat(name, &status) == 0, status.st_mode & 0o077 != 0 else { continue }
      chmod(name, status.st_mode & 0o700)
    }
  }

  func makeFolder() throws {
    var missing: [String] = []
    var folder = folder.standardizedFileURL
    while folder.path != "/", access(folder.path, F_OK) != 0 {
      missing.append(folder.path)
      folder.deleteLastPathComponent()
    }
    for path in missing.reversed() {
      guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw cannotCreate() }
    }
  }

  private func cannotCreate() -> JournalError {
    .cannotCreate(path: path, reason: DurableFile.reason())
  }
}
