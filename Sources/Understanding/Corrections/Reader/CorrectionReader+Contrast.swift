import Nutrition
import ToolCalls

/// Lines that say one thing and deny another.
extension CorrectionReader {
  /// "oat milk, not soy" of a latte with soy milk; "2 plums, not ripe" mends nothing.
  func hasContrast(_ tokens: [Token]) -> Bool {
    if tokens[0].isWord("not") {
      // "Not plums, pears".
      guard let joint = tokens.firstIndex(where: { $0.isSign(",") || $0.isWord("but") }), joint > 1 else {
        return false
      }
      let old = Array(tokens[1..<joint])
      return lastMeal.map { ItemMatcher(meal: $0, foods: foods).index(said: old) != nil } ?? false
    }
    if putsInstead(tokens) { return true }
    return contrast(tokens).map { isContrastOfLogged($0.new, $0.old) } ?? false
  }

  /// "honey instead of syrup", "honey rather than syrup" of pancakes with syrup; with a verb it tells of another meal.
  private func putsInstead(_ tokens: [Token]) -> Bool {
    guard let instead = tokens.firstIndex(where: { $0.isWord("instead") || $0.isWord("rather") }), instead > 0,
      instead + 2 < tokens.count, tokens[instead + 1].isWord(tokens[instead].isWord("rather") ? "than" : "of"),
      !FrameReader.hasReport(tokens, from: 0), let meal = lastMeal
    else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(said: Array(tokens[(instead + 2)...])) != nil
  }

  /// The two sides of "this, not that".
  func contrast(_ tokens: [Token]) -> (new: [Token], old: [Token])? {
    guard let index = tokens.firstIndex(where: { $0.isWord("not") }), index > 0, index < tokens.count - 1,
      !Self.noContrast.contains(tokens[index + 1]), !tokens[index - 1].isWord("still"),
      !tokens[index...].contains(where: { $0.isWord("me") }),
      !tokens.contains(where: {
        $0.isOne(of: "i", "i'm", "im", "do", "did", "is", "are", "am") && $0.kind == .word
      }) || tokens[0].isWord("no")
    else { return nil }
    return (Array(tokens[..<index]), Array(tokens[(index + 1)...]))
  }

  /// Whether what is said for something else, or what it was taken for, is in reach. Figures alone may be of anything.
  private func isContrastOfLogged(_ new: [Token], _ old: [Token]) -> Bool {
    guard foods.holdsFood(new) || foods.holdsFood(old) else { return true }
    if case .water? = context.lastEntries.last, old.contains(where: { $0.isWord("water") }) { return true }
    return mealsInReach.contains { meal in
      let matcher = ItemMatcher(meal: meal, foods: foods)
      if matcher.index(said: old) != nil { return true }
      return matcher.index(named: new).map { matcher.namesWhole(new, of: $0) } ?? false
    }
  }

  /// "Dinner: not yet", "not too bad": nothing was taken for something else.
  private static let noContrast: WordSet = ["yet", "too", "bad", "much", "many", "sure", "hungry", "so", "very"]

  /// Say of what kind it was, and not what.
  private static let kindNouns = ListWords.kinds.union(["stuff"])

  /// "it wasn't a plum, it was a pear", "that wasn't squash but juice", "wasn't the sweet kind, it was the dry one": the one for
  /// the other.
  func denied(_ said: [Token]) -> Reading? {
    guard said.count > 3, IntentWords.deniedCopulas.occurs(in: said.prefix(5)),
      // "Nope, it wasn't a plum, it was a pear".
      case let tokens = Array(said.drop(while: Self.isInterjection)), tokens.count > 3
    else { return nil }
    let start = CorrectionWords.subjects.contains(tokens[0]) ? 1 : 0
    guard IntentWords.deniedCopulas.contains(tokens[start]),
      let joint = tokens.indices.dropFirst(start + 2).first(where: {
        tokens[$0].isSign(",") || tokens[$0].isWord("but") || tokens[$0].isOne(of: "it", "they")
      }), case let old = Array(tokens[(start + 1)..<joint]), case let held = holding(old), let meal = held.lastMeal
    else { return nil }
    let rest = Array(tokens[(joint + 1)...].drop { $0.kind == .punctuation })
    let new = withoutKindNoun(trimmed(rest.isEmpty ? rest : Array(rest[firstContent(rest)...])))
    let isOfKind = old.last.map { Self.kindNouns.contains($0) } ?? false
    guard !new.isEmpty, !new.contains(where: { $0.isSign(",") || $0.isSign(".") }) else { return nil }
    if let index = ItemMatcher(meal: meal, foods: foods).index(said: old)
      ?? (isOfKind && meal.items.count == 1 ? 0 : nil),
      foods.holdsFood(new) || ItemCorrection.isOnlyKind(new) || isOfKind
    {
      // Of a kind the food stays: "whole milk" that was skimmed is skimmed milk.
      let isKind = ItemCorrection.isOnlyKind(new)
      let name = ItemMatcher(meal: meal, foods: foods).saidNames[index] ?? meal.items[index].name
      let kinds = Lexer.tokens(of: name).filter { ItemCorrection.isOnlyKind([$0]) }
      let named = isOfKind && !isKind && !foods.holdsFood(new) ? new + Lexer.tokens(of: name) : new
      return ItemCorrection(context: held, foods: foods).reading(of: .init(new: named, old: isKind ? kinds : old))
    }
    return nil
  }

  /// "dry" of "the dry one".
  private func withoutKindNoun(_ tokens: [Token]) -> [Token] {
    guard tokens.count > 1, let last = tokens.last, Self.kindNouns.contains(last) else { return tokens }
    return Array(tokens.dropLast().drop { $0.isWord("the") || NumberWords.articles.contains($0) })
  }

  /// "make the tea a coffee", "change the rice to chips": one item for another.
  func turned(_ tokens: [Token]) -> Reading? {
    guard tokens.count > 3, tokens[0].isOne(of: "make", "turn", "change"),
      tokens[1].isOne(of: "the", "my", "that"), let meal = lastMeal
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    for joint in 3..<tokens.count - 1 where tokens[joint].isOne(of: "a", "an", "into", "to", "some") {
      let old = Array(tokens[2..<joint])
      let new = trimmed(Array(tokens[(tokens[joint].isOne(of: "into", "to") ? joint + 1 : joint)...]))
      guard let index = matcher.index(named: old), matcher.isName(old, of: index), foods.holdsFood(new),
        Amount.counts(new) == false
      else { continue }
      return ItemCorrection(context: context, foods: foods).reading(of: .init(new: new, old: old))
    }
    return amended(tokens, by: matcher)
  }

  /// "make the honey 10 g", "make the rice half": another amount of an item.
  private func amended(_ tokens: [Token], by matcher: ItemMatcher) -> Reading? {
    let figure = tokens.indices.dropFirst(3).first { index in
      let rest = trimmed(Array(tokens[index...]))
      return Amount.counts(rest) || isCountOrSize(rest) || rest.count == 1 && Multiple.read(rest) != nil
    }
    guard let figure else { return nil }
    let old = Array(tokens[2..<figure])
    guard let index = matcher.index(named: old), matcher.isName(old, of: index) else { return nil }
    return ItemCorrection(context: context, foods: foods).reading(
      of: .init(new: trimmed(Array(tokens[figure...])), old: old))
  }
}
