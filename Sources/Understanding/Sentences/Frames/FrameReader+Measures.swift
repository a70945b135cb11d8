import Nutrition

/// Whether a clause gives an amount.
extension FrameReader {
  /// Whether the clause gives an amount of something by weight, volume, container or piece: "45 g", "a cup of".
  static func statesMeasure(_ tokens: [Token]) -> Bool {
    let parser = QuantityParser(tokens)
    return tokens.indices.contains { index in
      let token = tokens[index]
      guard token.kind == .number || NumberWords.marks.mayHold(token.mark) else { return false }
      let isNumber =
        token.isCount
        || token.isOne(of: "half", "quarter")
      guard isNumber || NumberWords.articles.contains(token), let quantity = parser.quantity(at: index) else {
        return false
      }
      guard let unit = quantity.unit, [.mass, .volume, .measure].contains(unit.dimension) else {
        return quantity.hasContent || quantity.size != nil || isNumber && quantity.value ?? 1 < 1
      }
      // "a bit of", "a touch of" measure nothing.
      return isNumber || !vagueMeasures.contains(unit.name)
    }
  }

  /// Whether it gives an amount in any way: a measure, or a count of more than "a".
  static func statesAmount(_ tokens: [Token]) -> Bool {
    statesMeasure(tokens) || statesCount(tokens)
  }

  /// Whether it gives a count of more than "a".
  static func statesCount(_ tokens: [Token]) -> Bool {
    tokens.indices.dropLast().contains { index in
      let isNumber = tokens[index].kind == .number && tokens[index].join == .apart
      return (isNumber || NumberWords.cardinals.contains(tokens[index])) && tokens[index + 1].kind == .word
        && !tokens[index + 1].isOne(of: "am", "pm", "o'clock")
    }
  }

  private static let vagueMeasures: WordSet = [
    "bit", "touch", "hint", "dash", "pinch", "splash", "drop", "bite", "sip", "handful", "drink", "meal", "single",
    "double", "dish", "bunch", "heap", "pile", "mound", "stack", "order",
  ]
}
