import ArgumentParser

/// How many model requests run at a time, the same for all commands that take a transcript.
struct JobsOption: ParsableArguments {
  @Option(help: ArgumentHelp("Model requests in flight; output keeps the input's order.", valueName: "n"))
  var jobs = 4

  func validate() throws {
    guard (1...64).contains(jobs) else { throw ValidationError("--jobs must be from 1 to 64.") }
  }
}
