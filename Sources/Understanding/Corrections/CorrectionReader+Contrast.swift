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

  /// "honey instead of syrup" of pancakes with syrup; with a verb it tells of another meal.
  private func putsInstead(_ tokens: [Token]) -> Bool {
    guard let instead = tokens.firstIndex(where: { $0.isWord("instead") }), instead > 0, instead + 2 < tokens.count,
      tokens[instead + 1].isWord("of"), !FrameReader.hasReport(tokens, from: 0), let meal = lastMeal
    else { return false }
    return ItemMatcher(meal: meal, foods: foods).index(said: Array(tokens[(instead + 2)...])) != nil
  }

  /// The two sides of "this, not that".
  func contrast(_ tokens: [Token]) -> (new: [Token], old: [Token])? {
    guard let index = tokens.firstIndex(where: { $0.isWord("not") }), index > 0, index < tokens.count - 1,
      !Self.noContrast.contains(tokens[index + 1]), !tokens[index - 1].isWord("still"),
      !tokens[index...].contains(where: { $0.isWord("me") }),
      !tokens.contains(where: {
        ["i", "i'm", "im", "do", "did", "is", "are", "am"].contains($0.folded) && $0.kind == .word
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

  private static let subjectsOfDenials: WordSet = ["it", "that", "they", "those"]
  private static let denials: WordSet = ["wasn't", "wasnt", "weren't", "werent"]

  /// "it wasn't a plum, it was a pear", "that wasn't squash but juice": the one for the other.
  func denied(_ tokens: [Token]) -> Reading? {
    guard tokens.count > 4, Self.denials.contains(tokens[1]), Self.subjectsOfDenials.contains(tokens[0]),
      let joint = tokens.indices.dropFirst(3).first(where: { tokens[$0].isSign(",") || tokens[$0].isWord("but") }),
      let meal = lastMeal
    else { return nil }
    let old = Array(tokens[2..<joint])
    let rest = Array(tokens[(joint + 1)...].drop { $0.kind == .punctuation })
    let new = rest.isEmpty ? rest : Array(rest[firstContent(rest)...])
    guard ItemMatcher(meal: meal, foods: foods).index(said: old) != nil, foods.holdsFood(new) else { return nil }
    return ItemCorrection(context: context, foods: foods).reading(of: .init(new: new, old: old))
  }

  /// "make the tea a coffee", "change the rice to chips": one item for another.
  func turned(_ tokens: [Token]) -> Reading? {
    guard tokens.count > 4, ["make", "turn", "change"].contains(tokens[0].folded),
      ["the", "my", "that"].contains(tokens[1].folded), let meal = lastMeal
    else { return nil }
    let matcher = ItemMatcher(meal: meal, foods: foods)
    for joint in 3..<tokens.count - 1 where ["a", "an", "into", "to", "some"].contains(tokens[joint].folded) {
      let old = Array(tokens[2..<joint])
      let new = trimmed(Array(tokens[(["into", "to"].contains(tokens[joint].folded) ? joint + 1 : joint)...]))
      guard let index = matcher.index(named: old), matcher.isName(old, of: index), foods.holdsFood(new),
        Amount.counts(new) == false
      else { continue }
      return ItemCorrection(context: context, foods: foods).reading(of: .init(new: new, old: old))
    }
    return nil
  }

  /// "Doubles, not singles" right after a workout: how it was played, which nothing that is logged tells.
  func sidesOfWorkout(_ tokens: [Token]) -> Reading? {
    guard case .workout(let workout)? = context.lastEntries.last, tokens.count <= 6, let sides = contrast(tokens),
      (sides.new + sides.old).allSatisfy({ $0.kind == .word && SegmentReader.isTraining($0) })
    else { return nil }
    return Reading(
      clarification: Clarification(
        question: "What was different about \(workout.name.prefix(60))? Say it with how long, how far or when it was."),
      confidence: 0.4)
  }
}
