/// Minutes and seconds that tell no time of day.
extension ClockScanner {
  /// Behind these, they are how long one of them took.
  static let paces: WordSet = ["pace", "/", "per", "min", "each", "splits", "split", "avg", "average"]

  private static let means: WordSet = ["avg", "average", "ave", "mean", "best", "m", "erg", "my"]

  /// "avg pace 5:45", "average split of 1:58"; a banana split stands before the hour it was eaten.
  func isPaced(_ at: Int) -> Bool {
    [at - 1, at - 2].contains { word($0) == "pace" || word($0) == "split" && Self.means.contains(word($0 - 1)) }
  }

  private static let moving = WordList.words(
    "walk walked walking cycled cycling biked rode ride hike hiked hiking jogged skied skated kayaked for")
  private static let longest = 4.0
  private static let classes = WordList.words(
    "yoga pilates gym weights cardio spin zumba dance dancing barre aerobics class")
  private static let longestClass = 2.5

  /// "walked for 1:30", "hike 2:40": hours and minutes right behind what was done.
  func isLength(_ at: Int) -> Bool {
    // "Yoga 1:30", and nothing else.
    if Self.classes.contains(at: at - 1, in: tokens), at + 1 == tokens.count, at <= 2, let hours = tokens[at].value,
      (0.5..<Self.longestClass).contains(hours)
    {
      return true
    }
    guard Self.moving.contains(at: at - 1, in: tokens), let hours = tokens[at].value, hours < Self.longest else {
      return false
    }
    return word(at - 1) != "for" || at > 1 && Self.moving.contains(at: at - 2, in: tokens)
  }

  private static let beforeRests: WordSet = [
    "", ",", "(", "/", "+", "-", ":", "with", "w", "took", "and", "of", "plus",
  ]

  /// "1:30 rest" between sets, but not "9:30 rest day" nor "1:30 rest of the soup".
  func isRest(_ at: Int, behind start: Int) -> Bool {
    TrainingWords.rests.contains(word(at)) && !word(at + 1).isOne(of: "day", "of")
      && Self.beforeRests.contains(word(start - 1))
  }
}
