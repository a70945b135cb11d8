public import Foundation

/// Reads when something happened from the person's own words. Model calls are held to it too.
public struct TimeReader {
  /// What `sentence` says about time, or nil where it says nothing.
  ///
  /// - Parameters:
  ///   - now: The moment the sentence is read at; no date lies after it.
  ///   - timeZone: The person's own.
  public static func read(_ sentence: String, now: Date, timeZone: TimeZone) -> TimeReading? {
    let mention = TimeScanner.scan(Lexer.tokens(of: sentence))
    guard !mention.isEmpty else { return nil }
    return resolve(mention, now: now, timeZone: timeZone)
  }

  /// The moment `mention` speaks of, seen from `now`.
  static func resolve(_ mention: TimeMention, now: Date, timeZone: TimeZone) -> TimeReading {
    guard mention.saysWhen else { return TimeReading(date: nil) }
    return LocalClock(now: now, timeZone: timeZone).reading(of: mention)
  }
}
