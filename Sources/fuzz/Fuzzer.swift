import FaultyInput
import Randomness

/// Runs both targets over seeded inputs, and counts.
struct Fuzzer {
  let streams: StreamTarget
  let arguments: ArgumentsTarget
  private var inputs = 0
  private var bytes = 0
  private var accepted = 0
  private var slowest = Duration.zero
  private let start = ContinuousClock.now

  init(streams: StreamTarget, arguments: ArgumentsTarget) {
    self.streams = streams
    self.arguments = arguments
  }

  /// One block of inputs, half of them streams.
  mutating func run(seed: UInt64, inputs count: Int) {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<count {
      let isStream = number.isMultiple(of: 2)
      let input = isStream ? streams.input(using: &generator) : arguments.input(using: &generator)
      let began = ContinuousClock.now
      let isAccepted = isStream ? streams.check(input, using: &generator) : arguments.check(input)
      slowest = max(slowest, began.duration(to: .now))
      inputs += 1
      bytes += input.count
      accepted += isAccepted ? 1 : 0
    }
  }

  var report: String {
    let seconds = start.duration(to: .now) / .seconds(1)
    return """
      \(inputs) inputs, \(bytes / 1_000_000) MB, in \(Int(seconds.rounded())) s: no crash
      \(accepted) of them were whole; the slowest took \(Int((slowest / .milliseconds(1)).rounded())) ms

      """
  }
}
