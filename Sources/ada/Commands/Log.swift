import ArgumentParser

struct Log: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "log", abstract: "Log a transcript, one message a line.",
    discussion: """
      Lines are plain text, "[2026-11-20 08:10] text", "08:10 text", "me: text" or {"text": "…", "at": "…"}. Blank lines, \
      lines that begin with # and the coach's own lines are skipped. An hour alone that is still to come was \
      yesterday's. The same transcript given twice logs once.
      """)

  @Argument(help: "The transcript; - or nothing for standard input.", completion: .file())
  var file = "-"

  @OptionGroup var flags: BatchFlags

  func run() async throws {
    try await BatchSession(context: .live, flags: flags).run(file: file)
  }
}
