/// Kinds of an activity that a word beside its name tells: "golf 18 holes with a buggy", "tennis, doubles".
extension ActivityLexicon {
  private static let rises: WordSet = ["incline", "uphill"]

  /// By an activity's name, the words that make it another one.
  private static let kinds: [String: (signs: WordSet, name: String)] = [
    "Golf": (["cart", "buggy"], "Golf with a cart"),
    "Tennis": (["doubles"], "Tennis doubles"),
    "Walking": (rises, "Incline walking"),
    "Treadmill": (rises, "Incline walking"),
  ]

  /// A cart that is pushed, or left out, carries nobody.
  private static let onFoot: WordSet = ["push", "pull", "pushed", "pulled", "hand", "no", "without", "golf"]

  /// `mention` as the kind of it that a word in `tokens` tells.
  func kind(of mention: Mention, in tokens: [Token]) -> Mention {
    guard let kind = Self.kinds[mention.activity.name],
      let sign = kind.signs.firstIndex(in: tokens), !mention.range.contains(sign),
      !(sign > 0 && Self.onFoot.contains(tokens[sign - 1])), let activity = activity(listed: kind.name)
    else { return mention }
    return Mention(activity: activity, strength: mention.strength, range: mention.range)
  }
}
