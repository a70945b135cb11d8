import Nutrition
import ToolCalls

/// Reads goals: "cutting, 0.4 kg weekly", "my goal is to stay where I am", "goal weight 75 kg", "set calories to 2200".
struct GoalReader {
  private static let noOne: WordSet = ["nobody", "noone"]
  var units: UnitSystem = .metric
  var weightKg: Double?

  static let cut: WordSet = WordList.words(
    """
    cut cutting lose losing slim lean shed drop deficit diet leaner slimmer loss dropping shredded shred down reduce reducing
    """)
  static let bulk = WordList.words("bulk bulking gain gaining muscle surplus bigger gains mass bulky")
  static let maintain: WordSet = [
    "maintain", "mantain", "maintian", "maintaining", "maintenance", "recomp", "maintance", "recomposition",
    "maintanance", "maintainance", "maintenence", "maintainence", "maintanence", "maintenace",
  ]

  /// Words without one of which no goal is set.
  private static let telling: WordSet = cut.union(bulk).union(maintain).union(targetWords).union(energy).union(pictures)
    .union([
      "keep", "stay", "hold", "put", "putting", "activity", "lifestyle", "active", "sedentary", "desk", "job", "budget",
      "want",
      "wanna", "like", "more", "shift", "go", "get", "calories", "take", "bring", "need", "trying", "hope", "hoping",
      "love", "rate", "speed", "slow", "faster", "slower", "weeks",
    ])

  /// Goals of two words.
  private static let orders = PhraseTable(
    list: "gain weight,lose weight,lose fat,gain muscle,build muscle,drop weight,shed weight,fat loss,weight loss")

  /// What is dropped by who slims.
  private static let dropped = WordList.words("weight fat kg kgs kilo kilos lb lbs pound pounds stone st g grams")

  static let frames = PhraseTable(
    list: """
      goal,goals,target,my aim,aim to,aim for,aim is,stop losing,stop gaining,i want to,want to,wanna,i'd like to,would like to,switch to
      switch me to,switch me over to,move me to,move me over to,change me to,put me down as,put me on,switching to,set me to,set my,start a,starting a,start cutting,start bulking,starting to,let's
      lets,time to,going on a,go on a,i'm going to,gonna,trying to,i'm cutting,i'm bulking,im cutting,im bulking
      i'm maintaining,need to,done bulking,done cutting,done with,change my,change goal,change to,move to,put me on
      now on a,on a cut,on a bulk,begin a,decided to,plan to,i plan,planning to,hoping to,hope to,now cutting
      now bulking,now maintaining,switch from,finished bulking,finished cutting,stop cutting,stop bulking,phase
      back to a,back to cutting,back to bulking,back to maintenance,back to maintaining,start the cut,start the bulk,start my cut,start my bulk,starting the cut,starting the bulk
      update my,make my,looking to,ready to,i wish to,bulking now,cutting now
      new goal,current goal,lean out,leaning out,get shredded,get lean,get leaner,slim down,slimming down,lean bulk,mini cut,slow bulk,dirty bulk,bulking season,cutting season
      """)

  /// Whether `tokens` have a word without which no goal is set.
  static func maySet(_ tokens: [Token]) -> Bool {
    tokens.count <= 60 && (telling.occurs(in: tokens) || isSignedRate(tokens) || isSpokenRate(tokens))
  }

  /// The goal that `tokens`, one sentence, set; nil where they set none.
  func goal(in said: [Token]) -> SetGoal? {
    let tokens = directed(signSpoken(plainlyWorded(Self.respelt(Self.withoutProducts(said)))))
    guard Self.maySet(tokens), !isOfMacro(tokens), !Self.tellsProgress(tokens) else { return nil }
    if let gap = energyGap(tokens) { return gap }
    let words = Set(tokens.lazy.filter { $0.kind == .word }.map(\.folded))
    let rate = rate(in: tokens)
    let type = goalType(tokens, words: words) ?? rate.flatMap { _ in signedType(tokens) }
    let level = activityLevel(
      tokens, words: words,
      hasGoal: type != nil
        && (rate != nil || Self.frames.occurs(in: tokens) || Self.maintain.contains(at: 0, in: tokens)))
    let calories = calorieTarget(tokens, words: words)
    let target = targetWeight(tokens, words: words, type: type)
    let energy = type != nil || target != nil ? energyOfGoal(tokens) : nil
    if var plain = plainGoal(tokens, words: words) {
      plain.calorieTarget = plain.calorieTarget ?? energy
      plain.activityLevel = activityLevel(tokens, words: words, hasGoal: true)
      return plain
    }
    var goal = SetGoal(goalType: energy != nil && saysGoalAlone(tokens) ? type : nil, activityLevel: level)
    goal.calorieTarget = calories
    if level != nil, let aim = aim(besideLevel: tokens) { (goal.goalType, goal.goalRate) = aim }
    let hasFrame = Self.frames.occurs(in: tokens)
    if let type, hasFrame && isAboutBody(words, type: type) || rate != nil || target != nil {
      goal.goalType = type
      goal.goalRate = rate
    } else if type == .maintain, calories != nil, words.contains("keep") || words.contains("at") {
      // "Keep me at maintenance, 2100 calories a day".
      goal.goalType = type
    } else if type == .maintain, words.contains("weight"), tokens.count(where: { $0.kind == .word }) <= 6 {
      goal.goalType = type
    } else if let type,
      tokens.count(where: {
        $0.kind == .word && !Self.besideType.contains($0)
      }) <= 2,
      ["cut", "cutting", "bulk", "bulking", "maintain", "maintenance", "maintaining", "recomp", "recomposition"]
        .contains(where: words.contains)
    {
      goal.goalType = type
    } else if let type, Self.orders.match(at: 0, in: tokens)?.count == tokens.count(where: { $0.kind == .word }) {
      goal.goalType = type
    }
    if let target {
      goal.targetWeightKg = target
      goal.goalRate = rate
      if goal.goalType == nil, let weightKg, abs(weightKg - target) > 0.5 {
        goal.goalType = target < weightKg ? .cut : .bulk
      }
    } else if goal.goalType != nil, goal.goalRate == nil {
      total(tokens, goal: &goal)
    }
    if goal.goalType == .maintain { goal.goalRate = nil }
    if goal.goalType != nil { goal.calorieTarget = calories ?? energy }
    return goal == SetGoal() ? nil : goal
  }

