import Foundation
import JournalStore
import Nutrition
import Understanding

extension Coach {
  /// "Yesterday shows 640 kcal. Was that all?", where yesterday looks half logged; nil where it does not, or was asked.
  ///
  /// Asked once for a day, whatever comes of it.
  func partialDayQuestion(for message: Message, hidesNumbers: Bool = false) throws -> Clarification? {
    let today = CalendarDay(message.at, in: message.timeZone)
    let yesterday = today.advanced(by: -1)
    guard try journal.setting(Self.askedDay) != yesterday.description else { return nil }
    let first = today.advanced(by: -28)
    let midnights = (0...28).map { first.advanced(by: $0).interval(in: message.timeZone).start }
    let days = try journal.expenditureDays(from: first, midnights: midnights)
    guard let day = days.last, day.day == yesterday, day.isComplete == nil, let calories = day.calories,
      IntakePattern.looksPartial(day, usually: IntakePattern(days))
    else { return nil }
    try journal.setSetting(Self.askedDay, to: yesterday.description)
    return Clarification(
      question: hidesNumbers
        ? "Yesterday looks half logged. Was that all?" : "Yesterday shows \(Figures.kcal(calories)). Was that all?",
      choices: [
        .init(label: "Yes, that was all", sentence: "\(yesterday) is all logged"),
        .init(label: "No, there was more", sentence: "\(yesterday) is half logged"),
      ])
  }

  private static let askedDay = "asked-partial-day"
}
