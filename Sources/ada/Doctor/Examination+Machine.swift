import Foundation
import JournalStore

/// What the system says of itself.
extension Examination {
  static var machine: String {
    var name = utsname()
    uname(&name)
    return withUnsafeBytes(of: &name.machine) { text($0) }
  }

  /// The system's name and the kernel's version; never the host's name.
  static var system: String {
    var name = utsname()
    uname(&name)
    let kernel = withUnsafeBytes(of: &name.release) { text($0) }
    let lines = (try? String(contentsOfFile: "/etc/os-release", encoding: .utf8))?.split(separator: "\n") ?? []
    let pretty = lines.first { $0.hasPrefix("PRETTY_NAME=") }?.dropFirst(12).filter { $0 != "\"" }
    return "\(pretty.map { String($0) } ?? "unknown system"), kernel \(kernel)"
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) -> String {
    String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
  }

  static var usualHome: String {
    URL(filePath: NSHomeDirectory()).appending(path: ".local/share/ada", directoryHint: .isDirectory).path
  }

  /// Permission bits; nil where there is nothing.
  static func mode(of path: String) -> UInt32? {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
  }

  static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : nil
  }

  /// Bytes that are left to this user, where the folder or the nearest one above it lies.
  static func freeBytes(of path: String) -> Int? {
    var folder = URL(filePath: path)
    while folder.path != "/", access(folder.path, F_OK) != 0 { folder.deleteLastPathComponent() }
    var status = statvfs()
    guard statvfs(folder.path, &status) == 0 else { return nil }
    let (bytes, isTooMany) = Int(clamping: status.f_bavail).multipliedReportingOverflow(by: Int(status.f_frsize))
    return isTooMany ? Int.max : bytes
  }

  static func locale(_ environment: [String: String]) -> String {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    return name ?? "not set"
  }

  /// What kind of error it is, without what it says: that may name files.
  static func kind(of error: any Error) -> String {
    guard let error = error as? JournalError else { return "cannot be opened" }
    switch error {
    case .corrupt: return "damaged"
    case .notADatabase: return "not a database"
    case .newerVersion(_, let found, let known): return "version \(found), this Ada knows \(known)"
    case .busy, .inUse: return "another Ada is writing"
    case .full: return "the disk is full"
    default: return "cannot be opened"
    }
  }
}
