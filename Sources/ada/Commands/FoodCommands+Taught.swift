import ArgumentParser
import Coaching
import Foods
import JSONTree
import JournalStore
import Nutrition

/// What was taught: shown and forgotten.
extension FoodCommands {
  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "What you taught: foods, other names and recipes.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      let taught = try session.journal.personalFoods()
      if flags.json {
        session.print(PersonalFood.json(of: taught))
      } else {
        session.print(OwnFoodsView(page: session.page).text(for: taught))
      }
    }
  }

  struct Forget: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "forget", abstract: "Forget something you taught; undo brings it back.")

    @Argument(help: "Its name.")
    var name: [String]

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let name = name.joined(separator: " ")
      guard let known = PersonalFoods(try session.journal.personalFoods()).named(name) else {
        throw Failure(.notDone, "You have not taught \"\(name.prefix(64))\"; ada foods list shows what you have.")
      }
      try session.journal.perform(
        [.forget(id: known.id)], as: session.turn("foods forget \(known.name)"), reply: "Forgotten.")
      if flags.json {
        session.print(["forgotten": known.json])
      } else {
        session.print(OwnFoodsView(page: session.page).forgotten(known))
      }
    }
  }
}
