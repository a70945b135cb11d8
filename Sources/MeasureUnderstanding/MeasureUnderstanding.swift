import ArgumentParser
import Foods
import Foundation
import Nutrition
import Understanding

/// Times the offline engine alone over the lines of a file (scripts/bench quantities): no journal, no start-up, one thread.
/// Times are the thread's own on the processor, so that what else the machine does is not in them.
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
    let context = ReadingContext(now: Date(timeIntervalSince1970: 1_795_176_000), timeZone: .gmt, weightKg: 80)
    // The tables' pages come in with the first sentences, as a parser's modules do.
    for line in lines.prefix(20) { _ = OfflineEngine().read(line, in: context) }
    var times = [Double](repeating: .infinity, count: lines.count)
    var logging = 0
    var total = Double.infinity
    // Each round asks for its foods as if for the first time. The lines are timed one by one in a round of their own: the
    // clock is a call of the system, which is a fiftieth of a line's reading.
    for _ in 0..<rounds {
      logging = 0
      var engine = OfflineEngine(catalog: .reference.forgetting())
      let start = Self.processorSeconds
      for line in lines { logging += engine.read(line, in: context).calls.isEmpty ? 0 : 1 }
      total = min(total, Self.processorSeconds - start)
      engine = OfflineEngine(catalog: .reference.forgetting())
      for (place, line) in lines.enumerated() {
        let before = Self.processorSeconds
        _ = engine.read(line, in: context)
        times[place] = min(times[place], Self.processorSeconds - before)
      }
    }
    times.sort()
    func microseconds(_ share: Double) -> Int { Int(times[Int(Double(times.count - 1) * share)] * 1e6) }
    var usage = rusage()
    #if os(Linux)
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    #else
      getrusage(RUSAGE_SELF, &usage)
    #endif
    print(
      Int(Double(lines.count) / total), microseconds(0.5), microseconds(0.99), microseconds(1), logging,
      usage.ru_maxrss)
  }

  /// What this thread has had of the processor.
  private static var processorSeconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
