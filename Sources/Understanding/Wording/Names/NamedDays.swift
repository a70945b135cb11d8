/// A day that tells how something was or what today is, and not when it was had: "pancakes, Sunday style", "it felt like a
/// Saturday", "roast beef even though it's Tuesday".
enum NamedDays {
  static let days = WordSet(TimeWords.weekdays.keys)
  private static let manners: WordSet = ["style", "styled", "vibe", "vibes"]
  private static let feeling: WordSet = ["felt", "feels", "feel", "just"]
  private static let articles: WordSet = ["a", "any", "every", "some"]

  /// `tokens` without such words.
  static func dropped(from tokens: [Token]) -> [Token] {
    let spans = tokens.indices.lazy.filter { days.contains(tokens[$0]) }.compactMap {
      concession(around: $0, in: tokens) ?? manner(at: $0, in: tokens) ?? likeness(at: $0, in: tokens)
    }
    guard let span = spans.first else { return tokens }
    let isAside = span.lowerBound > 0 && tokens[span.lowerBound - 1].isSign(",") && tokens.ends(at: span.upperBound)
    return dropped(
      from: Array(tokens[..<(isAside ? span.lowerBound - 1 : span.lowerBound)] + tokens[span.upperBound...]))
  }

  /// "Sunday style", "Friday night style".
  private static func manner(at day: Int, in tokens: [Token]) -> Range<Int>? {
    let end = TimeWords.parts[tokens.word(day + 1)] == nil ? day + 1 : day + 2
    return manners.contains(at: end, in: tokens) ? day..<(end + 1) : nil
  }

  /// "Like a Sunday", "it felt like Saturday"; "like on Saturday" and "like last Saturday" point at that day's.
  private static func likeness(at day: Int, in tokens: [Token]) -> Range<Int>? {
    let hasArticle = articles.contains(at: day - 1, in: tokens)
    let like = hasArticle ? day - 2 : day - 1
    guard tokens.word(like) == "like", case let isFelt = feeling.contains(at: like - 1, in: tokens),
      hasArticle || isFelt
    else { return nil }
    var start = isFelt ? like - 1 : like
    if isFelt, start > 0, tokens[start - 1].isOne(of: "it", "that", "this") { start -= 1 }
    return start..<(TimeWords.parts[tokens.word(day + 1)] == nil ? day + 1 : day + 2)
  }

  /// "Even though it's Friday": what the day of the telling is.
  private static func concession(around day: Int, in tokens: [Token]) -> Range<Int>? {
    var at = day
    while at > 0, tokens[at - 1].isOne(of: "only", "just", "a", "still") { at -= 1 }
    if at > 1, tokens[at - 1].isWord("is"), tokens[at - 2].isWord("it") {
      at -= 2
    } else if at > 0, tokens[at - 1].isOne(of: "it's", "its") {
      at -= 1
    } else {
      return nil
    }
    guard at > 0, tokens[at - 1].isOne(of: "though", "tho", "although") else { return nil }
    at -= 1
    if at > 0, tokens[at - 1].isWord("even") { at -= 1 }
    return at..<(day + 1)
  }
}
