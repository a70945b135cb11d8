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

  func findings() async -> [Observation] {
    program + places + journal + backups + (await model) + surroundings
  }

  private var program: [Observation] {
    [
      Observation("ada", "version \(Ada.version), \(Self.machine)"),
      Observation("system", Self.system),
    ]
  }

  private var places: [Observation] {
    let home = context.home.path
    var findings = [
      Observation(
        "home", access(home, F_OK) == 0 ? .fine : .info, home, public: home == Self.usualHome ? "usual" : "own")
    ]
    if let mode = Self.mode(of: home) {
      let isOpen = mode & 0o077 != 0
      let text = isOpen ? "others on this machine may look into \(home); run: chmod 700 \(home)" : "0700"
      findings.append(
        Observation("home.permissions", isOpen ? .warning : .fine, text, public: "0\(String(mode, radix: 8))"))
      if access(home, W_OK) != 0 {
        findings.append(Observation("home.writable", .problem, "\(home) cannot be written", public: "no"))
      }
    }
    if let free = Self.freeBytes(of: home) {
      let isLow = free < 100 << 20
      findings.append(Observation("disk", isLow ? .warning : .fine, "\(VaultText.size(free)) free"))
    }
    do {
      _ = try Configuration.read(context.configFile)
      let isThere = access(context.configFile.path, F_OK) == 0
      findings.append(
        Observation(
          "configuration", .fine, isThere ? context.configFile.path : "none", public: isThere ? "there" : "none"))
    } catch {
      findings.append(Observation("configuration", .problem, "\(error)", public: "cannot be used"))
    }
    return findings
  }

  private var journal: [Observation] {
    let path = context.home.appendingPathComponent("journal.sqlite", isDirectory: false).path
    guard let size = Self.size(of: path) else {
      return [Observation("journal", "none yet at \(path)", public: "none yet")]
    }
    do {
      let journal = try context.openJournal(readOnly: true)
      let contents = try journal.contents()
      var findings = [
        Observation(
          "journal", .fine,
          "version \(contents.version), \(VaultText.size(size)), \(VaultText.messages(contents.messages)), "
            + VaultText.entries(contents.entries))
      ]
      if let log = Self.size(of: path + "-wal"), log > 0 {
        findings.append(Observation("journal.log", log > 64 << 20 ? .warning : .fine, VaultText.size(log)))
      }
      if let mode = Self.mode(of: path) {
        let text = mode & 0o077 == 0 ? "0600" : "others may read it; run: chmod 600 \(path)"
        findings.append(
          Observation(
            "journal.permissions", mode & 0o077 == 0 ? .fine : .warning, text, public: "0\(String(mode, radix: 8))"))
      }
      if let fault = try journal.fault() {
        findings.append(
          Observation(
            "journal.integrity", .problem, "damaged (\(fault)); restore a back-up", public: "damaged: \(fault)"))
      } else {
        findings.append(Observation("journal.integrity", .fine, "every page and reference is whole"))
      }
      let underWay = try journal.turnsUnderWay()
      let left = try journal.pendingTurns().count - underWay
      let pending = [(underWay, "being read by another Ada"), (left, "taken up at the next start")]
        .filter { $0.0 > 0 }.map { "\(VaultText.messages($0)) \($1)" }
      findings.append(
        Observation(
          "journal.pending", .fine, pending.isEmpty ? "no message waits" : pending.joined(separator: ", ")))
      return findings
    } catch {
      return [Observation("journal", .problem, Failure(error)?.description ?? "\(error)", public: Self.kind(of: error))]
    }
  }

  private var backups: [Observation] {
    guard let newest = context.backups.newest else {
      return [Observation("backup", .warning, "none; make one with: ada backup", public: "none")]
    }
    let days = Int(context.now().timeIntervalSince(newest.date) / 86_400)
    let age = days == 1 ? "1 day old" : "\(days) days old"
    let isOld = Double(days) > BackupReminder.oldAfter
    return [Observation("backup", isOld ? .warning : .fine, "\(age), \(newest.path)", public: age)]
  }

  private var surroundings: [Observation] {
    let width = Console.standardOutput.width
    let isTerminal = Console.standardOutput.isTerminal
    let clock = context.now().timeIntervalSince1970
    return [
      Observation(
        "timeZone", context.timeZone.identifier, public: "\(context.timeZone.secondsFromGMT() / 60) min from UTC"),
      Observation("locale", Self.locale(context.environment)),
      Observation(
        "clock", clock > 1_700_000_000 ? .fine : .warning,
        clock > 1_700_000_000 ? "plausible" : "it says a year long past; entries get its time"),
      Observation(
        "terminal",
        isTerminal ? "\(context.environment["TERM"] ?? "unknown"), \(width) columns" : "none on standard output"),
    ]
  }
}
