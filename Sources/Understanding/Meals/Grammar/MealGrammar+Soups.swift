import Foods
import ToolCalls

/// Soups of the day, which somebody tells behind a comma.
extension MealGrammar {
  private static let flavors = WordList.words(
    """
    asparagus barley basil bean beans beetroot broccoli butternut carrot carrots cauliflower celeriac celery chicken
    chickpea chorizo coconut coriander courgette cumin fennel garlic ginger ham kale leek leeks lentil lentils mint
    mushroom mushrooms onion parsnip parsnips pea peas pepper peppers potato pumpkin spinach squash stilton sweetcorn
    thyme tomato tomatoes turnip vegetable watercress
    """)

  /// Tokens of "of the day,".
  private static let day = 4
  /// A soup that the tables have by that name is this sure.
  private static let sureOfSoup = 0.8

  /// "the soup of the day, parsnip and cumin": which soup it was, and no vegetables beside it.
  func withSoupsTold(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, let place = parts.firstIndex(where: { isSoupOfTheDay($0, tokens: tokens) }) else {
      return parts
    }
    let told = parts[(place + 1)...].prefix { part in
      part.item.quantity == nil && part.item.unit == nil && part.item.grams == nil && part.item.calories == nil
        && part.tokens.upperBound <= tokens.count
        && tokens[part.tokens].allSatisfy { Self.flavors.contains($0) || $0.isWord("and") || $0.isSign("&") }
    }
    guard let first = told.first, let last = told.last,
      first.tokens.lowerBound == parts[place].tokens.upperBound + Self.day
    else { return parts }
    var parts = parts
    let name = tokens[first.tokens.lowerBound..<last.tokens.upperBound].map(\.folded).joined(separator: " ") + " soup"
    if let soup = catalog.link(name), soup.confidence >= Self.sureOfSoup {
      parts[place].link(to: soup)
    }
    parts.removeSubrange(told.indices)
    return parts
  }

  private func isSoupOfTheDay(_ part: MealReading.Part, tokens: [Token]) -> Bool {
    let end = part.tokens.upperBound
    return end + Self.day < tokens.count && tokens[end + 2].isWord("day") && tokens[end + 3].isSign(",")
      && tokens[end].isWord("of") && tokens[end - 1].isWord("soup")
  }
}
