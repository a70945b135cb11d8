/// What a person leaves out of a meal that is named by habit or by day.
extension MealReferenceReader {
  private static let small: WordSet = ["the", "my", "any", "a", "an", "for"]

  /// The foods behind "minus the" from `start` on, and where the sentence goes on.
  func omitted(from start: Int, in tokens: [Token]) -> (foods: [String], end: Int) {
    var end = start
    while end < tokens.count, tokens[end].isSign(",") || tokens[end].isWord("but") { end += 1 }
    guard end < tokens.count, MealWords.leavings.contains(tokens[end]) else { return ([], start) }
    end += 1
    var foods: [String] = []
    var words: [String] = []
    func close() {
      if !words.isEmpty { foods.append(words.joined(separator: " ")) }
      words = []
    }
    while end < tokens.count, end - start < Self.longestOmission {
      let token = tokens[end]
      if token.isWord("and") || token.isWord("or") || token.isSign("&") {
        close()
      } else if token.kind != .word || Self.leads.contains(token) {
        break
      } else if !Self.small.contains(token) {
        words.append(token.folded)
      }
      end += 1
    }
    close()
    return foods.isEmpty ? ([], start) : (foods, end)
  }

  private static let longestOmission = 12
  /// Begin something else.
  private static let leads: WordSet = ["at", "today", "this", "yesterday", "with", "plus", "then", "on", "around"]
}
