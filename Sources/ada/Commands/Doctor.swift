import Archive
import ArgumentParser
import Foundation
import JSONTree

struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "doctor", abstract: "Look at everything Ada stands on: files, journal, back-ups, model, terminal.",
    discussion: """
      Nothing is changed, and no model is asked anything: only whether its server answers, for three seconds at most. \
      --bundle writes the same without paths, addresses, names, or anything you logged, for a public bug report.
      """)

  @Flag(help: "Open no network connection.")
  var offline = false

  @Option(help: ArgumentHelp("Write a report fit for a public bug report to this new file.", valueName: "file"))
  var bundle: String?

  @OptionGroup var flags: ViewFlags

  func run() async throws {
    let context = AppContext.live
    let isOffline = offline
    let findings = try await Interrupts.cancelling {
      await Examination(context: context, isOffline: isOffline).findings()
    }
    let report = DoctorReport(findings: findings)
    if let bundle {
      let sink = try FileSink(path: bundle)
      try sink.write(report.bundle)
      try sink.finish()
    }
    if flags.json {
      Console.standardOutput.write(report.json.serialized() + "\n")
    } else {
      Console.standardOutput.write(report.text(on: context.page(noColor: flags.noColor)))
      if let bundle {
        Console.standardError.write("Wrote \(TerminalText.safe(bundle)); it holds nothing you logged.\n")
      }
    }
    if report.problems > 0 { throw ExitCode(Failure.Code.notDone.rawValue) }
  }
}
