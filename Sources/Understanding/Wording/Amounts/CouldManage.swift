/// What somebody could not get down more of: "the sandwich, but couldn't face more than half of it" is half of it.
enum CouldManage {
  static let verbs: WordSet = ["face", "stomach", "handle", "finish", "eat", "do", "take", "manage", "get"]
  private static let denials: WordSet = ["couldn't", "can't", "didn't", "cannot"]

  /// `tokens` with "ate" and the share.
  static func told(_ tokens: [Token]) -> [Token] {
    guard
      let denial = tokens.indices.dropFirst().dropLast(4).first(where: { index in
        denials.contains(tokens[index]) && verbs.contains(tokens[index + 1])
      })
    else { return tokens }
    var more = denial + 2
    if tokens[more].isOne(of: "through", "down", "past") { more += 1 }
    guard tokens.word(more) == "more", tokens.word(more + 1) == "than", more + 2 < tokens.count,
      case let share = tokens[more + 2].isOne(of: "a", "about", "maybe") ? more + 3 : more + 2, share < tokens.count,
      QuantityWords.shares.contains(tokens[share]) || tokens[share].kind == .number && tokens[share].value ?? 1 < 1
    else { return tokens }
    return tokens[..<denial] + [Token.word("ate", at: tokens[denial].range)] + tokens[(more + 2)...]
  }
}
