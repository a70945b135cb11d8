import Nutrition
import ToolCalls

/// Figures that are denied, or come of a scale that was wrong.
extension CorrectionReader {
  private static let scales: WordSet = ["scale", "scales"]
  private static let faults = WordList.words(
    "off wrong broken faulty misread inaccurate miscalibrated uncalibrated zeroed calibrated carpet lying lied dodgy")

  /// "Wasn't 5k, it was 5.6", "my scale is off, it's 78.4": the figure that is right, of what was logged last and is no meal.
  func figureInstead(_ tokens: [Token]) -> Reading? {
    guard let last = context.lastEntries.last else { return nil }
    if case .meal = last { return nil }
    guard let rest = behindDenial(tokens) ?? behindFault(tokens, last), !rest.isEmpty else { return nil }
    return FigureCorrection(context: context).reading(of: rest, foods: foods)
  }

  private func behindDenial(_ tokens: [Token]) -> [Token]? {
    let start = CorrectionWords.subjects.contains(tokens[0]) ? 1 : 0
    guard start < tokens.count, CorrectionWords.denials.contains(tokens[start]),
      let joint = tokens.indices.dropFirst(start + 2).first(where: {
        tokens[$0].isSign(",") || tokens[$0].isWord("but") || tokens[$0].isWord("it")
      }), tokens[(start + 1)..<joint].contains(where: \.isCount)
    else { return nil }
    let rest = Array(tokens[joint...].drop { $0.kind == .punctuation || $0.isWord("but") })
    guard rest.contains(where: \.isCount) else { return nil }
    return trimmed(Array(rest[firstContent(rest)...]))
  }

  private func behindFault(_ tokens: [Token], _ last: Entry) -> [Token]? {
    guard case .weight = last, Self.scales.occurs(in: tokens), Self.faults.occurs(in: tokens),
      let number = tokens.lastIndex(where: { $0.kind == .number })
    else { return nil }
    return trimmed(Array(tokens[number...]))
  }
}
