import ArgumentParser
import Coaching
import Insights
import JSONTree

struct InsightsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "insights", abstract: "What is worth knowing now, the most important first.",
    discussion: "After something is logged, at most one of them is said unasked; ada why explains it.")

  @Flag(help: "Say nothing unasked from now on.")
  var off = false
  @Flag(help: "Say one thing after what is logged, where there is something to say.")
  var on = false
  @OptionGroup var flags: ViewFlags

  func validate() throws {
    guard !(off && on) else { throw ValidationError("--off and --on exclude each other; give one.") }
  }

  func run() throws {
    let session = try Session(flags, writes: off || on)
    let coach = try session.context.coach(journal: session.journal, isOffline: true)
    if off || on {
      var memory = try coach.insightMemory()
      memory.isOff = off
      try coach.keep(memory)
      return session.print(
        off ? "Nothing is said unasked from now on; ada insights still lists it.\n" : "Insights are on.\n")
    }
    let insights = try coach.insights(at: session.now, in: session.timeZone)
    if flags.json {
      session.print(.array(insights.map(\.json)))
    } else {
      session.print(InsightsView(page: session.page).text(for: insights))
    }
  }
}

struct Why: ParsableCommand {
  static let configuration = CommandConfiguration(
    single: "why", abstract: "Where the last insight comes from: figures, rule, source.")

  @Argument(help: "One that holds now, by its kind in ada insights --json, such as lowWater.")
  var kind: String?
  @OptionGroup var flags: ViewFlags

  func run() throws {
    let session = try Session(flags)
    let coach = try session.context.coach(journal: session.journal, isOffline: true)
    let insight = try kind.map { try named($0, coach, session) } ?? coach.insightMemory().last?.insight
    guard let insight else {
      throw Failure(.notDone, "Nothing was said unasked yet; ada insights lists what is worth knowing now.")
    }
    if flags.json {
      session.print(insight.json)
    } else {
      session.print(InsightsView(page: session.page).explanation(of: insight))
    }
  }

  private func named(_ name: String, _ coach: Coach, _ session: Session) throws -> Insight {
    guard let kind = InsightKind.allCases.first(where: { $0.rawValue.lowercased() == name.lowercased() }) else {
      let kinds = InsightKind.allCases.map(\.rawValue).joined(separator: ", ")
      throw Failure(.usage, "There is no insight called \(name.prefix(40)); the kinds are \(kinds).")
    }
    let holding = try coach.insights(at: session.now, in: session.timeZone)
    guard let insight = holding.first(where: { $0.kind == kind }) else {
      throw Failure(.notDone, "\(kind.rawValue) does not hold now. Its rule: \(kind.rule)")
    }
    return insight
  }
}
