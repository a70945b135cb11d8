import Foods

/// Meat told with its bone, however that is put: "wings, bone in", "chops on the bone", "ribs weighed with the bones" all
/// become "bone-in", which names no other food and tells the portion that part of the weight is not eaten.
enum OnTheBone {
  static let bones: WordSet = ["bone", "bones"]
  /// "A bone in my soup" is found there.
  private static let owned: WordSet = ["a", "an", "the", "my", "his", "her", "their", "our", "it", "this", "that"]
  /// Their bones are soft, and eaten.
  private static let softBoned: WordSet = ["canned", "tinned", "sardine", "sardines", "tin", "can"]

  /// `tokens` with one word for it, beside the name.
  static func told(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 2, bones.occurs(in: tokens), !softBoned.occurs(in: tokens) else { return tokens }
    return tokens.retelling { index, told in
      guard let length = length(at: index, in: tokens) else { return nil }
      if let last = told.last, last.isOne(of: "weighed", "measured") { told.removeLast() }
      var end = index + length
      if let last = told.last, last.isSign("(") || last.isSign(",") {
        if last.isSign("("), end < tokens.count, tokens[end].isSign(")") { end += 1 }
        if last.isSign(",") || end > index + length { told.removeLast() }
      }
      let bone = Token(kind: .word, text: FoodCatalog.boneIn, folded: "bonein", range: tokens[index].range)
      told.insert(bone, at: placeBesideName(in: told))
      return (end, [])
    }
  }

  /// Where the word stands beside the name: at the end, or before the amount of "pork ribs, 4 oz raw, with the bone".
  private static func placeBesideName(in result: [Token]) -> Int {
    var amount = result.count
    while amount > 0,
      result[amount - 1].isCount || MealWords.weighedStates.contains(result[amount - 1])
        || UnitTable.unit(named: result[amount - 1].folded) != nil
    {
      amount -= 1
    }
    return amount < result.count && amount > 1 && result[amount - 1].isSign(",") ? amount - 1 : result.count
  }

  private static func length(at index: Int, in tokens: [Token]) -> Int? {
    func holds(_ words: StaticString...) -> Bool {
      index + words.count <= tokens.count && zip(tokens[index...], words).allSatisfy { $0.isWord($1) }
    }
    if holds("bone", "in") {
      // "Bone-in" is one word; "a bone in my soup" is none.
      let isFree = index + 2 == tokens.count || !owned.contains(tokens[index + 2])
      return tokens[index + 1].join == .hyphen || isFree ? 2 : nil
    }
    if holds("on", "the", "bone") { return 3 }
    guard tokens[index].isOne(of: "with", "including", "incl") else { return nil }
    let bone = index + 1 < tokens.count && tokens[index + 1].isWord("the") ? index + 2 : index + 1
    guard bones.contains(at: bone, in: tokens) else { return nil }
    let isIn = bone + 1 < tokens.count && tokens[bone + 1].isOne(of: "in", "on", "included")
    return bone + 1 - index + (isIn ? 1 : 0)
  }
}
