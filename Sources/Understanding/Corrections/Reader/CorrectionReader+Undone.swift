import Nutrition
import ToolCalls

/// All of the last turn taken back at a word, and counts behind what takes it back.
extension CorrectionReader {
  private static let orders = CorrectionWords.removing

  /// "Delete".
  static func isOrderAlone(_ words: [Token]) -> Bool {
    words.count == 1 && orders.contains(words[0])
      || words.count == 2 && orders.contains(words[0]) && words[1].isWord("please")
  }

  private static let denying: WordSet = ["no", "nope", "nah", "wait", "actually", "oh", "lol", "haha", "sorry"]

  /// "Nah I didn't".
  static func isDenialAlone(_ words: [Token]) -> Bool {
    guard (3...6).contains(words.count), denying.contains(words[0]), let last = words.last,
      last.isWord("didn't") || last.isWord("didnt"), words[words.count - 2].isWord("i")
    else { return false }
    return words.dropLast(2).allSatisfy { denying.contains($0) }
  }

  /// "Scratch that, 5 biscuits" of 3 biscuits and a tea: the tea stays.
  func recount(_ tokens: [Token]) -> Reading? {
    guard let meal = lastMeal, meal.items.count > 1, case .meal? = context.lastEntries.last,
      case let parts = foods.parts(in: tokens), parts.count == 1,
      let quantity = QuantityParser(tokens).quantity(at: 0), quantity.value != nil,
      case let name = Array(tokens[quantity.tokens.upperBound...]), name.allSatisfy({ $0.kind == .word }),
      case let matcher = ItemMatcher(meal: meal, foods: foods), let index = matcher.index(named: name),
      matcher.namesWhole(name, of: index)
    else { return nil }
    return ItemCorrection(context: context, foods: foods).reading(of: tokens)
  }

  /// "sardines I mean": what stands before is what was meant.
  func meantBefore(_ tokens: [Token]) -> [Token]? {
    guard let i = tokens.prefix(7).firstIndex(where: { $0.isWord("i") }), i > 0, i + 1 < tokens.count,
      tokens[i + 1].isOne(of: "mean", "meant"),
      i + 2 == tokens.count || tokens[i + 2].kind == .punctuation
    else { return nil }
    let said = trimmed(Array(tokens[..<i]))
    return said.isEmpty || FrameReader.frame(of: said, isFirst: true) != nil ? nil : said
  }
}
