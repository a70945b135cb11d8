import Foundation

/// Files that appear whole or not at all: written under another name, synced, and then given their own.
public enum DurableFile {
  /// A name beside `path` that nobody else uses, for writing what will take its place.
  public static func draft(for path: String) -> String {
    "\(path).new-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
  }

  /// Makes an empty file for its owner alone (0600) and opens it for writing; nil (and `errno`) where it cannot.
  public static func create(_ path: String) -> Int32? {
    let file = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    fchmod(file, 0o600)
    return file
  }

  /// Makes the file's bytes durable. False (and `errno`) where the disk will not have them.
  public static func synchronize(_ path: String) -> Bool {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    let isDone = fsync(file) == 0
    close(file)
    return isDone
  }

  /// Gives the draft its name, unless that is taken. False (and `errno`, `EEXIST` for a taken one) where it cannot.
  public static func publish(_ draft: String, as path: String) -> Bool {
    if link(draft, path) == 0 {
      unlink(draft)
    } else if errno == EEXIST || access(path, F_OK) == 0 {
      errno = EEXIST
      return false
    } else if rename(draft, path) != 0 {
      // File systems without hard links come here.
      return false
    }
    synchronizeFolder(of: path)
    return true
  }

  /// Gives the draft its name, in the place of what has it.
  public static func replace(_ path: String, with draft: String) -> Bool {
    guard rename(draft, path) == 0 else { return false }
    synchronizeFolder(of: path)
    return true
  }

  /// Makes new names in the folder durable; file systems that cannot do this have no better way.
  public static func synchronizeFolder(of path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let descriptor = open(folder.isEmpty ? "." : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Removes the drafts in a folder that processes of this machine left behind when they were killed.
  public static func removeAbandonedDrafts(in folder: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
      guard let mark = name.range(of: ".new-", options: .backwards) else { continue }
      let parts = name[mark.upperBound...].split(separator: "-")
      // SQLite's own files beside a draft have one word more: "-journal".
      guard (2...3).contains(parts.count), let process = pid_t(parts[0]), UInt32(parts[1]) != nil, process > 0 else {
        continue
      }
      if kill(process, 0) != 0, errno == ESRCH { unlink(folder + "/" + name) }
    }
  }

  /// The system's words for `errno`.
  public static func reason() -> String { String(cString: strerror(errno)).lowercased() }
}
