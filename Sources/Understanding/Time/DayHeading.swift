import ToolCalls

/// A line that names a day and nothing else, so that those under it are of that day: "yesterday:", "Monday:".
public struct DayHeading: Equatable, Sendable {
  /// The day in the line's own words; nil for today, of which nothing need be said.
  private let words: String?

  /// What is said of it.
  public var reply: String? { words.map { "The lines under this are of \($0)." } }

  /// The heading that `text` is; nil where it says more than a past day and its colon.
  public init?(_ text: String) {
    let tokens = Lexer.tokens(of: text)
    guard (2...6).contains(tokens.count), tokens.last?.isSign(":") == true, case let said = Array(tokens.dropLast()),
      case let time = TimeScanner.scan(said, isLabel: true), let day = time.day, day != .future, time.clock == nil,
      said.indices.allSatisfy({ index in time.covered.contains { $0.contains(index) } || said[index].isWord("on") })
    else { return nil }
    words = day == .today ? nil : said.map(\.text).joined(separator: " ")
  }

  /// Whether `text` names a day itself, which ends what stands under the heading.
  public static func isEnded(by text: String) -> Bool { TimeScanner.scan(Lexer.tokens(of: text)).day != nil }

  /// `text`, which `bare` was read from, read as said of the day; `bare` where it logs nothing new.
  public func reading(of text: String, bare: Reading, by engine: OfflineEngine, in context: ReadingContext) -> Reading {
    guard let words, !bare.calls.isEmpty, bare.query == nil, bare.clarification == nil,
      bare.calls.allSatisfy(\.isNewEntry)
    else { return bare }
    let line = text.drop { $0 == "-" || $0 == "*" || $0 == "•" || $0.isWhitespace }
    let dated = engine.read("\(words) \(line)", in: context)
    return dated.calls.map(\.name) == bare.calls.map(\.name) ? dated : bare
  }
}

extension ToolCall {
  /// Writes something that was had or done, and changes nothing.
  fileprivate var isNewEntry: Bool {
    switch self {
    case .addMeal, .addWorkout, .addWater, .addWeight: true
    default: false
    }
  }
}
