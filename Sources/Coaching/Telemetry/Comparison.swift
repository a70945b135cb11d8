public import JournalStore

/// Two ways to answer, and how each did on the turns it was given.
public struct Comparison: Equatable, Sendable {
  /// One side.
  public struct Side: Equatable, Sendable {
    /// What answers, such as `openai gpt-5.4-mini` or `offline`.
    public var name: String
    /// Turns it was given.
    public var turns = 0
    /// Turns that it logged or answered itself, not the offline engine in its stead.
    public var successes = 0
    /// Turns that the person took back afterwards.
    public var undone = 0
    /// Turns of which the person corrected or removed an entry afterwards.
    public var corrected = 0
    /// Milliseconds from the sentence to the answer.
    public var answer: Percentiles?

    public var success: Proportion { Proportion(successes, of: turns) }
    public var undo: Proportion { Proportion(undone, of: turns) }
    public var correction: Proportion { Proportion(corrected, of: turns) }

    init(_ name: String, _ turns: [AssignedTurn]) {
      self.name = name
      self.turns = turns.count
      successes = turns.count { ($0.status == .logged || $0.status == .answered) && $0.fallback == nil }
      undone = turns.count(where: \.isUndone)
      corrected = turns.count(where: \.isCorrected)
      answer = Percentiles(turns.compactMap(\.latencyMs))
    }
  }

  /// Fewer turns than this on a side say nothing about it.
  public static let fewTurns = 30

  public var a: Side
  public var b: Side
  /// A model's energy against the offline engine's for the same sentence, over the turns in which both were read.
  public var agreement = EnergyAgreement()

  /// Whether one of the sides has too few turns to be judged by.
  public var isSmall: Bool { min(a.turns, b.turns) < Self.fewTurns }

  /// Whether the sides' shares of successes are further apart than chance explains: their 95 % intervals do not overlap,
  /// which is stricter than a test at that level.
  public var isSuccessApart: Bool {
    guard let first = a.success.interval, let second = b.success.interval else { return false }
    return !first.overlaps(second)
  }

  /// The comparisons that these turns belong to, the latest first.
  public static func all(_ turns: [AssignedTurn]) -> [Comparison] {
    var groups: [(names: [String], turns: [AssignedTurn])] = []
    for turn in turns {
      let names = [turn.assignment.a, turn.assignment.b]
      let place = groups.firstIndex { $0.names == names }
      // The group goes to the end: what was compared last is to come first.
      let earlier = place.map { groups.remove(at: $0).turns } ?? []
      groups.append((names, earlier + [turn]))
    }
    return groups.reversed().map { Comparison($0.names, $0.turns) }
  }

  private init(_ names: [String], _ turns: [AssignedTurn]) {
    a = Side(names[0], turns.filter { $0.assignment.arm == .a })
    b = Side(names[1], turns.filter { $0.assignment.arm == .b })
    for turn in turns { agreement.add(turn) }
  }
}

extension EnergyAgreement {
  fileprivate mutating func add(_ turn: AssignedTurn) { add(turn.calories, turn.offlineCalories) }
}
