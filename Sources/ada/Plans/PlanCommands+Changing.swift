import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

extension PlanCommands {
  struct Add: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "add", abstract: "Plan a workout; a name that is there already is planned anew.",
      discussion: """
        ada plan add Push --days mon,thu --exercise "Bench press 3x8-12 @60kg rest 120" --exercise "Dip 3x6-10"
        An exercise is its name, sets x repetitions (8, 8-12, or 45s), and if you like @weight and rest in seconds.
        """)

    @Argument(help: "What you call it.")
    var name: String
    @Option(help: ArgumentHelp("The days it is due on, such as mon,thu.", valueName: "days"))
    var days: String?
    @Option(help: ArgumentHelp("One exercise; may be given many times.", valueName: "notation"))
    var exercise: [String] = []
    @Option(help: "A note of your own.")
    var note: String?
    @OptionGroup var flags: ViewFlags

    func validate() throws {
      guard name.contains(where: { $0.isLetter || $0.isNumber }), name.unicodeScalars.count <= 200 else {
        throw ValidationError("The name must have a letter or digit, and at most 200 characters.")
      }
      guard (1...50).contains(exercise.count) else {
        throw ValidationError("Give 1 to 50 exercises, such as: --exercise \"Bench press 3x8 @60kg rest 120\"")
      }
      guard note?.count ?? 0 <= 1000 else { throw ValidationError("--note has over 1000 characters.") }
      _ = try PlanCommands.days(days)
    }

    func run() throws {
      let session = try Session(flags, writes: true)
      let name = name.trimmingCharacters(in: .whitespacesAndNewlines)
      let known = try session.journal.workoutPlans().first { $0.name.lowercased() == name.lowercased() }
      var exercises: [PlannedExercise] = []
      for text in exercise {
        do {
          exercises.append(
            try PlanNotation.exercise(text, id: EntryID.make(at: session.now), units: session.profile.units))
        } catch {
          throw Failure(.usage, error.sentence)
        }
      }
      let names = exercises.map { $0.name.lowercased() }
      guard Set(names).count == names.count else {
        throw Failure(.usage, "An exercise stands in the plan twice; give each once, with all its sets.")
      }
      let plan = WorkoutPlan(
        id: known?.id ?? EntryID.make(at: session.now), name: name, note: note ?? known?.note,
        days: try PlanCommands.days(days) ?? known?.days ?? [], exercises: exercises)
      try session.keep(plan, as: "plan add \(name)", flags)
    }
  }

  struct Activate: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "activate", abstract: "Make a plan due on its days (again), or on other days.")

    @Argument(help: "Its name.")
    var name: [String]
    @Option(help: ArgumentHelp("The days it is due on, such as mon,thu.", valueName: "days"))
    var days: String?
    @Flag(help: "Pause every other plan.")
    var only = false
    @OptionGroup var flags: ViewFlags

    func validate() throws { _ = try PlanCommands.days(days) }

    func run() throws {
      let session = try Session(flags, writes: true)
      var plan = try session.plan(named: name.joined(separator: " "))
      plan.isActive = true
      plan.days = try PlanCommands.days(days) ?? plan.days
      let others = only ? try session.journal.workoutPlans().filter { $0.id != plan.id && $0.isActive } : []
      try session.keep(plan, as: "plan activate \(plan.name)", flags, pausing: others)
    }
  }

  struct Pause: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "pause", abstract: "Let a plan be due no more until it is activated.")

    @Argument(help: "Its name.")
    var name: [String]
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      var plan = try session.plan(named: name.joined(separator: " "))
      plan.isActive = false
      try session.keep(plan, as: "plan pause \(plan.name)", flags)
    }
  }

  struct Forget: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "forget", abstract: "Forget a plan; workouts that were logged stay, undo brings it back.")

    @Argument(help: "Its name.")
    var name: [String]
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let plan = try session.plan(named: name.joined(separator: " "))
      try session.journal.perform(
        [.plan(.forget(id: plan.id))], as: session.turn("plan forget \(plan.name)"), reply: "Forgotten.")
      if flags.json {
        session.print(["forgotten": plan.json])
      } else {
        session.print("- \(TerminalText.safe(plan.name)) is forgotten\nada undo brings it back.\n")
      }
    }
  }

  /// Days of the week, in its order; nil where none were given.
  /// - Throws: `ValidationError`.
  static func days(_ text: String?) throws -> [Weekday]? {
    guard let text else { return nil }
    let words = text.split { $0 == "," || $0 == " " }
    let days = words.compactMap { Weekday(text: $0) }
    guard !words.isEmpty, days.count == words.count else {
      throw ValidationError("--days \(text) are no days; write them as mon,thu.")
    }
    return Weekday.allCases.filter(days.contains)
  }
}

extension Session {
  /// Writes a plan as a turn, and shows it.
  fileprivate func keep(
    _ plan: WorkoutPlan, as words: String, _ flags: ViewFlags, pausing others: [WorkoutPlan] = []
  ) throws {
    let paused = others.map { other -> JournalChange in
      var other = other
      other.isActive = false
      return .plan(.keep(other))
    }
    let change = JournalChange.plan(.keep(plan))
    try journal.perform(
      [change] + paused, as: turn(words), reply: Confirmation.sentence(for: [change], units: profile.units))
    if flags.json {
      print(["plan": plan.json])
    } else {
      print(PlanView(page: page).list([plan]))
    }
  }
}
