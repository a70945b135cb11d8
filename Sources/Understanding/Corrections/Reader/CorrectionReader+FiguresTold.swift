import Nutrition
import ToolCalls

/// Figures of what was logged that are told in words of their own: read off a scale or a pack, or put for one that was wrong.
extension CorrectionReader {
  /// `said` as the plain correction that it is: "it was 40 g" of "weighed it, 40 g"; nil where no figure is told so.
  func figureTold(_ said: [Token]) -> [Token]? {
    guard (3...12).contains(said.count), !context.lastEntries.isEmpty, said.contains(where: { $0.kind == .number }),
      said.last?.isSign("?") != true
    else { return nil }
    return figureThatWasWrong(said) ?? measured(said) ?? energyRead(said) ?? gramsOfWeighed(said)
  }

  private static let faults: WordSet = ["typo", "mistake", "wrong", "error", "slip"]

  /// "230 not 300" of "300 was a typo, 230".
  private func figureThatWasWrong(_ said: [Token]) -> [Token]? {
    let tokens = said.drop { Self.isInterjection($0) || $0.isWord("the") }
    guard let old = tokens.first, old.kind == .number, let fault = Self.faults.firstIndex(in: tokens),
      fault < tokens.endIndex,
      let was = tokens.firstIndex(where: { $0.isOne(of: "was", "is") }), was < fault, was <= tokens.startIndex + 2,
      tokens[was..<fault].allSatisfy({ $0.kind == .word && !$0.isWord("not") }),
      case let new = tokens[(fault + 1)...].drop(while: {
        $0.kind == .punctuation || $0.isOne(of: "it", "was", "should", "be", "is", "meant", "i", "actually")
      }), let first = new.first, first.kind == .number, new.count <= 3
    else { return nil }
    return Array(new) + [Token.word("not", at: old.range), old]
  }

  private static let measuring: WordSet = ["weighed", "measured", "reweighed"]
  private static let pointed: WordSet = ["it", "them", "em", "'em", "that", "those"]
  private static let between: WordSet = ["and", "at", "it", "they", "was", "were", "came", "to", "is", "only", "about"]

  /// "It was 40 g" of "weighed them, 40 g", where one food was logged last.
  private func measured(_ said: [Token]) -> [Token]? {
    let tokens = said.drop { Self.isInterjection($0) || $0.isOne(of: "i", "just") }
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, let verb = tokens.first,
      Self.measuring.contains(verb), let object = tokens.dropFirst().first, Self.pointed.contains(object),
      case let amount = tokens.dropFirst(2).drop(while: { $0.kind == .punctuation || Self.between.contains($0) }),
      Amount.counts(Array(amount))
    else { return nil }
    return Token.words(["it", "was"], at: verb.range) + amount
  }

  private static let energies: WordSet = ["calories", "kcal", "kcals", "cals", "energy"]
  private static let places: WordSet = ["on", "the", "my", "its"]

  /// "Make it 430 kcal" of "calories on the pack said 430", where one food was logged last.
  private func energyRead(_ said: [Token]) -> [Token]? {
    let tokens = said.drop { $0.isWord("the") }
    guard case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1, let noun = tokens.first,
      Self.energies.contains(noun),
      let figure = tokens.last(where: { $0.kind != .punctuation && !Self.energies.contains($0) }),
      figure.kind == .number, let value = figure.value,
      case let middle = tokens.dropFirst().prefix(while: { $0 != figure }),
      Self.printed.occurs(in: middle),
      middle.allSatisfy({
        Self.printed.contains($0) || Self.stating.contains($0) || Self.places.contains($0)
          || $0.isOne(of: "was", "were")
      })
    else { return nil }
    return Lexer.tokens(of: "make it \(NumberPhrase.plain(value)) kcal")
  }

  private static let signs: WordSet = ["actually", "sorry", "no", "not", "oops", "wait"]

