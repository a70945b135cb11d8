import Nutrition
import ToolCalls

/// Of what kind the last food was, told with "one".
extension CorrectionReader {
  private static let before: WordSet = [
    "it", "that", "they", "was", "were", "actually", "sorry", "oh", "wait", "no", "really", "the", "a", "an", "oops",
    "make", "by", "way", "it's", "that's",
  ]

  /// "It was a lentil one" of a burger: a lentil burger, and no lentils.
  func kindOfOne(_ tokens: [Token]) -> Reading? {
    // "A tuna one, not ham".
    let denial = tokens.firstIndex { $0.isWord("not") }.flatMap { $0 > 2 ? $0 : nil } ?? tokens.count
    let said = trimmed(Array(tokens[..<denial]))
    guard said.count > 2, said.count <= 9, let last = said.last, last.isWord("one") || last.isWord("ones"),
      let meal = lastMeal
    else { return nil }
    let isTold = said.contains {
      $0.isOne(of: "was", "were", "it's", "that's", "make")
    }
    // "A poached one" right after an egg.
    let isBare = said.count <= 4 && NumberWords.articles.contains(said[0])
    guard isTold || isBare else { return nil }
    let kind = Array(said.dropLast().drop { $0.kind == .punctuation || Self.before.contains($0) })
    guard (1...3).contains(kind.count),
      kind.allSatisfy({
        $0.kind == .word && !$0.isCount && QuantityWords.sizes[$0] == nil && !OpinionWords.all.contains($0)
          && !$0.isOne(of: "not", "only", "just", "last", "first", "same", "other", "half")
      })
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    let matcher = ItemMatcher(meal: meal, foods: foods)
    let found = meal.items.indices.compactMap { index in
      items.ofThatKind(kind, meal.items[index], said: matcher.saidNames[index], isSure: isTold && meal.items.count == 1)
        .map { (index, $0) }
    }
    guard found.count == 1, let (index, new) = found.first else { return nil }
    let change = items.replace(meal.items[index], with: new)
    return Reading(CorrectEntry(entryId: meal.id, items: [change]))
  }

  /// "Chocolate flavour" right after a protein bar: of what kind that was.
  func flavor(_ tokens: [Token]) -> Reading? {
    guard (2...6).contains(tokens.count), let last = tokens.last, ListWords.flavorNouns.contains(last),
      case .meal(let meal)? = context.lastEntries.last, meal.items.count == 1,
      case let kind = Array(tokens.dropLast().drop { $0.kind == .punctuation || Self.before.contains($0) }),
      (1...3).contains(kind.count), kind.allSatisfy({ $0.kind == .word })
    else { return nil }
    let items = ItemCorrection(context: context, foods: foods)
    let said = ItemMatcher(meal: meal, foods: foods).saidNames[0]
    return items.ofThatKind(kind, meal.items[0], said: said, isSure: true).map { new in
      let change = items.replace(meal.items[0], with: new)
      return Reading(CorrectEntry(entryId: meal.id, items: [change]))
    }
  }
}
