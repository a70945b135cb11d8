/// How much of a dish somebody else had, told behind it: "a plate of nachos, my friend ate maybe a third of it".
enum TheirPart {
  static let shares: WordSet = ["third", "thirds", "quarter", "quarters", "fifth"]
  private static let eating = EatingWords.helping.union(["took", "stole", "nicked", "pinched", "finished"])
  private static let owners: WordSet = ["my", "the", "our", "a"]

  /// `tokens` with what the person left of it: "a plate of nachos, left a third of it".
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 5 else { return tokens }
    return tokens.replacing { index in
      guard index > 0, ListWords.clauseBreaks.contains(tokens[index - 1]) || tokens[index - 1].isSign("("),
        let share = share(behindPersonAt: index, in: tokens)
      else { return nil }
      return (share, [Token.word("left", at: tokens[index].range)])
    }
  }

  /// Where "a third of it" begins behind "my friend ate maybe".
  private static func share(behindPersonAt index: Int, in tokens: [Token]) -> Int? {
    let person = owners.contains(tokens[index]) ? index + 1 : index
    guard person + 1 < tokens.count, IntentWords.others.contains(tokens[person]), eating.contains(tokens[person + 1])
    else { return nil }
    var start = person + 2
    while QuantityWords.approximators.contains(at: start, in: tokens)
      || start < tokens.count
        && tokens[start].isOne(of: "maybe", "like", "probably")
    { start += 1 }
    guard start < tokens.count else { return nil }
    var end = start
    if let number = NumberPhrase.read(at: start, in: tokens), !number.isArticle, number.value < 1 {
      end = start + number.count
    } else {
      if NumberWords.articles.contains(tokens[start]) { end += 1 }
      guard shares.contains(at: end, in: tokens) else { return nil }
      end += 1
    }
    // What a fraction is of may have been read with it.
    if end < tokens.count, tokens[end].isWord("of") { end += 1 }
    guard tokens[end - 1].isWord("of"), ListWords.pronouns.contains(at: end, in: tokens), tokens.ends(at: end + 1)
    else { return nil }
    return start
  }
}
