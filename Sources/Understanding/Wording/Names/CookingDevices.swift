/// What a dish was cooked in, which labels are called by and the dish is not: "air fryer salmon", "sheet pan sausages".
enum CookingDevices {
  private static let devices: WordTable<WordSet> = [
    "air": ["fryer", "fried", "fry"], "instant": ["pot"], "sheet": ["pan"], "crock": ["pot"],
    "slow": ["cooker", "cooked"], "pressure": ["cooker", "cooked"], "toaster": ["oven"], "dutch": ["oven"],
    "one": ["pot", "pan"], "rice": ["cooker"],
  ]
  private static let single: WordSet = ["crockpot", "airfryer", "instapot", "stovetop"]
  static let openings = single.union([
    "air", "instant", "sheet", "crock", "slow", "pressure", "toaster", "dutch", "one", "rice",
  ])
  private static let joints: WordSet = ["and", "with", "for", "at", "in", "on", "then", "or"]

  static let pans: WordSet = ["pan", "skillet", "wok", "saucepan", "griddle"]
  private static let articles: WordSet = ["the", "a", "my", "our"]
  private static let ofPans: WordSet = ["frying", "hot", "dry", "nonstick", "big", "large", "small"]
  /// What is in a pan behind these was not, or not yet, eaten.
  private static let stayed: WordSet = [
    "left", "leave", "leaving", "remained", "remaining", "still", "is", "are", "was", "were", "cooking", "frying",
    "sitting",
  ]

  /// Behind the pan of "2 eggs in the frying pan" at "in", which says how they were made.
  private static func endOfPan(at index: Int, in tokens: [Token]) -> Int? {
    guard tokens[index].isWord("in") || tokens[index].isWord("on"), index > 0, tokens[index - 1].kind == .word,
      !stayed.contains(tokens[index - 1]), articles.contains(at: index + 1, in: tokens)
    else { return nil }
    let pan = ofPans.contains(at: index + 2, in: tokens) ? index + 3 : index + 2
    return pans.contains(at: pan, in: tokens) ? pan + 1 : nil
  }

  /// `tokens` without such words before what was cooked, and without the pan behind it.
  static func dropped(from said: [Token]) -> [Token] {
    guard said.count > 2 else { return said }
    let tokens = pans.occurs(in: said) ? said.without { endOfPan(at: $0, in: said) } : said
    guard openings.occurs(in: tokens) else { return tokens }
    return tokens.without { index in
      // "Soup from the instant pot": it is named behind a joint.
      guard let end = end(at: index, in: tokens), end < tokens.count, tokens[end].kind == .word,
        !joints.contains(tokens[end]), tokens[end].join == .apart,
        index == 0 || !tokens[index - 1].isOne(of: "the", "my", "our", "in")
      else { return nil }
      return end
    }
  }

  private static func end(at index: Int, in tokens: [Token]) -> Int? {
    if single.contains(tokens[index]) { return index + 1 }
    guard index + 1 < tokens.count, let second = devices[tokens[index]], second.contains(tokens[index + 1]) else {
      return nil
    }
    return index + 2
  }
}
