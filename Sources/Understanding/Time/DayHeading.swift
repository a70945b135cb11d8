import Foundation
import Nutrition
import ToolCalls

/// A line that names a day and nothing else, so that those under it are of that day: "yesterday:", "Monday:", "Mon 16 Nov",
/// "catching up on yesterday".
public struct DayHeading: Equatable, Sendable {
  /// The day in the line's own words; nil for today, of which nothing need be said.
  private let words: String?
  private let day: TimeMention.Day

  /// What is said of it.
  public var reply: String? { words.map { "The lines under this are of \($0)." } }

  /// The heading that `text` is; nil where it says more than a past day. A day by its name or date needs no colon behind
  /// it; "yesterday" does, since by itself it moves what was logged last.
  public init?(_ text: String) {
    let tokens = Lexer.tokens(of: text)
    guard (1...10).contains(tokens.count) else { return nil }
    let hasColon = tokens.last?.isSign(":") == true
    let said = ShortDays.spelled(heading: hasColon ? Array(tokens.dropLast()) : tokens)
    let time = TimeScanner.scan(said, isLabel: true)
    guard let day = time.day, day != .future, time.clock == nil else { return nil }
    let others = said.indices.filter { index in !time.covered.contains { $0.contains(index) } }
    let isAnnounced =
      others.contains { Self.announcing.contains(said[$0]) }
      && others.allSatisfy { Self.besides.contains(said[$0]) || Self.announcing.contains(said[$0]) }
    guard isAnnounced || (hasColon || day.isNamed) && others.allSatisfy({ said[$0].isOne(of: "on", ",") }) else {
      return nil
    }
    self.day = day
    words =
      day == .today
      ? nil
      : said.indices.filter { !isAnnounced || !others.contains($0) && !TimeWords.parts.contains(said[$0]) }.map {
        said[$0].text
      }.joined(separator: " ")
  }

  /// What tells that a day's entries follow: "catching up on yesterday", "here's yesterday", "logging Monday late".
  private static let announcing: WordSet = ["catching", "catch", "logging", "entering", "here's", "heres"]
  private static let besides: WordSet = [
    "up", "on", "for", "from", "my", "the", "morning", "hi", "hello", "hey", "good", "coach", "ok", "okay", "so",
    "just",
    "late", "sorry", "now", "with", "all", "of", ",", "!", ".", "food", "meals", "log", "diary", "entries",
  ]

  /// Whether `text` names a day itself, which ends what stands under the heading; one that something was as on is another's.
  public static func isEnded(by text: String) -> Bool {
    let tokens = Lexer.tokens(of: text)
    let time = TimeScanner.scan(tokens)
    guard time.day != nil else { return false }
    return !time.covered.contains { range in
      range.lowerBound > 0 && tokens[range.lowerBound - 1].isOne(of: "as", "like", "from")
    }
  }

  /// `text`, which `bare` was read from, read as said of the day; `bare` where it logs nothing new.
  /// `clock` is the hour that stands before the line, "20:00".
  public func reading(
    of text: String, clock: String? = nil, bare: Reading, by engine: OfflineEngine, in context: ReadingContext
  ) -> Reading {
    // "Friday", told on a Friday, ends what stands under Thursday.
    guard let words, LocalClock(now: context.now, timeZone: context.timeZone).isPast(day), !bare.calls.isEmpty,
      bare.clarification == nil,
      bare.calls.allSatisfy(\.isNewEntry)
    else { return bare }
    let line = DiaryLabels.spelledOut(text.drop { $0 == "-" || $0 == "*" || $0 == "•" || $0.isWhitespace })
    let hour = clock.flatMap { TimeScanner.scan(Lexer.tokens(of: line)).clock == nil ? " at \($0)" : nil } ?? ""
    func calendarDay(of call: ToolCall) -> CalendarDay { CalendarDay(call.moment ?? context.now, in: context.timeZone) }
    // "Wed hungover. A sandwich": what has a sentence of its own before it is dated behind a colon.
    let dated = [" ", ": "].map { engine.read("\(words)\(hour)\($0)\(line)", in: context) }
      .filter { dated in
        dated.calls.map(\.name) == bare.calls.map(\.name)
          && zip(dated.calls, bare.calls).allSatisfy { calendarDay(of: $0) != calendarDay(of: $1) }
      }
    let ofMeal = dated.first { zip($0.calls, bare.calls).allSatisfy { $1.meal == nil || $0.meal == $1.meal } }
    return ofMeal ?? dated.first ?? bare
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

  /// When it was, and nil where that is not said.
  fileprivate var moment: Date? {
    switch self {
    case .addMeal(let call): call.timestamp
    case .addWorkout(let call): call.timestamp
    case .addWater(let call): call.timestamp
    case .addWeight(let call): call.timestamp
    default: nil
    }
  }

  /// Which meal it is said to be.
  fileprivate var meal: MealType? { if case .addMeal(let call) = self { call.mealType } else { nil } }
}

extension TimeMention.Day {
  /// A day of the week or of the calendar.
  fileprivate var isNamed: Bool {
    switch self {
    case .weekday, .weekdayLastWeek, .date: true
    case .today, .ago, .future: false
    }
  }
}
