public import Foods
public import Foundation
import JSONTree
public import JournalStore
import LanguageModels
import Nutrition
import Prompts
public import Understanding

/// Takes a person's sentences, one turn each: stored first, understood, committed in one transaction, answered.
public struct Coach: Sendable {
  public let journal: Journal
  public let catalog: FoodCatalog
  public let engine: OfflineEngine
  /// Models to try in order; none means the offline engine answers everything.
  public let models: [ModelChoice]
  /// The clock for ids and latencies; what a sentence is read with is the message's own.
  public let now: @Sendable () -> Date
  /// How the models have been doing in this process.
  let health: ModelHealth
  /// What the models are compared with.
  let experiment: Experiment?
  /// The side this coach answers for.
  let assignment: ArmAssignment?
  /// Who is asked for barcodes; nil where nobody is.
  let products: (any ProductLookup)?

  public init(
    journal: Journal, catalog: FoodCatalog = .reference, engine: OfflineEngine = OfflineEngine(),
    models: [ModelChoice] = [], experiment: Experiment? = nil, products: (any ProductLookup)? = nil,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.products = products
    self.journal = journal
    self.catalog = catalog
    self.engine = engine
    self.models = models
    self.now = now
    health = ModelHealth()
    self.experiment = experiment
    assignment = nil
  }

  /// The coach that answers a turn of a comparison.
  init(_ coach: Coach, answering assignment: ArmAssignment, of experiment: Experiment) {
    let isB = assignment.arm == .b
    products = coach.products
    journal = coach.journal
    catalog = coach.catalog
    engine = coach.engine
    now = coach.now
    models = isB ? experiment.models : coach.models
    health = isB ? experiment.health : coach.health
    self.experiment = nil
    self.assignment = assignment
  }

  init(
    journal: Journal, models: [ModelChoice], health: ModelHealth, now: @escaping @Sendable () -> Date
  ) {
    self.journal = journal
    self.catalog = .reference
    self.engine = OfflineEngine()
    self.models = models
    self.now = now
    self.health = health
    experiment = nil
    assignment = nil
    products = nil
  }

  /// What the journal says has been going on: the person, the latest entries and the open question.
  ///
  /// - Parameter moment: habits are those up to then; now where it is nil.
  /// - Throws: `JournalError` where the journal cannot be read.
  public func conversation(at moment: Date? = nil) throws -> Conversation {
    let profile = try journal.profile() ?? UserProfile(createdAt: now(), updatedAt: now())
    var conversation = Conversation(profile: profile, weightKg: try journal.weight(at: moment)?.weightKg)
    let turns = try journal.lastTurns(5)
    conversation.pendingQuestion = turns.first?.question.flatMap { Clarification(json: $0) }
    for turn in turns.reversed() {
      conversation.keepInMind(turn.text, isQuestion: turn.isSaid && turn.state == .done && turn.status == .answered)
    }
    let written = try lastWrittenEntries(of: turns)
    conversation.lastEntries = written.last
    conversation.earlierEntries = written.earlier
    conversation.personal = try journal.personal(at: moment ?? now())
    return conversation
  }

  /// The entries of the latest turn that wrote something, and those of the turns before it, looked for a few turns back:
  /// further is another conversation.
  private func lastWrittenEntries(of turns: [Turn]) throws -> (last: [Entry], earlier: [Entry]) {
    var last: [Entry] = []
    var earlier: [Entry] = []
    for turn in turns where turn.state == .done && turn.status == .logged {
      let entries = try journal.entries(ofTurn: turn.id)
      if last.isEmpty {
        last = entries
      } else {
        let known = Set(last.map(\.id) + earlier.map(\.id))
        earlier = entries.filter { !known.contains($0.id) } + earlier
      }
    }
    return (last, earlier)
  }

  /// Takes up sentences that an earlier run stored and did not get to understand; the offline engine reads them.
  ///
  /// One at a time, so that one that ends Ada is no attempt at those behind it. One that the journal refuses fails alone:
  /// it must not stand in the way of what is said next.
  /// - Returns: how many were taken up.
  /// - Throws: `JournalError` where the journal itself cannot be read or written.
  @discardableResult
  public func recoverPendingTurns() throws -> Int {
    var count = 0
    while let turn = try journal.claimPendingTurns(atMost: 1).first {
      do {
        try recover(turn)
        count += 1
      } catch JournalError.turnAlreadyFinished {
        // Another process took the same turn up in between; then it is that one's.
      } catch let error as JournalError where error.concernsOneTurn {
        try journal.fail(turn.id, error: error.description)
      }
    }
    return count
  }

  private func recover(_ turn: Turn) throws {
    let zone = turn.timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
    let message = Message(text: turn.text, at: turn.at, timeZone: zone, key: turn.key)
    let planned = offline(for: message).plan(message, in: try conversation(at: message.at))
    _ = try commit(planned, turnID: turn.id, latencyMs: 0)
  }

  /// Commits what a turn came to, and carries out a command over the history ("undo").
  ///
  /// - Returns: the turn with its entries as they are in the journal.
  func commit(
    _ planned: PlannedTurn, turnID: String, latencyMs: Double, telemetry: TurnTelemetry = .none
  ) throws -> PlannedTurn {
    var planned = planned
    if let command = planned.command {
      try journal.finish(turnID, carryingOut: command) { reversal in
        planned.take(reversal, of: command)
        return planned.outcome(latencyMs: latencyMs, telemetry: telemetry)
      }
    } else {
      func finish(_ telemetry: TurnTelemetry) throws -> [Entry] {
        try journal.finish(turnID, planned.outcome(latencyMs: latencyMs, telemetry: telemetry))
      }
      do {
        planned.take(committed: try finish(telemetry))
      } catch JournalError.refused where telemetry != .none {
        // Figures about the machinery cost nobody their entries; an entry that is refused is refused again.
        planned.take(committed: try finish(.none))
      }
    }
    return planned
  }

  static func words(for reversal: TurnReversal?, command: HistoryCommand) -> String {
    guard let reversal else { return command == .undo ? "There is nothing to undo." : "There is nothing to redo." }
    return "\(command == .undo ? "Took back" : "Put back"): \(reversal.turn.text)"
  }

  /// The offline engine for one message.
  ///
  /// - Parameter pending: changes of earlier messages that are not in the journal yet, for what is asked about the day.
  func offline(for message: Message, after pending: [JournalChange] = []) -> OfflineInterpreter {
    OfflineInterpreter(
      catalog: catalog, engine: engine, newID: { [now] in EntryID.make(at: now()) },
      entryByID: { [journal] id in (try? journal.entry(id: id)) ?? nil },
      meals: { [journal] start, end in (try? journal.meals(from: start, to: end, after: pending)) ?? [] },
      workouts: { [journal] start, end in (try? journal.workouts(from: start, to: end, after: pending)) ?? [] },
      weights: { [journal] start, end in (try? journal.weights(from: start, to: end, after: pending)) ?? [] },
      day: { [journal] day, changes in
        try? journal.summary(of: day, in: message.timeZone, after: pending + changes)
      },
      steps: { [journal] day in (try? journal.steps(on: day)) ?? nil },
      outlook: { [journal] in
        (try? journal.outlook(on: CalendarDay(message.at, in: message.timeZone), in: message.timeZone)) ?? nil
      }, book: PlanBook(journal, in: message.timeZone, after: pending))
  }
}
