/// The other sentences of the message that a sentence stands in.
struct Surroundings {
  var sentences: [SentenceSplitter.Sentence] = []
  /// Which of them is read.
  var place = 0

  private static let persons = ListWords.selves.union(["me"])
  private static let eating = WordList.words(
    """
    had ate eaten drank drunk finished scoffed devoured demolished inhaled downed polished wolfed munched nursed sipped
    necked gobbled eating drinking took tried managed settled survived grabbed got ordered picked ended stuck hopped
    weighed scale scales chopped shovelled smashed nibbled shared
    """)
  private static let between = WordList.words(
    "just only then also still both all honestly really finally even have ever probably mostly already did")

  /// Whether another sentence tells that the person ate, drank, trained or stood on the scales: "I had soup", "Lunch was a
  /// wrap", "Two scones with jam".
  func tell(foods: FoodPhrases) -> Bool {
    sentences.indices.contains { index in
      index != place && !sentences[index].isQuestion
        && (Self.tellsByVerb(sentences[index].tokens) || Self.namesMeal(sentences[index].tokens)
          || Self.isList(sentences[index].tokens, foods: foods))
    }
  }

  private static let pronouns = WordList.words("it that them those these both everything some")

  /// Whether the next sentence takes up what this one names: "Had that with chips", "I ate both".
  var isTakenUp: Bool {
    guard place + 1 < sentences.count else { return false }
    let tokens = sentences[place + 1].tokens
    return tokens.indices.dropFirst().contains { index in
      Self.pronouns.contains(tokens[index])
        && (Self.eating.contains(tokens[index - 1])
          || tokens[index - 1].isWord("of") && Self.eating.occurs(in: tokens[..<index].suffix(3)))
    } && Self.tellsByVerb(tokens)
  }

  /// "I ate", "Had", "Ended up eating": a verb of eating or doing whose subject is the person.
  private static func tellsByVerb(_ tokens: [Token]) -> Bool {
    let start = FrameReader.opening(of: tokens)
    return tokens.indices.contains { index in
      guard eating.contains(tokens[index]) || IntentWords.reports.contains(tokens[index]) else { return false }
      var before = index
      while before > start, between.contains(tokens[before - 1]) || tokens[before - 1].folded.hasSuffix("ly") {
        before -= 1
      }
      return before == start || persons.contains(tokens[before - 1]) || tokens[index].folded.hasPrefix("scale")
    } && FrameReader.frame(of: tokens, isFirst: true) != .someoneElse
  }

  /// "Lunch was a wrap", "For breakfast two eggs", "that's my dinner".
  private static func namesMeal(_ tokens: [Token]) -> Bool {
    TimeWords.meals.occurs(in: tokens) && FrameReader.frame(of: tokens, isFirst: true) == .report
  }

  /// "Green tea and a muffin, and off I went": foods before any verb.
  private static func isList(_ tokens: [Token], foods: FoodPhrases) -> Bool {
    let end = tokens.firstIndex { $0.kind == .punctuation && !$0.isSign("'") } ?? tokens.count
    let head = Array(tokens[..<end])
    guard !SettingClause.hasFinite(head) else { return false }
    return foods.parts(in: head).contains { $0.confidence > SegmentReader.surelyFood }
  }
}
