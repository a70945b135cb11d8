import Foods
import ToolCalls

/// Dishes that are told by the halves they are made up of.
extension MealGrammar {
  /// "a grain bowl, half quinoa half kale, tofu": what it was made up of by halves.
  func isParted(_ whole: MealReading.Part, _ contents: [MealReading.Part]) -> Bool {
    contents.count > 1 && isSure(whole) && contents[0].tokens.upperBound + 1 == contents[1].tokens.lowerBound
      && contents.prefix(2).allSatisfy { $0.item.quantity == 0.5 && $0.item.unit == nil }
  }

  /// How many of the contents commas alone list, with no amount but the halves: what comes "with" them is besides.
  func listed(_ contents: [MealReading.Part], tokens: [Token]) -> Int {
    var count = 2
    for (before, part) in zip(contents.dropFirst(), contents.dropFirst(2)) {
      let between = tokens[before.tokens.upperBound..<max(before.tokens.upperBound, part.tokens.lowerBound)]
      guard part.item.quantity == nil, between.allSatisfy({ $0.kind == .punctuation }) else { break }
      count += 1
    }
    return count
  }
}
