import FaultyInput
import Randomness

/// Reads seeded sentences with the offline engine, and counts.
struct SentenceRun {
  private let target = SentenceTarget()
  private var sentences = 0
  private var bytes = 0
  private var written = 0
  private var slowest = Duration.zero
  private let start = ContinuousClock.now

  /// Reads `count` sentences; the seed makes the same ones again.
  mutating func run(seed: UInt64, sentences count: Int) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let input = target.input(using: &generator)
      let began = ContinuousClock.now
      let isWritten = target.check(input, using: &generator)
      slowest = max(slowest, began.duration(to: .now))
      sentences += 1
      bytes += input.count
      written += isWritten ? 1 : 0
    }
  }

  var report: String {
    let seconds = start.duration(to: .now) / .seconds(1)
    return """
      \(sentences) sentences, \(bytes / 1_000) kB, in \(Int(seconds.rounded())) s: no crash, no amount out of range
      \(written) of them wrote something; the slowest took \(Int((slowest / .milliseconds(1)).rounded())) ms

      """
  }
}
