import Foundation
import JournalStore
import ToolCalls
import Understanding

extension BatchRunner {
  /// Asks the models for several lines at a time; lines are planned, committed and acknowledged in their order.
  mutating func askModels(_ steps: [Step], known: [String: String]) async throws {
    let coach = coach
    let jobs = max(1, options.jobs)
    try await withThrowingTaskGroup(of: (Int, Asked).self) { tasks in
      var next = 0
      var running = 0
      var asked: [Int: Asked] = [:]
      for place in steps.indices {
        while running < jobs, next < steps.count {
          if case .message(let line) = steps[next], line.message.key.flatMap({ known[$0] }) == nil {
            let index = next
            let begun = try begin(line)
            if case .turn = begun {
              tasks.addTask {
                let started = ContinuousClock.now
                let answer = await coach.ask(line.message, started: started) { _ in }
                return (index, Asked(begun: begun, started: started, answer: answer))
              }
              running += 1
            } else {
              asked[index] = Asked(begun: begun, started: .now, answer: nil)
            }
          }
          next += 1
        }
        switch steps[place] {
        case .record(let record): try acknowledge(record)
        case .message(let line):
          if let first = line.message.key.flatMap({ known[$0] }) {
            try acknowledge(duplicate(line, of: first, elapsedMs: 0))
            continue
          }
          while asked[place] == nil, let (index, answer) = try await tasks.next() {
            asked[index] = answer
            running -= 1
          }
          guard let answer = asked.removeValue(forKey: place) else { continue }
          try finish(line, answer)
        }
      }
    }
  }

  /// What a line's question to the models came to.
  struct Asked: Sendable {
    enum Begun: Sendable {
      /// The sentence is stored; nil in a dry run.
      case turn(String?)
      case duplicate(of: String)
    }

    var begun: Begun
    var started: ContinuousClock.Instant
    var answer: Result<ModelAnswer, ModelFailure>?
  }

  private func begin(_ line: PendingLine) throws -> Asked.Begun {
    if options.isDryRun { return .turn(nil) }
    switch try coach.journal.begin(line.message.newTurn) {
    case .started(let turn): return .turn(turn.id)
    case .duplicate(let first): return .duplicate(of: first)
    }
  }

  private mutating func finish(_ line: PendingLine, _ asked: Asked) throws {
    let turnID: String?
    switch asked.begun {
    case .duplicate(let first):
      try acknowledge(duplicate(line, of: first, elapsedMs: Coach.milliseconds(since: asked.started)))
      return
    case .turn(let id): turnID = id
    }
    try refreshAfterDuplicate()
    let reading = coach.engine.read(line.message.text, in: conversation.readingContext(for: line.message))
    var planned: PlannedTurn
    switch asked.answer {
    case .success(let answer):
      if let plan = coach.plan(answer, reading: reading, message: line.message, conversation: conversation) {
        planned = plan
      } else {
        planned = try fallBack(.unusable, reading, line, turnID)
      }
    case .failure(let failure): planned = try fallBack(failure, reading, line, turnID)
    case nil: return
    }
    let latency = Coach.milliseconds(since: asked.started)
    if let turnID { planned = try coach.commit(planned, turnID: turnID, latencyMs: latency) }
    conversation.take(planned)
    try acknowledge(record(line, planned: planned, turnID: turnID, elapsedMs: latency))
  }

  private func fallBack(
    _ failure: ModelFailure, _ reading: Reading, _ line: PendingLine, _ turnID: String?
  ) throws -> PlannedTurn {
    guard options.policy.mayFallBack else {
      if let turnID { try? coach.journal.fail(turnID, error: failure.description) }
      throw NoFallbackError(failure: failure)
    }
    var planned = coach.offline(in: options.timeZone).plan(reading, of: line.message, in: conversation)
    planned.fallback = failure
    return planned
  }
}
