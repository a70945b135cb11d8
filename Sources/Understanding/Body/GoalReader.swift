import Nutrition
import ToolCalls

/// Reads goals: "cutting, 0.4 kg weekly", "my goal is to stay where I am", "goal weight 75 kg", "set calories to 2200".
struct GoalReader {
  var units: UnitSystem = .metric
  var weightKg: Double?

  private static let cut: Set<String> = WordList.words(
    """
    cut cutting lose losing slim lean shed drop deficit diet leaner slimmer loss dropping shredded shred down
    """)
  private static let bulk: Set<String> = [
    "bulk", "bulking", "gain", "gaining", "muscle", "surplus", "bigger", "gains", "mass", "bulky",
  ]
  private static let maintain: Set<String> = [
    "maintain", "maintaining", "maintenance", "recomp", "maintance", "recomposition",
  ]

  private static let frames = PhraseTable(
    list: """
      goal,goals,target,my aim,aim to,aim for,i want to,want to,wanna,i'd like to,would like to,switch to
      switch me to,switching to,set me to,set my,start a,starting a,start cutting,start bulking,starting to,let's
      lets,time to,going on a,go on a,i'm going to,gonna,trying to,i'm cutting,i'm bulking,im cutting,im bulking
      i'm maintaining,need to,done bulking,done cutting,done with,change my,change goal,change to,move to,put me on
      now on a,on a cut,on a bulk,begin a,decided to,plan to,i plan,planning to,hoping to,hope to,now cutting
      now bulking,now maintaining,switch from,finished bulking,finished cutting,stop cutting,stop bulking,phase
      back to a,back to cutting,back to bulking,back to maintenance,update my,make my,looking to,ready to,i wish to
      new goal,current goal,lean bulk,mini cut,slow bulk,dirty bulk,bulking season,cutting season
      """)

