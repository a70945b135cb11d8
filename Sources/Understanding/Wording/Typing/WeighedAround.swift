/// What somebody weighed before or after, told ahead of the figure: "before mass 14 stone 2", "after work 82.4 kg".
enum WeighedAround {
  static let events = WordList.words(
    "mass church work school bed prayers service temple mosque shift nap bath sauna nursery college uni class")
  private static let articles: WordSet = ["the", "my", "a", "night", "early", "late", "sunday", "morning"]

  /// `tokens` without it, where nothing but a weighing is told behind.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard let event = events.firstIndex(in: tokens), event + 2 < tokens.count, tokens[event + 1].kind == .number,
      QuantityWords.pounds.contains(tokens[event + 2])
        || tokens[event + 2].isOne(of: "kg", "kgs", "kilo", "kilos", "st", "stone", "lb", "lbs"),
      tokens[(event + 1)...].allSatisfy({
        $0.kind != .word || WeightWords.neutral.contains($0)
          || $0.isOne(of: "kg", "kgs", "kilo", "kilos", "st", "stone", "lb", "lbs", "pounds")
      })
    else { return tokens }
    var lead = event - 1
    while lead > 0, articles.contains(tokens[lead]) { lead -= 1 }
    guard lead >= 0, tokens[lead].isOne(of: "before", "after", "pre", "post") else { return tokens }
    return Array(tokens[..<lead] + tokens[(event + 1)...])
  }
}
