import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

struct PlanCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "plan", abstract: "Workout plans: what is due today, what it was last done with, and logging it.",
    subcommands: [
      TodaysPlan.self, List.self, Show.self, Add.self, Activate.self, Pause.self, Forget.self, Done.self, Progress.self,
    ], defaultSubcommand: TodaysPlan.self)

  struct TodaysPlan: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "today", abstract: "What is due today or on --date, with the last figures of each exercise.")

    @OptionGroup var day: DayOption
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      let day = day.day(today: session.today)
      let due = try session.journal.plannedWorkouts(on: day, in: session.timeZone)
      if flags.json {
        session.print(["day": .string(day.description), "plans": .array(due.map { $0.json(in: session.timeZone) })])
      } else {
        let all = try session.journal.workoutPlans()
        session.print(PlanView(page: session.page).today(due, on: day, today: session.today, all: all))
      }
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "All plans.")

    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      let plans = try session.journal.workoutPlans()
      if flags.json {
        session.print(["plans": .array(plans.map(\.json))])
      } else {
        session.print(PlanView(page: session.page).list(plans))
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "One plan: its exercises, when they were last done, and what is next.")

    @Argument(help: "Its name.")
    var name: [String]
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags)
      let plan = try session.plan(named: name.joined(separator: " "))
      let planned = try session.journal.planned(plan, on: session.today, in: session.timeZone)
      if flags.json {
        session.print(planned.json(in: session.timeZone))
      } else {
        session.print(PlanView(page: session.page).show(planned))
      }
    }
  }

  struct Progress: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "progress", abstract: "What the last workouts suggest for next time; --apply plans it.",
      discussion: """
        More repetitions first, then more weight: once every set reaches the top of its range, 2.5 kg or 2.5 % is added.
        """)

    @Argument(help: "The plan's name.")
    var name: [String]
    @Flag(help: "Plan it so; undo takes it back.")
    var apply = false
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: apply)
      let plan = try session.plan(named: name.joined(separator: " "))
      let planned = try session.journal.planned(plan, on: session.today, in: session.timeZone)
      let isNew = planned.progressed != plan
      if apply, isNew {
        let change = PlanChange.keep(planned.progressed)
        try session.journal.perform(
          [.plan(change)], as: session.turn("plan progress \(plan.name)"),
          reply: Confirmation.sentence(for: [.plan(change)], units: session.profile.units))
      }
      if flags.json {
        session.print([
          "applied": .bool(apply && isNew), "plan": (apply ? planned.progressed : plan).json,
          "exercises": .array(planned.exercises.map(\.json)),
        ])
      } else {
        session.print(PlanView(page: session.page).progress(planned, isApplied: apply && isNew))
      }
    }
  }
}

extension Session {
  /// The plan of a name; case does not matter.
  /// - Throws: `Failure` with code 1 where there is none.
  func plan(named name: String) throws -> WorkoutPlan {
    let plans = try journal.workoutPlans()
    if let plan = plans.first(where: { $0.name.lowercased() == name.lowercased() }) { return plan }
    let names = plans.map(\.name).joined(separator: ", ")
    throw Failure(
      .notDone,
      "There is no plan \"\(name.prefix(64))\"; "
        + (plans.isEmpty ? "ada plan add NAME makes one." : "there are \(names.prefix(200))."))
  }
}
