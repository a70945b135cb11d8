import ArgumentParser
import Foundation
import Nutrition
import Understanding

/// Times the offline engine alone over the lines of a file (scripts/bench quantities): no journal, no start-up, one thread.
///
/// Prints sentences a second, the microseconds of a sentence in the middle, of the slowest hundredth and of the slowest,
/// how many lines had something to log, and the most kibibytes that the whole process held.
@main
struct MeasureUnderstanding: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "measure-understanding")

  @Argument(help: "A file of sentences, one a line.")
  var file: String

  @Option(help: "How often the file is read; the fastest time of each line counts.")
  var rounds = 3

  func validate() throws {
    guard rounds > 0 else { throw ValidationError("--rounds must be at least 1.") }
  }

  func run() throws {
    let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map(String.init)
    let engine = OfflineEngine()
    let context = ReadingContext(now: Date(timeIntervalSince1970: 1_795_176_000), timeZone: .gmt, weightKg: 80)
    // The tables' pages come in with the first sentences, as a parser's modules do.
    for line in lines.prefix(20) { _ = engine.read(line, in: context) }
    var times = [Duration](repeating: .seconds(3600), count: lines.count)
    var logging = 0
    var total = Duration.seconds(3600)
    for _ in 0..<rounds {
      logging = 0
      let start = ContinuousClock.now
      for (place, line) in lines.enumerated() {
        let before = ContinuousClock.now
        logging += engine.read(line, in: context).calls.isEmpty ? 0 : 1
        times[place] = min(times[place], before.duration(to: .now))
      }
      total = min(total, start.duration(to: .now))
    }
    times.sort()
    func microseconds(_ share: Double) -> Int {
      Int(times[Int(Double(times.count - 1) * share)] / .microseconds(1))
    }
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    print(
      Int(Double(lines.count) / (total / .seconds(1))), microseconds(0.5), microseconds(0.99), microseconds(1), logging,
      usage.ru_maxrss)
  }
}
