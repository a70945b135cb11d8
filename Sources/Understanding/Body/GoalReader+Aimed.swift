import Nutrition
import ToolCalls

/// Rates that are aimed at with no other word of a goal: "aiming for 0.4 kg a week down", "let's go for half a kilo a week up".
extension GoalReader {
  private static let aiming: WordSet = ["aim", "aiming", "shoot", "shooting", "go", "going"]
  private static let beside = WordList.words(
    """
    for to at a an the per each every week weekly kg kgs kilo kilos g gram grams lb lbs pound pounds half quarter of us i i'm im
    am i'll we now about around roughly ok okay so then let's lets let please from here on and change weight
    """)

  /// The rate and which way it goes; nil where that is not said, or more is.
  func aimedRate(_ tokens: [Token]) -> SetGoal? {
    guard Self.aiming.occurs(in: tokens), let rate = rate(in: tokens) else { return nil }
    var type: GoalType?
    for token in tokens where token.kind == .word {
      switch token {
      case "down", "off": type = .cut
      case "up": type = .bulk
      default:
        guard Self.aiming.contains(token) || Self.beside.contains(token) || token.isCount else { return nil }
      }
    }
    return type.map { SetGoal(goalType: $0, goalRate: rate) }
  }
}
