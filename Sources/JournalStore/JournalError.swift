/// Why the journal could not do what was asked. `description` is one sentence for the person.
public enum JournalError: Error, Equatable, Sendable {
  /// The folder or the file cannot be made.
  case cannotCreate(path: String, reason: String)
  /// The file is there and cannot be opened.
  case cannotOpen(path: String, reason: String)
  /// The file or its folder is read-only, or the disk failed.
  case cannotWrite(path: String, reason: String)
  /// The disk is full.
  case full(path: String)
  /// The file is no SQLite database, or one that another program made.
  case notADatabase(path: String)
  /// The database is damaged.
  case corrupt(path: String, reason: String)
  /// The journal was written by a newer Ada; it was not touched.
  case newerVersion(path: String, found: Int, known: Int)
  /// Another process held the write lock for longer than the busy timeout, given in seconds.
  case busy(path: String, waited: Double)
  /// Another process has the journal open, which is to be replaced.
  case inUse(path: String)
  /// This journal was opened for reading only.
  case openedReadOnly
  case noSuchTurn(id: String)
  case noSuchEntry(id: String)
  /// The turn is no longer this process's to finish: it was finished, failed or taken over.
  case turnAlreadyFinished(id: String)
  /// The turn changed nothing, or is taken back already.
  case nothingToUndo(id: String)
  /// A later turn changed the same entry; that one has to be taken back first.
  case changedSince(by: String, text: String)
  /// What was to be changed is no longer what it was when the change was planned.
  case changedMeanwhile
  /// The journal's own rules refuse a value.
  case refused(reason: String)
  /// The goal is not safe for this person; the reason is a whole sentence.
  case unsafe(reason: String)
  /// Anything else SQLite says.
  case failed(path: String, reason: String)
}

extension JournalError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotCreate(let path, let reason):
      "The journal \(path) cannot be created (\(reason)); choose another folder with ADA_HOME."
    case .cannotOpen(let path, let reason):
      "The journal \(path) cannot be opened (\(reason)); check its permissions, or choose another folder with ADA_HOME."
    case .cannotWrite(let path, let reason):
      "The journal \(path) cannot be written (\(reason)); make the file and its folder writable, then try again."
    case .full(let path):
      "The disk that holds the journal \(path) is full; free some space, then try again."
    case .notADatabase(let path):
      "\(path) is not a journal of Ada's; move it away, or choose another folder with ADA_HOME."
    case .corrupt(let path, let reason):
      "The journal \(path) is damaged (\(reason)); put a back-up in its place, or move it away to start anew."
    case .newerVersion(let path, let found, let known):
      "The journal \(path) is from a newer Ada (version \(found), this one knows \(known)) and was not touched;"
        + " update Ada to use it."
    case .busy(let path, let waited):
      "Another Ada is writing to the journal \(path) and did not finish within \(Self.seconds(waited));"
        + " wait for it, then try again."
    case .inUse(let path):
      "Another Ada has the journal \(path) open; leave it, then try again. Nothing was changed."
    case .openedReadOnly:
      "The journal is open for reading only; nothing was written."
    case .noSuchTurn(let id):
      "There is no message \(id) in the journal; `ada history` lists them."
    case .noSuchEntry(let id):
      "There is no entry \(id) in the journal; `ada meals` lists them with their ids."
    case .turnAlreadyFinished(let id):
      "The message \(id) was already dealt with; nothing was written twice."
    case .nothingToUndo(let id):
      "The message \(id) has nothing to take back."
    case .changedSince(_, let text):
      "A later message changed the same entry (\"\(text)\"); take that one back first."
    case .changedMeanwhile:
      "It was changed meanwhile by another Ada, and this was not written; look at it and say it again."
    case .refused(let reason):
      "The journal refuses this entry: \(reason)."
    case .unsafe(let reason): reason
    case .failed(let path, let reason):
      "The journal \(path) failed: \(reason)."
    }
  }

  private static func seconds(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value)) s" : "\(value) s"
  }
}

extension JournalError {
  /// The exit code of a command that ends with this error (sysexits): 73 cannot create, 74 cannot read or write,
  /// 1 where only the request was wrong.
  public var exitCode: Int32 {
    switch self {
    case .cannotCreate: 73
    case .cannotOpen, .cannotWrite, .full, .notADatabase, .corrupt, .newerVersion, .busy, .inUse, .openedReadOnly,
      .failed:
      74
    case .noSuchTurn, .noSuchEntry, .turnAlreadyFinished, .nothingToUndo, .changedSince, .changedMeanwhile, .refused,
      .unsafe:
      1
    }
  }

  /// Only this turn is at fault; the rest of a batch can go on.
  public var concernsOneTurn: Bool {
    switch self {
    case .noSuchTurn, .noSuchEntry, .turnAlreadyFinished, .nothingToUndo, .changedSince, .changedMeanwhile, .refused,
      .unsafe:
      true
    case .cannotCreate, .cannotOpen, .cannotWrite, .full, .notADatabase, .corrupt, .newerVersion, .busy,
      .inUse, .openedReadOnly, .failed:
      false
    }
  }
}
