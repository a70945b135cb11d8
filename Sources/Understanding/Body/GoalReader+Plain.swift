import Nutrition
import ToolCalls

/// Goals in everyday words, without the frames of one.
extension GoalReader {
  static let besideType: WordSet = WordList.words(
    "please mode phase now today instead just for still from on onwards i'm im i me in going forward currently back to a the"
  )

  private static let staying = PhraseTable(
    list: """
      where i am,where i'm at,where im at,as i am,the same weight,same weight,this weight,my current weight
      my present weight,weight stable,weight steady,weight the same,the weight i am,the weight i'm at,the weight im at,what i weigh,weight where it is,weight where it's at,weight as it is,weight what it is
      """)
  private static let stays = WordList.words("keep stay hold remain maintain")
  private static let ending = PhraseTable(
    list: "no more,no longer,done with,finished with,done,finished,stop,stopping,enough,through with,over with,end of")
  static let dieting = WordList.words("cutting bulking dieting diets losing gaining cut bulk diet")

  /// "Keep me where I am", "no more cutting", "two stone to shift", "lose 5 kg", "get me to 75 kg"; nil where the words are
  /// others.
  func plainGoal(_ tokens: [Token], words: Set<String>) -> SetGoal? {
    guard tokens.count <= 12 else { return nil }
    if !Self.stays.isDisjoint(with: words), Self.staying.occurs(in: tokens) || staysAtWeight(tokens) {
      return SetGoal(goalType: .maintain)
    }
    if wantsNoChange(tokens, words: words) { return SetGoal(goalType: .maintain) }
    if endsDiet(tokens) { return SetGoal(goalType: .maintain) }
    if let calories = dailyCalories(tokens) { return SetGoal(calorieTarget: calories) }
    if let (target, rate) = wantedWeight(tokens, words: words) {
      return SetGoal(
        goalType: weightKg.map { abs($0 - target) < 0.5 ? nil : target < $0 ? .cut : .bulk } ?? direction(words),
        goalRate: rate, targetWeightKg: target)
    }
    if let journey = journey(tokens) { return journey }
    if let aimed = aimedRate(tokens) { return aimed }
    if !Self.pacing.isDisjoint(with: words), goalType(tokens, words: words) == nil, let rate = rate(in: tokens) {
      return SetGoal(goalRate: rate)
    }
    guard let change = change(tokens) else { return nil }
    return SetGoal(
      goalType: change < 0 ? .cut : .bulk, targetWeightKg: weightKg.flatMap { -change < $0 / 2 ? $0 + change : nil })
  }

  /// "No more bulking": every word but the ended diet only closes it.
  private func endsDiet(_ tokens: [Token]) -> Bool {
    guard let diet = Self.dieting.firstIndex(in: tokens) else { return false }
    let tokens = Self.withoutTerm(tokens, behind: diet)
    let ended = Self.ending.ranges(in: tokens)
    guard let end = ended.first, end.upperBound <= diet, diet - end.upperBound <= 2 else { return false }
    return tokens.indices.allSatisfy { index in
      index == diet || tokens[index].kind == .punctuation || ended.contains { $0.contains(index) }
        || GoalWords.closing.contains(tokens[index])
    }
  }

  /// "Get me down to 75 kg" says which way it is to go where no weight is known.
  private func direction(_ words: Set<String>) -> GoalType? {
    words.contains("down") || words.contains("lose") ? .cut : words.contains("gain") ? .bulk : nil
  }

  private static let over: WordSet = ["over", "done", "finished", "behind", "complete", "completed"]

  /// "The diet is over, maintenance please": what is over is dropped where another goal follows.
  static func withoutEnded(_ tokens: [Token]) -> [Token] {
    guard let diet = dieting.firstIndex(in: tokens.prefix(4)), diet + 4 < tokens.count,
      tokens[diet + 1].isOne(of: "is", "are", "was", "'s"), over.contains(tokens[diet + 2])
    else { return tokens }
    let rest = tokens[(diet + 3)...].drop { $0.kind == .punctuation || $0.isOne(of: "so", "and", "now", "me", "us") }
    return rest.isEmpty ? tokens : Array(rest)
  }

  private static let terms: WordSet = ["till", "til", "until", "through"]
  private static let longestTerm = 4

  /// "Stop the cut, back to maintaining" for the same "until after the wedding": how long it is to last changes no goal.
  private static func withoutTerm(_ tokens: [Token], behind diet: Int) -> [Token] {
    guard let term = terms.lastIndex(in: tokens), term > diet,
      tokens.count - term - 1 <= longestTerm
    else { return tokens }
    return Array(tokens[..<term])
  }

