import Nutrition
import ToolCalls

/// The weight that a goal aims at.
extension GoalReader {
  static let targetWords: WordSet = ["goal", "target", "reach", "ideal", "aim", "aiming"]

  /// "my goal is 74 kilos by summer": no load, which has its exercise beside it.
  private func isOfBody(_ tokens: [Token]) -> Bool {
    ExerciseLexicon.reference.mentions(in: tokens).isEmpty && ActivityLexicon.reference.mentions(in: tokens).isEmpty
      && tokens.indices.contains { index in
        guard let (kg, end) = mass(at: index, in: tokens), (30...300).contains(kg) else { return false }
        return end == tokens.count || tokens[end].kind == .punctuation || Self.deadlines.contains(tokens[end])
      }
  }

  static let deadlines: WordSet = ["by", "before", "for", "in", "this", "next", "please", "until", "or", "my", "as"]

  private static let wishes: WordSet = ["want", "wanna", "like", "need", "trying", "hope", "hoping", "aiming", "love"]

  func targetWeight(_ tokens: [Token], words: Set<String>, type: GoalType?) -> Double? {
    let says =
      (!Self.targetWords.isDisjoint(with: words)
        && (words.contains("weight") || words.contains("weigh") || words.contains("reach") || isOfBody(tokens)))
      || !Self.wishes.isDisjoint(with: words)
        && (words.contains("weigh") || words.contains("get") || words.contains("be"))
      || type != nil && words.contains("to")
        && !words.isDisjoint(with: ["get", "down", "lose", "cut", "drop", "slim", "go", "shrink"])
    guard says else { return nil }
    var candidate: Double?
    for index in tokens.indices {
      if let (kg, end) = mass(at: index, in: tokens), period(at: end, in: tokens) == nil, (30...300).contains(kg) {
        let before = index > 0 ? tokens[index - 1].folded : ""
        if ["lose", "gain", "from", "drop", "at"].contains(before) || end < tokens.count && tokens[end].isWord("of") {
          continue
        }
        candidate = candidate ?? kg
      } else if candidate == nil, words.contains("weight"), tokens[index].kind == .number,
        let value = tokens[index].value, (35...350).contains(value),
        UnitTable.unit(at: index + 1, in: tokens) == nil, !Self.targetWords.isDisjoint(with: words)
      {
        candidate = bareTarget(value)
      }
    }
    return candidate
  }

  /// A weight without its unit: in the person's, unless a metric one would be half as much again as they weigh.
  func bareTarget(_ value: Double) -> Double {
    let pounds = UnitConversion.kilograms(pounds: value)
    guard units == .metric else { return pounds }
    guard let weightKg, value > weightKg * 1.5, pounds < weightKg * 1.5 else { return value }
    return pounds
  }
}
