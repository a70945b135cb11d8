public import Foundation

/// How a transcript is to be read.
public struct BatchOptions: Equatable, Sendable {
  /// Understands and prints, and writes nothing.
  public var isDryRun: Bool
  /// Which engines may answer.
  public var policy: TurnPolicy
  /// Model requests in flight, 1...64.
  public var jobs: Int
  /// The clock for lines with no time of their own; nil is now.
  public var at: Date?
  /// Logs what is in the journal already once more.
  public var again: Bool
  /// The input is a file, not standard input.
  public var isFile: Bool
  /// The zone of times in the lines, and of the days they fall on.
  public var timeZone: TimeZone

  public init(
    isDryRun: Bool = false, policy: TurnPolicy = TurnPolicy(), jobs: Int = 4, at: Date? = nil, again: Bool = false,
    isFile: Bool = false, timeZone: TimeZone
  ) {
    self.isDryRun = isDryRun
    self.policy = policy
    self.jobs = jobs
    self.at = at
    self.again = again
    self.isFile = isFile
    self.timeZone = timeZone
  }
}

/// How many lines came to what.
public struct BatchSummary: Equatable, Sendable {
  /// Wrote entries.
  public var logged = 0
  /// Were answered, with nothing to write.
  public var answered = 0
  /// Were not understood.
  public var unclear = 0
  /// Are in the journal already, and were not read again.
  public var duplicate = 0
  /// Ended in an error; the same line may be given again.
  public var failed = 0
  /// Lines a model was tried for and the offline engine answered.
  public var fellBack = 0
  /// Why the model failed, the first time it did.
  public var modelFailure: String?
  /// How many requests ran at a time when the first came too late; nil where none did, or each ran alone.
  public var lateJobs: Int?
  /// Whether the rest was asked one at a time for that.
  public var fellToOneJob = false

  public var lines: Int { logged + answered + unclear + duplicate + failed }
  /// Whether every line was logged, answered or a duplicate.
  public var isClean: Bool { unclear == 0 && failed == 0 }

  public var sentence: String {
    var parts: [String] = []
    for (count, word) in [
      (logged, "logged"), (answered, "answered"), (unclear, "unclear"), (duplicate, "duplicate"), (failed, "failed"),
    ] where count > 0 {
      parts.append("\(count) \(word)\(word == "duplicate" && count != 1 ? "s" : "")")
    }
    var fallback = ""
    if fellBack > 0 {
      fallback = "; the model failed on \(fellBack) and the offline engine answered"
      if let modelFailure { fallback += " (\(modelFailure.trimmingSuffix(".")))" }
      if let lateJobs {
        let rest = fellToOneJob ? ", so the rest was asked one at a time" : ""
        fallback += "; with \(lateJobs) requests at a time some came too late\(rest): --jobs 1 helps a slow server"
      }
    }
    return
      "\(lines) \(lines == 1 ? "line" : "lines"): \(parts.isEmpty ? "nothing to do" : parts.joined(separator: ", "))"
      + fallback
  }
}

extension String {
  /// The text without that character at its end.
  fileprivate func trimmingSuffix(_ suffix: Character) -> String {
    var text = self
    while text.last == suffix { text.removeLast() }
    return text
  }
}
