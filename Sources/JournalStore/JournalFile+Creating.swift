import Foundation
import GRDB

extension JournalFile {
  /// Makes the folder and a whole journal in it. Nobody ever sees half of one: it is built under another name, and
  /// takes its own only when it is complete, unless another process was faster.
  func create() throws {
    try makeFolder()
    let draft = "\(path).new-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
    defer { unlink(draft) }
    let file = Foundation.open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw cannotCreate() }
    fchmod(file, 0o600)
    Foundation.close(file)
    let queue = try connect(draft)
    try prepare(queue)
    try queue.close()
    guard link(draft, path) == 0 || errno == EEXIST || takeName(of: draft) else { throw cannotCreate() }
    synchronizeFolder()
  }

  /// The file's size in bytes; nil where there is none.
  func size(of path: String) throws -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw errno == ENOTDIR ? cannotCreate() : JournalError.cannotOpen(path: path, reason: Self.reason())
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

  private func makeFolder() throws {
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

  /// For file systems without hard links.
  private func takeName(of draft: String) -> Bool {
    access(path, F_OK) == 0 || rename(draft, path) == 0
  }

  /// Makes the new name durable; file systems that cannot do this have no better way.
  private func synchronizeFolder() {
    let descriptor = Foundation.open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    Foundation.close(descriptor)
  }

  private func cannotCreate() -> JournalError {
    .cannotCreate(path: path, reason: Self.reason())
  }

  private static func reason() -> String {
    String(cString: strerror(errno)).lowercased()
  }
}
