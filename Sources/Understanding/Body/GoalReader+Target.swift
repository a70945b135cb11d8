import Nutrition
import ToolCalls

/// The weight that a goal aims at.
extension GoalReader {
  static let targetWords = GoalWords.weights.union(["reach", "ideal", "aim", "aiming", "target's", "goal's"])

  /// "my goal is 74 kilos by summer": no load, which has its exercise beside it.
  private func isOfBody(_ tokens: [Token]) -> Bool {
    ExerciseLexicon.reference.mentions(in: tokens).isEmpty && ActivityLexicon.reference.mentions(in: tokens).isEmpty
      && tokens.indices.contains { index in
        guard let (kg, end) = mass(at: index, in: tokens), (30...300).contains(kg) else { return false }
        return end == tokens.count || tokens[end].kind == .punctuation || Self.deadlines.contains(tokens[end])
          || tokens[end].isWord("is") && tokens.word(end + 1).isOne(of: "the", "my", "our")
      }
  }

  static let deadlines: WordSet = [
    "by", "before", "for", "in", "this", "next", "please", "until", "or", "my", "as", "at", "with",
  ]

  private static let bounds: WordSet = ["under", "below", "about", "around", "over", "at"]

  private static let wishes = GoalWords.wishes.union(["wanna", "like", "love"])

  func targetWeight(_ tokens: [Token], words: Set<String>, type: GoalType?) -> Double? {
    let says =
      (!Self.targetWords.isDisjoint(with: words)
        && (words.contains("weight") || words.contains("weigh") || words.contains("reach") || isOfBody(tokens)
          || tokens.indices.contains { index in
            tokens[index].value.map { isBareTarget($0, at: index, in: tokens, words: words) } ?? false
          }))
      || !Self.wishes.isDisjoint(with: words)
        && (words.contains("weigh") || words.contains("get") || words.contains("be"))
      || type != nil && words.contains("to")
        && !words.isDisjoint(with: [
          "get", "down", "lose", "cut", "drop", "slim", "go", "shrink", "bulk", "diet", "reduce",
        ])
    guard says else { return nil }
    // What stands behind "goal" is one; "I'm 81 kg, goal 75 kg" tells what it is now too.
    let mark = tokens.firstIndex { Self.targetWords.contains($0) || Self.wishes.contains($0) }
    var candidate: Double?
    var isMarked = false
    for index in tokens.indices {
      let isBehind = mark.map { $0 < index } ?? false
      guard candidate == nil || isBehind && !isMarked else { continue }
      if let (kg, end) = mass(at: index, in: tokens), period(at: end, in: tokens) == nil, (30...300).contains(kg) {
        let before = index > 0 ? tokens[index - 1].folded : ""
        if before.isOne(of: "lose", "gain", "from", "drop") || before == "at" && !isBehind
          || end < tokens.count && tokens[end].isWord("of")
        {
          continue
        }
        (candidate, isMarked) = (kg, isBehind)
      } else if candidate == nil, tokens[index].kind == .number, let value = tokens[index].value,
        (35...350).contains(value), UnitTable.unit(at: index + 1, in: tokens) == nil,
        isBareTarget(value, at: index, in: tokens, words: words)
      {
        (candidate, isMarked) = (bareTarget(value), isBehind)
      }
    }
    return candidate
  }

  private static let aroundTarget = targetWords.union(
    WordList.words(
      "weight my the is was now new set to at for please of update change make i i'm im want i'd like would wanna hoping"
    ))

  /// "goal weight 72", "target is 72", "want to be 72" of who weighs about that.
  private func isBareTarget(_ value: Double, at index: Int, in tokens: [Token], words: Set<String>) -> Bool {
    let isNamed = !Self.targetWords.isDisjoint(with: words)
    if isNamed, words.contains("weight") || words.contains("gw") { return true }
    guard let weightKg, abs(bareTarget(value) - weightKg) / weightKg < 0.35,
      tokens.ends(at: index + 1) || Self.deadlines.contains(tokens[index + 1])
    else { return false }
    let isDue = index + 1 < tokens.count && Self.ends.contains(tokens[index + 1])
    return isNamed
      ? tokens[..<(isDue ? index : tokens.count)].allSatisfy { $0.kind != .word || Self.aroundTarget.contains($0) }
      : tokens.word(Self.bounds.contains(at: index - 1, in: tokens) ? index - 2 : index - 1).isOne(
        of: "be", "weigh", "to")
        && !words.isDisjoint(with: ["be", "weigh", "get"])
  }

  /// A weight without its unit: in the person's, unless a metric one would be half as much again as they weigh.
  func bareTarget(_ value: Double) -> Double {
    let pounds = UnitConversion.kilograms(pounds: value)
    guard units == .metric else { return pounds }
    guard let weightKg, value > weightKg * 1.5, pounds < weightKg * 1.5 else { return value }
    return pounds
  }
}
