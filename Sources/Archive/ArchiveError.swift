/// Why something could not be taken out of a journal or brought in. `description` is one sentence for the person.
public enum ArchiveError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A file that is to be read is not there or cannot be read.
  case cannotRead(path: String, reason: String)
  /// A file or folder that is to be written cannot be.
  case cannotWrite(path: String, reason: String)
  /// A name that is to be given is taken.
  case exists(path: String)
  /// The file is no export of Ada's, or not a whole one.
  case notAnExport(path: String, reason: String)
  /// The export was made by a newer Ada.
  case newerExport(path: String, found: String)
  /// The export holds a stretch of time only.
  case partialExport(path: String)
  /// What is to be filled is not empty.
  case journalNotEmpty(path: String, messages: Int)
  /// The file is not a sealed back-up, or one this Ada cannot open.
  case notSealed(path: String)
  /// The first piece does not open.
  case wrongPassphrase(path: String)
  /// The file ends before its end, or a later piece is not what was written.
  case cutOrChanged(path: String)
  /// libsodium cannot be used.
  case cannotSeal(reason: String)

  public var description: String {
    switch self {
    case .cannotRead(let path, let reason): "\(path) cannot be read: \(reason)."
    case .cannotWrite(let path, let reason): "\(path) cannot be written: \(reason)."
    case .exists(let path): "\(path) is there already; choose another name, or move it away."
    case .notAnExport(let path, let reason):
      "\(path) is no whole export of Ada's (\(reason)); make one with: ada export json --output FILE"
    case .newerExport(let path, let found):
      "\(path) was exported by a newer Ada (\(found)); update Ada to import it."
    case .partialExport(let path):
      "\(path) holds only a stretch of time and cannot become a journal; export without --from and --to."
    case .journalNotEmpty(let path, let messages):
      "The journal \(path) is not empty (\(messages) messages), and an export only goes into an empty one;"
        + " choose another folder with ADA_HOME."
    case .notSealed(let path): "\(path) is no sealed back-up that this Ada can open."
    case .wrongPassphrase(let path): "The passphrase does not open \(path), or its beginning is damaged."
    case .cutOrChanged(let path):
      "\(path) is not whole: it was cut off or changed after it was written; use another back-up."
    case .cannotSeal(let reason):
      "Back-ups cannot be encrypted here (\(reason)); install libsodium (Debian: libsodium23)."
    }
  }
}
