import Foundation
import Nutrition

/// Events that a sentence by itself tells of, before what was eaten there.
extension MessageReader {
  private static let events = WordList.words(
    """
    party parties do bash wedding birthday bbq barbecue picnic buffet reception banquet feast christening baptism wake
    reunion anniversary festival fete thanksgiving christmas diwali eid easter bonfire hen stag prom ceilidh cookout
    potluck braai graduation dinner lunch brunch takeaway takeout quiz gig concert derby funeral karaoke premiere sleepover
    """)

  /// When what `sentence` tells of was, where the sentences before said it: "Office party last night! Crisps and cola".
  func scene(of sentence: [Token], segments: [Segment], in draft: inout Draft) -> ToldScene? {
    guard draft.isLong else { return nil }
    let time = TimeScanner.scan(sentence)
    let holdsNothing = segments.allSatisfy { $0.content == .nothing || isOnlyEvent($0) }
    let isEmpty =
      holdsNothing
      && segments.allSatisfy {
        [.report, .feeling, .habit].contains($0.frame) || $0.tokens.contains { $0.isWord("sleep") }
      }
    if isEmpty, let told = told(by: sentence, at: time) {
      draft.scene = told
    } else if holdsNothing, let told = toldOfOthers(by: sentence) {
      draft.scene = told
    } else if time.saysWhen {
      draft.scene = nil
    }
    defer {
      // An hour is that of the next thing told, and a day goes on.
      if !isEmpty, draft.scene?.time.clock != nil, draft.scene?.time.day == nil { draft.scene = nil }
    }
    guard let scene = draft.scene, !isNow(sentence), !scene.isOfOthers || goesOnTelling(sentence) else { return nil }
    return scene
  }

  /// "Barbecue on Sunday": an occasion that the catalogue has a flavour of, and no food beside it.
  private func isOnlyEvent(_ segment: Segment) -> Bool {
    guard segment.content == .food, Self.events.occurs(in: segment.tokens) else { return false }
    return segment.tokens.indices.allSatisfy { index in
      let token = segment.tokens[index]
      return token.kind != .word || Self.events.contains(token) || NumberWords.articles.contains(token)
        || segment.time.covered.contains { $0.contains(index) }
    }
  }

  /// The scene that a sentence which logs nothing sets.
  private func told(by sentence: [Token], at time: TimeMention) -> ToldScene? {
    // "Lunch meeting at 1. Had a coffee before", said at noon: it is still to come.
    if time.day == nil, time.clock != nil, !isOfLastHours(time) { return nil }
    let isPast = time.day != nil && time.day != .future && time.day != .today
    if Self.events.occurs(in: sentence) {
      if time.day != nil, time.day != .future { return ToldScene(time: time) }
      // "Breakfast at 7", "lunch break at 11".
      return time.meal != nil && time.clock != nil ? ToldScene(time: time) : nil
    }
    if time.meal != nil, time.clock != nil, time.day != .future { return ToldScene(time: time) }
    // "Breakfast on the deck. Waffles with syrup."
    if let meal = time.meal, meal != .snack, time.covered.first?.lowerBound == 0, sentence.count <= Self.longestHeading
    {
      return ToldScene(time: time)
    }
    // What was bought or cooked one day is eaten on another.
    guard isPast, !Self.provided.occurs(in: sentence), !Self.nightly.occurs(in: sentence), !isOfOther(sentence),
      !foods.holdsFood(sentence)
    else {
      return nil
    }
    return ToldScene(time: time, isOwnDay: true)
  }

  /// "My mum came over yesterday": the next thing told may be of today again.
  private func isOfOther(_ sentence: [Token]) -> Bool {
    let start = FrameReader.opening(of: sentence)
    let lead = sentence[start...].prefix(3)
    return IntentWords.others.occurs(in: lead)
      || start < sentence.count && sentence[start].isOne(of: "he", "she", "they")
  }

  /// Seconds back from now that an hour told without a day may be of.
  private static let lastHours = 18 * 3600.0

  private func isOfLastHours(_ time: TimeMention) -> Bool {
    let moment = TimeReader.resolve(time, now: context.now, timeZone: context.timeZone)
    return moment.date.map { context.now.timeIntervalSince($0) < Self.lastHours } ?? false
  }

  /// Words of a sentence that only says which meal it was and where.
  private static let longestHeading = 7

  /// What lasted until the morning: what is told next came behind it.
  static let nightly: WordSet = ["shift", "shifts", "slept"]

  static let provided = WordList.words(
    "bought buying shopping shopped made cooked baked prepped prepared batch ordered delivered delivery delivers")

  /// "I've just had a bar": at the time of saying, whatever the sentence before told of.
  private func isNow(_ sentence: [Token]) -> Bool {
    sentence.contains { $0.isOne(of: "i've", "we've", "just", "now") }
  }

  /// "PB!" before or after what was run.
  func isRecordAlone(_ tokens: [Token]) -> Bool {
    tokens.count <= 3 && tokens.contains { $0.isWord("pb") || $0.isWord("pr") }
      && tokens.allSatisfy { SegmentReader.isTraining($0) || !foods.mayName($0) }
  }

  /// "Paella for the whole table; on my plate were prawns and rice": what was on the plate is what was eaten.
  func restated(_ segments: [Segment]) -> [Segment] {
    var result = segments
    for index in segments.indices.dropFirst() {
      let words = segments[index].tokens.prefix(3).map(\.folded)
      guard words.count == 3, words[0] == "my", OccasionGrouper.shares.contains(words[1]),
        words[2].isOne(of: "was", "had", "were", "included"),
        // "my share was 90 g" is how much of it.
        foods.holdsFood(Array(segments[index].tokens.dropFirst(3)))
      else { continue }
      for earlier in 0..<index where result[earlier].content == .food { result[earlier].content = .nothing }
    }
    return result
  }
}
