import ArgumentParser
import Coaching
import Foundation
import ToolCalls

/// The options of a batch, the same for `ada log` and for a transcript piped into `ada`.
struct BatchFlags: ParsableArguments {
  @Flag(help: "Print one JSON record a line (schemas/turn.schema.json).")
  var json = false

  @Flag(help: "Understand and print, and write nothing.")
  var dryRun = false

  @Flag(help: "Never open a network connection, whatever is configured.")
  var offline = false

  @Flag(help: "Exit with 69 where the model is out of reach, instead of letting the offline engine answer.")
  var noFallback = false

  @OptionGroup var requests: JobsOption

  @Option(
    help: ArgumentHelp(
      "The clock for lines with no time of their own (ISO 8601; default: now).", valueName: "timestamp"))
  var at: String?

  @Flag(help: "Log a transcript that is in the journal already once more.")
  var again = false

  @Option(
    help: ArgumentHelp(
      "Let a model use these without your yes: remove_entry, set_goal (with a comma between).", valueName: "tools"))
  var allow: String?

  @Flag(help: "No colour.")
  var noColor = false

  func validate() throws {
    _ = try stamp(in: .gmt)
    _ = try allowed()
    guard !(offline && noFallback) else {
      throw ValidationError("--offline asks no model, so --no-fallback has nothing to do; leave one out.")
    }
  }

  /// The tools that `--allow` names.
  func allowed() throws -> Set<ToolName> {
    let known = [ToolName.removeEntry, .setGoal]
    return Set(
      try (allow ?? "").split(separator: ",").map { name in
        let name = name.trimmingCharacters(in: .whitespaces)
        guard let tool = ToolName(rawValue: name), known.contains(tool) else {
          throw ValidationError("--allow takes \(known.map(\.rawValue).joined(separator: " and ")), not \(name).")
        }
        return tool
      })
  }

  /// How a turn goes, as the options ask for it.
  func policy(_ base: TurnPolicy = TurnPolicy()) throws -> TurnPolicy {
    var policy = base
    policy.isOffline = offline
    policy.mayFallBack = !noFallback
    policy.allowed = try allowed()
    return policy
  }

  /// What `--at` says; `timeZone`, the person's, is for a time without an offset.
  /// - Throws: `Failure` with code 64 where nothing can be logged for it.
  func clock(in timeZone: TimeZone, _ context: AppContext) throws -> Date? {
    try stamp(in: timeZone).map { try context.loggable($0, as: at ?? "", option: "--at") }
  }

  private func stamp(in timeZone: TimeZone) throws -> Date? {
    guard let at else { return nil }
    guard let date = ISO8601.date(from: at, defaultZone: timeZone) else {
      throw ValidationError("--at \(at) is no ISO 8601 time such as 2026-11-20T12:30:00+01:00.")
    }
    return date
  }
}
