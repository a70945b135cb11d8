import ToolCalls

/// Sets that get heavier up to the one that is told.
extension StrengthNotation {
  /// "Singles up to 85", "doubles to 120 kg": the heaviest of sets that got heavier.
  mutating func climbing() -> [AddWorkout.Set]? {
    guard let reps = Self.series[word(position).folded], word(position).folded.hasSuffix("s") else { return nil }
    let at = word(position + 1) == "up" ? position + 2 : position + 1
    guard word(at) == "to" else { return nil }
    if let load = mass(at: at + 1) {
      position = load.end
      return make(sets: 1, reps: reps, kg: load.kg)
    }
    guard let value = number(at + 1), (20...600).contains(value) else { return nil }
    position = at + 2
    return make(sets: 1, reps: reps, kg: assume(value))
  }
}
