import Foods
import ToolCalls

/// Open sandwiches that are told by what lay on the bread first: "herring on rye bread, two open sandwiches".
extension MealGrammar {
  private static let nouns: WordSet = ["sandwich", "sandwiches", "smorrebrod", "smørrebrød"]
  private static let breads = WordList.words("bread rye toast sourdough crispbread ryvita knackebrod loaf rugbrod")

  /// `parts` without the sandwiches that only count what was named: each is a slice of the bread with what was on it.
  func withSlicesOfOpenSandwiches(_ parts: [MealReading.Part], tokens: [Token]) -> [MealReading.Part] {
    guard parts.count > 1, Self.nouns.occurs(in: tokens) else { return parts }
    guard
      let place = parts.indices.dropFirst().first(where: { isCounting(parts[$0], behind: parts[$0 - 1], tokens) }),
      case let bread = parts[place - 1], bread.item.grams == nil
    else { return parts }
    var told = parts
    let count = parts[place].item.quantity ?? 1
    // A dish that is one of them is counted, and bread by its slices; of a closed one they were assumed.
    if bread.item.unit == "slice" {
      let isOpen = tokens[parts[place].tokens].contains { $0.isOne(of: "open", "faced") }
      told[place - 1].item.quantity = (isOpen ? 1 : bread.item.quantity ?? 1) * count
    } else if bread.item.unit == nil, bread.item.quantity == nil {
      told[place - 1].item.quantity = count
      if bread.match?.food.source != .dish { told[place - 1].item.unit = "slice" }
    } else {
      return parts
    }
    told.remove(at: place)
    return told
  }

  private func isCounting(_ sandwiches: MealReading.Part, behind bread: MealReading.Part, _ tokens: [Token]) -> Bool {
    guard let count = sandwiches.item.quantity, count >= 1, sandwiches.item.unit == nil,
      sandwiches.tokens.upperBound <= tokens.count, let noun = sandwiches.tokens.last,
      Self.nouns.contains(tokens[noun]),
      tokens[sandwiches.tokens].dropLast().allSatisfy({ $0.isCount || $0.isOne(of: "open", "faced", "small", "a") }),
      bread.tokens.upperBound < sandwiches.tokens.lowerBound,
      case let between = tokens[bread.tokens.upperBound..<sandwiches.tokens.lowerBound],
      between.contains(where: { $0.isSign(",") || $0.isSign("(") || $0.isSign(":") || $0.isSign("-") }),
      !between.contains(where: { ListWords.ands.contains($0) || $0.isWord("with") || $0.isWord("then") }),
      let last = bread.tokens.last
    else { return false }
    return Self.breads.contains(tokens[last])
      && tokens[..<(last + 1)].suffix(4).contains { $0.isWord("on") }
  }
}
