import Nutrition
import ToolCalls

/// What was not meant to be logged, or stands there already.
extension CorrectionReader {
  private static let mishaps: WordSet = ["wrong", "twice", "duplicate", "duplicated", "already"]
  private static let slips = PhraseTable(
    list: """
      wrong button,wrong chat,wrong app,wrong window,wrong thread,wrong person,wrong account,wrong key,wrong group
      wrong meal,wrong entry,duplicate,duplicate entry,duplicated,logged that twice,logged it twice,logged twice
      that's in twice,it's in twice,already logged,already logged that,already logged it,had already logged that
      had already logged it
      """)

  /// "Wrong button", "sorry, I logged that twice": whether it is to go, nobody knows.
  func misplaced(_ tokens: [Token]) -> Reading? {
    guard tokens.count <= 8, Self.mishaps.occurs(in: tokens), let last = context.lastEntries.last,
      context.lastEntries.count == 1, matchesWhole(Self.slips, tokens.filter { $0.kind == .word })
    else { return nil }
    return Reading(
      clarification: Clarification(
        question: "I left that as it was logged. Shall it go?",
        choices: [
          .init(label: "take it out", calls: [.removeEntry(RemoveEntry(entryId: last.id))]),
          .init(label: "leave it", calls: []),
        ]), confidence: 0.4)
  }
}
