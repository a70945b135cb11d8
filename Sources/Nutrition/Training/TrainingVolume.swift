/// What strength workouts came to, by exercise and by muscle.
public struct TrainingVolume: Equatable, Sendable {
  /// The heaviest set, by the one-repetition maximum it stands for.
  public struct BestSet: Equatable, Sendable {
    /// Kilograms.
    public var weightKg: Double
    /// How many times it was lifted in the set.
    public var reps: Int

    /// Kilograms that could be lifted once: weight x (1 + reps / 30) (Epley 1985); the weight itself at one repetition.
    public var oneRepMaxKg: Double { reps <= 1 ? weightKg : weightKg * (1 + Double(reps) / 30) }
  }

  /// All sets of one exercise.
  public struct Exercise: Equatable, Sendable {
    /// As it was logged first.
    public var name: String
    /// Primary muscles; empty where the exercise is not known.
    public var muscles: [String]
    /// How many were completed.
    public var sets: Int
    /// Repetitions x kilograms over all sets; 0 without weights.
    public var volumeKg: Double
    /// Nil where no set had both a weight and repetitions.
    public var best: BestSet?
  }

  /// All sets of the exercises of one muscle.
  public struct Muscle: Equatable, Sendable {
    public var name: String
    /// Of all exercises that train it first of all.
    public var sets: Int
    /// Repetitions x kilograms over those sets; 0 without weights.
    public var volumeKg: Double
  }

  /// The most sets first.
  public var exercises: [Exercise]
  /// The most sets first. A set counts for the exercise's primary muscles only.
  public var muscles: [Muscle]

  /// - Parameter index: is made only where there are sets.
  public init(of workouts: [WorkoutLog], index: @autoclosure () -> MuscleIndex = MuscleIndex()) {
    let logs = workouts.flatMap(\.exercises).filter { log in log.sets.contains(where: \.completed) }
    guard !logs.isEmpty else {
      (exercises, muscles) = ([], [])
      return
    }
    let index = index()
    let byName = Dictionary(grouping: logs) { $0.name.lowercased() }
    exercises = byName.values.compactMap { same in
      same.first.map { Self.exercise($0.name, sets: same.flatMap(\.sets).filter(\.completed), index) }
    }
    .sorted { ($1.sets, $0.name) < ($0.sets, $1.name) }
    var found: [String: Muscle] = [:]
    for exercise in exercises {
      for name in exercise.muscles {
        found[name, default: Muscle(name: name, sets: 0, volumeKg: 0)].sets += exercise.sets
        found[name]?.volumeKg += exercise.volumeKg
      }
    }
    muscles = found.values.sorted { ($1.sets, $0.name) < ($0.sets, $1.name) }
  }

  private static func exercise(_ name: String, sets: [WorkoutSet], _ index: MuscleIndex) -> Exercise {
    let loaded = sets.compactMap { set -> BestSet? in
      guard let weight = set.weightKg, let reps = set.reps, weight > 0, reps > 0 else { return nil }
      return BestSet(weightKg: weight, reps: reps)
    }
    return Exercise(
      name: name, muscles: index.muscles(of: name), sets: sets.count,
      volumeKg: loaded.reduce(0) { $0 + $1.weightKg * Double($1.reps) },
      best: loaded.max { $0.oneRepMaxKg < $1.oneRepMaxKg })
  }
}
