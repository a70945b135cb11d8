import Foundation

/// Names a running process so that another can tell, later, whether it still runs.
///
/// A process id alone is used again after a while; with the boot and the start time it is not.
struct ProcessMark: Equatable, Sendable {
  /// `boot/namespace/pid/start`, as stored beside a pending turn.
  let text: String

  static let current = ProcessMark(pid: ProcessInfo.processInfo.processIdentifier)

  init(pid: Int32) {
    text = "\(Self.boot)/\(Self.namespace)/\(pid)/\(Self.start(of: pid) ?? "")"
  }

  init(text: String) {
    self.text = text
  }

  /// Whether the process still runs, as far as the system tells.
  enum Life: Equatable { case running, ended, unknown }

  /// Whether the process still runs; unknown where it lives in another container of the same machine.
  var life: Life {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, let pid = Int32(parts[2]), parts[0] == Self.boot else { return .ended }
    guard parts[1] == Self.namespace else { return .unknown }
    guard !parts[3].isEmpty else {
      // Without /proc the process id alone has to do.
      return kill(pid, 0) == 0 || errno == EPERM ? .running : .ended
    }
    return Self.start(of: pid) == parts[3] ? .running : .ended
  }

  private static let boot = contents(of: "/proc/sys/kernel/random/boot_id") ?? "unknown"

  private static let namespace =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/ns/pid")) ?? "unknown"

  /// The start time in clock ticks since boot: field 22 of proc_pid_stat(5), counted after the command's last bracket.
  private static func start(of pid: Int32) -> String? {
    guard let stat = contents(of: "/proc/\(pid)/stat"), let end = stat.lastIndex(of: ")") else { return nil }
    let fields = stat[stat.index(after: end)...].split(separator: " ")
    guard fields.count > 19, fields[0] != "Z" else { return nil }
    return String(fields[19])
  }

  private static func contents(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = fread(&buffer, 1, buffer.count, file)
    return String(decoding: buffer[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
