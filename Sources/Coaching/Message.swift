public import Foundation
import JournalStore

/// A sentence somebody said, with the clock it is to be read with.
public struct Message: Equatable, Sendable {
  /// The person's own words, as they came.
  public var text: String
  /// The moment the sentence is read with.
  public var at: Date
  /// The zone of its times and days.
  public var timeZone: TimeZone
  /// What makes it the same sentence when it comes again; nil is always new.
  public var key: String?
  /// The person can be asked: false for a transcript.
  public var asksBack: Bool
  /// When it was where the words say nothing of it, by the day that a line before headed; nil where none did.
  var day: Date?

  public init(text: String, at: Date, timeZone: TimeZone, key: String? = nil, asksBack: Bool = true) {
    self.asksBack = asksBack
    self.text = text
    self.at = at
    self.timeZone = timeZone
    self.key = key
  }

  var newTurn: NewTurn { NewTurn(text: text, at: at, key: key, timeZone: timeZone.identifier) }
}
