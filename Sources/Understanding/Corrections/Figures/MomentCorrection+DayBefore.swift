import Foundation
import Nutrition

/// Days that are counted from the one an entry has.
extension MomentCorrection {
  private static let spans: WordSet = ["day", "night", "evening"]
  private static let behind: WordSet = ["actually", "sorry", "though", "not", "instead", "i", "think"]

  /// "2 days ago" for "the day before" and "the night before" of what was logged for yesterday; "the day before yesterday"
  /// says its day itself.
  func countingBack(_ tokens: [Token]) -> [Token] {
    guard let before = tokens.lastIndex(where: { $0.isWord("before") }), before > 1,
      Self.spans.contains(tokens[before - 1]),
      tokens[before - 2].isWord("the"), let entry = context.lastEntries.last,
      tokens.ends(at: before + 1) || Self.behind.contains(tokens[before + 1])
    else { return tokens }
    let clock = LocalClock(now: context.now, timeZone: context.timeZone)
    let days = clock.daysBack(to: entry.timestamp) + 1
    let range = tokens[before].range
    let told =
      days == 1
      ? [Token.word("yesterday", at: range)]
      : [Token.number(Double(days), at: range)] + Token.words(["days", "ago"], at: range)
    return tokens[..<(before - 2)] + told + tokens[(before + 1)...]
  }
}
