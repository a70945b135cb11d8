import Foundation
import Nutrition

/// In which order a table writes day, month and year.
public enum DateOrder: String, CaseIterable, Sendable {
  case ymd, mdy, dmy
}

/// Dates and times as tables write them.
enum TableDate {
  /// The beginnings of the months' names in English, German, Spanish, French, Italian, Portuguese and Dutch, without
  /// accents: some trackers write them as the phone does.
  private static let months = [
    ["jan", "ene", "gen"], ["feb", "fev"], ["mar", "mrz", "mrt", "maa"], ["apr", "avr", "abr"],
    ["may", "mai", "mei", "mag"], ["jun", "juin", "giu"], ["jul", "juil", "lug"], ["aug", "aou", "ago"],
    ["sep", "set"], ["oct", "okt", "ott", "out"], ["nov"], ["dec", "dez", "dic"],
  ]

  private static func month(_ word: Substring) -> Int? {
    let plain = word.folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
    return months.firstIndex { $0.contains(where: plain.hasPrefix) }.map { $0 + 1 }
  }

  /// The date in front of a text, and what follows it; nil where there is none in this order.
  ///
  /// "2026-11-20", "20.11.2026", "11/20/2026", "20 Nov 2026", "Nov 20, 2026". A year first or a month in letters needs no
  /// order.
  static func day(_ text: String, order: DateOrder?) -> (day: CalendarDay, rest: Substring)? {
    var parts: [Substring] = []
    var rest = text[...]
    while parts.count < 3 {
      rest = rest.drop { "./-, ".contains($0) }
      let part = rest.first?.isNumber == true ? rest.prefix { $0.isNumber } : rest.prefix { $0.isLetter }
      guard !part.isEmpty else { return nil }
      parts.append(part)
      rest = rest.dropFirst(part.count)
    }
    if let named = parts.firstIndex(where: { $0.first?.isLetter == true }) {
      guard named < 2, let month = month(parts[named]), let day = Int(parts[1 - named]), let year = year(parts[2])
      else { return nil }
      return CalendarDay(year: year, month: month, day: day).map { ($0, rest) }
    }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3 else { return nil }
    if parts[0].count == 4 {
      return CalendarDay(year: numbers[0], month: numbers[1], day: numbers[2]).map { ($0, rest) }
    }
    guard let year = year(parts[2]) else { return nil }
    let (month, day) = order == .mdy ? (numbers[0], numbers[1]) : (numbers[1], numbers[0])
    guard order == .mdy || order == .dmy else { return nil }
    return CalendarDay(year: year, month: month, day: day).map { ($0, rest) }
  }

  /// Whether a date can only be read in one of the orders; nil where it is no such date, or one that says itself.
  static func orders(_ text: String) -> Set<DateOrder>? {
    if day(text, order: nil) != nil { return nil }
    let possible: [DateOrder] = [.mdy, .dmy].filter { day(text, order: $0) != nil }
    return possible.isEmpty ? nil : Set(possible)
  }

  private static func year(_ text: Substring) -> Int? {
    guard let year = Int(text) else { return nil }
    return text.count == 4 ? year : text.count == 2 ? 2000 + year : nil
  }

  /// Seconds after midnight of "10:41", "10:41:30", "10:41 PM" or "T10:41:30Z"; nil for anything else.
  static func seconds(_ text: some StringProtocol) -> Int? {
    var plain = text.lowercased().filter { $0 != " " && $0 != "\u{202F}" && $0 != "\u{A0}" && $0 != "," }
    if plain.hasPrefix("t") { plain.removeFirst() }
    if let zone = plain.firstIndex(where: { $0 == "z" || $0 == "+" }) { plain = String(plain[..<zone]) }
    var shift = 0
    let isTwelve = plain.hasSuffix("am") || plain.hasSuffix("pm")
    if plain.hasSuffix("pm") { shift = 12 }
    if isTwelve { plain.removeLast(2) }
    let parts = plain.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), var hour = Int(parts[0]), let minute = Int(parts[1]) else { return nil }
    let second = parts.count == 3 ? Int(parts[2].prefix { $0 != "." }) : 0
    guard let second, (0..<60).contains(minute), (0..<60).contains(second), (0..<24).contains(hour) else { return nil }
    if isTwelve {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + shift
    }
    return hour * 3600 + minute * 60 + second
  }
}
