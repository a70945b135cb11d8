import ArgumentParser

struct Undo: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "undo", abstract: "Take back the last message or command, with all it wrote.")

  @Argument(help: "How many to take back.")
  var count = 1

  @OptionGroup var flags: ViewFlags

  func validate() throws { try Reversing.check(count) }

  func run() throws { try Reversing(direction: .undo, count: count, flags: flags).run() }
}
