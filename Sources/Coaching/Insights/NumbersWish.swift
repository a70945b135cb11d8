import Insights

/// A message that asks for figures to be hidden or shown from now on.
enum NumbersWish: Equatable {
  case hide, show

  /// Nil where it asks for something else; to be shown numbers is a wish of this kind only while they are hidden.
  init?(_ said: PhraseText, isHidden: Bool) {
    guard said.has(Self.nouns) else { return nil }
    let words = said.words.filter { !Self.fillers.contains($0) }
    let nouns = [
      "numbers", "calories", "figures", "kcal", "calorie", "numbers again", "calories again", "figures again",
    ]
    func asks(_ starts: [String]) -> Bool {
      let said = words.joined(separator: " ")
      return starts.contains { start in nouns.contains { said == "\(start) \($0)" } }
    }
    if asks(["hide", "don't show", "do not show", "stop showing", "no more", "without"]) {
      self = .hide
    } else if isHidden, asks(["show", "unhide", "bring back", "i want"]) {
      self = .show
    } else {
      return nil
    }
  }

  private static let nouns: PhraseSet = ["numbers", "calories", "figures", "kcal", "calorie"]
  private static let fillers: Set<String> = [
    "please", "ada", "all", "of", "the", "my", "me", "any", "can", "could", "you",
  ]

  var reply: String {
    switch self {
    case .hide:
      "Numbers are hidden from now on. Meals are kept with them all the same; \"show the numbers\" brings them back."
    case .show: "Numbers are shown again."
    }
  }
}
