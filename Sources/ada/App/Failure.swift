import Archive
import ArgumentParser
import Coaching
import Foundation
import JournalStore

/// Something a person has to know: one sentence that says what to do, and the exit code scripts rely on.
struct Failure: Error, Equatable, CustomStringConvertible {
  /// The sysexits numbers of the contract.
  enum Code: Int32 {
    case someLinesFailed = 1
    case usage = 64
    case data = 65
    case noInput = 66
    case unavailable = 69
    case cannotCreate = 73
    case inputOutput = 74
    case configuration = 78
    case interrupted = 130

    /// The request was understood and could not be carried out, such as an id that is not there.
    static let notDone = someLinesFailed
  }

  var code: Code
  var description: String

  init(_ code: Code, _ description: String) {
    self.code = code
    self.description = description
  }

  /// The failure an error comes to; nil where ArgumentParser knows it better.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let error as JournalError:
      self.init(Code(rawValue: error.exitCode) ?? .inputOutput, RestoreOffer(for: error)?.sentence ?? error.description)
    case let error as ArchiveError: self.init(Code(error), error.description)
    case let error as NoFallbackError: self.init(.unavailable, error.description)
    case let error as KeyCommand.Failed: self.init(.configuration, error.description)
    case is CancellationError: self.init(.interrupted, "Interrupted.")
    default: return nil
    }
  }

  /// Says what went wrong on standard error and ends the process.
  static func exit(with error: any Error) -> Never {
    if error is OutputClosed { OutputClosed.end() }
    guard let failure = Failure(error) else {
      let code = Ada.exitCode(for: error)
      // Help and the like; what went wrong repeats what was typed.
      if code.isSuccess { Ada.exit(withError: error) }
      let text = Ada.fullMessage(for: error)
      if !text.isEmpty { Console.standardError.write(TerminalText.safe(text) + "\n") }
      Foundation.exit(code.rawValue)
    }
    Console.standardError.write("ada: \(TerminalText.safe(failure.description))\n")
    Foundation.exit(failure.code.rawValue)
  }
}

extension Failure.Code {
  fileprivate init(_ error: ArchiveError) {
    self =
      switch error {
      case .cannotRead: .noInput
      case .cannotWrite, .exists: .cannotCreate
      case .notAnExport, .newerExport, .partialExport, .notSealed, .wrongPassphrase, .cutOrChanged: .data
      case .journalNotEmpty: .notDone
      case .cannotSeal: .unavailable
      }
  }
}
