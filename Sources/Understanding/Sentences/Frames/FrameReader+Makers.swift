/// Who makes something well: told of a place or a cook at large, and of nothing that was had.
extension FrameReader {
  static let makerAnchor = Anchor(making)

  private static let making: WordSet = ["does", "do", "makes", "serves", "sells", "bakes", "cooks", "brews"]
  private static let praising = OpinionWords.all.union(
    WordList.words(
      "best good great amazing mean killer cracking decent lovely incredible fantastic excellent wicked nice"))
  private static let owners: WordSet = ["the", "this", "that", "my", "our", "his", "her", "their", "your"]
  private static let longestSubject = 6

  /// "The café next door does an amazing shakshuka", "my mum makes the best soup".
  static func praisesMaker(_ tokens: [Token], from start: Int) -> Bool {
    // "A slice of quiche makes a lovely lunch" was had.
    guard owners.contains(at: start, in: tokens),
      let verb = making.firstIndex(in: tokens[start...].prefix(longestSubject)), verb > start + 1,
      !tokens.contains(where: { ListWords.tellers.contains($0) || EatingWords.plain.contains($0) })
    else { return false }
    let behind = tokens[(verb + 1)...].prefix(3)
    return praising.occurs(in: behind)
  }
}
