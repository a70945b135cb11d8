/// Meals that are praised by two words: "for a quick and healthy snack" is "for a snack". The "and" between the two parts no
/// foods.
enum PraisedMeals {
  private static let leads: WordSet = ["for", "as"]
  private static let joints: WordSet = ["and", "but", "yet", ",", "&"]

  static func told(_ tokens: [Token]) -> [Token] {
    guard joints.occurs(in: tokens), leads.occurs(in: tokens) else { return tokens }
    return tokens.replacing { index in
      guard index > 1, NumberWords.articles.contains(tokens[index - 1]), leads.contains(tokens[index - 2]),
        OpinionWords.all.contains(tokens[index])
      else { return nil }
      var end = index
      var isJoined = false
      while end < tokens.count, OpinionWords.all.contains(tokens[end]) || joints.contains(tokens[end]) {
        isJoined = isJoined || joints.contains(tokens[end])
        end += 1
      }
      return isJoined && end < tokens.count && TimeWords.meals.contains(tokens[end]) ? (end, []) : nil
    }
  }
}
