import ArgumentParser

struct Redo: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "redo", abstract: "Put back what undo took back, until something new is written.")

  @Argument(help: "How many to put back.")
  var count = 1

  @OptionGroup var flags: ViewFlags

  func validate() throws { try Reversing.check(count) }

  func run() throws { try Reversing(direction: .redo, count: count, flags: flags).run() }
}
