import Archive
import ArgumentParser
import Foundation
import JSONTree
import JournalStore
import ToolCalls

struct Backup: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "backup", abstract: "Copy the journal into one checked file, while Ada may go on writing.",
    discussion: """
      ada backup                        into the folder backups beside the journal
      ada backup /media/stick --keep 10 --encrypt
      Every page and reference of the copy is checked, and its rows are counted, before it gets its name. \
      ada restore FILE brings it back. Best kept on another disk.
      """)

  @Argument(help: "The folder to put it in, made where it is missing.", completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("Keep so many back-ups in that folder; older ones are removed.", valueName: "n"))
  var keep: Int?

  @Flag(help: "Encrypt it with a passphrase, without which nobody can read it, you included.")
  var encrypt = false

  @OptionGroup var source: PassphraseSource
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard keep.map((1...10_000).contains) ?? true else { throw ValidationError("--keep must be from 1 to 10000.") }
    guard encrypt || source.passphraseFd == nil else {
      throw ValidationError("--passphrase-fd is for --encrypt; give both or neither.")
    }
  }

  func run() throws {
    let context = AppContext.live
    let journal = try context.openJournal(readOnly: true)
    guard access(journal.path, F_OK) == 0 else {
      throw Failure(.noInput, "There is no journal \(journal.path) to back up.")
    }
    let passphrase = encrypt ? try source.passphrase(context, isNew: true) : nil
    let memory = context.backups
    let folder = self.folder.map { BackupFolder(URL(filePath: $0).standardizedFileURL.path) } ?? memory.folder
    try Self.make(folder)
    let now = context.now()
    let file = folder.newPath(at: now, isSealed: encrypt)
    let contents = try passphrase.map { try sealed(journal, into: file, $0, context) } ?? journal.backUp(to: file)
    let removed = keep.map(folder.rotate) ?? []
    var content = memory.content
    (content.file, content.madeAt) = (file, now)
    memory.keep(content)
    report(file, contents, removed)
  }

  private static func make(_ folder: BackupFolder) throws {
    do {
      try FileManager.default.createDirectory(
        atPath: folder.path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw Failure(.cannotCreate, "The folder \(folder.path) cannot be made; choose another one.")
    }
    DurableFile.removeAbandonedDrafts(in: folder.path)
  }

  /// The plain copy lies beside the journal while it is sealed, never in the folder that others may see.
  private func sealed(
    _ journal: Journal, into file: String, _ passphrase: Passphrase, _ context: AppContext
  ) throws -> JournalContents {
    DurableFile.removeAbandonedDrafts(in: context.home.path)
    let plain = DurableFile.draft(for: journal.path)
    defer { unlink(plain) }
    let contents = try journal.backUp(to: plain)
    try SealedFile.seal(plain, into: file, passphrase: passphrase)
    return contents
  }

  private func report(_ file: String, _ contents: JournalContents, _ removed: [BackupFile]) {
    if flags.json {
      let value: JSONValue = [
        "file": .string(file), "isEncrypted": .bool(encrypt), "messages": .integer(contents.messages),
        "entries": .integer(contents.entries), "removed": .texts(removed.map(\.path)),
      ]
      Console.standardOutput.write(value.serialized() + "\n")
      return
    }
    let counts = "\(VaultText.messages(contents.messages)) and \(VaultText.entries(contents.entries))"
    Console.standardOutput.write(
      "Backed up \(counts) to \(TerminalText.safe(file)), and read them back to check.\n")
    if !removed.isEmpty {
      let what = removed.count == 1 ? "1 older back-up" : "\(removed.count) older back-ups"
      Console.standardOutput.write("Removed \(what).\n")
    }
  }
}
