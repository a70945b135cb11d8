/// Minutes and seconds that tell no time of day.
extension ClockScanner {
  /// Behind these, they are how long one of them took.
  static let paces: WordSet = ["pace", "/", "per", "min", "each", "splits", "split", "avg", "average"]

  private static let means: WordSet = ["avg", "average", "ave", "mean", "best", "m", "erg", "my"]

  /// "avg pace 5:45", "average split of 1:58"; a banana split stands before the hour it was eaten.
  func isPaced(_ at: Int) -> Bool {
    [at - 1, at - 2].contains { word($0) == "pace" || word($0) == "split" && Self.means.contains(word($0 - 1)) }
  }

  private static let beforeRests: WordSet = [
    "", ",", "(", "/", "+", "-", ":", "with", "w", "took", "and", "of", "plus",
  ]

  /// "1:30 rest" between sets, but not "9:30 rest day" nor "1:30 rest of the soup".
  func isRest(_ at: Int, behind start: Int) -> Bool {
    TrainingWords.rests.contains(word(at)) && !["day", "of"].contains(word(at + 1))
      && Self.beforeRests.contains(word(start - 1))
  }
}
