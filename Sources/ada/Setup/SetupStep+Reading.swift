import ArgumentParser
import Nutrition

extension SetupStep {
  /// The change an answer asks for; nil where it asks for none ("no").
  /// - Throws: `Failure` with one sentence for an answer that cannot be read.
  func edit(for answer: String, units: UnitSystem, today: CalendarDay) throws -> ProfileEdit? {
    let said = answer.lowercased()
    switch self {
    case .units: return ProfileEdit(units: try one(UnitSystem(argument: said), "metric, us or imperial"))
    case .sex: return ProfileEdit(sex: try one(Sex(argument: said), "female or male"))
    case .birthDate: return ProfileEdit(birthDate: try birthDate(said, units, today))
    case .height: return ProfileEdit(height: answer)
    case .weight: return ProfileEdit(weight: answer)
    case .bodyFat: return ProfileEdit(bodyFat: answer)
    case .lifeStage:
      if ["no", "n", "neither", "none"].contains(said) { return ProfileEdit(lifeStage: "none") }
      return ProfileEdit(lifeStage: try one(LifeStage(rawValue: said), "pregnant, breastfeeding or no").rawValue)
    case .activity:
      let levels = ActivityLevel.allCases
      let numbered = Int(said).flatMap { levels.indices.contains($0 - 1) ? levels[$0 - 1] : nil }
      return ProfileEdit(activity: try one(numbered ?? ActivityLevel(argument: said), "a number from 1 to 5"))
    case .goal: return try goal(said)
    case .rate: return ProfileEdit(rate: answer)
    case .targetWeight: return ProfileEdit(targetWeight: answer)
    case .training: return ProfileEdit(training: try one(Self.training(said), "strength, endurance, mixed or none"))
    }
  }

  private func one<Value>(_ value: Value?, _ choices: String) throws -> Value {
    guard let value else { throw Failure(.usage, "Write \(choices), or press Enter to skip.") }
    return value
  }

  private func birthDate(_ said: String, _ units: UnitSystem, _ today: CalendarDay) throws -> String {
    if let years = Int(said.prefix { $0.isNumber }), (5...120).contains(years), DateText.day(said, units: units) == nil
    {
      return today.birthDate(forAge: years).description
    }
    return said
  }

  /// "lose", or "lose 0.5 kg a week".
  private func goal(_ said: String) throws -> ProfileEdit {
    let word = said.prefix { $0.isLetter }
    let type = try one(GoalType(argument: String(word)), "lose, keep or gain")
    let rest = said.dropFirst(word.count).drop { !$0.isNumber }
    return ProfileEdit(goal: type, rate: rest.isEmpty ? nil : String(rest))
  }

  private static func training(_ said: String) -> TrainingStyle? {
    if let style = TrainingStyle(argument: said) { return style }
    func names(_ stems: [String]) -> Bool { stems.contains { said.contains($0) } }
    let isStrength = names(["lift", "weight", "gym", "strength", "calisthenic", "powerlift", "bodybuild", "crossfit"])
    let isEndurance = names(["run", "cycl", "bik", "swim", "row", "endurance", "cardio", "marathon", "triathl", "hik"])
    switch (isStrength, isEndurance) {
    case (true, true): return .mixed
    case (true, false): return .strength
    case (false, true): return .endurance
    case (false, false): return ["no", "nothing", "n"].contains(said) ? .noTraining : nil
    }
  }
}
