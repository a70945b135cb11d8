import Testing

@testable import Coaching

/// Transitions, told the time.
@Suite struct CircuitBreakerTests {
  /// What happens at a second after the start.
  enum Step: Sendable {
    case ask(Double, CircuitBreaker.Admission)
    case take(Double, CircuitBreaker.Outcome)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var steps: [Step]
  }

  static let threeFailures = [Step.take(1, .failed), .take(2, .failed), .take(3, .failed)]
  static let cases = [
    Case(testDescription: "two failures change nothing", steps: threeFailures.dropLast() + [.ask(2, .ask)]),
    Case(
      testDescription: "the third failure in a row is a rest",
      steps: threeFailures + [.ask(3, .rest), .ask(7.9, .rest)]),
    Case(
      testDescription: "an answer starts the count anew",
      steps: threeFailures.dropLast() + [.take(2.5, .answered), .take(3, .failed), .take(4, .failed), .ask(4, .ask)]),
    Case(
      testDescription: "a sentence that was declined says nothing about the model",
      steps: threeFailures.dropLast() + [.take(3, .unknown), .ask(3, .ask), .take(4, .failed), .ask(4, .rest)]),
    Case(
      testDescription: "after five seconds one question is the trial",
      steps: threeFailures + [.ask(8, .trial), .ask(8, .rest), .ask(500, .rest)]),
    Case(
      testDescription: "a trial that is answered ends the rest",
      steps: threeFailures + [.ask(8, .trial), .take(9, .answered), .ask(9, .ask)]),
    Case(
      testDescription: "a trial that fails is a rest twice as long",
      steps: threeFailures + [.ask(8, .trial), .take(9, .failed), .ask(18.9, .rest), .ask(19, .trial)]),
    Case(
      testDescription: "a trial that is given up may be made again at once",
      steps: threeFailures + [.ask(8, .trial), .take(9, .unknown), .ask(9, .trial)]),
    Case(
      testDescription: "failures of questions under way do not lengthen a rest",
      steps: threeFailures + [.take(4, .failed), .take(7, .failed), .ask(8, .trial)]),
    Case(
      testDescription: "an answer to a question under way ends a rest",
      steps: threeFailures + [.take(4, .answered), .ask(4, .ask)]),
    Case(
      testDescription: "a server that says when to come back is left alone until then, and then asked as usual",
      steps: [.take(1, .busy(.seconds(40))), .ask(40.9, .wait), .ask(41, .ask), .ask(41, .ask)]),
    Case(
      testDescription: "the longest wait that was asked for counts",
      steps: [.take(1, .busy(.seconds(40))), .take(2, .busy(.seconds(20))), .take(3, .failed), .ask(40, .wait)]),
    Case(
      testDescription: "no wait is longer than five minutes",
      steps: [.take(0, .busy(.seconds(86_400))), .ask(299, .wait), .ask(300, .ask)]),
    Case(
      testDescription: "a trial that is told to wait ends the rest with the wait",
      steps: threeFailures + [.ask(8, .trial), .take(9, .busy(.seconds(60))), .ask(68, .wait), .ask(69, .ask)]),
    Case(
      testDescription: "a wait outlasts a rest that is shorter",
      steps: threeFailures + [.take(4, .busy(.seconds(60))), .ask(60, .rest), .ask(64, .trial)]),
    Case(
      testDescription: "an answer to a question under way ends a wait",
      steps: [.take(1, .busy(.seconds(60))), .take(2, .answered), .ask(2, .ask)]),
  ]

  @Test(arguments: cases)
  func `a model that keeps failing rests`(_ example: Case) {
    let start = ContinuousClock.now
    var breaker = CircuitBreaker()
    for (number, step) in example.steps.enumerated() {
      switch step {
      case .ask(let seconds, let admission):
        #expect(breaker.admission(at: start + .seconds(seconds)) == admission, "step \(number)")
      case .take(let seconds, let outcome): breaker.take(outcome, at: start + .seconds(seconds))
      }
    }
  }

  @Test func `rests grow to five minutes and no further`() {
    var now = ContinuousClock.now
    var breaker = CircuitBreaker()
    for _ in 0..<3 { breaker.take(.failed, at: now) }
    var pauses: [Duration] = []
    for _ in 0..<9 {
      guard case .resting(let until, let pause) = breaker.state else { break }
      pauses.append(pause)
      now = until
      #expect(breaker.admission(at: now) == .trial)
      breaker.take(.failed, at: now)
    }
    #expect(pauses == [5, 10, 20, 40, 80, 160, 300, 300, 300].map { .seconds($0) })
  }
}
