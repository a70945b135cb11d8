/// Times further back than a day that could be logged.
extension FrameReader {
  private static let spans: WordSet = [
    "year", "years", "summer", "summers", "winter", "winters", "decade", "decades", "months",
  ]
  private static let terms: WordSet = ["army", "navy", "marines", "twenties", "thirties", "forties", "teens"]

  /// "Two summers ago", "as a kid", "in my twenties": a time of life, wherever it stands.
  private static func isOfLife(_ tokens: [Token], from start: Int) -> Bool {
    if tokens.indices.contains(where: { tokens[$0].isWord("ago") && spans.contains(word($0 - 1, tokens)) }) {
      return true
    }
    if word(start, tokens) == "as", word(start + 1, tokens) == "a" { return ages.contains(word(start + 2, tokens)) }
    return word(start, tokens) == "in" && ["the", "my"].contains(word(start + 1, tokens))
      && terms.contains(word(start + 2, tokens))
  }

  /// "Last year I weighed 95 kg", "I ran a marathon two years ago": further back than a day that could be logged.
  static func isLongAgo(_ tokens: [Token], from start: Int) -> Bool {
    if word(start, tokens) == "when", word(start + 1, tokens) == "i", word(start + 2, tokens) == "was",
      !recent.contains(word(start + 3, tokens)),
      word(start + 3, tokens) != "in" || !["the", "town", "bed", "class"].contains(word(start + 4, tokens))
    {
      return true
    }
    if tokens.indices.contains(where: { isAge($0, tokens) || isFormerYear($0, tokens) }) { return true }
    if isOfLife(tokens, from: start) || isMemory(tokens, from: start) { return true }
    if word(start, tokens) == "last",
      spans.contains(word(start + 1, tokens))
        || ["month", "christmas", "easter", "thanksgiving", "spring", "autumn"].contains(word(start + 1, tokens))
    {
      return true
    }
    guard let end = tokens.lastIndex(where: { $0.kind == .word }), end > start + 1 else { return false }
    return tokens[end - 1].isWord("last") && ["year", "summer", "winter"].contains(tokens[end].folded)
  }

  /// "When I was out", "when I was at the match": where somebody was a while ago, and no time of life.
  private static let recent = WordList.words(
    """
    out home there away back done finished hungry starving bored thirsty on at off up over down stuck waiting walking
    driving cooking shopping cleaning watching
    """)

  /// Where people used to be.
  static let pastPlaces = WordList.words(
    "uni university college school highschool sixth army navy marines twenties thirties forties teens 20s 30s 40s")
  private static let ages = WordList.words(
    "younger little small young kid kids child children teenager teenagers teen students student single pregnant twenty thirty forty"
  )

  /// "when I was at uni", "when I was 25", "when I was a student".
  private static func isAge(_ index: Int, _ tokens: [Token]) -> Bool {
    if isAsChild(index, tokens) { return true }
    guard word(index, tokens) == "when", ["i", "we"].contains(word(index + 1, tokens)),
      ["was", "were"].contains(word(index + 2, tokens))
    else { return false }
    var next = index + 3
    while ["a", "at", "in", "my", "the", "still", "about"].contains(word(next, tokens)) { next += 1 }
    if pastPlaces.contains(word(next, tokens)) || ages.contains(word(next, tokens)) { return true }
    // "when I was 10 minutes in" is of now.
    return next < tokens.count && tokens[next].kind == .number
      && (next + 1 == tokens.count || tokens[next + 1].kind == .punctuation || word(next + 1, tokens) == "years")
  }

  private static let young = WordList.words("kid child teenager teen student toddler youngster boy girl baby schoolboy")

  /// "as a kid", "as a young student".
  private static func isAsChild(_ index: Int, _ tokens: [Token]) -> Bool {
    guard word(index, tokens) == "as", ["a", "kids", "children"].contains(word(index + 1, tokens)) else { return false }
    return word(index + 1, tokens) != "a" || young.contains(word(index + 2, tokens))
      || ["young", "little", "small"].contains(word(index + 2, tokens)) && young.contains(word(index + 3, tokens))
  }

  /// "back in 2015", "back in the day".
  private static func isFormerYear(_ index: Int, _ tokens: [Token]) -> Bool {
    guard word(index, tokens) == "back", ["in", "at"].contains(word(index + 1, tokens)) else { return false }
    let next = ["the", "my"].contains(word(index + 2, tokens)) ? index + 3 : index + 2
    if pastPlaces.contains(word(next, tokens)) || ["day", "days"].contains(word(next, tokens)) { return true }
    return next < tokens.count && tokens[next].value.map { (1900...2200).contains($0) } ?? false
  }
}
