import Nutrition
import ToolCalls

/// How much of an activity takes a told energy.
extension QueryReader {
  private static let energy: WordSet = ["calories", "calorie", "kcal", "kcals", "cals", "cal"]
  private static let distances: WordSet = [
    "km", "kms", "kilometers", "kilometres", "kilometer", "kilometre", "miles", "mile",
  ]
  private static let times: WordSet = ["minutes", "mins", "minute", "hours", "hour"]
  /// What such a question is made of besides its activity; any other word names a food or something else.
  private static let besideActivity: WordSet = QuestionWords.frame.union(QuestionWords.burning).union(energy)
    .union(distances).union(times).union(
      WordList.words(
        "far steps must need needs needed should would will take takes off away myself today work session same speed"))
  /// What was done is asked of the journal.
  private static let told: WordSet = ["did", "was", "were", "burned", "burnt", "i've", "left"]
  /// Kilocalories that somebody asks for.
  private static let asked = 1.0...5_000

  /// "How many steps to burn 200 calories", "how far must I run to burn 300 kcal"; nil where a food is named, as nobody is
  /// told to run one off.
  func burnt(_ asked: Asked) -> BurnQuestion? {
    let tokens = asked.tokens.filter { $0.kind != .punctuation }
    guard asked.has("burn", "burning", "spend", "expend") || asked.has("work") && asked.has("off"),
      !Self.told.occurs(in: tokens), let measure = Self.measure(in: tokens),
      let figure = tokens.firstIndex(where: { $0.kind == .number }), Self.energy.contains(at: figure + 1, in: tokens),
      !tokens[(figure + 1)...].contains(where: { $0.kind == .number }), let kilocalories = tokens[figure].value,
      Self.asked.contains(kilocalories)
    else { return nil }
    let lexicon = ActivityLexicon.reference
    let mentions = lexicon.mentions(in: tokens)
    let isOfActivity = tokens.indices.allSatisfy { index in
      tokens[index].kind == .number || Self.besideActivity.contains(tokens[index])
        || mentions.contains { $0.range.contains(index) }
    }
    let named = lexicon.best(of: mentions)?.activity ?? (measure == .steps ? lexicon.activity(listed: "walking") : nil)
    guard isOfActivity, let activity = named,
      measure != .steps || PaceTable.gait(ofCode: activity.code) == .walking,
      measure != .distance || PaceTable.usualSpeed(ofCode: activity.code) != nil
    else { return nil }
    let workout = WorkoutReader().workout(activity, amounts: WorkoutAmountReader.read([]), phrase: nil)
    return BurnQuestion(workout, kilocalories: kilocalories, in: measure)
  }

  /// What is asked for behind "how".
  private static func measure(in tokens: [Token]) -> BurnQuestion.Measure? {
    guard let how = tokens.firstIndex(where: { $0.isWord("how") }) else { return nil }
    switch tokens.word(how + 1).folded {
    case "long": return .minutes
    case "far": return .distance
    case "much": return .minutes
    case "many":
      if tokens.word(how + 2) == "steps" { return .steps }
      if distances.contains(at: how + 2, in: tokens) { return .distance }
      return times.contains(at: how + 2, in: tokens) ? .minutes : nil
    default: return nil
    }
  }
}
