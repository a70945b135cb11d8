/// What people go through one by one without moving: "raced through the slides".
extension ActivityLexicon {
  private static let verbs: WordSet = [
    "cycled", "cycling", "ran", "run", "running", "jogged", "raced", "racing", "sprinted", "skated", "swam", "rowed",
    "sailed",
    "breezed", "walked", "walking", "stepped",
  ]
  private static let between: WordSet = [
    "the", "my", "our", "all", "of", "some", "a", "few", "his", "her", "their", "every", "tv", "whole", "entire", "old",
    "new",
    "different", "various", "these", "those", "them", "phone", "work",
  ]
  private static let lists = WordList.words(
    """
    channel channels option options setting settings song songs playlist playlists photo photos picture pictures
    slide slides outfit outfits menu menus tab tabs name names list lists email emails message messages number
    numbers preset presets station stations episode episodes argument arguments idea ideas question questions
    figure figures report reports presentation script checklist agenda budget plan plans detail details lines deck
    contract proposal filters apps mode modes wallpapers stories reels notes emotions
    """)

  /// "Raced through the slides", "ran through the agenda"; "ran through the woods" leads somewhere.
  func goesThroughList(_ range: Range<Int>, in tokens: [Token]) -> Bool {
    guard range.count == 1, Self.verbs.contains(tokens[range.lowerBound]), range.upperBound < tokens.count,
      tokens[range.upperBound].isOne(of: "through", "thru")
    else { return false }
    var at = range.upperBound + 1
    while Self.between.contains(at: at, in: tokens) { at += 1 }
    return Self.lists.contains(at: at, in: tokens)
  }
}
