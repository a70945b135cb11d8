import Foods
import Nutrition
import ToolCalls

/// What is asked back instead of being logged.
extension MessageReader {
  /// A figure or a day that cannot be, beside something that would be logged with it.
  func doubt(about sentence: [Token], segments: [Segment]) -> Clarification? {
    let isEaten = segments.contains {
      if case .water = $0.content { true } else { $0.content == .food }
    }
    if isEaten, let figure = UnreadableFigure.text(in: sentence) {
      return Clarification(question: "I can't read \"\(figure.prefix(60))\" as an amount. How much was it?")
    }
    // "81.3, kippers and toast" of whom nobody knows to weigh about that.
    if isEaten, segments[0].content == .food || segments[0].content == .nothing,
      SegmentReader.standsApart(segments)
    {
      return Clarification(
        question:
          "What is \(segments[0].tokens[0].text)? Say \"I weigh \(segments[0].tokens[0].text)\", or how much of which food."
      )
    }
    if isEaten, let said = namedByLength(sentence, segments: segments) {
      return Clarification(
        question:
          "I don't know \"\(said.prefix(60))\" as an exercise. Say it as in \"ran 30 min\", or how much you ate."
      )
    }
    if let unfinished = unfinished(sentence, segments: segments) { return unfinished }
    if isEaten, let meal = mealOfLand(sentence) {
      return Clarification(question: "I don't know what was in the \(meal). Say its foods and what was beside it.")
    }
    guard let segment = segments.first(where: { $0.time.impossible != nil }), let said = segment.time.impossible,
      segments.contains(where: { $0.content != .nothing })
    else { return nil }
    // "5 km at 25:40" is how long it took.
    if !said.isDay, segment.content != .food, segment.content != .nothing || !isEaten { return nil }
    let words = said.tokens.map { segment.tokens[$0].text }.joined(separator: said.isDay ? " " : "")
    return Clarification(question: "There is no \(said.isDay ? "day" : "time") \"\(words)\". When was it?")
  }

  /// "Turkish breakfast" of "Turkish breakfast with tea": what is put on the table in a land, where that is no dish known
  /// by its name and only the drink beside it is told.
  private func mealOfLand(_ sentence: [Token]) -> String? {
    guard
      let meal = sentence.indices.dropFirst().first(where: {
        sentence[$0].isOne(of: "breakfast", "lunch", "dinner") && ListWords.cuisines.contains(sentence[$0 - 1])
          && $0 + 1 < sentence.count && sentence[$0 + 1].isOne(of: "with", "and", "+")
      }), case let name = Array(sentence[(meal - 1)...meal]),
      // "English breakfast" is a dish of that name.
      foods.catalog.link(name.map(\.folded).joined(separator: " "))?.food.name.lowercased()
        .contains(sentence[meal].folded) != true,
      case let beside = foods.parts(in: Array(sentence[(meal + 2)...])), beside.count == 1,
      // Tea counts as water.
      let drink = beside[0].match?.food, drink.foodType != .food
    else { return nil }
    return name.map(\.text).joined(separator: " ")
  }

  private static let mostNameWords = 4
  private static let farUnits: WordSet = ["km", "mile"]

  /// "Zorb ball 25 min", "tiffin in 2:30": what has no amount but how long or how far it went is nothing eaten, though some
  /// product is called alike; nil where anything else is said. "Beef 8 hours" was cooked so long.
  private func namedByLength(_ sentence: [Token], segments: [Segment]) -> String? {
    guard segments.count == 1, segments[0].content == .food, segments[0].frame == .report,
      let number = sentence.firstIndex(where: { $0.kind != .word }), (1...Self.mostNameWords).contains(number)
    else { return nil }
    if sentence[number].kind == .clock {
      guard number > 1, number + 1 == sentence.count, sentence[number - 1].isWord("in") else { return nil }
    } else {
      guard sentence[number].kind == .number, let amount = QuantityParser(sentence).quantity(at: number),
        amount.tokens.upperBound == sentence.count,
        let unit = amount.unit,
        unit.dimension == .time || unit.dimension == .length && Self.farUnits.contains(unit.name)
      else { return nil }
      if unit.dimension == .time, foods.parts(in: Array(sentence[..<number])).allSatisfy(Self.isSurelyFood) {
        return nil
      }
    }
    let isTold = sentence[..<number].contains { token in
      token.folded.hasSuffix("ed")
        || token.isOne(of: "for", "at", "after", "before", "since", "every", "i", "had", "ate")
        || IntentWords.reports.contains(token) || TimeWords.meals[token] != nil
    }
    return isTold ? nil : sentence.map(\.text).joined(separator: " ")
  }

  private static let sureFood = 0.9

  /// Whether a food of USDA is known by that name, and no product or dish is only called so.
  private static func isSurelyFood(_ part: MealReading.Part) -> Bool {
    part.confidence >= sureFood && part.match.map { ![.branded, .menu, .dish].contains($0.food.source) } ?? false
  }

  /// "Almost finished the marathon": how far it was is not said.
  private func unfinished(_ sentence: [Token], segments: [Segment]) -> Clarification? {
    let isShort = sentence.indices.dropLast().contains { index in
      sentence[index].isOne(of: "almost", "nearly")
        && sentence[index + 1].isOne(
          of: "finished", "completed", "ran", "did", "walked", "cycled", "swam", "rowed", "made")
    }
    guard isShort, segments.count == 1, case .workout(let workout) = segments[0].content, workout.distanceKm != nil,
      workout.durationMin == nil
    else { return nil }
    return Clarification(question: "How far did you get, and how long did it take?")
  }
}
