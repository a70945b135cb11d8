import ToolCalls

/// A stretch of a sentence between two joints, and what it turned out to hold.
struct Segment {
  /// Calls are kept apart, so that segments, which are moved often and seldom hold one, stay small.
  enum Content: Equatable {
    case nothing
    case food
    indirect case workout(AddWorkout)
    indirect case amounts(WorkoutAmounts)
    indirect case weight(AddWeight)
    indirect case water(AddWater)

    /// Something that was done or drunk at its time, where a weighing is of the moment it is told.
    var isDone: Bool {
      switch self {
      case .workout, .water: true
      default: false
      }
    }
  }

  /// The word or sign before it: "and", ",", "after", "" at the start of a sentence.
  var joint: String
  /// Where it stands among the sentence's tokens, the joint not included.
  var range: Range<Int>
  /// Its tokens.
  var tokens: [Token]
  var frame: Frame = .report
  /// It opened a clause of its own.
  var isClause = false
  var content = Content.nothing
  var time = TimeMention()
  /// What had to be assumed to read it.
  var assumptions: [String] = []

  /// More of the clause before it, at the same time: the "and bread" of "tonight I'm having soup and bread".
  var hangsOnBefore: Bool {
    frame == .report && !isClause && joint.isOne(of: "and", "with", "plus", "&", ",")
      && TimeScanner.scan(tokens).isEmpty
  }
}
