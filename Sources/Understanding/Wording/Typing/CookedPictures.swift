/// Pictures of food with a word behind them for how it was cooked: "🥚🥚 boiled" is "2 boiled egg". By itself the word would be
/// another food.
enum CookedPictures {
  /// `tokens` with such pictures as words.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.contains(where: isFood) else { return tokens }
    return tokens.retelling { index, _ in
      guard isFood(tokens[index]) else { return nil }
      let end = tokens[index...].firstIndex { $0.kind != .emoji || $0.folded != tokens[index].folded } ?? tokens.count
      let cooked = tokens[end...].prefix { CookingWords.cooked.contains($0) }
      guard !cooked.isEmpty, tokens.ends(at: cooked.endIndex) || following.contains(tokens[cooked.endIndex]) else {
        return nil
      }
      let count = end - index
      let number = count > 1 ? [tokens[index].read(as: Double(count))] : []
      // "🍳 scrambled": how it is painted says less than the word.
      let name = tokens[index].folded.split(separator: " ").map(String.init).filter {
        !CookingWords.cooked.contains($0)
      }
      let range = tokens[index].range
      return (cooked.endIndex, number + cooked + name.map { Token(kind: .word, text: $0, folded: $0, range: range) })
    }
  }

  private static let following: WordSet = ["and", "with", "on", "for", "at", "in", "then"]

  private static func isFood(_ token: Token) -> Bool { token.kind == .emoji && !token.folded.isEmpty }
}
