/// "double that", "half of it": a multiple of what was logged.
enum Multiple {
  static let words: WordSet = ["double", "twice", "triple", "half", "halve", "third", "quarter", "amount"]

  /// The multiple that `tokens` say and nothing else.
  static func alone(in tokens: [Token]) -> Double? {
    tokens.allSatisfy { words.contains($0) || CorrectionWords.fillers.contains($0) || $0.kind == .punctuation }
      ? read(tokens) : nil
  }

  static func read(_ tokens: [Token]) -> Double? {
    let words = tokens.filter { $0.kind == .word }.map(\.folded)
    guard let first = words.first(where: { !CorrectionWords.fillers.contains($0) }) else { return nil }
    switch first {
    case "double", "twice": return 2
    case "triple": return 3
    case "half", "halve": return words.contains("dozen") ? nil : 0.5
    case "third": return 1.0 / 3
    case "quarter": return 0.25
    default: return nil
    }
  }
}
