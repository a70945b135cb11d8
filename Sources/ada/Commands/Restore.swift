import Archive
import ArgumentParser
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

struct Restore: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "restore", abstract: "Put a back-up in the journal's place; the journal there is kept beside it.",
    discussion: """
      The back-up is checked before anything is touched. An encrypted one asks for its passphrase. What was in the \
      journal's place is kept as journal.sqlite.before-DATE, and can be restored in turn.
      """)

  @Argument(help: "The back-up, as ada backup made it.", completion: .file())
  var file: String

  @OptionGroup var source: PassphraseSource
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let context = AppContext.live
    guard access(file, F_OK) == 0 else { throw Failure(.noInput, "There is no file \(file).") }
    guard !isFolder else { throw Failure(.noInput, "\(file) is a folder; name the back-up in it.") }
    let draft = try JournalDraft(folder: context.home)
    do {
      try take(into: draft, context)
    } catch JournalError.notADatabase {
      throw Failure(.data, "\(file) is no back-up of Ada's; nothing was changed.")
    }
    let kept = try draft.put(
      keepingEarlierAs: Self.suffix(at: context.now(), beside: context.home.appending(path: "journal.sqlite").path))
    // An earlier version is brought up to date now, while somebody is looking.
    let journal = try context.openJournal()
    let contents = try journal.contents()
    let clock = try context.profile(in: journal).shownClock
    try journal.close()
    report(contents, kept: kept, clock, context)
  }

  /// An ending for what is kept that is not taken: two may be restored in one second.
  private static func suffix(at date: Date, beside path: String) -> String {
    let stem = ".before-\(BackupFolder.stamp(date))"
    var suffix = stem
    var number = 2
    while access(path + suffix, F_OK) == 0 {
      suffix = "\(stem)-\(number)"
      number += 1
    }
    return suffix
  }

  private var isFolder: Bool {
    var status = stat()
    return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  private func take(into draft: JournalDraft, _ context: AppContext) throws {
    guard SealedFile.isSealed(file) else { return try draft.take(backup: file) }
    let passphrase = try source.passphrase(context, isNew: false)
    let plain = DurableFile.draft(for: draft.path)
    defer { unlink(plain) }
    try SealedFile.open(file, into: plain, passphrase: passphrase)
    try draft.take(backup: plain)
  }

  private func report(_ contents: JournalContents, kept: String?, _ clock: HourClock, _ context: AppContext) {
    if flags.json {
      let value: JSONValue = [
        "restored": .string(file), "messages": .integer(contents.messages), "entries": .integer(contents.entries),
        "lastMessageAt": .text(contents.lastMessage.map { ISO8601.string(from: $0, in: context.timeZone) }),
        "kept": .text(kept),
      ]
      Console.standardOutput.write(value.serialized() + "\n")
      return
    }
    let last = contents.lastMessage.map {
      ", the last of \(CalendarDay($0, in: context.timeZone)) \(clock.text($0, in: context.timeZone))"
    }
    Console.standardOutput.write(
      "Restored \(VaultText.messages(contents.messages)) and \(VaultText.entries(contents.entries))\(last ?? "").\n")
    if let kept {
      Console.standardOutput.write("The journal that was there is kept as \(TerminalText.safe(kept)).\n")
    }
  }
}
