import Nutrition
import ToolCalls

/// How active a person says they are.
extension GoalReader {
  func activityLevel(_ tokens: [Token], words: Set<String>, hasGoal: Bool) -> ActivityLevel? {
    let isAbout =
      words.contains("activity")
      && (words.contains("level") || words.contains("set") || words.contains("my") || words.contains("is")
        || hasGoal || tokens.first?.isWord("activity") == true && tokens.dropFirst().first?.kind == .punctuation)
      || words.contains("lifestyle") || Self.classing.occurs(in: tokens)
    let selfSays =
      tokens.count <= 14
      && (words.contains("i'm") || words.contains("im") || words.contains("i") && words.contains("am"))
      && (words.contains("active") || words.contains("sedentary")) || Self.jobs.occurs(in: tokens)
    let isAlone =
      tokens.count <= 5 && tokens.indices.contains { Self.levels.match(at: $0, in: tokens)?.count ?? 0 > 1 }
      && words.contains("active") || Self.standsBeforeHabit(tokens)
    if isAbout || selfSays || isAlone || hasGoal && (words.contains("active") || words.contains("sedentary")) {
      var best: (level: ActivityLevel, count: Int)?
      // "Desk job, but set my activity to moderate": what is set and not why.
      let told =
        tokens.lastIndex { $0.isWord("activity") }.map { $0 + 1 }
        ?? Self.classing.ranges(in: tokens).last?.upperBound ?? 0
      let isTold = tokens[told...].indices.contains { Self.levels.match(at: $0, in: tokens) != nil }
      for index in tokens.indices where !isTold || index >= told {
        guard let match = Self.levels.match(at: index, in: tokens), match.count > best?.count ?? 0 else { continue }
        if match.count == 1, tokens[index].isOne(of: "light", "low", "high", "medium"), !isAbout { continue }
        best = (match.value, match.count)
      }
      if let best, !words.contains("today"), !words.contains("was") { return best.level }
    }
    guard hasGoal || isAbout else { return nil }
    return trainingDays(tokens).map { days in
      switch days {
      case ..<1: .sedentary
      case ..<3: .light
      case ..<6: .moderate
      case ..<8: .active
      default: .veryActive
      }
    }
  }

  private static let nowadays = PhraseTable(
    list: "these days,nowadays,at the moment,right now,now,currently,lately,generally,in general,overall,atm,at present"
  )
  private static let regularly: WordSet = ["daily", "weekly", "regularly", "nightly", "everyday"]

  /// "Moderately active these days, gym 3x a week": a level, and what is done again and again for it.
  private static func standsBeforeHabit(_ tokens: [Token]) -> Bool {
    guard let level = levels.match(at: 0, in: tokens), level.count > 1, tokens[level.count - 1].isWord("active") else {
      return false
    }
    let end = level.count + (nowadays.match(at: level.count, in: tokens)?.count ?? 0)
    guard end < tokens.count, tokens[end].kind == .punctuation || tokens[end].isOne(of: "and", "with") else {
      return false
    }
    let habit = Array(tokens[(end + 1)...])
    return IntentWords.frequencies.occurs(in: habit) || regularly.occurs(in: habit)
  }

  /// "Bulk please, I have a manual job": what a clause that tells no level sets by itself.
  func aim(besideLevel tokens: [Token]) -> (GoalType?, Double?)? {
    guard tokens.contains(where: { $0.kind == .punctuation }) else { return nil }
    for clause in tokens.split(whereSeparator: { $0.kind == .punctuation }).map(Array.init)
    where clause.count < tokens.count {
      if let aim = goal(in: clause.first?.isWord("so") == true ? Array(clause.dropFirst()) : clause),
        aim.goalType != nil, aim.activityLevel == nil
      {
        return (aim.goalType, aim.goalRate)
      }
    }
    return nil
  }

  private static let jobs = PhraseTable(
    list:
      "desk job,office job,sedentary job,active job,physical job,manual job,job is physical,job is active,job is sedentary"
  )

  private static let classing = PhraseTable(
    list:
      "put me down as,put me as,set me as,set me to,change me to,switch me to,move me to,class me as,count me as,mark me as,call me,log me as,treat me as"
  )

  /// "training 5x a week", "3 times per week", "4 days a week".
  func trainingDays(_ tokens: [Token]) -> Double? {
    for (index, token) in tokens.enumerated() where token.isCount {
      guard let value = token.saidNumber, value <= 21 else { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
      guard next.isOne(of: "x", "times", "days", "workouts", "sessions") else { continue }
      let rest = tokens[min(tokens.count, index + 2)...].prefix(3)
      if rest.contains(where: { $0.isOne(of: "week", "wk", "weekly") }) { return value }
    }
    return nil
  }

  static let levels = PhraseTable<ActivityLevel>([
    ("sedentary", .sedentary), ("not active", .sedentary), ("inactive", .sedentary), ("desk job", .sedentary),
    ("not very active", .sedentary), ("office job", .sedentary), ("sedentary job", .sedentary), ("active job", .active),
    ("physical job", .active), ("manual job", .active), ("physical", .active),
    ("couch potato", .sedentary), ("lightly active", .light), ("light", .light), ("slightly active", .light),
    ("a bit active", .light), ("low active", .light),
    ("moderately active", .moderate), ("moderate", .moderate), ("medium", .moderate), ("fairly active", .moderate),
    ("somewhat active", .light),
    ("pretty active", .active), ("active", .active), ("quite active", .active), ("very active", .veryActive),
    ("extremely active", .veryActive),
    ("super active", .veryActive), ("highly active", .veryActive), ("veryactive", .veryActive),
    ("athlete", .veryActive), ("extra active", .veryActive),
    ("really active", .veryActive), ("high", .veryActive), ("low", .sedentary),
  ])
}
