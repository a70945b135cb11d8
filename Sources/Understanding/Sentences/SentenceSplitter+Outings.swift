/// Food that was had on an outing whose length is told with it.
extension SentenceSplitter {
  private static let longestMeasure = 4

  /// "two bars on a 50 km ride", "ate a roll on my two hour walk": what was eaten on the way, and the way itself. With no
  /// length the ride only says where it was eaten; and what was done on it ("sprints on a 50 km ride") is a part of it.
  static func tellsOuting(_ index: Int, from opening: Int, in tokens: [Token]) -> Bool {
    guard tokens[index].isWord("on"), index > opening, index + 3 < tokens.count,
      IntentWords.determiners.contains(tokens[index + 1]) || NumberWords.articles.contains(tokens[index + 1]),
      // "On a hilly 10 km run".
      case let start = tokens[index + 2].isCount ? index + 2 : index + 3,
      case let near = Array(tokens[start...].prefix(longestMeasure + 4)),
      let measure = QuantityParser(near).quantity(at: 0), measure.value != nil,
      measure.seconds != nil || measure.unit?.dimension == .length,
      case let end = measure.tokens.upperBound, end <= longestMeasure,
      ActivityLexicon.reference.mentions(in: near).contains(where: {
        $0.range.lowerBound >= end && $0.range.lowerBound <= end + 2
      })
    else { return false }
    let before = Array(tokens[opening..<index])
    return before.contains { $0.isCount || NumberWords.articles.contains($0) || EatingWords.plain.contains($0) }
      && ActivityLexicon.reference.mentions(in: before).isEmpty
      && ExerciseLexicon.reference.mentions(in: before).isEmpty
      && WorkoutAmountReader.read(before).kilometers == nil && WorkoutAmountReader.read(before).minutes == nil
  }
}
