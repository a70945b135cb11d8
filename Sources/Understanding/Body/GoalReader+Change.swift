import Nutrition
import ToolCalls

/// Goals told by how much is to come or to go.
extension GoalReader {
  private static let slimming = WordList.words("lose shift drop shed")
  /// Words of how fast: "slow down to 300 g a week".
  static let pacing: WordSet = ["rate", "speed", "slow", "slower", "faster", "slowly"]

  /// "From 82 to 76 kg", "82 kg to 76 kg in 12 weeks" of who weighs about the first.
  func journey(_ tokens: [Token]) -> SetGoal? {
    guard !WeightReader.tellsWay(tokens),
      let to = tokens.indices.dropFirst().first(where: {
        tokens[$0].isWord("to") && mass(at: $0 + 1, in: tokens) != nil
      }),
      let now = (max(0, to - 3)..<to).first(where: { tokens[$0].kind == .number }), let value = tokens[now].value,
      case let start = mass(at: now, in: tokens), start?.1 ?? (now + 1) == to,
      let (target, end) = mass(at: to + 1, in: tokens), (30...300).contains(target),
      now == 0 || tokens[now - 1].isWord("from"),
      ExerciseLexicon.reference.mentions(in: tokens).isEmpty, ActivityLexicon.reference.mentions(in: tokens).isEmpty
    else { return nil }
    // The unit is said once.
    let isPounds = UnitTable.unit(at: to + 2, in: tokens)?.unit.name == "lb"
    let current = start?.0 ?? (isPounds ? UnitConversion.kilograms(pounds: value) : value)
    guard weightKg.map({ abs($0 - current) / $0 < 0.05 }) ?? (30...300).contains(current), abs(current - target) > 0.5
    else { return nil }
    let rest = Array(tokens[end...])
    let weeks = period(at: 0, in: rest)
    guard
      weeks != nil || rest.isEmpty || rest.allSatisfy({ $0.kind == .punctuation }) || Self.deadlines.contains(rest[0])
    else { return nil }
    let rate = weeks.map { abs(current - target) / $0 }
    return SetGoal(
      goalType: target < current ? .cut : .bulk, goalRate: rate.flatMap { $0 <= 2 ? $0 : nil }, targetWeightKg: target)
  }

  private static let directions: WordTable<String> = ["up": "gain", "down": "lose", "off": "lose"]

  private static let reporting: WordSet = ["i'm", "im", "am", "i've", "been", "was", "we're"]

  /// "Gain 300 g every week is my goal" for "300 g up every week is my goal" and "up 300 g every week is my goal": which way it is to go stands beside the rate.
  func directed(_ tokens: [Token]) -> [Token] {
    guard GoalWords.daily.occurs(in: tokens), !Self.reporting.occurs(in: tokens),
      let way = tokens.indices.first(where: { tokens[$0].kind == .word && Self.directions[tokens[$0]] != nil }),
      let verb = Self.directions[tokens[way]]
    else { return tokens }
    let order = Token.word(verb, join: tokens[way].join, at: tokens[way].range)
    if let (_, end) = mass(at: way + 1, in: tokens), period(at: end, in: tokens) != nil {
      var told = tokens
      told[way] = order
      return told
    }
    guard period(at: way + 1, in: tokens) != nil,
      let start = tokens.indices[..<way].first(where: { mass(at: $0, in: tokens)?.1 == way })
    else { return tokens }
    return Array(tokens[..<start] + [order] + tokens[start..<way] + tokens[(way + 1)...])
  }

  /// Kilograms to lose or to gain: "two stone to shift", "10 lbs to go", "lose 5 kg", "want to shift a stone"; less than
  /// nothing where they are to be lost.
  func change(_ tokens: [Token]) -> Double? {
    for index in tokens.indices {
      guard let (kg, end) = mass(at: index, in: tokens), (1...100).contains(kg), period(at: end, in: tokens) == nil
      else { continue }
      let isOpen = end + 1 < tokens.count && tokens[end].isWord("to")
      if isOpen, Self.slimming.contains(tokens[end + 1]) || tokens[end + 1].isWord("go") { return -kg }
      // "put on 4 kg of muscle".
      let isOfBody =
        tokens.word(end) == "of"
        && tokens.word(end + 1).isOne(of: "muscle", "weight", "fat")
      guard
        index > 0, tokens.ends(at: end) || isOfBody || Self.deadlines.contains(tokens[end])
      else { continue }
      if index == 2, tokens[0].isWord("put"), tokens[1].isWord("on"), isOfBody { return kg }
      let verb = tokens[index - 1].folded
      let isHelp = index > 2 && tokens[index - 3].isWord("help") && tokens[index - 2].isWord("me")
      let isOrder = index == 1 || index == 2 && tokens[0].isWord("please") || isHelp
      let isWish = tokens[..<(index - 1)].contains {
        $0.isOne(of: "want", "wanna", "need", "aim", "trying", "hoping")
      }
      if Self.slimming.contains(verb), isOrder || isWish && verb == "shift" { return -kg }
      if verb == "gain", isOrder { return kg }
    }
    return nil
  }

  private static let progressing: WordSet = ["losing", "gaining", "dropping", "shedding", "putting"]
  private static let lately = PhraseTable(
    list:
      "so far,lately,recently,on average,since,for a while,at the moment,these days,without trying,i've been,been,have been"
  )

  /// "I've been losing 1 lb a week", "losing about 300 g a week since May": how it goes, and no order.
  static func tellsProgress(_ tokens: [Token]) -> Bool {
    if tellsCourse(tokens) { return true }
    guard progressing.occurs(in: tokens), lately.occurs(in: tokens), !GoalWords.daily.occurs(in: tokens) else {
      return false
    }
    return !wishing.occurs(in: tokens)
  }

  private static let diets: WordSet = [
    "cut", "cutting", "bulk", "bulking", "diet", "dieting", "deficit", "surplus", "maintenance", "recomp",
  ]
  private static let courses = PhraseTable(
    list: """
      season is,phase is,is great,is good,is beautiful,is life,is over,is awesome,is the best,is going
      on track,on schedule,on target,on course,on plan,to plan,going well,going fine,going great,going ok,going okay
      going nicely,going slowly,coming along,working,works,sucks,hard,brutal,tough,rough,fun,boring,hell,killing me
      """)
  private static let longestCourse = 8

  /// "Cut going to plan", "bulking is fun": how a diet goes that was begun before.
  private static func tellsCourse(_ tokens: [Token]) -> Bool {
    guard tokens.count <= longestCourse, let diet = diets.firstIndex(in: tokens.prefix(3)),
      !wishing.occurs(in: tokens.filter { !$0.isWord("plan") }), !tokens.contains(where: { $0.kind == .number })
    else { return false }
    return courses.occurs(in: Array(tokens[(diet + 1)...]))
  }

  private static let wishing = WordList.words("want wanna like need change set start switch should plan please")
}
