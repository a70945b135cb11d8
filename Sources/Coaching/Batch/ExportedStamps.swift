import Foundation
import Nutrition

/// Times in front of lines as chat applications and people write them, where the contract's own form is a stricter one:
/// "[19/11/2026, 08:10:33] Sam: …", "11/19/26, 8:10 PM - …", "[2026-11-19 8:10] …", "[8:10] …".
struct ExportedStamps {
  /// How the dates before were written, where one of them could not be read otherwise.
  private var isMonthFirst: Bool?

  /// `line` with such a stamp in the contract's form.
  ///
  /// - Parameters:
  ///   - clock: No line is told after its day.
  ///   - timeZone: Where the day is `clock`'s.
  mutating func plain(_ line: InputLine, clock: Date, timeZone: TimeZone) -> InputLine {
    guard case .text(let said) = line.content, case let text = said.drop(while: Self.isNothing),
      let first = text.first, first == "[" || first.isASCII && first.isNumber,
      let plain = dated(text, today: CalendarDay(clock, in: timeZone)) ?? Self.bracketed(text)
    else { return line }
    return InputLine(number: line.number, content: .text(plain))
  }

  /// White space and the mark of direction that some exports begin a line with.
  private static func isNothing(_ character: Character) -> Bool { character.isWhitespace || character == "\u{200E}" }

  private mutating func dated(_ text: Substring, today: CalendarDay) -> String? {
    let form =
      /\[?\s*(?<a>\d{1,4})(?<sign>[\/.\-])(?<b>\d{1,2})\k<sign>(?<c>\d{4}|\d{2}),?\s+(?<clock>\d{1,2}:\d{2}(:\d{2})?)(\s*(?<half>[AaPp])\.?[Mm]\.?)?\s*(?<end>\]|-\s|:\s|\s|$)/
    guard let found = text.prefixMatch(of: form), let clock = Self.clock(found.clock, half: found.half),
      let first = Int(found.a), let second = Int(found.b), let third = Int(found.c)
    else { return nil }
    let day: CalendarDay?
    if found.a.count == 4 {
      // The contract's own form is left as it is.
      if found.sign == "-", text.first != "[", found.half == nil, found.clock.count >= 5 { return nil }
      day = CalendarDay(year: first, month: second, day: third)
    } else {
      guard found.a.count < 3 else { return nil }
      if first > 12 { isMonthFirst = false } else if second > 12 { isMonthFirst = true }
      let order = isMonthFirst ?? (found.sign == "/" && found.half != nil)
      let year = third < 100 ? 2000 + third : third
      day = CalendarDay(first, second, year: year, isMonthFirst: order, today: today)
    }
    return day.map { "[\($0) \(clock)] \(text[found.range.upperBound...].drop(while: Self.isNothing))" }
  }

  /// "[8:10 PM] …", "[ 2026-11-20 08:10 ] …".
  private static func bracketed(_ text: Substring) -> String? {
    let form =
      /\[\s*((?<day>\d{4}-\d{2}-\d{2})[ T]\s*)?(?<clock>\d{1,2}:\d{2}(:\d{2})?)(\s*(?<half>[AaPp])\.?[Mm]\.?)?\s*\]/
    guard let found = text.prefixMatch(of: form), let clock = clock(found.clock, half: found.half) else { return nil }
    return "[\(found.day.map { $0 + " " } ?? "")\(clock)]\(text[found.range.upperBound...])"
  }

  /// "8:10:33" of the evening as "20:10:33"; nil where it is no time of a day.
  private static func clock(_ said: Substring, half: Substring?) -> String? {
    let parts = said.split(separator: ":").compactMap { Int($0) }
    guard var hour = parts.first, parts.dropFirst().allSatisfy({ $0 < 60 }) else { return nil }
    if let half {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half.lowercased() == "p" ? 12 : 0)
    }
    guard hour < 24 else { return nil }
    return ([hour] + parts.dropFirst()).map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
