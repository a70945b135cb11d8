import Foods
import Foundation
import JSONTree
public import LanguageModels
import Nutrition
import ToolCalls

/// A model to ask, and how long to wait for it.
public struct ModelChoice: Sendable {
  public var model: any ChatModel
  /// How long each step may take before the next model or the offline engine is asked.
  public var deadlines: Deadlines
  /// A server on this machine reads a long prompt slowly the first time; it is worth warming up.
  public var isLocal: Bool

  var tools: CoachTools.Profile { isLocal ? .compact : .full }

  public init(model: any ChatModel, deadlines: Deadlines, isLocal: Bool) {
    self.model = model
    self.deadlines = deadlines
    self.isLocal = isLocal
  }
}

/// The tool loop: asks, decodes the calls, answers look-ups, asks again once where a call is wrong.
struct ModelInterpreter: Sendable {
  static let mostRounds = 6

  let choice: ModelChoice
  let catalog: FoodCatalog
  /// Answers look-ups of barcodes; nil where nobody does.
  var products: (any ProductLookup)?
  /// Whether look-ups stay on this machine.
  var isOffline = false
  let now: Date
  /// The system prompt.
  let prompt: String
  let meter: TurnMeter

  /// - Parameters:
  ///   - messages: the recent turns and the sentence, the person's last.
  ///   - progress: answers get_progress with the day's figures.
  ///   - onText: called with text as it streams.
  /// - Throws: `ModelFailure` where the offline engine has to take over.
  func interpret(
    _ messages: [ChatMessage], started: ContinuousClock.Instant,
    progress: @Sendable (GetProgress.Period) -> JSONValue, onText: @Sendable (String) -> Void
  ) async throws(ModelFailure) -> ModelAnswer {
    var answer = ModelAnswer(
      provider: choice.model.provider, calls: [], text: "", messages: messages, repairs: [])
    var hasAskedAgain = false
    for _ in 0..<Self.mostRounds {
      let reply = try await exchange(answer.messages, started: started, onText: onText)
      answer.text += reply.text
      answer.isCutOff = reply.isCutOff && (!reply.calls.isEmpty || answer.calls.isEmpty)
      if reply.calls.isEmpty {
        if reply.isCutOff, !reply.text.isEmpty {
          answer.text += Self.cutOffNote
          onText(Self.cutOffNote)
        }
        return answer
      }
      answer.messages.append(.assistant(reply.text, toolCalls: reply.calls, native: reply.native))
      let round = try await carryOut(reply.calls, into: &answer, started: started, progress: progress)
      if round.failures > 0 {
        // One more chance, with the path of what is wrong; a model that fails twice is not asked a third time.
        if hasAskedAgain { throw .unusable }
        hasAskedAgain = true
        meter.noteReask()
      } else if !round.hasLookUps {
        return answer
      }
    }
    if answer.calls.isEmpty { throw .unusable }
    return answer
  }

  /// Stands behind words that the token limit ended.
  static let cutOffNote = " … (the model's answer was cut off here)"

  /// What one exchange brought.
  private struct Reply {
    var text = ""
    var calls: [ModelToolCall] = []
    var native: NativeContent?
    var isCutOff = false
  }

  private func exchange(
    _ messages: [ChatMessage], started: ContinuousClock.Instant, onText: @Sendable (String) -> Void
  ) async throws(ModelFailure) -> Reply {
    var deadlines = choice.deadlines
    deadlines.total = try timeLeft(since: started)
    var reply = Reply()
    do {
      let request = ChatRequest(system: prompt, messages: messages, tools: CoachTools.definitions(choice.tools))
      for try await event in choice.model.stream(request, deadlines: deadlines) {
        meter.note(event)
        // What has come already may be more than there is time to look at.
        _ = try timeLeft(since: started)
        switch event {
        case .text(let text):
          reply.text += text
          onText(text)
        case .toolCall(let call):
          // Cut-off arguments are never guessed at, and asking again would be cut off again.
          guard call.isComplete else { throw ModelFailure.cutOff }
          reply.calls.append(call)
        case .native(let native): reply.native = native
        case .finished(let reason): reply.isCutOff = reason == .length
        case .usage: break
        }
      }
    } catch {
      throw ModelFailure(ofStream: error)
    }
    // A stream that is cancelled simply ends.
    if Task.isCancelled { throw ModelFailure(.cancelled) }
    return reply
  }

  /// - Throws: `.outOfTime` where the turn's time is up.
  private func timeLeft(since started: ContinuousClock.Instant) throws(ModelFailure) -> Duration {
    let left = choice.deadlines.total - started.duration(to: .now)
    guard left > .zero else { throw .outOfTime }
    return left
  }

  private func carryOut(
    _ calls: [ModelToolCall], into answer: inout ModelAnswer, started: ContinuousClock.Instant,
    progress: @Sendable (GetProgress.Period) -> JSONValue
  ) async throws(ModelFailure) -> (failures: Int, hasLookUps: Bool) {
    var failures = 0
    var hasLookUps = false
    // Every call has to be answered, and identical ones are carried out once.
    var results: [String: String] = [:]
    var written: [ToolCall] = []
    for call in calls {
      let left = try timeLeft(since: started)
      if Task.isCancelled { throw ModelFailure(.cancelled) }
      let identity = "\(call.name) \(call.arguments)"
      if let known = results[identity] {
        answer.messages.append(.tool(known, answering: call.id, isError: known.hasPrefix("Error: ")))
        continue
      }
      let result: String
      do {
        let decoded = try ToolCall.decode(name: call.name, arguments: call.arguments, now: now)
        answer.repairs += decoded.repairs
        for repair in decoded.repairs { meter.noteRepair(repair.kind.rawValue) }
        switch decoded.call {
        case .searchFood(let search):
          hasLookUps = true
          result = await found(search, in: answer.messages, within: left)
        case .getProgress(let period):
          hasLookUps = true
          result = progress(period.period ?? .today).serialized()
        default:
          try checkFoods(of: decoded.call, beside: written)
          if !(answer.calls + written).contains(decoded.call) { written.append(decoded.call) }
          result = "Accepted. The journal's own confirmation is shown to the person."
        }
      } catch {
        failures += 1
        result = "Error: \(error)"
      }
      results[identity] = result
      answer.messages.append(.tool(result, answering: call.id, isError: result.hasPrefix("Error: ")))
    }
    answer.calls = answer.calls.superseded(by: written, catalog: catalog) + written
    return (failures, hasLookUps)
  }

  /// A food that no table knows needs the model's own figures, and a meal has a limit; better asked now than found out
  /// at the end.
  private func checkFoods(of call: ToolCall, beside earlier: [ToolCall]) throws(ToolCallError) {
    guard case .addMeal(let meal) = call else { return }
    let count = (earlier.meals + [meal]).reduce(0) { $0 + $1.items.count }
    guard count <= AddMeal.mostItems else {
      throw .outOfRange(path: "items", value: "\(count) items in all", allowed: "at most \(AddMeal.mostItems)")
    }
    var foods: [FoodItem] = []
    for (index, item) in meal.items.enumerated() {
      foods.append(
        try ItemGrounding(catalog: catalog).ground(item, path: "items[\(index)]", id: "", isEstimate: true).item)
    }
    try ItemGrounding.checkEnergy(of: foods)
  }
}
