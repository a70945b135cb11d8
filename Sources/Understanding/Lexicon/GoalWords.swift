/// What people call that which they aim at, and where they are.
enum GoalWords {
  /// Nouns for what is aimed at, whatever it is.
  static let goals: WordSet = ["goal", "goals", "target", "targets"]
  static let aims = goals.union(["aim"])

  /// Those that a figure of each day may have: "my sugar limit".
  static let daily = aims.union(["limit"])

  /// The weight that is aimed at, in few words: "gw 70".
  static let weights: WordSet = ["goal", "target", "gw"]

  /// Where a weight is not aimed at, but weighed.
  static let currents: WordSet = ["current", "currently", "cw", "now", "today"]
}
