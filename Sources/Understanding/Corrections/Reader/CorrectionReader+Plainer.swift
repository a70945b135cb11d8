import Foods
import Nutrition
import ToolCalls

/// Lines that say a plain correction with more around it, or say two at once.
extension CorrectionReader {
  /// `said` without what is only said around a correction; nil where nothing is.
  func plainer(_ said: [Token]) -> [Token]? {
    ofLastOne(said) ?? putIn(said) ?? Self.denialBehindRegret(said) ?? Self.withoutBehind(said)
      ?? Self.withoutReason(said) ?? Self.withDenialBehind(said) ?? energyOfLabel(said)
      ?? putPlainly(said) ?? lengthOfSame(said) ?? restated(said)
  }

  private static let placing: WordSet = ["in", "for", "on", "with", "about", "re"]
  private static let ones: WordSet = ["one", "meal", "entry", "log", "item", "message", "thing"]
  private static let told: WordSet = ["it", "that", "there", "they", "it's", "i"]

  /// "It was beef, not turkey" of "in that last one it was beef, not turkey".
  private func ofLastOne(_ said: [Token]) -> [Token]? {
    let tokens = said.drop { Self.isInterjection($0) }
    guard tokens.count > 4, let first = tokens.first, Self.placing.contains(first),
      case let last = tokens.prefix(4).dropFirst(),
      ListWords.definite.contains(last[last.startIndex])
        || ListWords.demonstratives.contains(last[last.startIndex]) || last[last.startIndex].isWord("my"),
      let place = last.firstIndex(where: { $0.isOne(of: "last", "previous", "latest") }),
      case let noun = place + 1, Self.ones.contains(at: noun, in: said) || TimeWords.meals.contains(said[noun]),
      case let rest = said[(noun + 1)...].drop(while: { $0.kind == .punctuation }), rest.count > 2,
      let subject = rest.first, Self.told.contains(subject)
    else { return nil }
    return Array(rest)
  }

  private func putPlainly(_ said: [Token]) -> [Token]? {
    otherMeasure(said) ?? removedBehind(said) ?? itSaid(said)
  }

  private static let pointed: WordSet = ["that", "it", "this", "those", "them"]

  /// "Delete that" of "delete that please, that was last week": why it goes changes nothing.
  static func withoutReason(_ tokens: [Token]) -> [Token]? {
    guard tokens.count > 4, CorrectionWords.orders.contains(tokens[0]), pointed.contains(tokens[1]),
      let sign = tokens.prefix(5).firstIndex(where: { $0.kind == .punctuation }), sign + 2 < tokens.count,
      tokens[2..<sign].allSatisfy({ $0.isOne(of: "please", "one", "entry", "now") }),
      !tokens[sign...].contains(where: { $0.isCount }),
      isUneaten(tokens, from: sign + 1) || isOfAnotherTime(Array(tokens[(sign + 1)...]))
    else { return nil }
    return Array(tokens[..<2])
  }

  /// "That was last week", "it was a mistake".
  private static func isOfAnotherTime(_ reason: [Token]) -> Bool {
    guard pointed.contains(reason[0]), reason[1].isOne(of: "was", "were") else { return false }
    return FrameReader.isLongAgo(reason, from: 0) || TimeScanner.scan(reason).day != nil
      || reason.contains { $0.isOne(of: "last", "ago", "mistake", "wrong", "error", "test") }
  }

  /// "I didn't end up eating it", "I never had it".
  private static func isUneaten(_ tokens: [Token], from start: Int) -> Bool {
    let behind = tokens[start...]
    return behind.first?.isWord("i") ?? false
      && behind.contains { $0.isOne(of: "didn't", "didnt", "never", "haven't", "wasn't") }
      && behind.contains {
        $0.isOne(of: "eating", "eat", "have", "had", "having", "drink", "drinking", "touch", "finish")
      }
      && behind.last.map { pointed.contains($0) || $0.isWord("all") || $0.kind == .punctuation } ?? false
  }

  /// "One, not two" for "not two, one".
  static func withDenialBehind(_ tokens: [Token]) -> [Token]? {
    guard tokens.count == 4, tokens[0].isWord("not"), tokens[1].isCount, tokens[2].isSign(","), tokens[3].isCount else {
      return nil
    }
    return [tokens[3], tokens[2], tokens[0], tokens[1]]
  }

  /// "Make it 540 kcal" of "it says 540 on the label, not 450", where one food was logged last with its energy.
  func energyOfLabel(_ tokens: [Token]) -> [Token]? {
    guard (4...14).contains(tokens.count), case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      let item = meal.items.first, Self.printed.occurs(in: tokens),
      let verb = Self.stating.firstIndex(in: tokens.prefix(5)),
      let figure = tokens[verb...].first(where: { $0.kind == .number }), let value = figure.value,
      let not = tokens.firstIndex(where: { $0.isWord("not") }), not > verb,
      let denied = tokens[not...].first(where: { $0.kind == .number })?.value,
      abs(denied - item.nutrients.calories) <= Self.nearEnergy
    else { return nil }
    return Lexer.tokens(of: "make it \(NumberPhrase.plain(value)) kcal")
  }

  /// "Make it 2 cups" of "cups, not mugs", where two of something were logged last.
  private func otherMeasure(_ tokens: [Token]) -> [Token]? {
    guard tokens.count == 4 || tokens.count == 3, tokens[tokens.count - 2].isWord("not"),
      tokens.count == 3 || tokens[1].isSign(","), case .meal(let meal)? = context.lastEntries.last,
      meal.items.count == 1, let item = meal.items.first, item.quantity > 0, item.quantity <= Self.mostMeasures,
      let unit = UnitTable.unit(named: tokens[0].folded), let last = tokens.last,
      UnitTable.unit(named: last.folded) != nil, unit.dimension == .measure || Self.spooned.contains(unit.name),
      foods.catalog.link(last.folded)?.confidence ?? 0 < Self.sureOfFood
    else { return nil }
    // "Halves, not pints".
    let name = unit.name == "half" && last.isOne(of: "pint", "pints") ? "half pints" : unit.name
    return Lexer.tokens(of: "make it \(NumberPhrase.plain(item.quantity)) \(name)")
  }

  private static let spooned: Set<String> = ["cup", "pint", "tbsp", "tsp"]
  private static let mostMeasures = 12.0
  private static let sureOfFood = 0.95

  /// Kilocalories that a figure said from memory may be off.
  private static let nearEnergy = 5.0

  /// "It was 55 g and 200 kcal": what it weighed and what it held, of one item.
  func bothFigures(_ tokens: [Token]) -> Reading? {
    guard (6...14).contains(tokens.count), let and = ListWords.ands.lastIndex(in: tokens), and > 3,
      let weight = tokens[..<and].firstIndex(where: { $0.kind == .number }), and + 2 < tokens.count,
      QuantityParser(tokens).quantity(at: weight)?.grams != nil,
      let energy = QuantityParser(tokens).quantity(at: and + 1), let kilocalories = energy.kilocalories,
      energy.tokens.upperBound == tokens.count,
      let weighed = reading(of: Array(tokens[..<and])), weighed.calls.count == 1,
      case .correctEntry(var call)? = weighed.calls.first, call.items?.count == 1, call.items?[0].item != nil
    else { return nil }
    call.items?[0].item?.calories = kilocalories
    var both = weighed
    both.calls = [.correctEntry(call)]
    return both
  }
}
