/// Errands, and the words of them that only tell where something is from.
extension FrameReader {
  private static let errandVerbs: WordSet = ["ordered", "got", "did", "put", "picked", "done", "made", "shared"]
  private static let aroundErrand: WordSet = [
    "the", "my", "our", "an", "some", "weekly", "online", "big", "up", "away", "in", "more", "all", "a", "food", "few",
    "tesco",
  ]

  /// "Ordered groceries", "put the shopping away": an errand, whatever its verb may tell of elsewhere.
  static func isErrand(upTo end: Int, in tokens: [Token]) -> Bool {
    guard tokens.word(end - 1).isOne(of: "groceries", "grocery", "shopping", "shop") else { return false }
    var at = end - 2
    while at > 0, aroundErrand.contains(tokens[at]) { at -= 1 }
    return at >= 0 && errandVerbs.contains(tokens[at])
  }

  private static let carrying: WordSet = ["carried", "carrying", "lugged", "lugging", "hauled", "hauling", "dragged"]

  /// "Carried the shopping home": done with one's arms.
  static func isCarried(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isOne(of: "shopping", "groceries") && carrying.occurs(in: tokens[..<index].suffix(3))
  }

  /// "Grocery store sushi": where it is from.
  static func isOfStore(_ index: Int, in tokens: [Token]) -> Bool {
    tokens[index].isWord("grocery") && tokens.word(index + 1) == "store" && index + 2 < tokens.count
      && tokens[index + 2].kind == .word && !tokens[index + 2].isBreak
      && !tokens[index + 2].isOne(of: "run", "trip")
  }

  /// "From the big shop": a place.
  static func isShop(_ index: Int, upTo end: Int, in tokens: [Token]) -> Bool {
    guard tokens.word(end - 1) == "shop", index > 0 else { return false }
    let before = IntentWords.determiners.contains(tokens[index - 1]) ? index - 2 : index - 1
    return tokens.word(before).isOne(of: "from", "at", "in", "near", "to")
  }
}
