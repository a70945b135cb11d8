/// Times further back than a day that could be logged.
extension FrameReader {
  private static let spans: WordSet = [
    "year", "years", "summer", "summers", "winter", "winters", "decade", "decades", "months",
  ]
  private static let terms: WordSet = ["army", "navy", "marines", "twenties", "thirties", "forties", "teens"]

  /// "Two summers ago", "as a kid", "in my twenties": a time of life, wherever it stands.
  private static func isOfLife(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.indices.contains(where: { tokens[$0].isWord("ago") && spans.contains(at: $0 - 1, in: tokens) }) {
      return true
    }
    if tokens.word(start) == "as", tokens.word(start + 1) == "a" {
      let age = tokens.word(start + 2)
      // "as a small snack".
      return ages.contains(age) && (!sizes.contains(age) || grown.contains(at: start + 3, in: tokens))
    }
    return tokens.word(start) == "in" && tokens.word(start + 1).isOne(of: "the", "my")
      && terms.contains(at: start + 2, in: tokens)
  }

  /// "Last year I weighed 95 kg", "I ran a marathon two years ago": further back than a day that could be logged.
  static func isLongAgo(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.word(start) == "when", tokens.word(start + 1) == "i", tokens.word(start + 2) == "was",
      !recent.contains(at: start + 3, in: tokens), !isState(start + 3, tokens), !isOfThisDay(tokens),
      tokens.word(start + 3) != "in" || !tokens.word(start + 4).isOne(of: "the", "town", "bed", "class")
    {
      return true
    }
    if tokens.indices.contains(where: { isAge($0, tokens) || isFormerYear($0, tokens) }) { return true }
    if isOfLife(tokens, from: start) || isMemory(tokens, from: start) { return true }
    if tokens.word(start) == "last" {
      // "last spring roll": the last of the plate.
      if tokens.word(start + 1) == "spring", ofSpring.contains(at: start + 2, in: tokens) { return false }
      if spans.contains(at: start + 1, in: tokens) || feasts.contains(at: start + 1, in: tokens) { return true }
    }
    // "On the cruise last summer they served us lobster".
    if tokens.contains(where: { $0.isWord("last") }),
      tokens.indices.dropFirst().dropLast().contains(where: { index in
        tokens[index].isWord("last") && tokens[index + 1].isOne(of: "year", "summer", "winter", "autumn")
          && !tokens[index - 1].isOne(of: "since", "than", "from", "like", "of")
      }), !tokens.contains(where: { $0.isOne(of: "today", "now", "this", "morning") || $0.kind == .number })
    {
      return true
    }
    guard let end = tokens.lastIndex(where: { $0.kind == .word }), end > start + 1 else { return false }
    return tokens[end - 1].isWord("last") && tokens[end].isOne(of: "year", "summer", "winter")
  }

  /// "When I was out", "when I was at the match": where somebody was a while ago, and no time of life.
  private static let recent = WordList.words(
    """
    out home there away back done finished hungry starving bored thirsty on at off up over down stuck waiting walking
    driving cooking shopping cleaning watching
    """)

  private static let feasts: WordSet = ["month", "christmas", "easter", "thanksgiving", "spring", "autumn"]
  private static let ofSpring: WordSet = ["roll", "rolls", "onion", "onions", "greens"]
  private static let sizes: WordSet = ["small", "little", "single", "young", "younger"]
  private static let grown = WordList.words(
    "man woman mum mom dad parent person lad lass adult one girl boy kid child student couple")

  /// How somebody is for an hour: "when I was tired".
  private static func isState(_ index: Int, _ tokens: [Token]) -> Bool {
    let at = tokens.word(index).isOne(of: "so", "really", "very", "too", "feeling") ? index + 1 : index
    return at < tokens.count && passing.contains(tokens[at])
  }

  private static let passing = WordList.words(
    """
    tired exhausted knackered stressed sad upset low ill sick poorly hungover drunk cold hot peckish ravenous anxious
    angry busy late early ready awake asleep alone stood sat
    """)

  private static let dayParts: WordSet = ["morning", "afternoon", "evening", "lunchtime", "week", "weekend"]

  /// "this morning", "today": a day that could be logged.
  private static func isOfThisDay(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      switch tokens[index] {
      case "today", "yesterday", "tonight", "earlier": true
      case "this": dayParts.contains(at: index + 1, in: tokens)
      case "last": tokens.word(index + 1) == "night"
      default: false
      }
    }
  }

  /// Where people used to be.
  static let pastPlaces = terms.union(
    WordList.words("uni university college school highschool sixth"))
  private static let ages = WordList.words(
    "younger little small young kid kids child children teenager teenagers teen students student single pregnant twenty thirty forty"
  )

  /// "when I was at uni", "when I was 25", "when I was a student".
  private static func isAge(_ index: Int, _ tokens: [Token]) -> Bool {
    if isAsChild(index, tokens) { return true }
    guard tokens.word(index) == "when", tokens.word(index + 1).isOne(of: "i", "we"),
      tokens.word(index + 2).isOne(of: "was", "were")
    else { return false }
    var next = index + 3
    while tokens.word(next).isOne(of: "a", "at", "in", "my", "the", "still", "about") { next += 1 }
    if pastPlaces.contains(at: next, in: tokens) { return !isOfThisDay(tokens) && !isOneMeal(before: index, tokens) }
    if ages.contains(at: next, in: tokens) { return true }
    // "when I was 10 minutes in" is of now.
    return next < tokens.count && tokens[next].kind == .number
      && (tokens.ends(at: next + 1) || tokens.word(next + 1) == "years")
  }

  /// "had a wrap when I was at college": one, and no habit of those years.
  private static func isOneMeal(before index: Int, _ tokens: [Token]) -> Bool {
    guard tokens.word(index + 3) == "at",
      let verb = tokens[..<index].firstIndex(where: { $0.isOne(of: "had", "ate", "grabbed", "drank") })
    else { return false }
    return tokens.word(verb + 1).isOne(of: "a", "an", "my")
      && !tokens[..<index].contains { $0.isOne(of: "every", "each", "day", "always", "week") }
  }

  private static let young = WordList.words("kid child teenager teen student toddler youngster boy girl baby schoolboy")

  /// "as a kid", "as a young student".
  private static func isAsChild(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens.word(index) == "as", tokens.word(index + 1).isOne(of: "a", "kids", "children") else { return false }
    return tokens.word(index + 1) != "a" || young.contains(at: index + 2, in: tokens)
      || tokens.word(index + 2).isOne(of: "young", "little", "small") && young.contains(at: index + 3, in: tokens)
  }

  /// "back in 2015", "back in the day".
  private static func isFormerYear(_ index: Int, _ tokens: [Token]) -> Bool {
    guard tokens.word(index) == "back", tokens.word(index + 1).isOne(of: "in", "at") else { return false }
    let next = tokens.word(index + 2).isOne(of: "the", "my") ? index + 3 : index + 2
    if pastPlaces.contains(at: next, in: tokens) { return !isOfThisDay(tokens) }
    if tokens.word(next).isOne(of: "day", "days") { return true }
    return year(at: next, in: tokens) != nil
  }
}
