import Foundation
import JournalStore
import ToolCalls
import Understanding

extension BatchRunner {
  /// Asks the models for several lines at a time; lines are planned, committed and acknowledged in their order.
  ///
  /// Where the run ends early, the sentences that were only asked about are taken back as failed: nobody was told that
  /// they are logged, and the same input brings them again.
  mutating func askModels(_ steps: [Step]) async throws {
    var asked: [Int: Asked] = [:]
    do {
      try await withThrowingTaskGroup(of: (Int, ModelResult).self) { tasks in
        var next = 0
        var running = 0
        for place in steps.indices {
          while true {
            while running < (isOneAtATime ? 1 : options.jobs),
              next < min(steps.count, place + options.jobs * Self.lookAhead)
            {
              // Lines that were logged before are still of the day above them, and a heading among them heads the new ones.
              if case .known(let line, _) = steps[next] { _ = headed(line) }
              if case .message(let line) = steps[next] {
                let question = try begin(headed(line))
                asked[next] = question
                if question.isOpen {
                  var policy = options.policy
                  policy.asksBesideOthers = options.jobs > 1 && !isOneAtATime
                  tasks.addTask { [next, policy] in
                    let answer = await question.coach.ask(
                      line.message, policy: policy, started: question.started, meter: question.meter
                    ) { _ in }
                    return (next, answer)
                  }
                  running += 1
                }
              }
              next += 1
            }
            guard asked[place]?.isOpen == true, let (index, answer) = try await tasks.next() else { break }
            asked[index]?.state = .answered(answer)
            asked[index]?.answered = .now
            running -= 1
            if case .failure(let failure) = answer, failure.reason == .timeout { wasLate() }
          }
          try Task.checkCancellation()
          switch steps[place] {
          case .record(let record): try acknowledge(record)
          case .known(let line, let first): try acknowledge(duplicate(line, of: first, elapsedMs: 0))
          case .message:
            guard let question = asked[place] else { continue }
            try finish(question)
            asked[place] = nil
          }
        }
      }
    } catch {
      // A turn that was finished before the error refuses this, and stays as it is.
      for question in asked.values {
        guard let turnID = question.turnID else { continue }
        try? coach.journal.fail(turnID, error: "interrupted", telemetry: question.meter.telemetry)
      }
      throw error
    }
  }

  /// Remembers that a request came too late beside others, once.
  private mutating func wasLate() {
    guard options.jobs > 1, summary.lateJobs == nil else { return }
    summary.lateJobs = options.jobs
    isOneAtATime = coach.models.contains(where: \.isLocal)
    summary.fellToOneJob = isOneAtATime
  }

  /// How many times `jobs` lines may be asked about while the first of them is still waited for.
  private static let lookAhead = 4

  typealias ModelResult = Result<ModelAnswer, ModelFailure>

  /// What a line's question to the models has come to.
  struct Asked: Sendable {
    let line: PendingLine
    /// How far it has come.
    enum State: Sendable {
      case open
      case answered(ModelResult)
      /// The program understands this one itself.
      case notAsked
      case duplicate(of: String)
    }

    /// Who asks: of what is being compared, the line's side.
    var coach: Coach
    /// The stored sentence; nil in a dry run and for a duplicate.
    var turnID: String?
    var started = ContinuousClock.now
    /// Nil where no model was asked.
    var answered: ContinuousClock.Instant?
    let meter = TurnMeter()
    var state = State.open

    var isOpen: Bool { if case .open = state { true } else { false } }
  }

  private func begin(_ line: PendingLine) throws -> Asked {
    var asked = Asked(line: line, coach: coach)
    if !options.isDryRun {
      switch try coach.journal.begin(line.message.newTurn) {
      case .started(let turn):
        asked.turnID = turn.id
        asked.coach = coach.side(of: line.message.key ?? turn.id, policy: options.policy)
      case .duplicate(let first): return Asked(line: line, coach: coach, state: .duplicate(of: first))
      }
    }
    let needsNoModel = line.headingTurn != nil || coach.needsNoModel(reading(of: line), conversation, line.message)
    if !needsNoModel { asked.meter.assign(asked.coach.assignment) }
    if needsNoModel || asked.coach.models.isEmpty { asked.state = .notAsked }
    return asked
  }

  private mutating func finish(_ asked: Asked) throws {
    let line = asked.line
    if case .duplicate(let first) = asked.state {
      try acknowledge(duplicate(line, of: first, elapsedMs: Coach.milliseconds(since: asked.started)))
      return
    }
    try recallDuplicates()
    // An answer that waited for those of the lines before it was no slower for that.
    let started = ContinuousClock.now - (asked.answered.map { asked.started.duration(to: $0) } ?? .zero)
    var planned = try plan(asked)
    let latency = Coach.milliseconds(since: started)
    if let turnID = asked.turnID {
      do {
        do {
          planned = try coach.commit(
            planned, turnID: turnID, latencyMs: latency, telemetry: asked.meter.telemetry)
        } catch JournalError.refused where planned.engine != OfflineInterpreter.name && options.policy.mayFallBack {
          // What the journal refuses of a model's is read once more, offline.
          asked.meter.fail(.unusable)
          planned = offlineTurn(for: line).fallen(back: .unusable)
          planned = try coach.commit(
            planned, turnID: turnID, latencyMs: latency, telemetry: asked.meter.telemetry)
        }
      } catch let error as JournalError where error.concernsOneTurn {
        try? coach.journal.fail(turnID, error: error.description, telemetry: asked.meter.telemetry)
        try acknowledge(refused(line, turnID, error, elapsedMs: latency))
        return
      }
    } else if planned.command != nil {
      planned.reply = Coach.rehearsalReply
    }
    if planned.command != nil, !options.isDryRun {
      conversation = try coach.conversation(at: options.at)
    } else {
      conversation.take(planned, saidAs: line.message.text)
      if options.isDryRun { keepInMind(planned.changes) }
    }
    try acknowledge(record(line, planned: planned, turnID: asked.turnID, elapsedMs: latency))
  }

  private func plan(_ asked: Asked) throws -> PlannedTurn {
    let line = asked.line
    let reading = reading(of: line)
    var failure: ModelFailure?
    if case .answered(let answer) = asked.state, !coach.needsNoModel(reading, conversation, line.message) {
      switch answer {
      case .success(let answer):
        var message = line.message
        message.day = moment(of: line)
        let planned = coach.plan(
          answer, reading: reading, message: message, conversation: conversation, policy: options.policy)
        if let planned {
          let offline = coach.offline(for: line.message, after: uncommitted)
          asked.meter.compare(planned, offline: offline.plan(reading, of: line.message, in: conversation))
          return planned
        }
        failure = answer.failure
        asked.meter.fail(answer.failure)
      case .failure(let reason): failure = reason
      }
    }
    if let failure, !options.policy.mayFallBack { throw NoFallbackError(failure: failure) }
    return offlineTurn(for: line).fallen(back: failure)
  }
}
