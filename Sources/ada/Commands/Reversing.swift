import ArgumentParser
import JSONTree
import JournalStore
import Nutrition

/// What undo and redo have in common.
struct Reversing {
  let direction: ReversalView.Direction
  let count: Int
  let flags: ViewFlags

  static func check(_ count: Int) throws {
    guard (1...1000).contains(count) else { throw ValidationError("The count must be from 1 to 1000.") }
  }

  func run() throws {
    let session = try Session(flags, writes: true)
    let reversals =
      direction == .undo ? try session.journal.undo(count: count) : try session.journal.redo(count: count)
    if flags.json {
      let key = direction == .undo ? "undone" : "redone"
      session.print([key: .array(reversals.map { $0.json(in: session.timeZone) })])
    } else {
      let profile = try session.context.profile(in: session.journal)
      let page = session.context.page(
        noColor: flags.noColor, for: profile, showsNumbers: flags.showNumbers)
      let view = ReversalView(page: page, timeZone: session.timeZone, now: session.now)
      Console.standardOutput.write(page.shown(view.text(for: reversals, direction)))
    }
  }
}
