public import Foundation

/// A folder of its own for one test: Ada's home, its configuration and whatever files the test makes. Deleted with it.
public final class AdaHome: Sendable {
  public let folder: URL

  public init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "ada-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// `ADA_HOME`, which Ada makes itself.
  public var data: URL { folder.appending(path: "data", directoryHint: .isDirectory) }
  public var journal: URL { data.appending(path: "journal.sqlite") }

  /// The environment of a process in this home: UTC, no keys, no colour, nothing of the person's who runs the tests.
  public var environment: [String: String] {
    [
      "ADA_HOME": data.path, "XDG_CONFIG_HOME": folder.path, "HOME": folder.path, "TZ": "UTC", "NO_COLOR": "1",
      "ADA_INSIGHTS": "off",
      "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8",
    ]
  }

  /// Writes a file and returns its path.
  @discardableResult
  public func file(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// Writes a file and returns its path.
  @discardableResult
  public func file(_ name: String, _ text: String) throws -> String { try file(name, Array(text.utf8)) }

  /// Writes the configuration file.
  public func configure(_ json: String) throws { try file("ada/config.json", json) }

  /// The bytes of every file in `data`, by name: to show that nothing was touched. The shared memory and the empty log
  /// that SQLite needs to read beside a writer hold nothing.
  public func contents() throws -> [String: Data] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: data.path) else { return [:] }
    return try names.reduce(into: [:]) { contents, name in
      let bytes = try Data(contentsOf: data.appending(path: name))
      if !name.hasSuffix("-shm"), !bytes.isEmpty { contents[name] = bytes }
    }
  }
}