  /// "Make the rice 150 g" of "rice 150 actually", where the rice was weighed: nobody tells its energy then.
  private func gramsOfWeighed(_ said: [Token]) -> [Token]? {
    let tokens = trimmed(Array(said.drop { $0.kind == .punctuation || Self.signs.contains($0) }))
    guard tokens.count < said.count, let meal = lastMeal, tokens.count > 1, let figure = tokens.last,
      figure.kind == .number, let value = figure.value, value >= Self.leastWeighed,
      case let name = Array(tokens.dropLast().drop { $0.isWord("the") }), !name.isEmpty,
      name.allSatisfy({ $0.kind == .word }), case let matcher = ItemMatcher(meal: meal, foods: foods),
      let index = matcher.index(named: name), matcher.isName(name, of: index),
      meal.items[index].unit.isOne(of: "g", "ml")
    else { return nil }
    let range = figure.range
    return Token.words(["make", "the"], at: range) + name + [figure, Token.word(meal.items[index].unit, at: range)]
  }

  /// Fewer are rather pieces than grams.
  private static let leastWeighed = 10.0
}

/// What the one food that was logged holds.
extension CorrectionReader {
  private static let around = WordList.words(
    "it it's its has had have was is with contains contained and of g gram grams kcal cal cals calories about a each total"
  )

  /// "30 g protein, 150 calories" right after a shake: it holds that much.
  func holdsFigures(_ said: [Token]) -> Reading? {
    guard (2...14).contains(said.count), MealWords.macros.occurs(in: said), said.contains(where: { $0.kind == .number }),
      said.last?.isSign("?") != true, case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      said.allSatisfy({
        $0.kind == .number || $0.kind == .punctuation || MealWords.macros.contains($0) || Self.around.contains($0)
          || Self.interjections.contains($0)
      }), let name = ItemMatcher(meal: meal, foods: foods).saidNames[0] ?? ItemCorrection.plainName(of: meal.items[0])
    else { return nil }
    let figures = said.drop { $0.kind != .number }
    let found = foods.items(in: Lexer.tokens(of: name + ", " + figures.map(\.text).joined(separator: " ")))
    guard found.count == 1, found[0].proteinG != nil || found[0].carbsG != nil || found[0].fatG != nil else {
      return nil
    }
    var item = Amount(factor: 1).applied(to: meal.items[0])
    (item.calories, item.isStatedByPerson) = (found[0].calories, true)
    (item.proteinG, item.carbsG, item.fatG) = (found[0].proteinG, found[0].carbsG, found[0].fatG)
    return Reading(CorrectEntry(entryId: meal.id, items: [corrections(of: meal).replace(meal.items[0], with: item)]))
  }
}

/// A weighing told once more.
extension CorrectionReader {
  private static let weighingWords: WordSet = [
    "weight", "weighed", "weighing", "weigh", "scale", "scales", "kg", "lb", "lbs",
  ]

  /// "My weight was 81.4, not 82.4" when more was logged since: of the weighing that had what is denied.
  func weighingDenied(_ said: [Token]) -> Reading? {
    guard (4...12).contains(said.count), let not = said.lastIndex(where: { $0.isWord("not") }), not > 0,
      Self.weighingWords.occurs(in: said),
      let denied = said[not...].first(where: { $0.kind == .number })?.value,
      said[..<not].contains(where: { $0.kind == .number })
    else { return nil }
    let weighings = (context.earlierEntries + context.lastEntries).reversed().compactMap { entry in
      if case .weight(let weight) = entry { weight } else { nil }
    }
    guard let weight = weighings.first(where: { isFigure(denied, of: $0) }) else { return nil }
    var held = context
    held.lastEntries = [.weight(weight)]
    let new = Array(said[..<not].drop { $0.kind != .number }.dropLast(while: { $0.kind == .punctuation }))
    return FigureCorrection(context: held).reading(of: new, foods: foods)
  }

  private func isFigure(_ value: Double, of weight: BodyWeightEntry) -> Bool {
    [weight.weightKg, weight.weightKg / UnitConversion.kilogramsPerPound].contains { abs($0 - value) < Self.nearWeight }
  }

  private static let nearWeight = 0.06
}
