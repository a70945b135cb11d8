/// What a dish was cooked in, which labels are called by and the dish is not: "air fryer salmon", "sheet pan sausages".
enum CookingDevices {
  private static let devices: WordTable<WordSet> = [
    "air": ["fryer", "fried", "fry"], "instant": ["pot"], "sheet": ["pan"], "crock": ["pot"],
    "slow": ["cooker", "cooked"], "pressure": ["cooker", "cooked"], "toaster": ["oven"], "dutch": ["oven"],
    "one": ["pot", "pan"], "rice": ["cooker"],
  ]
  private static let single: WordSet = ["crockpot", "airfryer", "instapot", "stovetop"]
  private static let openings = single.union([
    "air", "instant", "sheet", "crock", "slow", "pressure", "toaster", "dutch", "one", "rice",
  ])
  private static let joints: WordSet = ["and", "with", "for", "at", "in", "on", "then", "or"]

  /// `tokens` without such words before what was cooked.
  static func dropped(from tokens: [Token]) -> [Token] {
    guard tokens.count > 2, openings.occurs(in: tokens) else { return tokens }
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
