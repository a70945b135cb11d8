/// "A pizza shared with my wife" for "a pizza, shared with my wife": the sharing is of the one dish before the comma.
enum SharedBehind {
  private static let joints: WordSet = ["with", "between", "among"]
  private static let longestDish = 7

  /// `tokens` without the comma, where one dish opens the message and nothing but who shared it stands behind.
  static func told(_ said: [Token]) -> [Token] {
    let tokens = beforeCircumstance(said)
    guard let verb = EatingWords.sharing.firstIndex(in: tokens), verb > 1, verb - 1 <= longestDish,
      tokens[verb - 1].isSign(","),
      verb + 2 < tokens.count, joints.contains(tokens[verb + 1]),
      tokens[..<(verb - 1)].allSatisfy({ $0.kind != .punctuation || $0.isSign("-") || $0.isSign("\"") }),
      !ListWords.ands.occurs(in: tokens[..<(verb - 1)]),
      tokens[(verb + 2)...].allSatisfy({ $0.kind == .word })
    else { return tokens }
    var told = tokens
    told.remove(at: verb - 1)
    return told
  }

  private static let pronouns: WordSet = ["it", "them", "that", "all"]
  private static let telling: WordSet = ["so", "i", "we", "had", "ate", "about", "half", "each", "got"]

  /// "Nachos split with Jo after work on Monday" for "nachos after work on Monday, split them with Jo so half": the
  /// dish stands before what it was eaten after.
  private static func beforeCircumstance(_ tokens: [Token]) -> [Token] {
    guard let verb = EatingWords.sharing.lastIndex(in: tokens), verb > 3, verb + 2 < tokens.count,
      case let comma = tokens[verb - 1].isOne(of: "i", "we") ? verb - 2 : verb - 1, tokens[comma].isSign(","),
      let scene = TimeWords.circumstances.firstIndex(in: tokens[..<comma]), scene > 0,
      !tokens[..<comma].contains(where: { $0.kind == .punctuation }),
      case let joint = pronouns.contains(tokens[verb + 1]) ? verb + 2 : verb + 1, joint + 1 < tokens.count,
      joints.contains(tokens[joint]) || tokens[joint].isWord("w"),
      tokens[joint...].allSatisfy({ $0.kind == .word || $0.isSign(".") })
    else { return tokens }
    var end = tokens.count
    while end > joint + 2, telling.contains(tokens[end - 1]) || tokens[end - 1].isSign(".") { end -= 1 }
    // "So" begins what is told once more; a part of its own is not half.
    guard end == tokens.count || tokens[end].isSign(".") || tokens[end].isWord("so") else { return tokens }
    var told = Array(tokens[..<scene])
    told.append(tokens[verb])
    told += tokens[joint..<end]
    return told + tokens[scene..<comma]
  }
}
