import Nutrition

/// Places, things and other people that are told with an activity's name.
extension WorkoutReader {
  private static let shut: WordSet = [
    "closed", "shut", "cancelled", "canceled", "postponed", "broken", "full", "rammed", "membership",
  ]

  /// "Swimming pool closed for repairs", "got a new treadmill": a place or a thing, and nothing done.
  func tellsOfPlace(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let isNew = mention.range.lowerBound > 0 && tokens[mention.range.lowerBound - 1].isWord("new")
    // "Cricket was on": others play.
    let next = mention.range.upperBound
    let isOnAir =
      tokens.word(next).isOne(of: "is", "was", "were") && tokens.word(next + 1) == "on"
      || mention.activity.type == .sports && tokens.word(next) == "on"
        && Self.screens.occurs(in: tokens[(next + 1)...].prefix(3))
    // "The storm took the trampoline": a thing.
    let isThing =
      mention.activity.type == .sports && mention.range.lowerBound > 0
      && tokens[mention.range.lowerBound - 1].isWord("the")
      && !Self.sportingVerbs.occurs(in: tokens[..<mention.range.lowerBound])
    return isNew || isOnAir || isThing
      || Self.besideActivities.contains(at: next, in: tokens)
      || isMeasuredPool(mention.range, in: tokens)
      || Self.shut.occurs(in: tokens[mention.range.upperBound...])
  }

  private static let screens: WordSet = [
    "tv", "telly", "television", "screen", "screens", "radio", "every", "again", "mute",
  ]

  /// "Rugby club", "hockey carpool": what goes by an activity's name and is none.
  private static let besideActivities = WordList.words(
    """
    club carpool review reviews score scores bag boots kit fan fans ticket tickets highlights news shirt socks gear fixture
    fixtures league final finals tournament pitch ground field stadium song podcast video channel magazine museum shop store
    weather injury elbow mom mum dad parents poster trophy
    """)

  /// "The tram climbed the hill", "the sprint review ran over": somebody or something else did.
  func isOfOther(_ mention: ActivityLexicon.Mention, in tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    let before = tokens[min(start, mention.range.lowerBound)..<mention.range.lowerBound]
    guard let first = before.first, before.count > 1, Self.ofThings.contains(first) else { return false }
    return before.allSatisfy { $0.kind == .word && !ListWords.selves.contains($0) && !$0.isOne(of: "me", "and") }
  }

  private static let ofThings: WordSet = ["the", "our", "his", "her", "their", "a"]

  /// "A 25 m pool": where, and how long that is.
  private func isMeasuredPool(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    let at = range.lowerBound
    return at > 1 && range.count == 1 && tokens[at].isWord("pool") && tokens[at - 2].kind == .number
      && UnitTable.unit(named: tokens[at - 1].folded)?.dimension == .length
  }
}
