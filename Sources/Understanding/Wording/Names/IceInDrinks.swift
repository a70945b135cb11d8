/// Ice that a drink was served with: "a lemonade full of ice", "two fluid ounces of juice, ice included". It melts into the
/// drink and is no ice cream.
enum IceInDrinks {
  private static let phrases = PhraseTable(
    list: """
      full of ice,filled with ice,packed with ice,loaded with ice,with plenty of ice,with lots of ice,with loads of ice
      with a lot of ice,with a ton of ice,with tons of ice,with some ice,including ice,including the ice,including its ice
      counting the ice,ice included,the ice included,with crushed ice,with extra ice,over crushed ice
      over ice cubes,over ice,poured over ice,on ice
      """)
  private static let behind: WordSet = ["cream", "creams", "lolly", "lollies", "pop", "pops", "tea", "coffee", "cold"]

  /// `tokens` without such words.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 3, tokens.contains(where: { $0.isWord("ice") }) else { return tokens }
    return tokens.replacing { index in
      guard index > 0, let match = phrases.match(at: index, in: tokens), case let end = index + match.count,
        end == tokens.count || !behind.contains(tokens[end])
      else { return nil }
      return (end, [])
    }
  }
}
