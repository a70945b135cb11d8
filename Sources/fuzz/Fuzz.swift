import FaultyInput
import Foundation

/// Throws damaged and random inputs at the parsers that read what servers and models send: `scripts/fuzz` runs it.
///
/// Inputs come in blocks of 50,000, each with a seed of its own that is printed before it starts: after a crash,
/// `fuzz SEED 1 FOLDER` makes that block again. `fuzz sentences SEED COUNT` reads sentences with the offline engine.
@main
enum Fuzz {
  static let blockSize = 50_000

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "sentences" { return sentences(arguments.dropFirst().map { UInt64($0) ?? 0 }) }
    guard arguments.count == 3, let seed = arguments.first.flatMap({ UInt64($0) }),
      let blocks = arguments.dropFirst().first.flatMap({ Int($0) }), blocks > 0, let folder = arguments.last
    else {
      write("Usage: fuzz SEED BLOCKS FOLDER-OF-STREAMS\n", to: FileHandle.standardError)
      exit(64)
    }
    let streams = StreamTarget.streams(in: folder)
    guard !streams.isEmpty else {
      write("There are no streams (*.sse) in \(folder).\n", to: FileHandle.standardError)
      exit(66)
    }
    var fuzzer = Fuzzer(streams: StreamTarget(streams: streams), arguments: ArgumentsTarget())
    for block in 0..<blocks {
      let seed = seed + UInt64(block)
      write("seed \(seed)\r", to: FileHandle.standardError)
      fuzzer.run(seed: seed, inputs: blockSize)
    }
    write(fuzzer.report, to: FileHandle.standardOutput)
  }

  /// `fuzz sentences SEED COUNT`: the offline engine, in one run.
  private static func sentences(_ numbers: [UInt64]) {
    guard numbers.count == 2, let seed = numbers.first, let last = numbers.last, last > 0,
      let count = Int(exactly: last)
    else {
      write("Usage: fuzz sentences SEED COUNT\n", to: FileHandle.standardError)
      exit(64)
    }
    var run = SentenceRun()
    run.run(seed: seed, sentences: count)
    write(run.report, to: FileHandle.standardOutput)
  }

  private static func write(_ text: String, to handle: FileHandle) { handle.write(Data(text.utf8)) }

  /// Ends the run with the input that showed a fault.
  static func fail(_ what: String, _ input: [UInt8]) -> Never {
    write(
      "\n\(what)\ninput: \(String(decoding: input, as: UTF8.self).debugDescription)\n", to: FileHandle.standardError)
    write("base64: \(Data(input).base64EncodedString())\n", to: FileHandle.standardError)
    exit(1)
  }
}
