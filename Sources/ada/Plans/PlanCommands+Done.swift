import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition
import ToolCalls

extension PlanCommands {
  struct Done: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "done", abstract: "Log today's plan as a workout: its sets as planned, or as you say.",
      discussion: """
        ada plan done
        ada plan done Push --did "Bench press 8,8,7 @60kg" --skip Dip --minutes 55
        """)

    @Argument(help: "The plan's name; without one, the plan that is due today.")
    var name: [String] = []
    @Option(help: ArgumentHelp("Sets as they were done; may be given many times.", valueName: "exercise sets"))
    var did: [String] = []
    @Option(help: ArgumentHelp("An exercise that was left out; may be given many times.", valueName: "exercise"))
    var skip: [String] = []
    @Option(help: ArgumentHelp("How long it took, such as 55.", valueName: "minutes"))
    var minutes: String?
    @Option(help: ArgumentHelp("When it ended, such as 2026-11-20T18:30; now without it.", valueName: "time"))
    var at: String?
    @Flag(help: "Log it although it is logged for that day already.")
    var again = false
    @OptionGroup var flags: ViewFlags

    func run() throws {
      let session = try Session(flags, writes: true)
      let end = try session.moment(at, option: "--at")
      let day = CalendarDay(end, in: session.timeZone)
      let planned = try session.journal.planned(try plan(on: day, session), on: day, in: session.timeZone)
      let deviation = PlanDeviation(
        sets: try sets(planned.plan, session), skipped: try skipped(planned.plan),
        minutes: try EntryRange.duration.named("--minutes").read(minutes) { MeasureText.minutes($0) })
      let weight = try session.journal.weight(at: end)?.weightKg
      let workout = planned.plan.log(
        id: EntryID.make(at: session.now), endingAt: end, deviation: deviation, weightKg: weight)
      guard !workout.exercises.isEmpty else {
        throw Failure(.usage, "Every exercise is skipped, so there is nothing to log.")
      }
      let entry = try log(.workout(workout), of: planned.plan, on: day, session)
      let after = try session.journal.planned(planned.plan, on: day, in: session.timeZone)
      if flags.json {
        session.print([
          "logged": EntryRecord(entry, in: session.timeZone).json, "planId": .string(planned.plan.id),
          "assumptions": .texts(workout.assumptions), "next": .array(after.exercises.map(\.json)),
        ])
      } else {
        session.print(PlanView(page: session.page).done(entry, workout, after))
      }
    }

    /// Whether it is there already is asked while nothing else can be written, so that one command given twice at once
    /// logs once.
    private func log(_ workout: Entry, of plan: WorkoutPlan, on day: CalendarDay, _ session: Session) throws -> Entry {
      let (start, end) = day.interval(in: session.timeZone)
      let reply = Confirmation.sentence(for: [.add(workout)], units: session.profile.units)
      do {
        return try session.journal.perform(
          [.add(workout)], as: session.turn("plan done \(plan.name)"), reply: reply
        ) { state in
          let there = try state.workouts(from: start, to: end)
          return again || !there.contains { $0.planId == plan.id }
        }.entries.first ?? workout
      } catch {
        guard error == .changedMeanwhile else { throw error }
        throw Failure(.notDone, "\(plan.name) is logged for \(day) already; --again logs it once more.")
      }
    }

    private func plan(on day: CalendarDay, _ session: Session) throws -> WorkoutPlan {
      if !name.isEmpty { return try session.plan(named: name.joined(separator: " ")) }
      let due = try session.journal.workoutPlans().filter { $0.isDue(on: day) }
      if due.count == 1 { return due[0] }
      let names = due.map(\.name).joined(separator: ", ")
      throw Failure(
        .notDone,
        due.isEmpty
          ? "No plan is due on \(day); say which one was done: ada plan done NAME."
          : "Say which one was done: \(names).")
    }

    private func sets(_ plan: WorkoutPlan, _ session: Session) throws -> [String: [WorkoutSet]] {
      var sets: [String: [WorkoutSet]] = [:]
      for text in did {
        let folded = text.lowercased()
        let named = plan.exercises.filter { folded.hasPrefix($0.name.lowercased()) }
        guard let exercise = named.max(by: { $0.name.count < $1.name.count }) else { throw unknown(text, plan) }
        do {
          sets[exercise.name.lowercased()] = try PlanNotation.sets(
            String(folded.dropFirst(exercise.name.lowercased().count).drop { $0 == ":" || $0 == " " }), of: exercise,
            units: session.profile.units)
        } catch {
          throw Failure(.usage, error.sentence)
        }
      }
      return sets
    }

    private func skipped(_ plan: WorkoutPlan) throws -> Set<String> {
      for text in skip where !plan.exercises.contains(where: { $0.name.lowercased() == text.lowercased() }) {
        throw unknown(text, plan)
      }
      return Set(skip.map { $0.lowercased() })
    }

    private func unknown(_ text: String, _ plan: WorkoutPlan) -> Failure {
      let names = plan.exercises.map(\.name).joined(separator: ", ")
      return Failure(.usage, "\"\(text.prefix(64))\" is no exercise of \(plan.name); it has \(names).")
    }
  }
}