  private static let sure: WordSet = [
    "cut", "cutting", "bulk", "bulking", "deficit", "surplus", "shred", "shredded", "recomp",
  ]

  private static let body = WordList.words(
    """
    weight kg kgs kilo kilos lb lbs pounds pound fat muscle stone mass loss gain goal slim lean leaner bigger
    slimmer size
    """)

  func isAboutBody(_ words: Set<String>, type: GoalType) -> Bool {
    if type == .maintain { return true }
    if !Self.sure.isDisjoint(with: words) { return true }
    return !Self.body.isDisjoint(with: words)
  }

  /// Whether `tokens` tell of cutting, bulking or staying; the first that is neither ended nor said of something else.
  func goalType(_ tokens: [Token], words: Set<String>) -> GoalType? {
    let ended = Self.ended(in: tokens)
    var found: GoalType?
    for (index, token) in tokens.enumerated() where token.kind == .word && !ended.contains(index) {
      // "Nobody is losing anything".
      if Self.noOne.occurs(in: tokens[..<index].suffix(2)) { continue }
      if isOfOther(token, at: index, in: tokens, words: words) { continue }
      // "put on 2 kg a month", "putting on weight".
      if token.isOne(of: "put", "putting"), index + 1 < tokens.count, tokens[index + 1].says("on") {
        found = found ?? .bulk
      }
      if Self.maintain.contains(token) { found = found ?? .maintain }
      if Self.cut.contains(token) { found = found ?? .cut }
      if Self.bulk.contains(token), !(token.says("gain") && found == .cut) { found = found ?? .bulk }
    }
    if found == nil, words.contains("keep") || words.contains("stay") || words.contains("hold"),
      words.contains("weight"), words.contains("my") || words.contains("current")
    {
      return .maintain
    }
    return found
  }

  /// What is ended is not the goal: "done bulking, let's cut".
  private static func ended(in tokens: [Token]) -> Set<Int> {
    var ended: Set<Int> = []
    for (index, token) in tokens.enumerated()
    where token.isOne(
      of: "done", "stop", "finished", "stopping", "from", "no", "not", "ending", "end", "over", "instead")
    {
      for offset in 1...3 where index + offset < tokens.count {
        if tokens[index + offset].kind == .punctuation || tokens[index + offset].isOne(of: "and", "but", "to") {
          break
        }
        ended.insert(index + offset)
      }
    }
    return ended
  }

  /// Whether a word of a goal is said of something else where it stands: "lean beef", "cut down on sugar".
  private func isOfOther(_ token: Token, at index: Int, in tokens: [Token], words: Set<String>) -> Bool {
    let next = index + 1 < tokens.count ? tokens[index + 1].folded : ""
    // "Slow the cut down to 0.2 kg a week".
    if token.says("cut"), !(index > 0 && tokens[index - 1].isOne(of: "the", "my", "this")),
      next.isOne(of: "down", "on", "up", "the", "into", "of", "fries", "out", "back", "carbs", "sugar")
    {
      return true
    }
    // "cut down to 75 kg"; "down to 80 kg" tells what the scale showed.
    if token.says("down"), words.isDisjoint(with: ["get", "weight", "bring", "take"]),
      !(index == 1 && tokens[0].isWord("cut") && next == "to" && mass(at: index + 2, in: tokens) != nil)
    {
      return true
    }
    if token.isOne(of: "drop", "reduce", "reducing"), words.isDisjoint(with: Self.dropped) { return true }
    if token.says("lean"), next.isOne(of: "beef", "meat", "turkey", "cuisine", "bulk", "mass") { return true }
    if token.says("mass"), words.isDisjoint(with: ["gain", "put", "build", "add"]) { return true }
    return token.says("muscle")
      && (next.isOne(of: "soreness", "milk", "up", "ups")
        || tokens[..<index].contains { $0.isOne(of: "lose", "losing") })
  }
}
