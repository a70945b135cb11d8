public import Foundation
import Nutrition

/// What a time in front of a line, or in an option, can be: its form, and whether anything can have happened then.
public enum LineStamp {
  /// Nobody alive remembers more.
  private static let firstYear = 1900

  /// Why nothing can be logged for a moment, as in "--at … is more than a day ahead"; nil where it can.
  public static func refusal(of date: Date, now: Date) -> String? {
    if CalendarDay(date, in: .gmt).year < firstYear { return "before \(firstYear)" }
    return date > now.addingTimeInterval(86_400) ? "more than a day ahead" : nil
  }

  /// Whether one of the words has the form of a date or of a clock's time, and is none: "2026-13-45", "25:00".
  public static func isImpossible(in text: String) -> Bool {
    text.split { $0 == " " || $0 == "T" || $0 == "t" }.contains { word in
      let figures = word.prefix { $0.isNumber || $0 == ":" || $0 == "-" }
      return switch form(of: figures.prefix(10)) {
      case "9999-99-99": CalendarDay(String(figures.prefix(10))) == nil
      default: clock(figures.prefix { $0 != "-" }).map { !$0 } ?? false
      }
    }
  }

  /// The "20:00" that stands before a line without a day; nil where another stamp or none does.
  static func clockAlone(_ line: InputLine.Content) -> String? {
    guard case .text(let text) = line else { return nil }
    let stamp = text.drop { $0.isWhitespace || $0 == "[" }.prefix(5)
    return form(of: stamp) == "99:99" ? String(stamp) : nil
  }

  /// Whether a line begins with a stamp by its form: "[2026-11-20 08:10]", "2026-11-20T08:10:00Z", "08:10".
  static func hasForm(_ stamp: Substring) -> Bool {
    let form = form(of: stamp)
    if form == "99:99" || form == "99:99:99" { return true }
    return form.hasPrefix("9999-99-99 99:99") && form.utf8.count <= 40
      && form.dropFirst(16).allSatisfy { "9:.,+-Zz".contains($0) }
  }

  /// The text with a 9 for every digit, and a space between a date and its time.
  private static func form(of text: Substring) -> String {
    let figures = String(text.map { $0.isASCII && $0.isNumber ? "9" : $0 })
    return figures.hasPrefix("9999-99-99T") || figures.hasPrefix("9999-99-99t")
      ? figures.prefix(10) + " " + figures.dropFirst(11) : figures
  }

  /// Whether a text of a clock's form is a time of day; nil where it has another form.
  private static func clock(_ text: Substring) -> Bool? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].count),
      parts.dropFirst().allSatisfy({ $0.count == 2 })
    else { return nil }
    let figures = parts.compactMap { Int($0) }
    return figures.count == parts.count && figures[0] < 24 && figures.dropFirst().allSatisfy { $0 < 60 }
  }

  /// How a transcript writes its hours: where one line begins with "20:00" or "07:30", another's "8:40" is of the morning.
  struct Notation {
    private var hasWholeDay = false

    /// `line` with its hour in two digits, where the lines before write theirs so.
    mutating func stamped(_ line: InputLine) -> InputLine {
      guard case .text(let text) = line.content, let first = text.utf8.first, (0x30...0x39).contains(first) else {
        return line
      }
      if form(of: text.prefix(6)) == "99:99 " { hasWholeDay = hasWholeDay || first == 0x30 || text.prefix(2) >= "13" }
      let next = text.dropFirst(5).prefix(while: \.isLetter).lowercased()
      guard hasWholeDay, form(of: text.prefix(5)) == "9:99 ", text.first ?? "0" >= "4", !next.isEmpty,
        !Self.lengths.contains(next)
      else { return line }
      return InputLine(number: line.number, content: .text("0" + text))
    }

    /// What a "7:30" counts or is a pace of.
    private static let lengths: Set<String> = [
      "h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes", "sec", "m", "per", "pace", "mile",
      "miles",
      "km", "k", "splits", "avg", "average", "total", "plank", "run", "row", "swim", "ride", "walk",
    ]
  }
}
