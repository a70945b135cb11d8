public import Foundation
import JournalStore

/// The back-ups in one folder. Their names are the moment they were made, so that the names' order is theirs.
public struct BackupFolder: Equatable, Sendable {
  public let path: String
  private static let prefix = "ada-"
  private static let endings = [".sqlite", ".sqlite.sealed"]

  public init(_ path: String) { self.path = path }

  /// The back-ups, the oldest first.
  public var files: [BackupFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap { name in Self.date(of: name).map { BackupFile(path: path + "/" + name, date: $0) } }
      .sorted { ($0.date, $0.path) < ($1.date, $1.path) }
  }

  /// A name for a back-up of that moment that is not taken.
  public func newPath(at date: Date, isSealed: Bool) -> String {
    let stem = "\(path)/\(Self.prefix)\(Self.stamp(date))"
    let ending = Self.endings[isSealed ? 1 : 0]
    var path = stem + ending
    var number = 2
    while access(path, F_OK) == 0 {
      path = "\(stem)-\(number)\(ending)"
      number += 1
    }
    return path
  }

  /// Removes the oldest back-ups but `count`.
  /// - Returns: those that are gone.
  public func rotate(keeping count: Int) -> [BackupFile] {
    files.dropLast(max(1, count)).filter { unlink($0.path) == 0 }
  }

  /// "2026-11-20T123000Z".
  public static func stamp(_ date: Date) -> String {
    var time = time_t(date.timeIntervalSince1970.rounded(.down))
    var parts = tm()
    gmtime_r(&time, &parts)
    let fields = [parts.tm_year + 1900, parts.tm_mon + 1, parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec]
    let digits = fields.enumerated().map { index, field in
      String(repeating: "0", count: max(0, (index == 0 ? 4 : 2) - "\(field)".count)) + "\(field)"
    }
    return "\(digits[0])-\(digits[1])-\(digits[2])T\(digits[3])\(digits[4])\(digits[5])Z"
  }

  private static func date(of name: String) -> Date? {
    guard name.hasPrefix(prefix), let ending = endings.reversed().first(where: name.hasSuffix) else { return nil }
    let stem = name.dropFirst(prefix.count).dropLast(ending.count)
    let stamp = stem.prefix(18)
    let shape = stamp.map { $0.isASCII && $0.isNumber ? "0" : $0 }
    guard shape == Array("0000-00-00T000000Z") else { return nil }
    let digits = stamp.compactMap(\.wholeNumberValue)
    func number(_ start: Int, _ count: Int) -> Int32 { digits[start..<start + count].reduce(0) { $0 * 10 + Int32($1) } }
    var parts = tm()
    parts.tm_year = number(0, 4) - 1900
    parts.tm_mon = number(4, 2) - 1
    parts.tm_mday = number(6, 2)
    parts.tm_hour = number(8, 2)
    parts.tm_min = number(10, 2)
    parts.tm_sec = number(12, 2)
    let suffix = stem.dropFirst(18)
    guard suffix.isEmpty || (suffix.hasPrefix("-") && Int(suffix.dropFirst()) != nil) else { return nil }
    return Date(timeIntervalSince1970: TimeInterval(timegm(&parts)))
  }
}

/// One back-up.
public struct BackupFile: Equatable, Sendable {
  public var path: String
  /// When it was made, to the second.
  public var date: Date

  public init(path: String, date: Date) {
    self.path = path
    self.date = date
  }
}
