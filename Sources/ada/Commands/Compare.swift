import ArgumentParser
import Coaching
import Foundation
import JSONTree
import JournalStore
import Nutrition

struct Compare: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    single: "compare",
    abstract: "Read a transcript with the model and with the offline engine, and show where they differ.",
    discussion: "Nothing is logged. Lines are written as for ada log.")

  @Argument(help: "The transcript; - for standard input.", completion: .file())
  var file: String

  @OptionGroup var requests: JobsOption

  @OptionGroup var flags: ViewFlags

  func run() async throws {
    OutputClosed.isNoticed()
    let context = AppContext.live
    let input = try InputFile(file)
    let journal = try context.journalForReading()
    let models = try ModelSetup(context: context).choices()
    guard !models.isEmpty else {
      throw Failure(.configuration, "No model is configured to compare with; ada model says how to set one.")
    }
    let coach = Coach(journal: journal, models: models, now: context.now)
    let options = Options(isJSON: flags.json, jobs: requests.jobs)
    let page = context.page(noColor: flags.noColor, for: try context.profile(in: journal), showsNumbers: true)
    try await Interrupts.cancelling {
      try await Self.compare(input, coach: coach, context: context, page: page, options: options)
    }
  }

  private struct Options: Sendable {
    var isJSON: Bool
    var jobs: Int
  }

  private static func compare(
    _ input: InputFile, coach: Coach, context: AppContext, page: Page, options: Options
  ) async throws {
    let timeZone = context.timeZone(for: try coach.journal.profile())
    let view = CompareView(page: page)
    var comparer = try EngineComparer(coach: coach)
    var source = LineSource(descriptor: input.descriptor)
    var summary = ComparisonSummary()
    var lines: [JSONValue] = []
    var failure: ModelFailure?
    while let batch = try source.next() {
      let messages: [(line: Int, message: Message)] = batch.compactMap { line in
        let content = TranscriptLine(line.content, clock: context.now(), timeZone: timeZone)
        guard case .message(let text, let at) = content else { return nil }
        return (line.number, Message(text: text, at: at ?? context.now(), timeZone: timeZone))
      }
      try await comparer.read(messages.map(\.message), jobs: options.jobs) { place, compared in
        let (line, message) = messages[place]
        summary.add(compared)
        if case .failed(let reason) = compared { failure = failure ?? reason }
        if options.isJSON {
          lines.append(compared.json(line: line, text: message.text))
        } else {
          try Console.standardOutput.writeOrThrow(Array(view.text(for: compared, line: line).utf8))
        }
      }
    }
    if let failure, summary.read == 0 { throw Failure(.unavailable, failure.description) }
    let end =
      options.isJSON
      ? JSONValue.object(
        JSONObject([.init(key: "lines", value: .array(lines)), .init(key: "summary", value: summary.json)])
      ).serialized() + "\n" : view.text(for: summary)
    try Console.standardOutput.writeOrThrow(Array(end.utf8))
  }
}

extension ComparedLine {
  /// For scripts (docs/json.md).
  fileprivate func json(line: Int, text: String) -> JSONValue {
    var object: [JSONObject.Member] = [
      .init(key: "line", value: .integer(line)), .init(key: "text", value: .string(text)),
    ]
    switch self {
    case .notAsked: object.append(.init(key: "asked", value: .bool(false)))
    case .failed(let failure): object.append(.init(key: "failure", value: .string(failure.reason.rawValue)))
    case .read(let readings):
      object += [
        .init(key: "differs", value: .bool(readings.differs)),
        .init(key: "factor", value: .figure(readings.factor, decimals: 2)),
        .init(key: "model", value: readings.model.json), .init(key: "offline", value: readings.offline.json),
      ]
    }
    return .object(JSONObject(object))
  }
}

extension TwoReadings.Side {
  fileprivate var json: JSONValue {
    [
      "kinds": .texts(kinds), "calories": .figure(calories),
      "foods": .array(
        foods.map { food in
          ["name": .string(food.name), "grams": .figure(food.grams), "calories": .figure(food.calories)]
        }),
    ]
  }
}

extension ComparisonSummary {
  fileprivate var json: JSONValue {
    let failures = failures.sorted { $0.key < $1.key }.map { JSONObject.Member(key: $0.key, value: .integer($0.value)) }
    return [
      "read": .integer(read), "differing": .integer(differing), "notAsked": .integer(notAsked),
      "failures": .object(JSONObject(failures)), "agreement": agreement.json,
    ]
  }
}
