import Foods
import Foundation
import JournalStore
import Nutrition
import ToolCalls
import Understanding

/// Reads sentences through the models and through the offline engine, in order, and writes nothing.
public struct EngineComparer {
  private let coach: Coach
  private var conversation: Conversation

  /// - Throws: `JournalError` where the journal cannot be read.
  public init(coach: Coach) throws {
    self.coach = coach
    conversation = try coach.conversation()
    conversation.pendingQuestion = nil
  }

  /// Both readings of each sentence; later ones may lean on what the offline engine made of those before.
  ///
  /// - Parameters:
  ///   - jobs: how many sentences the models are asked about at a time.
  ///   - report: told of each sentence's place and readings, in the order of the sentences.
  /// - Throws: `CancellationError`, and what `report` throws.
  public mutating func read(
    _ messages: [Message], jobs: Int, report: (Int, ComparedLine) throws -> Void
  ) async throws {
    let questions = messages.map { question(about: $0) }
    try await withThrowingTaskGroup(of: (Int, ComparedLine).self) { tasks in
      var read: [Int: ComparedLine] = [:]
      var next = 0
      var running = 0
      for place in questions.indices {
        while read[place] == nil {
          while running < jobs, next < questions.count {
            if let question = questions[next] {
              tasks.addTask { [coach, next] in (next, try await question.asked(of: coach)) }
              running += 1
            } else {
              read[next] = .notAsked
            }
            next += 1
          }
          guard read[place] == nil, let (index, line) = try await tasks.next() else { break }
          read[index] = line
          running -= 1
        }
        if let line = read.removeValue(forKey: place) { try report(place, line) }
      }
    }
  }

  /// The offline reading of a sentence, which the next one may lean on; nil where no model is needed.
  private mutating func question(about message: Message) -> Question? {
    let reading = coach.engine.read(message.text, in: conversation.readingContext(for: message))
    let offline = coach.offline(for: message).plan(reading, of: message, in: conversation)
    let before = conversation
    conversation.take(offline)
    if coach.needsNoModel(reading, before, message) { return nil }
    return Question(message: message, conversation: before, offline: TwoReadings.Side(offline.changes))
  }
}

/// A sentence that the models are still to be asked about.
private struct Question: Sendable {
  var message: Message
  /// As it was before the sentence.
  var conversation: Conversation
  var offline: TwoReadings.Side

  /// - Throws: `CancellationError`.
  func asked(of coach: Coach) async throws -> ComparedLine {
    // A model that rests would make every later line a failure; here each is asked about.
    let policy = TurnPolicy(mayFallBack: false)
    let asked = await coach.ask(message, policy: policy, started: .now, meter: TurnMeter()) { _ in }
    try Task.checkCancellation()
    switch asked {
    case .failure(let failure): return .failed(failure)
    case .success(let answer):
      // The model's own calls: what the words settle afterwards would hide where it goes wrong.
      let planner = Planner(
        catalog: coach.catalog.knowing(conversation.personal), message: message, conversation: conversation,
        isEstimate: true, newID: { EntryID.make(at: message.at) }, entryByID: { _ in nil }, meals: { _, _ in [] })
      let model = TwoReadings.Side(planner.plan(answer.calls).changes)
      return .read(TwoReadings(text: message.text, model: model, offline: offline))
    }
  }
}
