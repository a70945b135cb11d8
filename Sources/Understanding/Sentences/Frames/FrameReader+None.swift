/// Counts of nothing.
extension FrameReader {
  /// What "zero" and "0" say a food is made without: its name goes on behind them.
  static let leftOut = WordList.words(
    """
    sugar fat calorie calories cal cals kcal kcals carb carbs alcohol abv salt caffeine waste proof sugars lactose
    gluten coke pepsi sprite fanta percent degrees
    """)
  private static let leads: WordSet = ["i", "we", "i've", "ive", "had", "ate", "drank", "have", "log", "add"]

  /// "0 eggs", "I had zero biscuits": none of what follows; "zero sugar cola" is a name.
  static func countsNone(_ tokens: [Token]) -> Bool {
    var start = 0
    while start + 1 < tokens.count, tokens[start].kind == .word,
      leads.contains(tokens[start]) || IntentWords.openers.contains(tokens[start])
    { start += 1 }
    return isNone(at: start, in: tokens) || start == 0 && isNoneOf(0, in: tokens)
  }

  private static let parts = ListWords.determiners.union(["any", "it", "them"])

  /// "Ate none of my trifle": nothing of it, nor of what the list goes on with.
  static func deniesAll(_ tokens: [Token], from start: Int) -> Bool {
    tokens[start...].prefix(5).indices.contains { index in
      isNoneOf(index, in: tokens)
        && (index == start || leads.contains(tokens[index - 1]) || having.contains(tokens[index - 1]))
    }
  }

  private static func isNoneOf(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("none") && word(index + 1, tokens) == "of" && parts.contains(at: index + 2, in: tokens)
  }

  private static let having: WordSet = ["took", "got", "tried", "touched", "finished", "wanted"]

  /// Whether the token at `index` counts nothing of what stands behind it.
  static func isNone(at index: Int, in tokens: [Token]) -> Bool {
    guard index + 1 < tokens.count, tokens[index].says("0") || tokens[index].isWord("zero") else { return false }
    // "0 g sugar yogurt" is a name too.
    let unit = UnitTable.unit(at: index + 1, in: tokens)?.count ?? 0
    guard index + 1 + unit < tokens.count else { return false }
    let next = tokens[index + 1 + unit]
    return next.kind == .word && next.join != .hyphen && !leftOut.contains(next)
      && !leftOut.contains(tokens[index + 1])
  }
}
