import Nutrition
import ToolCalls

/// Rounds that open a list, and rounds of so long each.
extension SegmentReader {
  /// "3 rounds of ...", "amrap 20 got 7 rounds of ...".
  func opensWithRounds(_ tokens: [Token]) -> Bool {
    guard let rounds = tokens.firstIndex(where: { $0.isWord("rounds") }) else { return false }
    return rounds < 3
      || rounds + 1 < tokens.count && tokens[rounds + 1].isWord("of")
        && ExerciseLexicon.reference.mentions(in: Array(tokens[..<rounds])).isEmpty
  }

  /// "7 rounds of 5 pull-ups 10 push-ups 15 squats" with no signs between: the others as often as the first.
  func repeatOthers(in segment: inout Segment, _ count: Int) {
    guard case .workout(var workout) = segment.content, let exercises = workout.exercises, exercises.count > 1,
      exercises.dropFirst().allSatisfy({ $0.sets.count == 1 && $0.sets[0].reps != nil })
    else { return }
    workout.exercises = exercises.indices.map { index in
      var exercise = exercises[index]
      if index > 0 { exercise.sets = Array(repeating: exercise.sets[0], count: count) }
      return exercise
    }
    segment.content = .workout(workout)
  }

  /// 3 of "3 rounds on the heavy bag, 4 min each": how often what lasts so long was done; 1 where nothing counts it.
  func roundsOfEach(at index: Int, in segments: [Segment]) -> Double {
    guard index > 0, segments[index].tokens.last?.isWord("each") == true else { return 1 }
    let before = segments[index - 1].tokens
    guard let rounds = before.dropFirst().firstIndex(where: { $0.isWord("rounds") }),
      let count = before[rounds - 1].saidNumber, (2...30).contains(count)
    else { return 1 }
    return count
  }
}
