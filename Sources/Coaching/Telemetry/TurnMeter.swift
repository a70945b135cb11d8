import Foundation
import JournalStore
import LanguageModels
import Nutrition
import Synchronization

/// Watches the models at work on one turn. One attempt at a time: what is noted belongs to the attempt begun last.
final class TurnMeter: Sendable {
  private struct State {
    var attempts: [ModelAttempt] = []
    var asked = ContinuousClock.now
    var assignment: ArmAssignment?
  }

  private let state = Mutex(State())

  /// What there is to keep of the turn so far.
  var telemetry: TurnTelemetry {
    state.withLock { TurnTelemetry(attempts: $0.attempts, assignment: $0.assignment) }
  }

  /// A model is about to be asked.
  func begin(_ model: any ChatModel, at date: Date) {
    let attempt = ModelAttempt(provider: model.provider, model: model.modelName, startedAt: date)
    state.withLock { state in
      state.attempts.append(attempt)
      state.asked = .now
    }
  }

  /// A piece of a reply has come.
  func note(_ event: ChatEvent) {
    withLatest { attempt, asked in
      switch event {
      case .text, .toolCall: attempt.firstWordMs = attempt.firstWordMs ?? Coach.milliseconds(since: asked)
      case .usage(let usage):
        attempt.inputTokens = (attempt.inputTokens ?? 0) + usage.input
        attempt.outputTokens = (attempt.outputTokens ?? 0) + usage.output
        attempt.cachedInputTokens = (attempt.cachedInputTokens ?? 0) + usage.cachedInput
      case .native, .finished: break
      }
    }
  }

  /// Something was mended in a call.
  func noteRepair(_ kind: String) { withLatest { attempt, _ in attempt.repairs[kind, default: 0] += 1 } }

  /// A call was wrong and the model is asked once more.
  func noteReask() { withLatest { attempt, _ in attempt.reasks += 1 } }

  /// The answer, if there was one, is not used.
  func fail(_ failure: ModelFailure) { withLatest { attempt, _ in attempt.failure = failure.reason.rawValue } }

  /// What the model and the offline engine made of the same sentence.
  func compare(_ planned: PlannedTurn, offline: PlannedTurn) {
    withLatest { attempt, _ in
      attempt.calories = planned.mealCalories
      attempt.offlineCalories = offline.mealCalories
    }
  }

  /// The turn belongs to one side of a comparison.
  func assign(_ assignment: ArmAssignment?) { state.withLock { $0.assignment = assignment } }

  private func withLatest(_ body: (inout ModelAttempt, ContinuousClock.Instant) -> Void) {
    state.withLock { state in
      guard let last = state.attempts.indices.last else { return }
      body(&state.attempts[last], state.asked)
    }
  }
}

extension PlannedTurn {
  /// Kilocalories of the meals it writes; nil where it writes none.
  var mealCalories: Double? {
    var sum: Double?
    for change in changes {
      switch change {
      case .add(.meal(let meal)), .replace(.meal(let meal)): sum = (sum ?? 0) + meal.totals.calories
      default: break
      }
    }
    return sum
  }
}
