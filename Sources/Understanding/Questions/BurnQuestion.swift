public import ToolCalls

/// "How long do I have to walk to burn 200 kcal?": how much of an activity takes so much energy.
public struct BurnQuestion: Equatable, Sendable {
  /// What the answer is told in.
  public enum Measure: Sendable { case minutes, distance, steps }

  public var workout: AddWorkout
  public var kilocalories: Double
  public var measure: Measure

  public init(_ workout: AddWorkout, kilocalories: Double, in measure: Measure) {
    self.workout = workout
    self.kilocalories = kilocalories
    self.measure = measure
  }
}
