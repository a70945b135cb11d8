import Archive
import Coaching
import Foundation
import JournalStore
import LanguageModels
import Nutrition

/// Looks at everything Ada stands on. It changes nothing and never asks a model anything that costs.
struct Examination: Sendable {
  let context: AppContext
  /// Opens no connection.
  var isOffline: Bool

  /// Seconds to wait for the model's server.
  static let deadline = 3.0

  func findings() async -> [Finding] {
    program + places + journal + backups + (await model) + surroundings
  }

  private var program: [Finding] {
    [
      Finding("ada", "version \(Ada.version), \(Self.machine)"),
      Finding("system", Self.system),
    ]
  }

  private var places: [Finding] {
    let home = context.home.path
    var findings = [
      Finding("home", access(home, F_OK) == 0 ? .fine : .info, home, public: home == Self.usualHome ? "usual" : "own")
    ]
    if let mode = Self.mode(of: home) {
      let isOpen = mode & 0o077 != 0
      let text = isOpen ? "others on this machine may look into \(home); run: chmod 700 \(home)" : "0700"
      findings.append(
        Finding("home.permissions", isOpen ? .warning : .fine, text, public: "0\(String(mode, radix: 8))"))
      if access(home, W_OK) != 0 {
        findings.append(Finding("home.writable", .problem, "\(home) cannot be written", public: "no"))
      }
    }
    if let free = Self.freeBytes(of: home) {
      let isLow = free < 100 << 20
      findings.append(Finding("disk", isLow ? .warning : .fine, "\(VaultText.size(free)) free"))
    }
    do {
      _ = try Configuration.read(context.configFile)
      let isThere = access(context.configFile.path, F_OK) == 0
      findings.append(
        Finding("configuration", .fine, isThere ? context.configFile.path : "none", public: isThere ? "there" : "none"))
    } catch {
      findings.append(Finding("configuration", .problem, "\(error)", public: "cannot be used"))
    }
    return findings
  }

  private var journal: [Finding] {
    let path = context.home.appendingPathComponent("journal.sqlite", isDirectory: false).path
    guard let size = Self.size(of: path) else {
      return [Finding("journal", "none yet at \(path)", public: "none yet")]
    }
    do {
      let journal = try context.openJournal(readOnly: true)
      let contents = try journal.contents()
      var findings = [
        Finding(
          "journal", .fine,
          "version \(contents.version), \(VaultText.size(size)), \(VaultText.messages(contents.messages)), "
            + VaultText.entries(contents.entries))
      ]
      if let log = Self.size(of: path + "-wal"), log > 0 {
        findings.append(Finding("journal.log", log > 64 << 20 ? .warning : .fine, VaultText.size(log)))
      }
      if let mode = Self.mode(of: path) {
        let text = mode & 0o077 == 0 ? "0600" : "others may read it; run: chmod 600 \(path)"
        findings.append(
          Finding(
            "journal.permissions", mode & 0o077 == 0 ? .fine : .warning, text, public: "0\(String(mode, radix: 8))"))
      }
      if let fault = try journal.fault() {
        findings.append(
          Finding("journal.integrity", .problem, "damaged (\(fault)); restore a back-up", public: "damaged: \(fault)"))
      } else {
        findings.append(Finding("journal.integrity", .fine, "every page and reference is whole"))
      }
      let pending = try journal.pendingTurns().count
      findings.append(
        Finding(
          "journal.pending", .fine,
          pending == 0 ? "no message waits" : "\(VaultText.messages(pending)) taken up at the next start"))
      return findings
    } catch {
      return [Finding("journal", .problem, Failure(error)?.description ?? "\(error)", public: Self.kind(of: error))]
    }
  }

  private var backups: [Finding] {
    guard let newest = context.backups.newest else {
      return [Finding("backup", .warning, "none; make one with: ada backup", public: "none")]
    }
    let days = Int(context.now().timeIntervalSince(newest.date) / 86_400)
    let age = days == 1 ? "1 day old" : "\(days) days old"
    let isOld = Double(days) > BackupReminder.oldAfter
    return [Finding("backup", isOld ? .warning : .fine, "\(age), \(newest.path)", public: age)]
  }

  private var surroundings: [Finding] {
    let width = Console.standardOutput.width
    let isTerminal = Console.standardOutput.isTerminal
    let clock = context.now().timeIntervalSince1970
    return [
      Finding(
        "timeZone", context.timeZone.identifier, public: "\(context.timeZone.secondsFromGMT() / 60) min from UTC"),
      Finding("locale", Self.locale(context.environment)),
      Finding(
        "clock", clock > 1_700_000_000 ? .fine : .warning,
        clock > 1_700_000_000 ? "plausible" : "it says a year long past; entries get its time"),
      Finding(
        "terminal",
        isTerminal ? "\(context.environment["TERM"] ?? "unknown"), \(width) columns" : "none on standard output"),
    ]
  }
}
