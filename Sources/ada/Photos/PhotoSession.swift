import Coaching
import Foundation
import JSONTree
import JournalStore
import LanguageModels
import Nutrition

/// From a picture's file to a meal in the journal, by way of a model that sees and a person who looks at it.
struct PhotoSession {
  let context: AppContext
  let coach: Coach

  init(context: AppContext) throws {
    self.context = context
    coach = try context.coach(journal: try context.openJournal(), isOffline: false)
    guard !coach.models.isEmpty else {
      throw Failure(
        .configuration,
        "A photo needs a model that sees pictures, and none is configured; ada model says how to set one.")
    }
  }

  /// What a model sees in the file.
  /// - Throws: `Failure`: 65, 66 or 69.
  func estimate(_ path: String) async throws -> PhotoEstimate {
    let content = try PhotoFile(path: path).content()
    let timeZone = context.timeZone(for: try coach.journal.profile())
    let text = "photo \(TerminalText.safe(URL(filePath: path).lastPathComponent))"
    let turn = NewTurn(text: text, at: context.now(), timeZone: timeZone.identifier)
    do {
      return try await coach.estimate(content, as: turn, in: timeZone)
    } catch {
      if error.reason == .cancelled { throw CancellationError() }
      throw Failure(.unavailable, "The photo could not be estimated. \(error.description)")
    }
  }

  /// Logs the meal as one turn, and says what is in the journal now; without a meal, only how the model did is kept.
  func end(_ estimate: PhotoEstimate, with meal: Meal?) throws -> PlannedTurn? {
    if let meal { return try coach.log(meal, of: estimate) }
    try coach.leave(estimate)
    return nil
  }

  /// Shows what was seen and has the person put it right.
  ///
  /// - Parameters:
  ///   - ask: prompts for a line; nil at the end of the input.
  ///   - say: shows something.
  /// - Returns: the meal to log; nil where nothing is.
  static func review(
    _ meal: Meal, on page: Page, ask: (String) -> String?, say: (String) -> Void
  ) -> Meal? {
    var review = PhotoReview(meal)
    say(review.text(on: page))
    if meal.items.isEmpty { return nil }
    say(PhotoReview.help + "\n")
    while true {
      switch review.take(ask("photo> ")) {
      case .log: return review.meal
      case .stop:
        say("Nothing logged.\n")
        return nil
      case .changed: say(review.text(on: page))
      case .misread(let words): say(words + "\n")
      }
    }
  }

  /// What was logged, as after a sentence.
  func reply(to planned: PlannedTurn, style: Style, width: Int) throws -> String {
    let timeZone = context.timeZone(for: try coach.journal.profile())
    let day = try coach.journal.summary(of: CalendarDay(context.now(), in: timeZone), in: timeZone)
    return ReplyView(style: style, width: width, timeZone: timeZone, now: context.now()).text(for: planned, day: day)
  }
}
