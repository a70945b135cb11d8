/// What the person said of how they felt on a day: their energy, or how sore a muscle was.
public struct SelfReport: Equatable, Sendable, Codable, Identifiable {
  /// What it is about.
  public enum Subject: String, CaseIterable, Codable, Sendable { case energy, soreness }

  public var id: String
  /// Days since 1 January 1970.
  public var dayNumber: Int
  public var subject: Subject
  /// Where it is sore, in the table's words (`SoreMuscle`); nil for energy.
  public var muscle: String?
  /// 1...5. Energy: none to plenty. Soreness: hardly any to hardly able to move.
  public var level: Int

  /// - Parameter level: kept within 1...5.
  public init(id: String, day: CalendarDay, subject: Subject, muscle: String? = nil, level: Int) {
    self.id = id
    dayNumber = day.daysSince1970
    self.subject = subject
    self.muscle = subject == .soreness ? muscle ?? SoreMuscle.wholeBody : nil
    self.level = min(max(level, Self.levels.lowerBound), Self.levels.upperBound)
  }

  public static let levels = 1...5

  public var day: CalendarDay { CalendarDay(daysSince1970: dayNumber) }
}

/// The parts of the body that people call sore, under the names that the exercise tables and everyday speech have.
public enum SoreMuscle {
  public static let wholeBody = "whole body"

  private static let names: [(name: String, said: [String])] = [
    (wholeBody, ["whole body", "body", "everything", "all over"]), ("legs", ["legs", "leg"]),
    ("arms", ["arms", "arm"]), ("back", ["back"]), ("upper back", ["upper back", "middle back"]),
    ("lower back", ["lower back"]), ("core", ["core"]), ("chest", ["chest", "pecs", "pec"]),
    ("shoulders", ["shoulders", "shoulder", "delts"]), ("traps", ["traps"]), ("lats", ["lats"]),
    ("biceps", ["biceps", "bicep"]), ("triceps", ["triceps", "tricep"]), ("forearms", ["forearms", "forearm"]),
    ("quadriceps", ["quadriceps", "quads", "quad", "thighs", "thigh"]), ("hamstrings", ["hamstrings", "hamstring"]),
    ("glutes", ["glutes", "glute", "bum", "butt"]), ("calves", ["calves", "calf"]),
    ("abdominals", ["abdominals", "abs"]), ("hips", ["hips", "hip"]), ("neck", ["neck"]), ("feet", ["feet", "foot"]),
    ("adductors", ["adductors", "groin"]), ("hip flexors", ["hip flexors"]),
  ]

  /// The name for what somebody called it; nil for what is no muscle here ("throat").
  public static func named(_ said: some StringProtocol) -> String? {
    let said = said.lowercased()
    return names.first { $0.said.contains(said) }?.name
  }
}
