import Foods

/// Where a list of food stands behind how somebody was, what was not done and where others were.
extension SegmentReader {
  private static let signs: WordSet = [",", ":", "-", "so"]

  /// "Rough day, noodles", "rest day: eggs, stew", "my wife is away, pizza for one": the clause before only tells how it
  /// came about, and what follows is a bare list of food.
  func endsCircumstance(_ segments: [Segment], at index: Int, after frame: Frame) -> Bool {
    guard index > 0, frame != .report, segments[index - 1].isClause else { return false }
    let before = segments[index - 1].tokens
    if frame == .negation, Self.isAside(before) { return isList(segments[index].tokens) }
    guard Self.signs.contains(segments[index].joint) else { return false }
    // "while the baby slept on me": what went on beside the meal.
    let isBeside = segments[index - 1].joint.isOne(of: "while", "whilst", "as", "when")
    switch frame {
    case .feeling:
      return (before.count <= 4 || isBeside) && !foods.holdsFood(before) && isList(segments[index].tokens)
    case .habit:
      // "usually cocoa, today a latte".
      if segments[index].tokens.first.map({ Self.now.contains($0) }) ?? false { return isList(segments[index].tokens) }
      if segments[index].joint == ":", Self.praisesMeal(before) { return isList(segments[index].tokens) }
      return before.allSatisfy { Self.appetites.contains($0) || $0.kind != .word }
        && FrameReader.statesAmount(segments[index].tokens) && isList(segments[index].tokens)
    case .negation:
      // "I normally skip breakfast, today a croissant".
      if segments[index].tokens.first.map({ Self.now.contains($0) }) ?? false { return isList(segments[index].tokens) }
      if isIdle(before) { return isList(segments[index].tokens) }
      return before.word(0) == "no"
        && (segments[index].joint == ":" && isList(segments[index].tokens)
          || isOtherExercise(segments[index].tokens, than: before))
    case .someoneElse:
      if isBeside, index > 1, segments[index - 2].frame == .report, !foods.holdsFood(before) {
        return isList(segments[index].tokens)
      }
      return (Self.isAbsence(before) || Self.isViewing(before) || Self.isTreat(before))
        && isList(segments[index].tokens)
    default: return false
    }
  }

  /// Where a bracket began that closes before `index`: "a wrap (skipped the sauce), olives".
  static func bracketClosed(before index: Int, in segments: [Segment]) -> Int? {
    guard index > 1, segments[index].joint == ")",
      let open = segments[..<index].lastIndex(where: { $0.joint == "(" }), open > 0
    else { return nil }
    return open
  }

  private static let unlisted = WordList.words(
    "i we he she they it you no not too need needs want wants time again please like that gone more less enough")

  /// Food without a verb.
  private func isList(_ tokens: [Token]) -> Bool {
    !tokens.contains { VerbWords.finite.contains($0) || Self.unlisted.contains($0) } && foods.holdsFood(tokens)
  }

  private static let now: WordSet = ["today", "yesterday"]
  private static let told: WordSet = ["last", "yesterday's", "today's", "our", "my", "this"]

  /// "Last night's stew was amazing": of one meal, whose parts follow.
  private static func praisesMeal(_ tokens: [Token]) -> Bool {
    guard let first = tokens.first, told.contains(first), let last = tokens.last, OpinionWords.all.contains(last) else {
      return false
    }
    return tokens.contains { $0.isWord("was") || $0.isWord("were") }
  }

  private static let appetites = WordList.words(
    "so really absolutely was i'm starving hungry thirsty ravenous super very")
  private static let restful: WordSet = ["rest", "lazy", "off"]
  private static let cooking: WordSet = ["cook", "bake", "move", "train", "run", "exercise"]

  /// "rest day", "day off", "too tired to cook": nothing was done, and nothing is said of eating.
  private func isIdle(_ tokens: [Token]) -> Bool {
    if tokens.contains(where: { $0.isWord("day") }), tokens.count <= 5 {
      return Self.restful.occurs(in: tokens) && !foods.holdsFood(tokens)
    }
    return tokens.contains { $0.isWord("too") }
      && tokens.indices.dropFirst().contains { Self.cooking.contains(tokens[$0]) && tokens[$0 - 1].isWord("to") }
      && tokens.last.map { Self.cooking.contains($0) } ?? false
  }

  /// "no run today, 20 min pilates": what was done in its place.
  private func isOtherExercise(_ tokens: [Token], than before: [Token]) -> Bool {
    before.count <= 4 && tokens.contains { $0.kind == .number }
      && !tokens.contains { VerbWords.finite.contains($0) || Self.unlisted.contains($0) }
      && !ActivityLexicon.reference.mentions(in: tokens).isEmpty
      && !ActivityLexicon.reference.mentions(in: before).isEmpty
  }

  private static let judging: WordSet = ["enjoy", "like", "love", "great", "nice", "good"]

  /// "didn't enjoy it", "wasn't great": what is thought of a thing in the midst of a list.
  private static func isAside(_ tokens: [Token]) -> Bool {
    tokens.count <= 5 && judging.occurs(in: tokens)
      && tokens.word(0).isOne(of: "didn't", "wasn't")
  }

  private static let absent = WordList.words("away out gone asleep abroad working at sleeping")

  /// "my wife is away", "the kids are at school".
  private static func isAbsence(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 6 else { return false }
    return tokens.indices.dropFirst().contains {
      absent.contains(tokens[$0]) && IntentWords.copulas.contains(tokens[$0 - 1])
    }
  }

  private static let watching: WordSet = ["watched", "watching"]
  private static let screens = WordList.words(
    "football match game rugby cricket tennis golf race film movie telly tv fight final netflix boxing snooker darts")

  /// "watched the football": a thing to eat at, where a film's name may be of food.
  private static func isViewing(_ tokens: [Token]) -> Bool {
    tokens.count <= 5 && watching.occurs(in: tokens.prefix(2))
      && tokens.last.map { screens.contains($0) } ?? false
  }

  private static let treating: WordSet = ["bought", "brought", "made", "cooked", "ordered", "got"]

  /// "the boss bought lunch": a meal for everybody there.
  private static func isTreat(_ tokens: [Token]) -> Bool {
    guard tokens.count <= 4, tokens.count > 2, let last = tokens.last, TimeWords.meals.contains(last) else {
      return false
    }
    return treating.contains(tokens[tokens.count - 2])
  }
}