  private static let levels = PhraseTable<ActivityLevel>([
    ("sedentary", .sedentary), ("not active", .sedentary), ("inactive", .sedentary), ("desk job", .sedentary),
    ("not very active", .sedentary),
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

  /// The goal that `tokens`, one sentence, set; nil where they set none.
  func goal(in tokens: [Token]) -> SetGoal? {
    guard tokens.count <= 60 else { return nil }
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    let type = goalType(tokens, words: words)
    let rate = rate(in: tokens)
    let level = activityLevel(
      tokens, words: words, hasGoal: type != nil && (rate != nil || Self.frames.occurs(in: tokens)))
    let calories = calorieTarget(tokens, words: words)
    let target = targetWeight(tokens, words: words, type: type)
    var goal = SetGoal()
    goal.activityLevel = level
    goal.calorieTarget = calories
    let hasFrame = Self.frames.occurs(in: tokens)
    if let type, hasFrame && isAboutBody(words, type: type) || rate != nil || target != nil {
      goal.goalType = type
      goal.goalRate = rate
    } else if type == .maintain, words.contains("weight"), tokens.count <= 6 {
      goal.goalType = type
    } else if let type, tokens.filter({ $0.kind == .word }).count <= 2,
      ["cut", "cutting", "bulk", "bulking", "maintain", "maintenance", "maintaining"].contains(where: words.contains)
    {
      goal.goalType = type
    }
    if let target {
      goal.targetWeightKg = target
      if goal.goalType == nil, let weightKg, abs(weightKg - target) > 0.5 {
        goal.goalType = target < weightKg ? .cut : .bulk
      }
    } else if goal.goalType != nil, goal.goalRate == nil {
      total(tokens, words: words, goal: &goal)
    }
    if goal.goalType == .maintain { goal.goalRate = nil }
    return goal == SetGoal() ? nil : goal
  }

  private func isAboutBody(_ words: Set<String>, type: GoalType) -> Bool {
    if type == .maintain { return true }
    let sure: Set<String> = ["cut", "cutting", "bulk", "bulking", "deficit", "surplus", "shred", "shredded", "recomp"]
    if !sure.isDisjoint(with: words) { return true }
    let body: Set<String> = WordList.words(
      """
      weight kg kgs kilo kilos lb lbs pounds pound fat muscle stone mass loss gain goal slim lean leaner bigger
      slimmer size
      """)
    return !body.isDisjoint(with: words)
  }

  private func goalType(_ tokens: [Token], words: Set<String>) -> GoalType? {
    // What is ended is not the goal: "done bulking, let's cut".
    var ended: Set<Int> = []
    for (index, token) in tokens.enumerated()
    where ["done", "stop", "finished", "stopping", "from", "no", "not", "ending", "end", "over", "instead"].contains(
      token.folded)
    {
      for offset in 1...3 where index + offset < tokens.count {
        if tokens[index + offset].kind == .punctuation { break }
        ended.insert(index + offset)
      }
    }
    var found: GoalType?
    for (index, token) in tokens.enumerated() where token.kind == .word && !ended.contains(index) {
      let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
      if token.folded == "cut", ["up", "the", "into", "of", "fries", "out", "back", "carbs", "sugar"].contains(next) {
        continue
      }
      if token.folded == "down", !words.contains("get"), !words.contains("weight") { continue }
      if token.folded == "drop", !["weight", "fat", "kg", "lbs", "pounds"].contains(where: words.contains) { continue }
      if token.folded == "lean",
        next == "beef" || next == "meat" || next == "turkey" || next == "cuisine" || next == "bulk" || next == "mass"
      {
        continue
      }
      if token.folded == "mass", !words.contains("gain"), !words.contains("put"), !words.contains("build"),
        !words.contains("add")
      {
        continue
      }
      if token.folded == "muscle", ["soreness", "milk", "up", "ups"].contains(next) { continue }
      if token.folded == "muscle", tokens[..<index].contains(where: { ["lose", "losing"].contains($0.folded) }) {
        continue
      }
      if Self.maintain.contains(token.folded) { found = found ?? .maintain }
      if Self.cut.contains(token.folded) { found = found ?? .cut }
      if Self.bulk.contains(token.folded), !(token.folded == "gain" && found == .cut) { found = found ?? .bulk }
    }
    if found == nil, words.contains("keep") || words.contains("stay") || words.contains("hold"),
      words.contains("weight") || words.contains("same")
    {
      let isWeight = words.contains("weight") && (words.contains("my") || words.contains("current"))
      if isWeight { found = .maintain }
    }
    return found
  }

  // MARK: Figures

  /// A rate without a word of which way it goes: "make it 0.7 kg per week".
  func rateAlone(in tokens: [Token]) -> Double? {
    if let rate = rate(in: tokens) { return rate }
    for index in tokens.indices {
      if let (kg, _) = mass(at: index, in: tokens), kg > 0, kg <= 2 { return kg }
    }
    guard let value = tokens.first(where: { $0.kind == .number })?.value, value > 0, value <= 1.5 else { return nil }
    return value
  }

  /// Kilograms a week: "0.5 kg per week", "1 lb weekly", "half a kilo a week", "2 kg a month".
  private func rate(in tokens: [Token]) -> Double? {
    for index in tokens.indices {
      guard let (kg, end) = mass(at: index, in: tokens) else { continue }
      guard let weeks = period(at: end, in: tokens) else { continue }
      let rate = kg / weeks
      return rate > 0 && rate <= 5 ? rate : nil
    }
    return nil
  }

  private func mass(at index: Int, in tokens: [Token]) -> (Double, Int)? {
    guard let number = NumberPhrase.read(at: index, in: tokens),
      let unit = UnitTable.unit(at: index + number.count, in: tokens),
      unit.unit.dimension == .mass, unit.unit.name != "oz", unit.unit.name != "mg"
    else { return nil }
    return (number.value * unit.unit.factor / 1000, index + number.count + unit.count)
  }

  /// Weeks in "per week", "/week", "a month", "weekly", "every two weeks".
  private func period(at index: Int, in tokens: [Token]) -> Double? {
    func word(_ at: Int) -> String { at < tokens.count ? tokens[at].folded : "" }
    var at = index
    if ["of", "weight", "fat", "muscle", "bodyweight", "body", "mass"].contains(word(at)) {
      while ["of", "weight", "fat", "muscle", "bodyweight", "body", "mass"].contains(word(at)) { at += 1 }
    }
    switch word(at) {
    case "weekly": return 1
    case "monthly": return 365.25 / 12 / 7
    case "per", "a", "/", "each", "every", "an", "p", "in", "over", "within": at += 1
    default: return nil
    }
    var count = 1.0
    if let number = NumberPhrase.read(at: at, in: tokens), !number.isArticle {
      count = number.value
      at += number.count
    } else if word(at) == "other" {
      count = 2
      at += 1
    } else if word(at) == "a" {
      at += 1
    }
    switch word(at) {
    case "week", "wk", "weeks", "w", "wks": return count
    case "month", "months", "mo", "mth": return count * 365.25 / 12 / 7
    case "day": return count / 7
    default: return nil
    }
  }

  /// "lose 5 kg": the weight that is left.
  private func total(_ tokens: [Token], words: Set<String>, goal: inout SetGoal) {
    guard let weightKg, goal.goalType != .maintain else { return }
    for index in tokens.indices {
      guard let (kg, _) = mass(at: index, in: tokens), kg >= 1, kg < weightKg / 2 else { continue }
      goal.targetWeightKg = goal.goalType == .cut ? weightKg - kg : weightKg + kg
      return
    }
  }

  private static let targetWords: Set<String> = ["goal", "target", "reach", "ideal", "aim", "aiming"]

  private func targetWeight(_ tokens: [Token], words: Set<String>, type: GoalType?) -> Double? {
    let says =
      (!Self.targetWords.isDisjoint(with: words)
        && (words.contains("weight") || words.contains("weigh") || words.contains("reach")))
      || (words.contains("want") || words.contains("wanna") || words.contains("like"))
        && (words.contains("weigh") || words.contains("get") || words.contains("be"))
      || type != nil && words.contains("to")
        && (words.contains("get") || words.contains("down") || words.contains("lose") || words.contains("cut"))
    guard says else { return nil }
    var candidate: Double?
    for index in tokens.indices {
      if let (kg, end) = mass(at: index, in: tokens), period(at: end, in: tokens) == nil, (30...300).contains(kg) {
        let before = index > 0 ? tokens[index - 1].folded : ""
        if ["lose", "gain", "from", "drop", "at"].contains(before) { continue }
        candidate = candidate ?? kg
      } else if candidate == nil, words.contains("weight"), tokens[index].kind == .number,
        let value = tokens[index].value, (35...350).contains(value),
        UnitTable.unit(at: index + 1, in: tokens) == nil, !Self.targetWords.isDisjoint(with: words)
      {
        candidate = units == .metric ? value : UnitConversion.kilograms(pounds: value)
      }
    }
    return candidate
  }

  private func calorieTarget(_ tokens: [Token], words: Set<String>) -> Double? {
    let energy: Set<String> = ["calories", "calorie", "kcal", "cal", "cals", "kcals"]
    guard !energy.isDisjoint(with: words) || words.contains("budget") else { return nil }
    let setting: Set<String> = WordList.words(
      """
      set target goal limit aim budget change raise lower increase decrease reduce daily bump update switch
      """)
    let isDaily =
      words.contains("day") || words.contains("daily") || words.contains("target") || words.contains("goal")
      || words.contains("limit") || words.contains("budget")
    guard !setting.isDisjoint(with: words),
      words.contains("set") || isDaily || words.contains("aim") || words.contains("change") || words.contains("update")
    else { return nil }
    guard words.isDisjoint(with: ["burned", "burnt", "ate", "had", "under", "over", "left", "remaining", "hit"]) else {
      return nil
    }
    for token in tokens where token.kind == .number {
      if let value = token.value, (800...8000).contains(value) { return value }
    }
    return nil
  }

  private func activityLevel(_ tokens: [Token], words: Set<String>, hasGoal: Bool) -> ActivityLevel? {
    let isAbout =
      words.contains("activity")
      && (words.contains("level") || words.contains("set") || words.contains("my") || words.contains("is"))
      || words.contains("lifestyle")
    let selfSays =
      tokens.count <= 14
      && (words.contains("i'm") || words.contains("im") || words.contains("i") && words.contains("am"))
      && (words.contains("active") || words.contains("sedentary")) || words.contains("desk") && words.contains("job")
    if isAbout || selfSays || hasGoal && (words.contains("active") || words.contains("sedentary")) {
      var best: (level: ActivityLevel, count: Int)?
      for index in tokens.indices {
        guard let match = Self.levels.match(at: index, in: tokens), match.count > best?.count ?? 0 else { continue }
        if match.count == 1, ["light", "low", "high", "medium"].contains(tokens[index].folded), !isAbout { continue }
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

  /// "training 5x a week", "3 times per week", "4 days a week".
  private func trainingDays(_ tokens: [Token]) -> Double? {
    for (index, token) in tokens.enumerated() where token.kind == .number || NumberWords.cardinals[token.folded] != nil
    {
      guard let value = token.value ?? NumberWords.cardinals[token.folded], value <= 21 else { continue }
      let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
      guard ["x", "times", "days", "workouts", "sessions"].contains(next) else { continue }
      let rest = tokens[min(tokens.count, index + 2)...].prefix(3)
      if rest.contains(where: { ["week", "wk", "weekly"].contains($0.folded) }) { return value }
    }
    return nil
  }
}