  private static let eating: WordSet = [
    "eat", "eating", "stick", "to", "keep", "aim", "aiming", "for", "have", "do", "i'll",
  ]

  private static let bounds = PhraseTable(
    list:
      "me under,me below,it under,it below,no more than,not more than,never more than,at most,max,maximum,max of,a maximum of,a max of"
  )

  /// "1800 calories a day", "eat 1700 kcal/day from now", "no more than 1900 calories" and nothing else.
  private func dailyCalories(_ tokens: [Token]) -> Double? {
    var said = Array(
      tokens.filter { $0.kind != .punctuation }.drop { Self.eating.contains($0) }
    )
    if let bound = Self.bounds.match(at: 0, in: said) {
      said.removeFirst(bound.count)
      if said.count == 2, said[0].kind == .number, let value = said[0].value, (800...8000).contains(value),
        Self.energy.contains(said[1])
      {
        return value
      }
    }
    guard (3...8).contains(said.count), let value = said[0].value, said[0].kind == .number,
      (800...8000).contains(value),
      Self.energy.contains(said[1]),
      [["a", "day"], ["per", "day"], ["day"], ["each", "day"], ["daily"], ["every", "day"]].contains(
        said[2...].map(\.folded).filter { !$0.isOne(of: "please", "from", "now", "on") })
    else { return nil }
    return value
  }

  /// "I don't want to lose any more weight", "no change in weight please".
  private func wantsNoChange(_ tokens: [Token], words: Set<String>) -> Bool {
    guard words.contains("weight") || words.contains("more") || words.contains("anymore"),
      let not = tokens.firstIndex(where: { $0.isOne(of: "don't", "not", "no") })
    else { return false }
    if tokens[not].isWord("no") {
      return tokens.word(not + 1) == "change" && words.contains("weight")
    }
    return words.contains("want") && tokens[not...].prefix(5).contains { $0.isOne(of: "lose", "gain") }
  }

  /// "Stay at 80 kg" of who weighs about that.
  private func staysAtWeight(_ tokens: [Token]) -> Bool {
    tokens.indices.contains { index in
      guard Self.stays.contains(tokens[index]), index + 2 < tokens.count,
        tokens[index + 1].isOne(of: "at", "around", "about", "on"),
        let (kg, _) = mass(at: index + 2, in: tokens), (30...300).contains(kg)
      else { return false }
      return weightKg.map { abs($0 - kg) / $0 < 0.03 } ?? true
        && ExerciseLexicon.reference.mentions(in: tokens).isEmpty
    }
  }

  private static let leading: WordSet = ["get", "take", "bring"]

  /// "Get me to 75 kg", "get down to 12 stone", "bring me to 70 kg, 300 g a week": the weight, and kilograms a week.
  private func wantedWeight(_ tokens: [Token], words: Set<String>) -> (kg: Double, rate: Double?)? {
    guard !Self.leading.isDisjoint(with: words), let to = tokens.firstIndex(where: { $0.isWord("to") }), to > 0,
      to <= 4, tokens[to - 1].isOne(of: "me", "get", "down", "up", "back"),
      Self.leading.occurs(in: tokens[..<to]),
      let (kg, end) = mass(at: to + 1, in: tokens) ?? bareMass(at: to + 1, in: tokens, words: words),
      (30...300).contains(kg), case let rest = Array(tokens[end...])
    else { return nil }
    if let rate = rate(in: rest) { return (kg, rate) }
    let isWhole =
      rest.allSatisfy { $0.kind == .punctuation || $0.isOne(of: "please", "now") }
      || rest.first.map { Self.deadlines.contains($0) } == true
    return isWhole ? (kg, nil) : nil
  }

  /// "Get my weight down to 75": a figure in the person's unit.
  private func bareMass(at index: Int, in tokens: [Token], words: Set<String>) -> (Double, Int)? {
    guard index < tokens.count, tokens[index].kind == .number, let value = tokens[index].value else { return nil }
    let isNear =
      index + 1 == tokens.count && weightKg.map { abs(bareTarget(value) - $0) / $0 < 0.35 } ?? false
    guard words.contains("weight") || isNear else { return nil }
    return (bareTarget(value), index + 1)
  }

  private static let macros: WordSet = [
    "protein", "carb", "carbs", "fat", "fats", "fibre", "fiber", "sugar", "step", "water",
  ]

  /// "my protein goal is 140 g", "step goal 9000": an aim of another kind than energy and weight.
  func isOfMacro(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      guard Self.macros.contains(tokens[index]) else { return false }
      let next = tokens.word(index + 1) == "count" ? index + 2 : index + 1
      return next < tokens.count && GoalWords.daily.contains(tokens[next])
    }
  }
}
